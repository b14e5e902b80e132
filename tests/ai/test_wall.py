"""What the computer players of Castle Wall know, checked against the rules."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import pytest

from castles.ai import choose
from castles.ai.duel import fixtures, play, standings
from castles.ai.judgement import Level
from castles.ai.thought import Reason
from castles.ai.wall import JUDGEMENT
from castles.ai.wall.memory import recalled
from castles.ai.wall.prospects import EVERY, middle, numbers
from castles.ai.wall.reasons import reason
from castles.rules.game import totals, winners
from castles.rules.wall import GAME
from castles.rules.wall.pieces import TENTH
from castles.rules.wall.state import NEVER, NOWHERE, UNKNOWN, Decision, State, TurnUp, number_up, remembered
from castles.wording.reasons import why

NAMES = ("Ilona", "Marek", "Zsófia", "Stanisław")
HALF = Level(memory=0.5)
Holds: TypeAlias = Callable[[State, State, Any], bool]  # of the view, what it becomes, and what a reason tells


def states(players: int, seed: int, court: bool = False) -> Iterator[State]:
    """The states of a match whose moves are half chance and half judgement."""
    random, state = Random(seed), GAME.setup(GAME.setup_for(players, seed, {"court": court}))
    while not state.ending:
        yield GAME.copy(state)
        moves = GAME.legal_moves(state)
        chance = moves[int(random.random() * len(moves))]
        GAME.perform(state, chance if random.random() < 0.5 else JUDGEMENT.policy(state, random), None)


def views(players: int, seed: int, court: bool = False) -> Iterator[State]:
    return (GAME.view(state, state.turn) for state in states(players, seed, court))


def table(known: list[int], castles: list[list[int]], court: bool = False) -> State:
    """A view in which these cards have been seen, on the first places."""
    state = GAME.setup(GAME.setup_for(len(castles), 1, {"court": court}))
    away = {card for castle in castles for card in castle}
    hidden = [card for card in range(2, 47) if card not in away and card not in known]
    state.castles = castles
    state.cards = [*known, *hidden, *[0] * (45 - len(known) - len(hidden))]
    state.seen = [NEVER if card in hidden else 1 for card in state.cards]
    state.face_down = tuple(TurnUp(place) for place, card in enumerate(state.cards) if card)
    state.lowest = min(castle[-1] for castle in castles)
    state.turns = 1  # just seen, so that nobody has forgotten
    return GAME.view(state, state.turn)


def test_the_middle_of_a_view_is_that_of_its_state() -> None:
    for state in states(3, 1):
        known, unknown = middle(state)
        assert middle(GAME.view(state, state.turn)) == (known, unknown)
        assert known == numbers(remembered(state).values())
        assert known | unknown == numbers(card for card in state.cards if card) & EVERY


@pytest.mark.parametrize("court", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_every_move_that_differs_is_ranked(players: int, court: bool) -> None:
    for view in views(players, 2, court):
        moves = [move for _, move in JUDGEMENT.rank(view, view.turn, Level(), Random(1))]
        assert set(moves) <= set(GAME.legal_moves(view))
        kinds = {_kind(view, move) for move in GAME.legal_moves(view)}
        assert sorted(_kind(view, move) for move in moves) == sorted(kinds)


def _kind(view: State, move: Decision) -> str:
    """What makes a move another than the rest."""
    if not isinstance(move, TurnUp):
        return type(move).__name__
    if view.cards[move.place] == UNKNOWN:
        return "unknown"
    after = GAME.copy(view)
    GAME.perform(after, move, None)
    return "useless" if after.up == NOWHERE else str(view.cards[move.place])


def test_what_is_forgotten_stays_forgotten_until_it_is_seen_again() -> None:
    lost: dict[int, int] = {}
    most = 0
    for view in views(2, 3):
        left = recalled(view, 0, HALF)
        for place, in_turn in enumerate(view.seen):
            if view.cards[place] > 0 and lost.get(place) == in_turn:
                assert left.seen[place] == NEVER
        lost = {place: in_turn for place, in_turn in enumerate(view.seen) if in_turn and not left.seen[place]}
        most = max(most, len(lost))
    assert most > 3


def test_older_cards_are_forgotten_more_often() -> None:
    kept: dict[bool, list[bool]] = {False: [], True: []}
    for seed in range(6):
        for view in views(2, seed):
            left = recalled(view, 1, HALF)
            for place in remembered(view):
                kept[view.turns - view.seen[place] > 12].append(left.seen[place] != NEVER)
    old, fresh = (sum(kept[age]) / len(kept[age]) for age in (True, False))
    assert old < 0.5 < fresh


def test_a_poor_memory_leaves_a_view_that_can_be_guessed_and_played() -> None:
    for seed in range(3):
        for view in views(4, seed):
            left = recalled(view, view.turn, Level(memory=0.2))
            assert GAME.legal_moves(left) == GAME.legal_moves(view)
            world = GAME.guess(left, view.turn, seed)
            assert GAME.census(world) == GAME.census(GAME.guess(view, view.turn, seed))
            assert GAME.view(world, view.turn) == left


def test_only_the_king_remembers_everything() -> None:
    memories = [JUDGEMENT.levels[name].memory for name in ("page", "squire", "knight", "king")]
    assert memories == sorted(memories)
    assert memories[-1] == 1.0
    *_, view = views(2, 5)
    assert recalled(view, 0, JUDGEMENT.levels["king"]) is view


def test_greedy_takes_the_lowest_known_card_that_fits() -> None:
    view = table(known=[40, 9, 31, 5], castles=[[1, 7], [1, 30]])
    assert choose("greedy", GAME, view, 0, 1).move == TurnUp(1)


def test_greedy_turns_up_an_unknown_card_when_no_known_one_fits() -> None:
    view = table(known=[4, 9], castles=[[1, 12], [1, 30]])
    for number in range(20):
        move = choose("greedy", GAME, view, 0, number).move
        assert isinstance(move, TurnUp)
        assert view.cards[move.place] == UNKNOWN


def test_greedy_at_court_takes_the_king_first() -> None:
    view = table(known=[9, 24], castles=[[1, 7], [1, 30]], court=True)
    assert choose("greedy", GAME, view, 0, 1).move == TurnUp(1)


@pytest.mark.parametrize("bot", ["squire", "knight", "king"])
def test_the_tenth_element_is_not_missed(bot: str) -> None:
    view = table(known=[44, 3, 30], castles=[[1, 2, 4, 5, 7, 8, 9, 11, 13], [1, 10, 40]])
    move = choose(bot, GAME, view, 0, 1).move
    assert isinstance(move, TurnUp)
    assert view.cards[move.place] in (30, 44)


@pytest.mark.parametrize("court", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_reasons_are_true(players: int, court: bool) -> None:
    heard = set()
    for seed in range(8):
        for view in views(players, seed, court):
            for move in GAME.legal_moves(view):
                given = reason(view, view.turn, move)
                heard.add(given.key)
                assert holds(view, move, given), f"{given} of {move} in {view}"
                assert why("wall", given.key, given.values, NAMES).endswith(".")
    expected = {"unknown", "known_first", "contested", "nothing_between", "nothing_new", "leaves", "skips"}
    assert expected | ({"points"} if court else {"enough"}) <= heard


def holds(view: State, move: Decision, given: Reason) -> bool:
    """Whether the rules bear a reason out."""
    values = given.values
    if "card" in values and values["card"] != _card(view, move):
        return False
    return {**OF_USING, **OF_LEAVING}[given.key](view, _played(view, move), values)


def _card(view: State, move: Decision) -> int:
    return view.cards[move.place] if isinstance(move, TurnUp) else number_up(view)


def _played(view: State, move: Decision) -> State:
    """The table at the end of the turn; what is turned up and can be used is used."""
    after = GAME.copy(view)
    GAME.perform(after, move, None)
    if after.up != NOWHERE:
        GAME.perform(after, GAME.legal_moves(after)[0], None)
    return after


def _in_middle(view: State) -> set[int]:
    """All cards but those that are built or gone."""
    away = {card for castle in view.castles for card in castle} | set(view.gone)
    return set(range(2, 47)) - away


def _between(view: State, card: int) -> set[int]:
    return {each for each in _in_middle(view) if view.castles[view.turn][-1] < each < card}


def _grown(view: State, after: State) -> int:
    return len(after.castles[view.turn]) - len(view.castles[view.turn])


def _gained(view: State, after: State) -> int:
    return totals(GAME.tally(after))[view.turn] - totals(GAME.tally(view))[view.turn]


def _known(view: State) -> set[int]:
    return set(remembered(view).values())


OF_USING: dict[str, Holds] = {
    "tenth": lambda view, after, values: after.ending == "tenth_element" and _grown(view, after) == 1,
    "points": lambda view, after, values: _gained(view, after) == values["points"],
    "enough": lambda view, after, values: (
        len(after.castles[view.turn]) + values["count"] == TENTH
        and sum(card > after.castles[view.turn][-1] for card in _known(after)) >= values["count"]
    ),
    "nothing_between": lambda view, after, values: (
        view.castles[view.turn][-1] == values["last"] and not _between(view, values["card"])
    ),
    "contested": lambda view, after, values: (
        after.turn == values["seat"] and view.castles[after.turn][-1] < values["card"]
    ),
    "close": lambda view, after, values: len(_between(view, values["card"])) == values["count"],
    "longer": lambda view, after, values: len(after.castles[view.turn]) == values["size"] and _grown(view, after) == 1,
    "inserted": lambda view, after, values: len(after.castles[view.turn]) == values["size"] and after.wizard < 0,
}
OF_LEAVING: dict[str, Holds] = {
    "unknown": lambda view, after, values: (
        len(_in_middle(view) - _known(view)) == values["unknown"]
        and sum(card > view.castles[view.turn][-1] for card in _in_middle(view) - _known(view)) == values["fitting"]
    ),
    "nothing_new": lambda view, after, values: _known(after) == _known(view),
    "leaves": lambda view, after, values: values["card"] in after.gone,
    "wizard_waits": lambda view, after, values: after.wizard == view.turn,
    "known_first": lambda view, after, values: len(_between(view, values["card"]) & _known(view)) == values["count"],
    "can_wait": lambda view, after, values: all(
        castle[-1] > values["card"] for seat, castle in enumerate(view.castles) if seat != view.turn
    ),
    "skips": lambda view, after, values: len(_between(view, values["card"]) - _known(view)) == values["count"],
    "best": lambda view, after, values: not values,
}


@pytest.mark.parametrize(("bots", "least"), [(("squire", "greedy"), 0.8), (("page", "random"), 0.6)])
def test_levels_beat_the_yardsticks(bots: tuple[str, str], least: float) -> None:
    first, _ = standings(bots, [play(GAME, match) for match in fixtures(GAME, bots, 60, 1)])
    assert first.share >= least


def test_a_trial_is_worth_the_win() -> None:
    state = GAME.setup(GAME.setup_for(2, 4))
    while not state.ending:
        GAME.perform(state, JUDGEMENT.policy(state, Random(1)), None)
    assert [JUDGEMENT.worth(state, seat) for seat in range(2)] == [
        float(seat in winners(GAME.ranking(state))) for seat in range(2)
    ]
