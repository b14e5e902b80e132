"""What the board reads off a view: which tiles lie where, who stands where, and what every area is worth."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import CREW, FIRST_SUBJECT
from castles.rules.courtyard.ground import FITS, TURNS, spot_of, stand
from castles.rules.courtyard.hidden import unseen_tiles
from castles.rules.courtyard.pieces import SQUARES, TILES, Tile
from castles.rules.courtyard.settle import covered, root_of
from castles.rules.courtyard.state import NONE, At, Stand, State
from castles.rules.game import Seat

SEATS = (0, 1)


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on a square."""

    at: At
    tile: Tile
    turns: int


@dataclass(frozen=True, slots=True)
class Holding:
    """An area with subjects on it."""

    stand: Stand  # of its first subject, of the holder if there is one
    kind: str
    holder: Seat | None  # None: as many of both
    worth: int  # when it is finished as it is now
    squares: tuple[At, ...]
    starts: tuple[str, ...]


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


def holding_at(view: State, at: Stand) -> Holding:
    """The area that somebody stands on here."""
    return _holding(view, view.areas[root_of(view, spot_of(*at))])


def holdings(view: State) -> list[Holding]:
    """All areas with subjects, each once."""
    roots = {root_of(view, spot) for spot in view.posts if spot != NONE}
    return [_holding(view, view.areas[root]) for root in sorted(roots)]


def _holding(view: State, area: int) -> Holding:
    holder = bits.majority(area)
    spots = [view.posts[subject] for subject in bits.subjects(area) if holder in (None, subject // CREW)]
    return Holding(stand(min(spots)), bits.kind_of(area), holder, bits.worth(area), *covered(area))


def worth_at(view: State, at: Stand) -> int:
    """What the area here is worth as it is now, whoever stands on it."""
    return bits.worth(view.areas[root_of(view, spot_of(*at))])


def dead_squares(view: State) -> list[At]:
    """Squares beside tiles where none of those that are left fits, whichever way it is turned."""
    left = [*unseen_tiles(view), *([view.tile] if view.tile != NONE else [])]
    return [SQUARES[square] for square, wish in view.frontier.items() if not _fits_any(left, wish)]


def _fits_any(kinds: Sequence[int], wish: int) -> bool:
    return any(FITS[kind][wish] for kind in kinds)


def tiles_left(view: State) -> list[tuple[Tile, int]]:
    """Every kind of tile, and how many of it are still in the stack."""
    unseen = unseen_tiles(view)
    return [(tile, unseen[kind]) for kind, tile in enumerate(TILES)]
