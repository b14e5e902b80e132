"""The course of Castle Combo: setup, whose turn it is, and what each move does."""

from collections.abc import Callable
from typing import Any

from castles.rules.chance import below, shuffled
from castles.rules.combo.abilities import (
    add_to_purses,
    bought_card,
    carry_out,
    choose_purses,
    count_neighbour,
    discard,
    take_keys,
)
from castles.rules.combo.ask import price
from castles.rules.combo.counting import FACE_DOWN_MARKS
from castles.rules.combo.grid import CELLS, CENTRE, WIDTH
from castles.rules.combo.locations import follow_arrow, refill, renew, send_messenger
from castles.rules.combo.pieces import (
    CARDS,
    DECKS,
    FACE_DOWN_GOLD,
    FACE_DOWN_KEYS,
    KEY_COST,
    MARKS,
    SHOWN,
    SPACES,
    START_GOLD,
    START_KEYS,
    VILLAGE,
    Mark,
)
from castles.rules.combo.score import ranking, store_gold, tell_scores, tell_stored
from castles.rules.combo.state import (
    EMPTY,
    FACE_DOWN,
    OVER,
    TAKE,
    TURN,
    AddToPurses,
    Buy,
    CardBought,
    CardTakenFaceDown,
    Cell,
    ChoosePurses,
    CountNeighbour,
    Discard,
    GameEnded,
    MoveMessenger,
    Piece,
    Renew,
    State,
    TakeFaceDown,
    TakeKeys,
    TurnPassed,
)
from castles.rules.game import Move, Seat, Setup, Tell, winners

_FILLED = int(Mark.FILLED)


def setup(setup: Setup) -> State:
    """Three cards shown of each deck, the messenger at the village, and anyone may begin."""
    players = setup.players
    chance, first = below(setup.seed, players)
    chance, castle = shuffled(chance, DECKS[0])
    chance, village = shuffled(chance, DECKS[1])
    return State(
        seat=first,
        awaited=TURN,
        bought=EMPTY,
        effect=0,
        messenger=VILLAGE,
        chance=chance,
        decks=[castle[:-SHOWN], village[:-SHOWN]],
        shown=[castle[-SHOWN:], village[-SHOWN:]],
        discards=[[], []],
        removed=[],
        gold=[START_GOLD] * players,
        keys=[START_KEYS] * players,
        grids=[[EMPTY for _ in CELLS] for _ in range(players)],
        marks=[[0 for _ in Mark] for _ in range(players)],
        shapes=[0] * players,
        purses=[0 for _ in CARDS],
    )


def to_move(state: State) -> Seat | None:
    """Whose turn it is; decisions of an ability are the buyer's."""
    return None if state.awaited == OVER else state.seat


def perform(state: State, move: Move, tell: Tell) -> None:
    """Plays a legal move in place."""
    _PERFORM[type(move)](state, move, tell)


def _move_messenger(state: State, move: MoveMessenger, tell: Tell) -> None:
    state.keys[state.seat] -= KEY_COST
    state.awaited = TAKE
    send_messenger(state, tell)


def _renew(state: State, move: Renew, tell: Tell) -> None:
    state.keys[state.seat] -= KEY_COST
    state.awaited = TAKE
    renew(state, tell)


def _buy(state: State, move: Buy, tell: Tell) -> None:
    seat, location = state.seat, state.messenger
    card = state.shown[location][move.slot]
    paid = price(state, seat, card)
    state.gold[seat] -= paid
    state.bought = _lay(state, move, card, MARKS[card])
    if tell:
        tell(CardBought(seat, location, move.slot, card, move.x, move.y, paid))
    _use_ability(state, tell)


def _take_face_down(state: State, move: TakeFaceDown, tell: Tell) -> None:
    seat, location = state.seat, state.messenger
    card = state.shown[location][move.slot]
    state.gold[seat] += FACE_DOWN_GOLD
    state.keys[seat] += FACE_DOWN_KEYS
    _lay(state, move, FACE_DOWN + card, FACE_DOWN_MARKS)
    if tell:
        gains = FACE_DOWN_GOLD, FACE_DOWN_KEYS
        tell(CardTakenFaceDown(seat, location, move.slot, card, move.x, move.y, *gains))
    _end_turn(state, tell)


def _lay(state: State, move: Buy | TakeFaceDown, piece: Piece, bears: tuple[int, ...]) -> Cell:
    """Takes the card out of its slot into the grid, where its marks count from now on; the cell."""
    seat, cell = state.seat, CENTRE + WIDTH * move.y + move.x
    state.shown[state.messenger][move.slot] = EMPTY
    state.grids[seat][cell] = piece
    state.shapes[seat] |= 1 << cell
    marks = state.marks[seat]
    for mark in bears:
        marks[mark] += 1
    return cell


def _answering(answer: Callable[[State, Any, Tell], None]) -> Callable[[State, Any, Tell], None]:
    """An answer, after which the ability goes on."""

    def performed(state: State, move: Move, tell: Tell) -> None:
        answer(state, move, tell)
        _use_ability(state, tell)

    return performed


def _use_ability(state: State, tell: Tell) -> None:
    if carry_out(state, tell):
        follow_arrow(state, bought_card(state), tell)
        state.bought = EMPTY
        state.effect = 0
        _end_turn(state, tell)


def _end_turn(state: State, tell: Tell) -> None:
    refill(state, tell)
    seat = (state.seat + 1) % len(state.gold)
    if state.marks[seat][_FILLED] == SPACES:
        _end_game(state, tell)
        return
    state.seat = seat
    state.awaited = TURN
    if tell:
        tell(TurnPassed(seat))


def _end_game(state: State, tell: Tell) -> None:
    """Leftover gold goes into purses before anything is counted."""
    state.awaited = OVER
    for seat in range(len(state.gold)):
        tell_stored(seat, store_gold(state, seat), tell)
    if tell:
        tell_scores(state, tell)
        tell(GameEnded(winners(ranking(state))))


_PERFORM: dict[type[Move], Callable[[State, Any, Tell], None]] = {
    MoveMessenger: _move_messenger,
    Renew: _renew,
    Buy: _buy,
    TakeFaceDown: _take_face_down,
    CountNeighbour: _answering(count_neighbour),
    TakeKeys: _answering(take_keys),
    AddToPurses: _answering(add_to_purses),
    Discard: _answering(discard),
    ChoosePurses: _answering(choose_purses),
}
