"""The house: it knows every scene, so that none of them has to know the others."""

from typing import Any

from castles.match import Cursor, Match
from castles.rules.game import Game
from castles.scenes.keymap import KeyMap
from castles.scenes.lobby import Lobby
from castles.scenes.manual import Manual
from castles.scenes.menu import TableMenu
from castles.scenes.options import Options
from castles.scenes.saves_list import SavesList
from castles.scenes.scene import Context, Scene
from castles.scenes.sheet import ScoreSheet
from castles.scenes.spotlight import Lights
from castles.scenes.statistics import Statistics
from castles.scenes.table import Table
from castles.scenes.take_over import TakeOver
from castles.session.onlook import Onlook


class House:
    """Opens the door to each scene."""

    def lobby(self, context: Context, game: Game[Any, Any]) -> Scene:
        return Lobby(context, game)

    def table(self, context: Context, match: Match) -> Scene:
        return Table(context, match)

    def onlooker(self, context: Context, match: Match) -> Scene:
        return Table(context, match, Onlook())

    def table_menu(self, context: Context, match: Match, lights: Lights, at: Cursor) -> Scene:
        return TableMenu(context, match, lights, at)

    def score(self, context: Context, match: Match, lights: Lights | None, at: Cursor | None) -> Scene:
        return ScoreSheet(context, match, lights, at)

    def take_over(self, context: Context, match: Match, at: Cursor) -> Scene:
        return TakeOver(context, match, at)

    def rules(self, context: Context, game: str | None) -> Scene:
        return Manual(context, game)

    def keys(self, context: Context) -> Scene:
        return KeyMap(context)

    def options(self, context: Context, game: str | None) -> Scene:
        return Options(context, game)

    def saves(self, context: Context) -> Scene:
        return SavesList(context)

    def statistics(self, context: Context) -> Scene:
        return Statistics(context)
