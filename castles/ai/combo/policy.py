"""The moves of a turn, judged: cards to take, keys to spend on others, and the answers that abilities ask for."""

from collections.abc import Sequence
from random import Random

from castles.ai.combo.prospects import value
from castles.ai.combo.takes import Judged, after, judged_takes, turn_ended
from castles.ai.judgement import Level, Ranked
from castles.rules.combo import GAME
from castles.rules.combo.legal import MOVE_MESSENGER, RENEW
from castles.rules.combo.pieces import SHOWN, Card
from castles.rules.combo.state import TAKE, TURN, Buy, State, TakeFaceDown
from castles.rules.game import Move, Seat

CELLS_EACH = 2  # a card's best cells that come before other cards' worse ones


def policy(state: State, random: Random) -> Move:
    """What seems best for the mover alone, without a look at the cards that a renewal may bring."""
    seat = state.seat
    if state.awaited not in (TURN, TAKE):
        return best(_answers(state, seat))[1]
    judged = judged_takes(state, seat, one_face_down=True)
    if MOVE_MESSENGER in GAME.legal_moves(state):
        judged.append((_sent(state, seat), MOVE_MESSENGER))
    return best(judged)[1]


def rank(view: State, seat: Seat, level: Level, random: Random) -> Ranked[Move]:
    """All moves by what they let expect at the end, as far as the level sees it."""
    world = GAME.guess(view, seat, random.getrandbits(63))
    judged = judged_moves(world, seat)
    strayed = [(worth + level.noise * stray(random), move) for worth, move in judged]
    return spread(sorted(strayed, key=lambda each: -each[0]))


def judged_moves(world: State, seat: Seat) -> Judged:
    """What the seat may expect after each legal move; of decks only what isn't in them matters."""
    if world.awaited not in (TURN, TAKE):
        return _answers(world, seat)
    judged, legal = judged_takes(world, seat), GAME.legal_moves(world)
    if MOVE_MESSENGER in legal:
        judged.append((_sent(world, seat), MOVE_MESSENGER))
    if RENEW in legal:
        judged.append((_renewed(world, seat), RENEW))
    return judged


def spread(ranked: Judged) -> Judged:
    """The same moves, but behind the best cells of each card come first those of the others."""
    seen: dict[object, int] = {}
    first: Judged = []
    later: Judged = []
    for each in ranked:
        card = _card(each[1])
        seen[card] = seen.get(card, 0) + 1
        (first if seen[card] <= CELLS_EACH else later).append(each)
    return first + later


def _card(move: Move) -> object:
    if isinstance(move, Buy | TakeFaceDown):
        return type(move), move.slot
    return move


def _answers(state: State, seat: Seat) -> Judged:
    return [(value(turn_ended(after(state, move), seat), seat), move) for move in GAME.legal_moves(state)]


def _sent(state: State, seat: Seat) -> float:
    """With the best card of the other location."""
    return best(judged_takes(after(state, MOVE_MESSENGER), seat, one_face_down=True))[0]


def _renewed(state: State, seat: Seat) -> float:
    """With the best of three cards out of all that may come."""
    following = after(state, RENEW)
    location = state.messenger
    cards = sorted(following.decks[location] + following.shown[location])
    worths: list[float] = []
    for number in range(0, len(cards) - SHOWN + 1, SHOWN):
        worths += _best_of_each(following, seat, cards[number : number + SHOWN])
    return mean_of_best(worths, SHOWN)


def _best_of_each(state: State, seat: Seat, cards: Sequence[Card]) -> list[float]:
    """The most that each of three cards lets expect, bought or face down."""
    state.shown[state.messenger] = list(cards)
    judged = judged_takes(state, seat, one_face_down=True)
    face_down = max(worth for worth, move in judged if isinstance(move, TakeFaceDown))
    bought = [[worth for worth, move in judged if move == _buy(move, slot)] for slot in range(SHOWN)]
    return [max([face_down, *worths]) for worths in bought]


def _buy(move: Move, slot: int) -> Move | None:
    return move if isinstance(move, Buy) and move.slot == slot else None


def mean_of_best(worths: Sequence[float], drawn: int) -> float:
    """The mean of the highest of so many, drawn out of all in every possible way."""
    total, weight, ways = 0.0, 0.0, 1.0
    for number, worth in enumerate(sorted(worths)):
        if number >= drawn - 1:
            total, weight = total + ways * worth, weight + ways
            ways *= (number + 1) / (number + 2 - drawn)
    return total / weight


def best(judged: Judged) -> tuple[float, Move]:
    """The move that seems to be worth most."""
    return max(judged, key=lambda each: each[0])


def stray(random: Random) -> float:
    """Chance around 0, seldom beyond 2."""
    return 2 * (random.random() + random.random() + random.random()) - 3
