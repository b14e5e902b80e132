"""What a position is worth: the points, and the weighted features of what is to come."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from castles.ai.courtyard import features
from castles.ai.courtyard.features import AT, NAMES
from castles.ai.courtyard.odds import WEIGHTS
from castles.ai.courtyard.outlook import Outlook, outlook
from castles.ai.courtyard.survey import Survey, survey, tightest
from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import CHAPEL, FIRST_CREW, KIND_BITS, SECOND_CREW
from castles.rules.courtyard.pieces import TOKENS
from castles.rules.courtyard.score import LARGER_BY, NUMBER
from castles.rules.courtyard.state import State
from castles.rules.game import Seat

NOTHING_KNOWN: Mapping[int, float] = MappingProxyType({})
LARGER_KEEP = NUMBER["larger_keep"]


def _weighed(sums: list[tuple[str, float]]) -> float:
    return sum(WEIGHTS[name] * value for name, value in sums)


@cache
def promise(kind: int, reach: int, tight: int, left: int, lead: int) -> tuple[float, float, float]:
    """Of an open area: what each point of its worth counts for, what it may grow by, what a subject on it is worth."""
    sums, returning = features.area_features(kind, reach, tight, left, lead)
    growing = 2 if kind == bits.PIGSTY_BIT else 1
    each = sum(WEIGHTS[name] * likely for name, likely, _ in sums)
    grown = sum(WEIGHTS[name] * grown * growing for name, _, grown in sums)
    return each, grown, WEIGHTS["returning"] * returning


def area_worth(area: int, state: State, outlook: Outlook) -> float:
    """An open house, pigsty or road, for the first seat."""
    first, second = (area & FIRST_CREW).bit_count(), (area & SECOND_CREW).bit_count()
    lead = first - second
    if not lead:
        return 0.0
    tight, reach = tightest(area, state, outlook), (area & state.empty).bit_count()
    each, grown, returning = promise(area & KIND_BITS, reach, tight, outlook.left, abs(lead))
    points = each * bits.worth(area) + grown
    return float(returning * lead + (points if lead > 0 else -points))


@cache
def _meadow(chapels: int, reach: int, lead: int, left: int, chapels_left: int) -> float:
    return _weighed(features.meadow_features(chapels, reach, lead, Outlook(left, [], chapels_left)))


def meadow_worth(area: int, state: State, outlook: Outlook) -> float:
    """A meadow, for the first seat."""
    lead = (area & FIRST_CREW).bit_count() - (area & SECOND_CREW).bit_count()
    if not lead:
        return 0.0
    reach = (area & state.empty).bit_count()
    worth = _meadow((area >> CHAPEL).bit_count(), reach, abs(lead), outlook.left, outlook.chapels)
    return worth if lead > 0 else -worth


@cache
def home_worth(count: int, left: int) -> float:
    """The subjects in a supply."""
    return _weighed(features.home_features(count, left))


@cache
def token_worth(token: int, left: int) -> float:
    """A token in hand; one not yet seen is worth as much as the mean of all."""
    if token < 0:
        return sum(token_worth(each, left) for each in range(len(TOKENS))) / len(TOKENS)
    return _weighed([features.token_feature(token, left)])


@cache
def keep_worth(ahead: int, left: int) -> float:
    """A keep larger by so many tiles."""
    return _weighed(features.keep_features(ahead, left))


@cache
def turn_worth(left: int) -> float:
    """To be the one to move."""
    return _weighed(features.turn_features(left))


TABLES = (promise, _meadow, home_worth, token_worth, keep_worth, turn_worth)


def keep_lead(found: Survey) -> int:
    """By how many tiles the first seat's keep is larger."""
    first, second = (
        size + LARGER_BY * held.count(LARGER_KEEP) if size else 0
        for size, held in zip(found.keeps, found.held, strict=True)
    )
    return first - second


def known_worths(state: State, outlook: Outlook) -> dict[int, float]:
    """Every area with somebody on it by its bits, for positions in which most areas stay as they are."""
    found = survey(state)
    return {area: area_worth(area, state, outlook) for area in found.areas} | {
        area: meadow_worth(area, state, outlook) for area in found.meadows
    }


def balance(state: State, outlook: Outlook, known: Mapping[int, float] = NOTHING_KNOWN, near: int = 0) -> float:
    """How far the first seat is ahead, in points that are or may be.

    Areas that reach out to none of the squares `near` are as they were when their worths became known.
    """
    if not state.choices:
        return float(state.scores[0] - state.scores[1])
    found, left = survey(state), outlook.left
    total = found.scores[0] - found.scores[1] + keep_worth(keep_lead(found), left)
    total += home_worth(found.home[0], left) - home_worth(found.home[1], left)
    for area in found.areas:
        total += known[area] if not area & near and area in known else area_worth(area, state, outlook)
    for area in found.meadows:
        total += known[area] if not area & near and area in known else meadow_worth(area, state, outlook)
    for sign, held in zip((1, -1), found.held, strict=True):
        for token in held:
            total += sign * token_worth(token, left)
    return total


def worth(state: State, seat: Seat) -> float:
    """How far a seat is ahead in a full state; to be the one to move counts, too."""
    ahead = outlook(state)
    total = balance(state, ahead)
    if state.choices:
        total += turn_worth(ahead.left) * (1 - 2 * state.seat)
    return -total if seat else total


def vector(state: State) -> list[float]:
    """All features of a full state for the first seat: with the weights their sum is the worth beyond the points."""
    ahead, found, values = outlook(state), survey(state), [0.0] * len(NAMES)

    def add(sums: list[tuple[str, float]], sign: int) -> None:
        for name, value in sums:
            values[AT[name]] += sign * value

    for area in found.areas:
        add(*_area_sums(area, state, ahead))
    for area in found.meadows:
        lead, reach = _lead(area), (area & state.empty).bit_count()
        add(features.meadow_features(bits.chapels(area), reach, abs(lead), ahead), (lead > 0) - (lead < 0))
    for sign, count, held in zip((1, -1), found.home, found.held, strict=True):
        add(features.home_features(count, ahead.left), sign)
        add([features.token_feature(token, ahead.left) for token in held], sign)
    add(features.keep_features(keep_lead(found), ahead.left), 1)
    add(features.turn_features(ahead.left), 1 - 2 * state.seat)
    return values


def _lead(area: int) -> int:
    first, second = bits.crowd(area)
    return first - second


def _area_sums(area: int, state: State, ahead: Outlook) -> tuple[list[tuple[str, float]], int]:
    lead, reach, kind = _lead(area), (area & state.empty).bit_count(), area & KIND_BITS
    if not lead:
        return [], 0
    sums, returning = features.area_features(kind, reach, tightest(area, state, ahead), ahead.left, abs(lead))
    growing = 2 if kind == bits.PIGSTY_BIT else 1
    found = [(name, likely * bits.worth(area) + grown * growing) for name, likely, grown in sums]
    return [*found, ("returning", abs(lead) * returning)], 1 if lead > 0 else -1
