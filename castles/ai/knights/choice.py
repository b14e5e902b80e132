"""How the computer players of Knights and Castles choose: page and squire by judging, knight and king from a mix."""

from collections.abc import Iterator
from random import Random

from castles.ai.judgement import Level, Ranked
from castles.ai.knights.beliefs import possible_hands
from castles.ai.knights.crowd import against_chance, mixed, storm_of
from castles.ai.knights.pairs import PAIRS, chance_to_take, pairs_of, tables, unseen_tiles
from castles.ai.knights.reasons import reason
from castles.ai.knights.scale import Scale
from castles.ai.knights.two import is_solved, own_mix
from castles.ai.mixing import Mix, drawn, pruned
from castles.ai.thought import Thinking, Thought
from castles.rules.game import Seat
from castles.rules.knights.pieces import CASTLES, ROUNDS, Cards
from castles.rules.knights.play import legal_moves
from castles.rules.knights.state import LAYING, Decision, Recruit, State, tile_up

LOOKS = 100  # samples of what the rivals may lay that a squire looks at
STEPS = 8  # thoughts on the way to the last one
REMAINDER = 0.02  # a choice that is taken less often is left out


def rank(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> Ranked[Decision]:
    """The moves by what they seem to be worth at once; a stray of the level's size on each."""
    judge = _judged_lays if view.stage == LAYING else _judged_recruits
    judged = [
        (worth + level.noise * (random.random() - 0.5), move)
        for worth, move in zip(judge(scale, view, seat, level, random), legal_moves(view), strict=True)
    ]
    return sorted(judged, key=lambda each: -each[0])


def _judged_lays(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> list[float]:
    """The chance to take this castle; among more than two, with any depth, also what armies will be worth later.

    Between two the castle alone is a fair measure, while in a crowd the strongest pairs are mostly cancelled.
    """
    if level.depth and len(view.hands) > 2:
        return against_chance(storm_of(scale, view, seat), LOOKS, random)
    return chances(view, seat)


def chances(view: State, seat: Seat) -> list[float]:
    """The chance of each pair to take this castle, against rivals who lay any pair as readily as another."""
    rivals = tuple(pairs_of(possible_hands(view, other)) for other in range(len(view.hands)) if other != seat)
    material, table = CASTLES[tile_up(view)].material, tables(rivals)
    return [chance_to_take(armies, material, table, view.sword == seat) for armies in PAIRS[view.hands[seat]]]


def _judged_recruits(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> list[float]:
    """How much stronger the hand gets."""
    factors, hand = scale.hand_factors(len(view.hands), unseen_tiles(view)), view.hands[seat]
    best = max(factors[recruited(hand, move)] for move in legal_moves(view))
    return [factors[recruited(hand, move)] / best for move in legal_moves(view)]


def recruited(hand: Cards, move: Decision) -> Cards:
    """The armies in hand after a card was taken back."""
    return hand | 1 << move.army if isinstance(move, Recruit) else hand


def think(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> Thinking[Decision]:
    """A thought at once, or ever better mixes to draw from; between two, the solved one if the level knows it.

    Who mixes with noise trusts the first impression as often as the noise says.
    """
    if level.depth >= ROUNDS and is_solved(view):
        return iter([_drawn(view, seat, own_mix(view, seat), random.random())])
    if level.rounds == 0 or view.stage != LAYING or random.random() < level.noise:
        worth, move = rank(scale, view, seat, level, random)[0]
        return iter([Thought(move, worth, reason(view, seat, move))])
    return _from_mixes(scale, view, seat, level, random)


def _from_mixes(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> Iterator[Thought[Decision]]:
    """One lot for all mixes: a better mix changes the choice only where it must."""
    storm, lot = storm_of(scale, view, seat), random.random()
    for _step in range(STEPS):
        mix = pruned(mixed(storm, level.rounds // STEPS, random), REMAINDER)
        yield _drawn(view, seat, mix, lot)


def _drawn(view: State, seat: Seat, mix: Mix, lot: float) -> Thought[Decision]:
    number = drawn(mix, lot)
    move = legal_moves(view)[number]
    return Thought(move, mix[number], reason(view, seat, move))


def policy(state: State, random: Random) -> Decision:
    """Any move: a trial should not be foreseen."""
    moves = legal_moves(state)
    return moves[int(random.random() * len(moves))]
