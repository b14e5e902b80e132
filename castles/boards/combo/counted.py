"""What a line of Castle Combo's score sheet counts, and where it lies."""

from collections.abc import Sequence

from castles.boards.board import Look
from castles.boards.combo import layout
from castles.boards.combo.reading import players
from castles.display import Box
from castles.rules.combo import ask
from castles.rules.combo.state import Spot, State
from castles.rules.game import Event, Seat


def counted(look: Look[State], told: Sequence[Event], reason: str, seat: Seat) -> list[Box]:
    """The cards whose scrolls stand in this line with all that they count; keys and gold."""
    scored = ask.scored_in(look.view, seat, reason)
    around = [near for spot in scored for near in ask.counted_by_scroll(look.view, seat, spot)]
    return [*(_cell(look, seat, spot) for spot in dict.fromkeys([*scored, *around])), *_hoard(look, reason, seat)]


def _cell(look: Look[State], seat: Seat, spot: Spot) -> Box:
    return layout.cell_box(players(look), look.seat, seat, look.view.shapes[seat], spot)


def _hoard(look: Look[State], reason: str, seat: Seat) -> list[Box]:
    """A seat's keys or gold."""
    if reason not in ("keys", "gold"):
        return []
    if seat == look.seat:
        return [layout.keys_area(players(look)) if reason == "keys" else layout.gold_area(players(look))]
    head = layout.head(players(look), look.seat, seat)
    return [head.keys if reason == "keys" else head.gold]
