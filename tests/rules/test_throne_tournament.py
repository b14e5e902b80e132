"""Tournaments of Topple the King."""

from castles.rules.throne import GAME
from castles.rules.throne.dice import thrown
from castles.rules.throne.pieces import NOTHING, TOURNAMENT, Combination
from castles.rules.throne.state import (
    NOBODY,
    ORGANISE,
    RIDE,
    ROLL,
    AttemptBegan,
    AttemptEnded,
    CardTaken,
    Claim,
    Reroll,
    State,
    Stop,
)
from tests.rules.throne_table import play, table

PILES = """
    pile 1: {top}, ?tournament
    pile 2: tournament, ?tournament
    0: brown 3-3-3|2, {mine}
    1: green 2-2-2|1, {theirs}
    2: purple 3-3-3|4
"""


def picture(top: str = "tournament", mine: str = "", theirs: str = "", **fields: object) -> State:
    return table(PILES.format(top=top, mine=mine, theirs=theirs), **fields)


def test_the_organiser_has_four_rolls_and_no_mark() -> None:
    state = picture()
    events = play(state, Claim(0), "1 2 3 4 5")
    assert events[0] == AttemptBegan(ORGANISE, 0, NOBODY, TOURNAMENT, 0, NOTHING, 4)
    assert (state.awaits, state.rolls) == (ROLL, 3)


def test_the_others_have_three_rolls_and_must_beat_the_leader() -> None:
    state = picture()
    play(state, Claim(0), "1 2 3 4 5")
    assert AttemptBegan(RIDE, 1, 0, TOURNAMENT, 0, Combination(1, 5, 4), 3) in play(state, Stop(), "1 2 3 4 5")
    events = play(state, Stop(), "1 1 2 3")
    assert AttemptBegan(RIDE, 2, 0, TOURNAMENT, 0, Combination(1, 5, 4), 3) in events


def test_champions_have_four_rolls_in_others_tournaments() -> None:
    state = picture(theirs="champion")
    play(state, Claim(0), "1 2 3 4 5")
    play(state, Stop(), "1 2 3 4 5")
    assert (state.roller, state.rolls) == (1, 3)


def test_a_champion_who_organises_gains_nothing() -> None:
    state = picture(mine="champion")
    play(state, Claim(0), "1 2 3 4 5")
    assert state.rolls == 3


def test_who_leads_may_roll_on_while_others_still_have_to_roll() -> None:
    state = picture()
    play(state, Claim(0), "1 2 3 4 5")
    play(state, Stop(), "5 5 1 2")
    assert (GAME.to_move(state), state.awaits) == (1, ROLL)


def test_the_last_rider_stops_by_himself_when_he_leads() -> None:
    state = picture()
    play(state, Claim(0), "1 2 3 4 5")
    play(state, Stop(), "1 2 3 4")
    events = play(state, Stop(), "5 5 1 2")
    assert CardTaken(2, 0, TOURNAMENT) in events
    assert state.turn == 1


def test_an_equal_result_does_not_pass_the_leader() -> None:
    state = picture()
    play(state, Claim(0), "1 2 3 4 5")
    play(state, Stop(), "1 2 3 4 5")
    play(state, Stop(), "1 2 3 4 5")
    events = play(state, Stop())
    assert CardTaken(0, 0, TOURNAMENT) in events
    assert state.tournaments == [1, 0, 0]


def test_a_tournament_without_any_living_die_goes_under_its_pile() -> None:
    state = picture(roller=1, awaits=ROLL, attempt=RIDE, rolls=1, target=TOURNAMENT, pile=0, living=1)
    state.chance = dead_twice()
    play(state, Reroll((1,)))
    assert state.tournaments == [0, 0, 0]
    assert state.piles[0] == [TOURNAMENT, TOURNAMENT]
    assert (state.unseen[0], state.turn) == (0, 1)


def dead_twice() -> int:
    """A chance with which one die, and then all six, are dead."""
    fitting = (chance for chance in range(10_000_000) if not thrown(chance, 1)[1])
    return next(chance for chance in fitting if not thrown(thrown(chance, 1)[0], 6)[1])


def test_a_die_card_is_a_living_die_in_tournaments() -> None:
    state = picture(mine="die1")
    events = play(state, Claim(0), "")
    assert AttemptEnded(ORGANISE, 0, NOBODY, TOURNAMENT, Combination(1, 1, 0), True) in events
