"""What is drawn over the pieces of Castle Wall: the last card built, and the wizard's power."""

from collections.abc import Iterator

from castles.boards.board import Look
from castles.boards.wall import layout
from castles.boards.wall.poses import element_box, position_of
from castles.boards.wall.reading import gap, players
from castles.display import Box, Mark
from castles.rules.wall.pieces import WIZARD
from castles.rules.wall.state import NOBODY, CardBuilt, CardInserted, State
from castles.wording.wall import board as words

SPARK = 70.0


def marks(look: Look[State]) -> list[Mark]:
    """All marks. Where a card was put back is not marked: to remember it is the game."""
    return [*_last_built(look), *_wizard(look), *_gap(look)]


def _last_built(look: Look[State]) -> Iterator[Mark]:
    if "last_move" in look.helps:
        for event in look.last:
            if isinstance(event, CardBuilt | CardInserted):
                yield Mark("wall/frame", element_box(look, event.seat, position_of(look, event.seat, event.position)))


def _wizard(look: Look[State]) -> Iterator[Mark]:
    """A spark beside the wizard who can still insert a card."""
    if look.view.wizard != NOBODY:
        seat = look.view.wizard
        place = position_of(look, seat, look.view.castles[seat].index(WIZARD))
        box, side = element_box(look, seat, place), layout.strip(players(look), look.seat, seat).card * 0.5
        yield Mark(
            "wall/wizard_spark",
            Box(box.x + side * 0.55, box.y - side * 1.05, side, side),
            tip=words.text(words.SPARK_TIP),
        )


def _gap(look: Look[State]) -> Iterator[Mark]:
    """Where the wizard would insert the card."""
    opens = gap(look, look.seat)
    if opens is not None and look.intent.held is None:
        box = element_box(look, look.seat, opens)
        yield Mark("wall/wizard_spark", Box(box.x, box.y, SPARK, SPARK))
