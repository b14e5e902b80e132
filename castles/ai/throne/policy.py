"""How computer players decide: chances of the dice are exact, cards that nobody has seen are sampled."""

from random import Random

from castles.ai.judgement import Level, Ranked
from castles.ai.thought import Thinking, Thought
from castles.ai.throne.dice import by_chance, by_thumb
from castles.ai.throne.outlook import Sight, best, outlook
from castles.ai.throne.points import points
from castles.ai.throne.reasons import reason
from castles.ai.throne.scale import Scale
from castles.rules.game import Move, Seat
from castles.rules.throne.choices import legal_moves
from castles.rules.throne.hidden import guess
from castles.rules.throne.odds import best_move
from castles.rules.throne.state import ROLL, State

LOOKS = 3  # sampled worlds of a first judgement; one that strays is no better for more than one
BEGINNER = 0  # the depth of levels that count castles and cards, and roll by rule of thumb


def rank(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> Ranked[Move]:
    """The legal moves by the chance to win after them."""
    if view.awaits == ROLL:
        return by_chance(view) if level.depth > BEGINNER else by_thumb(view)
    sight = Sight(scale.chances if level.depth > BEGINNER else points)
    worlds = [guess(view, seat, random.getrandbits(63)) for _look in range(1 if level.noise else LOOKS)]
    judged = [
        (sum(outlook(world, move, sight)[seat] for world in worlds) / len(worlds) + _stray(view, level, random), move)
        for move in legal_moves(view)
    ]
    return sorted(judged, key=lambda each: -each[0])


def _stray(view: State, level: Level, random: Random) -> float:
    """How far a judgement goes wrong: up to twice the level's noise, and less the more players share the chance."""
    share = 2 / len(view.cards) if level.depth > BEGINNER else 1.0
    return 2 * share * level.noise * (random.random() + random.random() - 1)


def think(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> Thinking[Move]:
    """Rolls are decided at once; other moves are looked at in more and more sampled worlds."""
    ranked = rank(scale, view, seat, level, random)
    worth, move = ranked[0]
    yield Thought(move, worth, reason(view, seat, move))
    if view.awaits == ROLL or level.rounds == 0:
        return
    sight = Sight(scale.chances, level.depth - 1, level.width)
    totals = {each: level.trust * first for first, each in ranked[: level.width]}
    for number in range(1, level.rounds + 1):
        world = guess(view, seat, random.getrandbits(63))
        for each in totals:
            totals[each] += outlook(world, each, sight)[seat]
        move = max(totals, key=lambda each: totals[each])
        yield Thought(move, totals[move] / (number + level.trust), reason(view, seat, move))


def policy(scale: Scale, state: State, random: Random) -> Move:
    """A quick move in a full state."""
    return best_move(state) if state.awaits == ROLL else best(state, Sight(scale.chances))[1]
