"""What a position is worth: the points, and the weighted features of what is to come."""

from collections.abc import Mapping
from functools import cache

from castles.ai.courtyard import features
from castles.ai.courtyard.features import AT, NAMES
from castles.ai.courtyard.odds import WEIGHTS
from castles.ai.courtyard.outlook import Outlook, fit_counts, outlook
from castles.ai.courtyard.survey import Survey, free_roots, survey, tightest
from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import ALL_COVERS, CHAPEL, FIRST_CREW, KIND_BITS, RATED, SECOND_CREW, WORTH
from castles.rules.courtyard.pieces import TOKENS
from castles.rules.courtyard.score import NUMBER, keep_size
from castles.rules.courtyard.state import Place, State
from castles.rules.game import Seat

LARGER_KEEP = NUMBER["larger_keep"]


def _weighed(sums: list[tuple[str, float]]) -> float:
    return sum(WEIGHTS[name] * value for name, value in sums)


@cache
def promise(kind: int, reach: int, tight: int, left: int, lead: int) -> tuple[float, float, float]:
    """Of an open area: what each point of its worth counts for, what it may grow by, what a subject on it is worth."""
    sums, returning = features.area_features(kind, reach, tight, left, lead)
    growing = WORTH[kind]
    each = sum(WEIGHTS[name] * likely for name, likely, _ in sums)
    grown = sum(WEIGHTS[name] * grown * growing for name, _, grown in sums)
    return each, grown, WEIGHTS["returning"] * returning


def area_worth(area: int, empty: int, counts: Mapping[int, int], left: int) -> float:
    """An open house, pigsty or road, for the first seat."""
    lead = (area & FIRST_CREW).bit_count() - (area & SECOND_CREW).bit_count()
    if not lead:
        return 0.0
    each, grown, returning = promise(
        area & KIND_BITS, (area & empty).bit_count(), tightest(area, empty, counts), left, abs(lead)
    )
    points: float = each * WORTH[area & RATED] * (area & ALL_COVERS).bit_count() + grown
    return float(returning * lead + (points if lead > 0 else -points))


@cache
def _meadow(chapels: int, reach: int, lead: int, left: int, chapels_left: int) -> float:
    return _weighed(features.meadow_features(chapels, reach, lead, Outlook(left, [], chapels_left)))


def meadow_worth(area: int, empty: int, outlook: Outlook) -> float:
    """A meadow, for the first seat."""
    lead = (area & FIRST_CREW).bit_count() - (area & SECOND_CREW).bit_count()
    if not lead:
        return 0.0
    reach = (area & empty).bit_count()
    worth: float = _meadow((area >> CHAPEL).bit_count(), reach, abs(lead), outlook.left, outlook.chapels)
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


def keep_lead(found: Survey) -> int:
    """By how many tiles the first seat's keep is larger."""
    first, second = (
        keep_size(size, held.count(LARGER_KEEP)) for size, held in zip(found.keeps, found.held, strict=True)
    )
    return first - second


@cache
def _free(kind: int, reach: int, tight: int, left: int) -> float:
    found = features.free_feature(kind, reach, tight, left)
    return _weighed([found]) if found else 0.0


def free_worth(area: int, empty: int, counts: Mapping[int, int], left: int) -> float:
    """An open area where nobody stands, for whoever lays the next tile."""
    reach = (area & empty).bit_count()
    if reach > 2:
        return 0.0
    each: float = _free(area & KIND_BITS, reach, tightest(area, empty, counts), left)
    return each * WORTH[area & RATED] * (area & ALL_COVERS).bit_count()


TABLES = (promise, _meadow, _free, home_worth, token_worth, keep_worth, turn_worth)


def next_seat(state: State) -> Seat:
    """Who lays the next tile, if nobody goes again."""
    return state.seat if isinstance(state.choices[0], Place) else 1 - state.seat


def common_worth(found: Survey, left: int) -> float:
    """All but the areas: points, keeps, subjects in the supplies and tokens."""
    total = found.scores[0] - found.scores[1] + keep_worth(keep_lead(found), left)
    total += home_worth(found.home[0], left) - home_worth(found.home[1], left)
    for sign, held in zip((1, -1), found.held, strict=True):
        for token in held:
            total += sign * token_worth(token, left)
    return float(total)


def balance(state: State, found: Survey, outlook: Outlook) -> float:
    """How far the first seat is ahead, in points that are or may be."""
    left, empty, counts = outlook.left, state.empty, fit_counts(state.frontier, outlook)
    total = common_worth(found, left)
    total += sum(area_worth(area, empty, counts, left) for _, area in found.areas)
    total += sum(meadow_worth(area, empty, outlook) for _, area in found.meadows)
    free = sum(free_worth(state.areas[root], empty, counts, left) for root in free_roots(state))
    return total - free if next_seat(state) else total + free


def worth(state: State, seat: Seat) -> float:
    """How far a seat is ahead in a full state; to be the one to move counts, too."""
    if not state.choices:
        return float(state.scores[seat] - state.scores[1 - seat])
    ahead = outlook(state)
    total = balance(state, survey(state), ahead) + turn_worth(ahead.left) * (1 - 2 * next_seat(state))
    return -total if seat else total


def vector(state: State) -> list[float]:
    """All features of a full state for the first seat: with the weights their sum is the worth beyond the points."""
    ahead, found, values = outlook(state), survey(state), [0.0] * len(NAMES)

    def add(sums: list[tuple[str, float]], sign: int) -> None:
        for name, value in sums:
            values[AT[name]] += sign * value

    counts = fit_counts(state.frontier, ahead)
    for _, area in found.areas:
        add(*_area_sums(area, state.empty, counts, ahead.left))
    for _, area in found.meadows:
        lead, reach = _lead(area), (area & state.empty).bit_count()
        add(features.meadow_features(bits.chapels(area), reach, abs(lead), ahead), (lead > 0) - (lead < 0))
    for sign, count, held in zip((1, -1), found.home, found.held, strict=True):
        add(features.home_features(count, ahead.left), sign)
        add([features.token_feature(token, ahead.left) for token in held], sign)
    for root in free_roots(state):
        add(_free_sums(state.areas[root], state.empty, counts, ahead.left), 1 - 2 * next_seat(state))
    add(features.keep_features(keep_lead(found), ahead.left), 1)
    add(features.turn_features(ahead.left), 1 - 2 * next_seat(state))
    return values


def _lead(area: int) -> int:
    first, second = bits.crowd(area)
    return first - second


def _area_sums(area: int, empty: int, counts: Mapping[int, int], left: int) -> tuple[list[tuple[str, float]], int]:
    lead, reach, kind = _lead(area), (area & empty).bit_count(), area & KIND_BITS
    if not lead:
        return [], 0
    sums, returning = features.area_features(kind, reach, tightest(area, empty, counts), left, abs(lead))
    growing = WORTH[kind]
    found = [(name, likely * bits.worth(area) + grown * growing) for name, likely, grown in sums]
    return [*found, ("returning", abs(lead) * returning)], 1 if lead > 0 else -1


def _free_sums(area: int, empty: int, counts: Mapping[int, int], left: int) -> list[tuple[str, float]]:
    reach, tight = (area & empty).bit_count(), tightest(area, empty, counts)
    found = features.free_feature(area & KIND_BITS, reach, tight, left)
    return [(found[0], found[1] * bits.worth(area))] if found else []
