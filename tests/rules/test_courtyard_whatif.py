"""What a tile would make of its surroundings is what laying it makes of them."""

from random import Random

from castles.rules.courtyard import GAME
from castles.rules.courtyard.ground import NUMBERS, PARTS
from castles.rules.courtyard.settle import root_of
from castles.rules.courtyard.state import Place, Put, State
from castles.rules.courtyard.whatif import joined, site_of


def check(state: State, move: Place) -> None:
    square, turned = NUMBERS[move.x, move.y], 4 * state.tile + move.turns
    found, part_of = joined(state, site_of(state, square), turned)
    later = GAME.copy(state)
    GAME.play(later, move)
    if not isinstance(later.choices[0], Put):
        return  # something may have been scored already
    roots = [root_of(later, 12 * square + first) for first, *_ in PARTS[turned]]
    assert {area for area in found if area} == {later.areas[root] for root in roots}
    assert len([area for area in found if area]) == len(set(roots))
    for root, part in part_of.items():
        assert found[part] == later.areas[root_of(later, root)]


def test_areas_are_foreseen_as_laying_makes_them() -> None:
    for seed in range(4):
        random, state = Random(seed), GAME.setup(GAME.setup_for(2, seed))
        while state.choices:
            moves = [move for move in state.choices if isinstance(move, Place)] if state.stack else []
            for move in moves[::3]:
                check(state, move)
            GAME.perform(state, random.choice(list(state.choices)), None)
