"""What the board reads off a view: which tiles lie where, and who stands where."""

from collections.abc import Iterator
from dataclasses import dataclass

from castles.boards.board import Look
from castles.rules.courtyard.areas import Area, areas
from castles.rules.courtyard.bits import CREW, FIRST_SUBJECT
from castles.rules.courtyard.ground import TURNS, stand
from castles.rules.courtyard.pieces import SQUARES, TILES, Tile
from castles.rules.courtyard.state import NONE, At, Stand, State
from castles.rules.game import Seat

SEATS = (0, 1)


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on a square."""

    at: At
    tile: Tile
    turns: int


def laid_tiles(view: State) -> Iterator[Laid]:
    """All tiles in the court."""
    for at, turned in zip(SQUARES, view.laid, strict=False):
        if turned != NONE:
            yield Laid(at, TILES[turned >> 2], turned & 3)


def laid_at(view: State, at: At) -> Laid:
    turned = view.laid[SQUARES.index(at)]
    return Laid(at, TILES[turned >> 2], turned & 3)


def last_laid(view: State) -> Laid | None:
    """The tile laid last."""
    return laid_at(view, SQUARES[view.last]) if view.last != NONE else None


def in_hand(view: State) -> Tile | None:
    return TILES[view.tile] if view.tile != NONE else None


def different_turns(view: State) -> int:
    """How many turns of the tile in hand look different."""
    return len(TURNS[view.tile])


def can_turn(look: Look[State]) -> bool:
    """Whether there is a tile to lay that looks different when it is turned."""
    return bool(look.legal) and in_hand(look.view) is not None and different_turns(look.view) > 1


def stands(view: State, seat: Seat) -> list[Stand | None]:
    """Where each subject of a seat stands; None at home."""
    posts = view.posts[CREW * seat : CREW * seat + CREW]
    return [stand(spot) if spot != NONE else None for spot in posts]


def next_subject(view: State, seat: Seat) -> int | None:
    """The subject that would be put next: the first that is at home."""
    home = view.home[seat]
    return ((home & -home).bit_length() - 1 - FIRST_SUBJECT) % CREW if home else None


def keep_stand(view: State, seat: Seat) -> Stand | None:
    spot = view.keeps[seat]
    return stand(spot) if spot != NONE else None


def area_by_stand(view: State) -> dict[Stand, Area]:
    """The area of every segment."""
    return {stand: area for area in areas(view) for stand in area.segments}


def held_areas(view: State) -> list[Area]:
    """All areas with subjects on them."""
    return [area for area in areas(view) if any(area.subjects)]


def flag_stand(view: State, area: Area) -> Stand:
    """Where the holder's first subject stands, or anybody's if both have as many."""
    seats = SEATS if area.holder is None else (area.holder,)
    return next(each for seat in seats for each in stands(view, seat) if each in area.segments)
