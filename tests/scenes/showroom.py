"""Every scene but the table, each with much in it: for the tests that look at all of them."""

import gettext
import random
from collections.abc import Callable
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import Any

from castles.app import App
from castles.boards import BOARDS
from castles.match import COLOURS, Cursor, Match, Player
from castles.rules import GAMES
from castles.rules.game import Line
from castles.scenes.curtain import Curtain
from castles.scenes.dialog import Answer, Dialog
from castles.scenes.import_list import ImportList
from castles.scenes.keymap import KeyMap
from castles.scenes.lobby import Lobby
from castles.scenes.manual import Manual
from castles.scenes.menu import TableMenu
from castles.scenes.options import Options
from castles.scenes.picker import Picker
from castles.scenes.saves_list import SavesList
from castles.scenes.scene import Scene
from castles.scenes.seating import PERSON, default_seating, to_json
from castles.scenes.sheet import ScoreSheet
from castles.scenes.statistics import Statistics
from castles.scenes.take_over import TakeOver
from castles.scenes.title import Title
from castles.storage import Storage
from castles.ui.area import Area
from castles.ui.field import Entry
from castles.wording import WORDINGS

NAMES = ("Ilona", "Maksymilian Wójcik", "Zsófia", "Stanisław", "Réka", "Łucja")
LONG = "The rules don't allow move 14 of this save. The match stands just before it, and a copy was kept. " * 2


class Stretched(gettext.NullTranslations):
    """A language whose every message is 1.4 times as long as in English, with accents above and below."""

    def gettext(self, message: str) -> str:
        more = ceil(len(message) * 0.4)
        filler = "őęźŐ" * more if len(message) < 12 else " ługő" * more
        return message + filler[:more].rstrip()

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def match_of(key: str, players: int, moves: int | None = None, seed: int = 3) -> Match:
    """A match played by chance to its end, or for some moves."""
    game, chance = GAMES[key], random.Random(seed)
    seats = [Player(NAMES[seat], COLOURS[seat], None if seat == 0 else "random") for seat in range(players)]
    match = Match(game, game.setup_for(players, seed), seats)
    while not match.is_over and (moves is None or len(match.past) < moves):
        match.play(chance.choice(list(game.legal_moves(match.state))))
    return match


def save_of(app: App, key: str = "courtyard", moves: int | None = 4, name: str = "") -> Path:
    """The path of a new save."""
    match = match_of(key, GAMES[key].players[0], moves)
    match.name = name
    path = app.context.storage.new_path(match)
    app.context.storage.keeper(path).keep(match)
    return path


def fill(folder: Path) -> None:
    """Saves of all kinds: under way, finished, of a newer version, damaged."""
    storage = Storage(folder)
    unfinished = next(iter(BOARDS), "knights")
    for key, moves in (("knights", None), ("wall", None), ("throne", 9), (unfinished, 5)):
        match = match_of(key, GAMES[key].players[-1], moves)
        match.name = "An evening with friends" if key == "throne" else ""
        storage.keeper(storage.new_path(match)).keep(match)
    (storage.saves / "newer.json").write_text('{"format": 99}', encoding="utf-8")
    (storage.saves / "a-rather-long-name-of-a-damaged-file.json").write_text('{"format": 1}', encoding="utf-8")


def crowded_lobby(app: App, key: str) -> Lobby:
    """A lobby with every seat taken."""
    seating = default_seating(GAMES[key])
    for number in range(len(seating.chairs)):
        seating = seating.changed(number, kind=PERSON, name=NAMES[number])
    seating = replace(seating, last_seed="999999999")
    app.context.settings = replace(app.context.settings, lobbies={key: to_json(seating)}, names=("Zsuzsanna",))
    return Lobby(app.context, GAMES[key])


def full_sheet(app: App) -> ScoreSheet:
    """A score sheet with six columns and twelve rows."""
    match = match_of("throne", 6)
    lines = tuple(Line(f"reason number {row}", (row, 20, 3, 14, 125, 0), adds=row < 11) for row in range(12))
    match.line = replace(match.line, game=replace(match.game, tally=lambda state: lines))
    sheet = ScoreSheet(app.context, match)
    sheet.reveal()
    return sheet


def filled_import(app: App) -> ImportList:
    """A list of the files that others sent, and a path."""
    app.context.settings = replace(app.context.settings, exchange=str(app.context.storage.saves))
    scene = ImportList(app.context, lambda: None)
    scene.entered()
    scene.entry.set("/home/ilona/documents/castles.json")
    return scene


def counted(app: App) -> Statistics:
    scene = Statistics(app.context)
    while scene.update(0.0):
        pass
    return scene


def long_question(app: App) -> Dialog:
    answers = [Answer("Keep it as it is"), Answer("Delete it for good", kind="red")]
    return Dialog(
        app.context, "Part of this game is missing", LONG, answers, Entry("/home/ilona/documents/castles.json")
    )


def long_picker(app: App) -> Picker:
    options: list[tuple[Any, str]] = [(number, f"An entry, number {number}") for number in range(20)]
    return Picker(app.context, Area(400, 200, 160, 40), options, 3, lambda value: None)


def long_take_over(app: App) -> TakeOver:
    match = match_of("throne", 6, 60)
    match.name = "An evening with friends at the castle"
    return TakeOver(app.context, match, Cursor(50))


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": lambda app: Title(app.context),
    **{f"lobby_{key}": lambda app, key=key: crowded_lobby(app, key) for key in WORDINGS},  # type: ignore[misc]
    "saves": lambda app: SavesList(app.context),
    "import": filled_import,
    "statistics": counted,
    "options": lambda app: Options(app.context),
    "options_courtyard": lambda app: Options(app.context, "courtyard"),
    **{f"manual_{key}": lambda app, key=key: Manual(app.context, key) for key in WORDINGS},  # type: ignore[misc]
    "keymap": lambda app: KeyMap(app.context),
    "sheet": full_sheet,
    "sheet_running": lambda app: ScoreSheet(app.context, match_of("knights", 4, 6)),
    "dialog": long_question,
    "menu": lambda app: TableMenu(app.context, match_of("throne", 6, 4)),
    "take_over": long_take_over,
    "curtain": lambda app: Curtain(app.context, Player(NAMES[1], "or"), lambda: None, lambda: None),
    "picker": long_picker,
}
