"""The moves of a turn, judged: cards to take, keys to spend on others, and the answers that abilities ask for."""

from collections.abc import Sequence
from random import Random

from castles.ai.combo.prospects import value
from castles.ai.combo.scale import Scale
from castles.ai.combo.takes import Judged, after, judged_takes, turn_ended
from castles.ai.judgement import Level, Ranked
from castles.rules.combo import GAME
from castles.rules.combo.legal import MOVE_MESSENGER, RENEW
from castles.rules.combo.pieces import CARDS, SHOWN, Card
from castles.rules.combo.state import TAKE, TURN, Buy, State, TakeFaceDown
from castles.rules.game import Move, Seat

LOOKS = 6  # cards of a deck that a quick player thinks of before renewing
CELLS_EACH = {Buy: 2, TakeFaceDown: 1}  # a card's best cells that come before other cards' worse ones


def policy(scale: Scale, state: State, random: Random) -> Move:
    """What seems best for the mover alone."""
    return best(judged_moves(scale, state, state.seat, quick=True))[1]


def rank(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> Ranked[Move]:
    """All moves by what they let expect at the end, as far as the level sees it."""
    world = GAME.guess(view, seat, random.getrandbits(63))
    strayed = [(worth + level.noise * stray(random), move) for worth, move in judged_moves(scale, world, seat)]
    return spread(sorted(strayed, key=lambda each: -each[0]))


def judged_moves(scale: Scale, world: State, seat: Seat, quick: bool = False) -> Judged:
    """What the seat may expect after each legal move; of a deck's cards it matters only which they are.

    Quickly: one way to take a card face down stands for all, and not every card of the deck is thought of.
    """
    if world.awaited not in (TURN, TAKE):
        ends = [(turn_ended(scale, after(world, move), seat), move) for move in GAME.legal_moves(world)]
        return [(value(scale, end, seat), move) for end, move in ends]
    judged = judged_takes(scale, world, seat, quick)
    keys = GAME.legal_moves(world)[:2]  # they come first
    if MOVE_MESSENGER in keys:
        judged.append((_sent(scale, world, seat), MOVE_MESSENGER))
    if RENEW in keys:
        judged.append((_renewed(scale, world, seat, LOOKS if quick else len(CARDS)), RENEW))
    return judged


def spread(ranked: Judged) -> Judged:
    """The same moves, but behind the best cells of each card come first those of the others."""
    seen: dict[object, int] = {}
    first: Judged = []
    later: Judged = []
    for each in ranked:
        kind = type(each[1])
        card = (kind, each[1].slot) if isinstance(each[1], Buy | TakeFaceDown) else each[1]
        seen[card] = seen.get(card, 0) + 1
        (first if seen[card] <= CELLS_EACH.get(kind, 1) else later).append(each)
    return first + later


def _sent(scale: Scale, state: State, seat: Seat) -> float:
    """With the best card of the other location."""
    return best(judged_takes(scale, after(state, MOVE_MESSENGER), seat, one_face_down=True))[0]


def _renewed(scale: Scale, state: State, seat: Seat, looks: int) -> float:
    """With the best of three cards out of all that may come, or out of so many of them."""
    following = after(state, RENEW)
    location = state.messenger
    cards = (following.decks[location] + following.shown[location])[:looks]
    worths: list[float] = []
    for number in range(0, len(cards) - SHOWN + 1, SHOWN):
        worths += _best_of_each(scale, following, seat, cards[number : number + SHOWN])
    return mean_of_best(worths, SHOWN)


def _best_of_each(scale: Scale, state: State, seat: Seat, cards: Sequence[Card]) -> list[float]:
    """The most that each of three cards lets expect, bought or face down."""
    state.shown[state.messenger] = list(cards)
    judged = judged_takes(scale, state, seat, one_face_down=True)
    worths = [max([worth for worth, move in judged if isinstance(move, TakeFaceDown)])] * SHOWN
    for worth, move in judged:
        if isinstance(move, Buy) and worth > worths[move.slot]:
            worths[move.slot] = worth
    return worths


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
