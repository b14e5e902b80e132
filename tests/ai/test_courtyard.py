"""The Courtyard's computer players: what they reckon and say is what the rules say."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from castles.ai.courtyard import JUDGEMENT
from castles.ai.courtyard.features import NAMES
from castles.ai.courtyard.outlook import FITTING, PATTERN
from castles.ai.courtyard.scale import Scale
from castles.ai.courtyard.turn import appraised
from castles.ai.courtyard.worth import vector
from castles.ai.thought import Reason
from castles.ai.weights import load
from castles.rules.courtyard import GAME, bits
from castles.rules.courtyard.areas import Area, area_at, areas, dead_squares
from castles.rules.courtyard.ground import FITS, NUMBERS, SEGMENTS, STEPS, WISHES
from castles.rules.courtyard.pieces import ENDS, SQUARES
from castles.rules.courtyard.state import NONE, AreaScored, CourtyardMove, Place, Put, PutNobody, Score, State, TokenWon
from castles.rules.game import Event

WEIGHTS = load("courtyard")
SCALE = Scale(WEIGHTS)


def states(seed: int, chance_of_policy: float = 0.7) -> Iterator[State]:
    """Every state of a match in which mostly sensible moves are played."""
    random, state = Random(seed), GAME.setup(GAME.setup_for(2, seed))
    while state.choices:
        yield GAME.copy(state)
        sensible = random.random() < chance_of_policy
        GAME.perform(state, JUDGEMENT.policy(state, random) if sensible else random.choice(list(state.choices)), None)


def after(state: State, move: CourtyardMove) -> tuple[State, list[Event]]:
    later, events = GAME.copy(state), list[Event]()
    GAME.play(later, move, events.append)
    return later, events


def test_patterns_fit_where_the_rules_say() -> None:
    for kind, pattern in enumerate(PATTERN):
        assert [bool(FITS[kind][wish]) for wish in range(WISHES)] == [bool(each >> pattern & 1) for each in FITTING]


def test_worth_is_the_points_and_the_weighted_features() -> None:
    for state in states(3):
        if isinstance(state.choices[0], Place):
            points = state.scores[0] - state.scores[1]
            weighed = sum(WEIGHTS[name] * value for name, value in zip(NAMES, vector(SCALE.odds, state), strict=True))
            assert JUDGEMENT.worth(state, 0) == pytest.approx(points + weighed)
            assert JUDGEMENT.worth(state, 1) == pytest.approx(-JUDGEMENT.worth(state, 0))


def test_at_the_end_worth_is_the_margin() -> None:
    state = GAME.setup(GAME.setup_for(2, 5))
    while state.choices:
        GAME.perform(state, JUDGEMENT.policy(state, Random(1)), None)
    assert JUDGEMENT.worth(state, 1) == state.scores[1] - state.scores[0]


def test_chances_fall_with_the_squares_to_fill_and_are_none_where_no_tile_fits() -> None:
    chance = SCALE.odds.chance
    for kind in (bits.HOUSE_BIT, bits.PIGSTY_BIT, bits.ROAD_BIT):
        assert chance(kind, 1, 20, 40) > chance(kind, 3, 20, 40) > chance(kind, 5, 20, 40)
        assert chance(kind, 1, 0, 40) == 0.0


def test_laying_is_judged_with_the_subject_that_follows() -> None:
    """Without laying it, the tile is judged as if it lay and every subject had been tried."""
    found = 0
    for state in states(4):
        for value, move in appraised(SCALE, state) if isinstance(state.choices[0], Place) else ():
            later, _ = after(state, move)
            if later.choices and isinstance(later.choices[0], Put):
                assert value == pytest.approx(max(each for each, _ in appraised(SCALE, later)))
                found += 1
    assert found > 1000


def sampled() -> Iterator[tuple[State, CourtyardMove, Reason]]:
    """Moves of several matches with their reasons."""
    random = Random(2)
    for seed in range(12):
        for state in states(seed, 0.85):
            view = GAME.view(state, state.seat)
            for move in {JUDGEMENT.policy(state, random), random.choice(list(state.choices))}:
                yield state, move, JUDGEMENT.reason(view, state.seat, move)


def test_reasons_are_true() -> None:
    told: Counter[str] = Counter()
    for state, move, reason in sampled():
        name, _, kind = reason.key.rpartition("_")
        check = CHECKS.get(reason.key) or CHECKS.get(name)
        if check:
            check(state, move, kind, dict(reason.values))
        else:
            assert reason.key == "best"
        told[name if name in CHECKS else reason.key] += 1
    assert set(told) >= {"finishes", "can_take", "takes", "enlarges", "begins", "room", "keeps_subjects"}
    assert told["best"] < 0.2 * told.total()


def finishes(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    later, events = after(state, move)
    while later.choices and isinstance(later.choices[0], PutNobody | Put | Score) and later.seat == state.seat:
        chosen = later.choices[-1] if isinstance(later.choices[0], Put) else later.choices[0]
        GAME.play(later, chosen, events.append)
    scored = [each for each in events if isinstance(each, AreaScored) and each.seat == state.seat]
    assert (kind, values["points"]) in {(each.kind, each.points // (2 if each.doubled else 1)) for each in scored}


def can_take(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    later, _ = after(state, move)
    ways = [way for way in later.choices if isinstance(way, Put)]
    assert any(points_at_once(later, way, kind) == values["points"] for way in ways)


def points_at_once(state: State, move: Put, kind: str) -> int:
    area = area_at(state, *SQUARES[state.last], move.end)
    return area.worth if area.kind == kind and area.finished else 0


def takes(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    before = state.scores[state.seat]
    later, events = after(state, move)
    assert (kind, values["points"]) in {
        (each.kind, each.points) for each in events if isinstance(each, AreaScored)
    } or (
        isinstance(move, Put) and values["points"] == points_at_once(state, move, kind)  # asked for the order first
    )
    assert later.scores[state.seat] >= before


def places_led(state: State, seat: int, kind: str) -> list[Area]:
    return [area for area in areas(state) if area.kind == kind and area.holder == seat]


def spoils(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> list[tuple[Area, Area]]:
    """The rival's areas of that worth, before and after."""
    assert values["seat"] == 1 - state.seat
    later, _ = after(state, move)
    mine = [area for area in places_led(state, 1 - state.seat, kind) if area.worth == values["points"]]
    return [(area, area_at(later, *area.segments[0])) for area in mine]


def ties(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    assert any(now.holder is None for _, now in spoils(state, move, kind, values))


def wins_over(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    assert any(now.holder == state.seat for _, now in spoils(state, move, kind, values))


def blocks(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    later, _ = after(state, move)
    dead = set(dead_squares(later))
    beside = {
        (x + dx, y + dy) for _, now in spoils(state, move, kind, values) for x, y in now.squares for dx, dy in STEPS
    }
    assert dead & beside


def enlarges(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    later, _ = after(state, move)
    sizes = {len(area.squares) + len(area.starts) for area in places_led(later, state.seat, kind)}
    assert values["tiles"] in sizes


def room(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    later, _ = after(state, move)
    ends = [way.end for way in later.choices if isinstance(way, Put)]
    assert kind in {area_at(later, *SQUARES[later.last], end).kind for end in ends}


def reached(state: State, area: Area) -> set[tuple[int, int]]:
    """The free squares that an area's ends lead to."""
    sides = [
        (x, y, end // 3)
        for x, y, first in area.segments
        for _, ends in SEGMENTS[state.laid[NUMBERS[x, y]]]
        if ENDS[ends[0]] == first
        for end in ends
    ]
    near = {(x + STEPS[side][0], y + STEPS[side][1]) for x, y, side in sides}
    return {square for square in near if square in NUMBERS and state.laid[NUMBERS[square]] == NONE}


def begins(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    assert isinstance(move, Put)
    area = area_at(state, *SQUARES[state.last], move.end)
    assert (area.kind, area.finished) == (kind, False)
    if kind == "meadow":
        assert (area.chapels, area.worth) == (values["chapels"], values["points"])
    else:
        assert values["squares"] == len(reached(state, area))


def hopes(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    assert isinstance(move, Put)
    area = area_at(state, *SQUARES[state.last], move.end)
    assert (area.kind, area.chapels) == ("meadow", 0)
    assert values["squares"] == len(reached(state, area))


def keeps_subjects(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    assert isinstance(move, PutNobody)
    assert values["count"] == state.home[state.seat].bit_count()


def scores(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    assert isinstance(move, Score)
    before = state.scores[state.seat]
    events = after(state, move)[1]
    first = next(each for each in events if isinstance(each, AreaScored))
    assert (first.points, first.score) == (values["points"], before + values["points"])


def takes_token(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    scores(state, move, kind, values)
    assert any(isinstance(each, TokenWon) for each in after(state, move)[1])


def again(state: State, move: CourtyardMove, kind: str, values: dict[str, Any]) -> None:
    later, _ = after(state, move)
    assert not later.choices or (later.seat == state.seat) == (kind == "again")


CHECKS = {
    "finishes": finishes,
    "can_take": can_take,
    "takes": takes,
    "takes_token": takes_token,
    "ties": ties,
    "wins_over": wins_over,
    "blocks": blocks,
    "enlarges": enlarges,
    "room": room,
    "begins": begins,
    "keeps_subjects": keeps_subjects,
    "hopes_for_chapels": hopes,
    "scores_area": scores,
    "doubles": scores,
    "goes_again": again,
    "keeps_turn": again,
}
