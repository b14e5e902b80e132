"""A toy game with a hidden hand: the template of a game, small enough to read in a minute.

Everybody holds three cards of 1 to 9. Each round every seat lays one secretly, then all are revealed and the highest
takes a point (equal highest: nobody). After three rounds most points win.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import ClassVar

from castles.rules.chance import below, shuffled
from castles.rules.game import Event, Game, Line, Move, Ranking, Seat, Setup, Tally, Tell, ranked

CARDS = tuple(range(1, 10))
UNKNOWN = 0


@dataclass(frozen=True, slots=True)
class Lay(Move):
    card: int


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]
    winner: Seat | None


@dataclass(slots=True)
class State:
    hands: list[list[int]]
    laid: list[int]
    points: list[int]
    box: list[int]  # cards not dealt, unseen
    gone: list[int] = field(default_factory=list)


def setup(setup: Setup) -> State:
    _, deck = shuffled(setup.seed, CARDS)
    hands = [sorted(deck[3 * seat : 3 * seat + 3]) for seat in range(setup.players)]
    return State(hands, [], [0] * setup.players, sorted(deck[3 * setup.players :]))


def to_move(state: State) -> Seat | None:
    return len(state.laid) if state.hands[-1] else None


def legal_moves(state: State) -> list[Lay]:
    seat = to_move(state)
    return [] if seat is None else [Lay(card) for card in state.hands[seat]]


def why_not(state: State, move: Lay) -> str:
    return "over" if to_move(state) is None else "not_in_hand"


def perform(state: State, move: Lay, tell: Tell) -> None:
    seat = len(state.laid)
    state.hands[seat].remove(move.card)
    state.laid.append(move.card)
    if tell:
        tell(CardLaid(seat))
    if len(state.laid) == len(state.hands):
        reveal(state, tell)


def reveal(state: State, tell: Tell) -> None:
    cards, best = tuple(state.laid), max(state.laid)
    winner = state.laid.index(best) if state.laid.count(best) == 1 else None
    if winner is not None:
        state.points[winner] += 1
    state.gone += state.laid
    state.laid = []
    if tell:
        tell(CardsRevealed(cards, winner))


def copy(state: State) -> State:
    return State(
        [list(hand) for hand in state.hands], list(state.laid), list(state.points), list(state.box), list(state.gone)
    )


def view(state: State, seat: Seat) -> State:
    """Own hand and own laid card; of the others only how many."""
    hands = [list(hand) if each == seat else [UNKNOWN] * len(hand) for each, hand in enumerate(state.hands)]
    laid = [card if each == seat else UNKNOWN for each, card in enumerate(state.laid)]
    return replace(copy(state), hands=hands, laid=laid, box=[UNKNOWN] * len(state.box))


def guess(view: State, seat: Seat, chance: int) -> State:
    known = set(view.gone) | set(view.hands[seat]) | set(view.laid)
    chance, unseen = shuffled(below(chance, 1)[0], [card for card in CARDS if card not in known])
    full = copy(view)
    full.laid = [card or unseen.pop() for card in full.laid]
    full.hands = [hand if each == seat else sorted(unseen.pop() for _ in hand) for each, hand in enumerate(full.hands)]
    full.box = sorted(unseen)
    return full


def tally(state: State) -> Tally:
    return (Line("rounds", tuple(state.points)),)


def ranking(state: State) -> Ranking:
    return ranked(state.points)


def ending(state: State) -> str:
    return "cards_out"


def census(state: State) -> Counter[int]:
    return Counter([card for hand in state.hands for card in hand] + state.laid + state.box + state.gone)


TOY: Game[State, Lay] = Game(
    key="toy",
    version=1,
    players=range(2, 4),
    options={},
    moves=(Lay,),
    events=(CardLaid, CardsRevealed),
    endings=("cards_out",),
    setup=setup,
    to_move=to_move,
    legal_moves=legal_moves,
    why_not=why_not,
    perform=perform,
    copy=copy,
    view=view,
    guess=guess,
    tally=tally,
    ranking=ranking,
    ending=ending,
    census=census,
)
