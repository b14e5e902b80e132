"""What a position is worth: the points, and the weighted features of what is to come."""

from collections.abc import Mapping

from castles.ai.courtyard import features
from castles.ai.courtyard.features import AT, NAMES
from castles.ai.courtyard.odds import Odds
from castles.ai.courtyard.outlook import Outlook, fit_counts, outlook
from castles.ai.courtyard.scale import Scale
from castles.ai.courtyard.survey import Survey, free_roots, survey, tightest
from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import KIND_BITS, WORTH
from castles.rules.courtyard.score import NUMBER, keep_size
from castles.rules.courtyard.state import Place, State
from castles.rules.game import Seat

LARGER_KEEP = NUMBER["larger_keep"]


def keep_lead(found: Survey) -> int:
    """By how many tiles the first seat's keep is larger."""
    first, second = (
        keep_size(size, held.count(LARGER_KEEP)) for size, held in zip(found.keeps, found.held, strict=True)
    )
    return first - second


def next_seat(state: State) -> Seat:
    """Who lays the next tile, if nobody goes again."""
    return state.seat if isinstance(state.choices[0], Place) else 1 - state.seat


def common_worth(scale: Scale, found: Survey, left: int) -> float:
    """All but the areas: points, keeps, subjects in the supplies and tokens."""
    total = found.scores[0] - found.scores[1] + scale.keep_worth(keep_lead(found), left)
    total += scale.home_worth(found.home[0], left) - scale.home_worth(found.home[1], left)
    for sign, held in zip((1, -1), found.held, strict=True):
        for token in held:
            total += sign * scale.token_worth(token, left)
    return float(total)


def balance(scale: Scale, state: State, found: Survey, outlook: Outlook) -> float:
    """How far the first seat is ahead, in points that are or may be."""
    left, empty, counts = outlook.left, state.empty, fit_counts(state.frontier, outlook)
    total = common_worth(scale, found, left)
    total += sum(scale.area_worth(area, empty, counts, left) for _, area in found.areas)
    total += sum(scale.meadow_worth(area, empty, outlook) for _, area in found.meadows)
    free = sum(scale.free_worth(state.areas[root], empty, counts, left) for root in free_roots(state))
    return total - free if next_seat(state) else total + free


def worth(scale: Scale, state: State, seat: Seat) -> float:
    """How far a seat is ahead in a full state; to be the one to move counts, too."""
    if not state.choices:
        return float(state.scores[seat] - state.scores[1 - seat])
    ahead = outlook(state)
    total = balance(scale, state, survey(state), ahead) + scale.turn_worth(ahead.left) * (1 - 2 * next_seat(state))
    return -total if seat else total


def vector(odds: Odds, state: State) -> list[float]:
    """All features of a full state for the first seat: with the weights their sum is the worth beyond the points."""
    ahead, found, values = outlook(state), survey(state), [0.0] * len(NAMES)

    def add(sums: list[tuple[str, float]], sign: int) -> None:
        for name, value in sums:
            values[AT[name]] += sign * value

    counts = fit_counts(state.frontier, ahead)
    for _, area in found.areas:
        add(*_area_sums(odds, area, state.empty, counts, ahead.left))
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


def _area_sums(
    odds: Odds, area: int, empty: int, counts: Mapping[int, int], left: int
) -> tuple[list[tuple[str, float]], int]:
    lead, reach, kind = _lead(area), (area & empty).bit_count(), area & KIND_BITS
    if not lead:
        return [], 0
    sums, returning = features.area_features(odds, kind, reach, tightest(area & empty, counts), left, abs(lead))
    growing = WORTH[kind]
    found = [(name, likely * bits.worth(area) + grown * growing) for name, likely, grown in sums]
    return [*found, ("returning", abs(lead) * returning)], 1 if lead > 0 else -1


def _free_sums(area: int, empty: int, counts: Mapping[int, int], left: int) -> list[tuple[str, float]]:
    reach, tight = (area & empty).bit_count(), tightest(area & empty, counts)
    found = features.free_feature(area & KIND_BITS, reach, tight, left)
    return [(found[0], found[1] * bits.worth(area))] if found else []
