"""The toy game at a real table, for tests that need hidden hands."""

from collections.abc import Iterator
from contextlib import contextmanager

from castles.app import App
from castles.boards import BOARDS
from castles.match import Match, Player
from castles.rules import GAMES
from castles.scenes.table import Table
from castles.wording import WORDINGS
from tests import toy
from tests.toy_board import TOY_BOARD
from tests.toy_wording import TOY_WORDING

PEOPLE = (Player("Ilona", "gules"), Player("Marek", "azure"))


@contextmanager
def toy_in_the_box() -> Iterator[None]:
    """As long as this lasts, the toy is a game like the others."""
    GAMES["toy"], BOARDS["toy"], WORDINGS["toy"] = toy.TOY, TOY_BOARD, TOY_WORDING
    try:
        yield
    finally:
        del GAMES["toy"], BOARDS["toy"], WORDINGS["toy"]


def toy_match(players: tuple[Player, ...] = PEOPLE, seed: int = 5) -> Match:
    return Match(toy.TOY, toy.TOY.setup_for(len(players), seed=seed), players)


def sit_down(app: App, match: Match) -> Table:
    """The table, on top of the stack and drawn once."""
    table = Table(app.context, match)
    app.context.stack.push(table)
    app.step([], 0.0)
    return table
