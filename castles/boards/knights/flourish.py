"""What goes with the events of Knights and Castles: a storming is shown step by step."""

from collections.abc import Callable, Iterator
from typing import Any

from castles.boards.board import Look
from castles.boards.knights import layout
from castles.boards.knights.reading import (
    Bit,
    back_piece,
    camp_piece,
    card_at,
    card_piece,
    corner_of,
    is_open,
    revealed_bits,
    seats,
    slot_of,
    tile_piece,
)
from castles.display import Box, Float, Flourish, Piece
from castles.rules.game import Event, Seat
from castles.rules.knights.pieces import DRUM, SHEPHERD, Card
from castles.rules.knights.state import (
    ArmiesCamped,
    ArmyCancelled,
    CardRecruited,
    CardsLaid,
    CardsRevealed,
    CastleTaken,
    CastleTakenBySword,
    DrumUnanswered,
    GameBegun,
    GameEnded,
    ShepherdsReturned,
    State,
    SwordPassed,
    TileTurnedUp,
    camp_size,
)
from castles.wording.knights import board as words

SILENT_ON_PURPOSE: tuple[type[Event], ...] = ()
Origins = tuple[tuple[Piece, Piece], ...]


def flourish(event: Event, look: Look[State]) -> Flourish:
    """What an event shows; the view is the one just after it."""
    return _FLOURISHES[type(event)](event, look)


def _tile_turned_up(event: TileTurnedUp, look: Look[State]) -> Flourish:
    origins = ((tile_piece(event.round), ("stack",)),)
    return Flourish("dice" if event.tile == DRUM else "turn", seconds=0.8, origins=origins)


def _cards_laid(event: CardsLaid, look: Look[State]) -> Flourish:
    if is_open(look, event.seat):
        return Flourish("lay", seconds=0.3)
    return Flourish(
        "lay", seconds=0.4, origins=tuple((back_piece(event.seat, slot), ("name", event.seat)) for slot in (0, 1))
    )


def _cards_revealed(event: CardsRevealed, look: Look[State]) -> Flourish:
    turned = (
        (card_piece(seat, bit), back_piece(seat, slot))
        for seat in seats(look)
        if not is_open(look, seat)
        for slot, bit in enumerate(revealed_bits(event, seat))
    )
    return Flourish("turn", seconds=1.2, origins=tuple(turned), line=words.text(words.ALL_TURN_UP))


def _shepherds_returned(event: ShepherdsReturned, look: Look[State]) -> Flourish:
    home = [(seat, bit) for seat, bit in _revealed(look) if card_at(bit) == SHEPHERD]
    floats = tuple(Float(words.text(words.GOES_HOME), _before(look, seat), seat) for seat in dict(home))
    lights = tuple(_place(look, seat, bit) for seat, bit in home)
    own = tuple((card_piece(seat, bit), (_place(look, seat, bit),)) for seat, bit in home if is_open(look, seat))
    away = tuple((card_piece(seat, bit), _before(look, seat)) for seat, bit in home if not is_open(look, seat))
    return Flourish("page", floats, lights, 1.0, paths=own, leaving=away)


def _revealed(look: Look[State]) -> list[tuple[Seat, Bit]]:
    """All cards that were turned up, whether or not they still lie there."""
    event = next(event for event in reversed(look.last) if isinstance(event, CardsRevealed))
    return [(seat, bit) for seat in seats(look) for bit in revealed_bits(event, seat)]


def _place(look: Look[State], seat: Seat, bit: Bit) -> Box:
    """Where a card lies, or lay."""
    return layout.laid_box(corner_of(look, seat), slot_of(look, seat, bit))


def _before(look: Look[State], seat: Seat) -> Box:
    """The place from which words about a seat rise: its name."""
    return layout.name_box(corner_of(look, seat), look.names[seat])


def _sword(look: Look[State], seat: Seat) -> Box:
    return layout.sword_box(corner_of(look, seat), look.names[seat])


def _army_cancelled(event: ArmyCancelled, look: Look[State]) -> Flourish:
    floats = tuple(Float(words.text(words.CANCELLED), _before(look, seat), seat) for seat in event.seats)
    lights = tuple(_place(look, seat, event.army) for seat in event.seats)
    origins = tuple(pair for seat in event.seats for pair in _into_camp(look, seat, (event.army,)))
    return Flourish("error", floats, lights, 1.2, origins, _rests(look, event))


def _rests(look: Look[State], event: ArmyCancelled) -> tuple[tuple[Piece, tuple[Box, ...]], ...]:
    """Armies that cancel each other out are seen side by side before they go."""
    own = ((card_piece(look.seat, event.army), look.seat),) if look.seat in event.seats else ()
    others = [(new, seat) for seat in event.seats for new, _old in _into_camp(look, seat, (event.army,))]
    return tuple((piece, (_place(look, seat, event.army),)) for piece, seat in (*own, *others))


def _into_camp(look: Look[State], seat: Seat, armies: tuple[Card, ...]) -> Iterator[tuple[Piece, Piece]]:
    """Armies of others come to lie on their camps; with the memory aid no backs lie there."""
    if seat != look.seat and not look.options.get("memory_aid"):
        first = camp_size(look.view, seat) - len(armies)
        for number, army in enumerate(armies, first):
            yield camp_piece(seat, number), card_piece(seat, army)


def _castle_taken(event: CastleTaken, look: Look[State]) -> Flourish:
    word = Float(words.points(event.points), layout.TILE, event.seat)
    return Flourish("fanfare", (word,), (_place(look, event.seat, event.army),), 1.2)


def _castle_taken_by_sword(event: CastleTakenBySword, look: Look[State]) -> Flourish:
    word = Float(words.points(event.points), layout.TILE, event.seat)
    return Flourish("fanfare", (word,), (_sword(look, event.seat),), 1.2)


def _armies_camped(event: ArmiesCamped, look: Look[State]) -> Flourish:
    pairs = (pair for seat, armies in enumerate(event.armies) for pair in _into_camp(look, seat, armies))
    return Flourish("shuffle", seconds=0.7, origins=tuple(pairs))


def _sword_passed(event: SwordPassed, look: Look[State]) -> Flourish:
    return Flourish("token", lights=(_sword(look, event.taker),), seconds=0.7)


def _card_recruited(event: CardRecruited, look: Look[State]) -> Flourish:
    word = Float(words.text(words.ONE_BACK), layout.tent_box(corner_of(look, event.seat)), event.seat)
    return Flourish("pick_up", (word,), seconds=0.7)


def _drum_unanswered(event: DrumUnanswered, look: Look[State]) -> Flourish:
    return Flourish("error", (Float(words.text(words.CAMPS_EMPTY), layout.TILE),), seconds=1.0)


def _game_ended(event: GameEnded, look: Look[State]) -> Flourish:
    return Flourish("win", seconds=1.2)


def _game_begun(event: GameBegun, look: Look[State]) -> Flourish:
    return Flourish("shuffle", (Float(words.game_number(look.view), layout.TILE),), seconds=1.2)


_FLOURISHES: dict[type[Event], Callable[[Any, Look[State]], Flourish]] = {
    TileTurnedUp: _tile_turned_up,
    CardsLaid: _cards_laid,
    CardsRevealed: _cards_revealed,
    ShepherdsReturned: _shepherds_returned,
    ArmyCancelled: _army_cancelled,
    CastleTaken: _castle_taken,
    CastleTakenBySword: _castle_taken_by_sword,
    ArmiesCamped: _armies_camped,
    SwordPassed: _sword_passed,
    CardRecruited: _card_recruited,
    DrumUnanswered: _drum_unanswered,
    GameEnded: _game_ended,
    GameBegun: _game_begun,
}
