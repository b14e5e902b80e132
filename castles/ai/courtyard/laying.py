"""Every way to lay a tile, judged with the best subject to put: only what a tile changes is judged anew."""

from dataclasses import dataclass

from castles.ai.courtyard.outlook import FITTING, Outlook, fit_counts, outlook
from castles.ai.courtyard.scale import Scale
from castles.ai.courtyard.survey import Survey, free_roots, stops_at_token, survey, take
from castles.ai.courtyard.worth import common_worth, keep_lead
from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import CREWS, HOUSE_BIT, MEADOW_BIT, REACHES, SUBJECT_BITS
from castles.rules.courtyard.ground import ASKS, BESIDE, NUMBER_AT, WISHES
from castles.rules.courtyard.pieces import SQUARES
from castles.rules.courtyard.state import NONE, UNKNOWN, CourtyardMove, Place, State, copied
from castles.rules.courtyard.whatif import Site, joined, site_of
from castles.rules.game import Seat

CHEAPEST = tuple(crew & -crew for crew in CREWS)  # any one of a seat's subjects

# For each square the bits of reaching out to it or to one beside it: where a tile laid there changes anything.
NEAR = tuple(
    REACHES[square] | sum(REACHES[near] for near, *_ in beside if near < len(SQUARES))
    for square, beside in enumerate(BESIDE)
)


@dataclass(frozen=True, slots=True)
class Before:
    """A position before a tile is laid: what everything in it is worth to the first seat."""

    scale: Scale
    state: State
    ahead: Outlook  # without the tile in hand
    found: Survey
    counts: dict[int, int]
    common: float
    held: list[tuple[int, int, float]]  # root, area and worth, where somebody stands
    free: list[tuple[int, int, float]]  # where nobody does, to whoever is next
    held_total: float
    free_total: float


def _before(scale: Scale, state: State) -> Before:
    laid = copied(state)
    laid.tile = NONE
    ahead, found, empty = outlook(laid), survey(state), state.empty
    counts, left = fit_counts(state.frontier, ahead), ahead.left
    held = [(root, area, scale.area_worth(area, empty, counts, left)) for root, area in found.areas]
    held += [(root, area, scale.meadow_worth(area, empty, ahead)) for root, area in found.meadows]
    areas = [(root, state.areas[root]) for root in free_roots(state)]
    free = [(root, area, scale.free_worth(area, empty, counts, left)) for root, area in areas]
    totals = sum(each[2] for each in held), sum(each[2] for each in free)
    return Before(scale, state, ahead, found, counts, common_worth(scale, found, left), held, free, *totals)


def laying_worths(scale: Scale, state: State) -> list[tuple[float, CourtyardMove]]:
    """What each way to lay the tile in hand is worth to whoever does it."""
    before, judged, plot = _before(scale, state), list[tuple[float, CourtyardMove]](), None
    for move in state.choices:
        assert isinstance(move, Place)
        square = NUMBER_AT[move.y][move.x]
        if plot is None or square != plot.site.square:
            plot = _plot(before, square)
        judged.append((_laid_worth(before, plot, 4 * state.tile + move.turns), move))
    return judged


@dataclass(frozen=True, slots=True)
class Plot:
    """A square with what would change there."""

    site: Site
    empty: int  # the squares left empty
    held: list[tuple[int, int, float]]  # as before, those that may change
    free: list[tuple[int, int, float]]
    total: float  # of all the rest, to the seat to move


def _plot(before: Before, square: int) -> Plot:
    near = NEAR[square]
    held = [each for each in before.held if each[1] & near]
    free = [each for each in before.free if each[1] & near]
    rest = before.common + before.held_total - sum(each[2] for each in held)
    free_rest = before.free_total - sum(each[2] for each in free)
    total = (-rest if before.state.seat else rest) - free_rest  # the other is next
    return Plot(site_of(before.state, square), before.state.empty ^ REACHES[square], held, free, total)


def _laid_worth(before: Before, plot: Plot, turned: int) -> float:
    """The position with the tile there, after the best subject was put."""
    counts, fits, asks = before.counts.copy(), before.ahead.fits, ASKS[turned]
    for near, side, wish in plot.site.open_sides:
        counts[near] = fits[FITTING[(wish + asks[side]) % WISHES]]
    parts, part_of = joined(before.state, plot.site, turned)
    total, found = _held_worth(before, plot, counts, parts, part_of)
    empty, left, free_worth = plot.empty, before.ahead.left, before.scale.free_worth
    for root, area, _ in plot.free:
        if root not in part_of and area & empty:
            total -= free_worth(area, empty, counts, left)
    return total + _parts_worth(before, plot, counts, parts, found)


def _held_worth(
    before: Before, plot: Plot, counts: dict[int, int], parts: list[int], part_of: dict[int, int]
) -> tuple[float, Survey]:
    """All but the areas where nobody stands, and the position with what the tile finishes scored."""
    scale, empty, left = before.scale, plot.empty, before.ahead.left
    held, found, done = 0.0, before.found, set[int]()
    for root, area, _ in plot.held:
        part = part_of.get(root)
        if part is not None:
            if part in done:
                continue
            done.add(part)
            area = parts[part]
        if area & MEADOW_BIT:
            held += scale.meadow_worth(area, empty, before.ahead)
        elif area & empty:
            held += scale.area_worth(area, empty, counts, left)
        else:
            found = _copy(found) if found is before.found else found
            take(found, area, before.state)
    if found is not before.found:
        held += common_worth(scale, found, left) - before.common
    return plot.total + (-held if before.state.seat else held), found


def _parts_worth(before: Before, plot: Plot, counts: dict[int, int], parts: list[int], found: Survey) -> float:
    """The best subject to put on a part of the tile, and what the other parts offer to the other player."""
    scale, state, ahead, empty = before.scale, before.state, before.ahead, plot.empty
    seat, left, best, offered = state.seat, ahead.left, 0.0, 0.0
    may_put = state.home[seat]
    home_worth = scale.home_worth
    cost = home_worth(found.home[seat], left) - home_worth(found.home[seat] - 1, left) if may_put else 0.0
    for area in parts:
        if not area or area & SUBJECT_BITS:
            continue
        if not area & MEADOW_BIT and area & empty:
            offered += scale.free_worth(area, empty, counts, left)
        if may_put and (gain := put_gain(scale, state, found, area, empty, ahead, counts, cost)) > best:
            best = gain
    return best - offered


def put_gain(
    scale: Scale,
    state: State,
    found: Survey,
    area: int,
    empty: int,
    ahead: Outlook,
    counts: dict[int, int],
    cost: float,
) -> float:
    """What a subject on an area adds that costs so much in the supply."""
    seat, left = state.seat, ahead.left
    taken = area | CHEAPEST[seat]
    if area & MEADOW_BIT:
        worth = scale.meadow_worth(taken, empty, ahead)
        return (-worth if seat else worth) - cost
    if area & empty:
        worth = scale.area_worth(taken, empty, counts, left)
        return (-worth if seat else worth) - cost + scale.free_worth(area, empty, counts, left)
    return taking_gain(scale, state, found, area, seat, left)


def taking_gain(scale: Scale, state: State, found: Survey, area: int, seat: Seat, left: int) -> float:
    """What an area brings that is finished and taken at once."""
    points = bits.worth(area)
    gain = float(points)
    if stops_at_token(state, found.scores[seat] + points):
        gain += scale.token_worth(UNKNOWN, left)
    if area & HOUSE_BIT and bits.size(area) > found.keeps[seat]:
        later = _copy(found)
        later.keeps[seat] = bits.size(area)
        gain += (scale.keep_worth(keep_lead(later), left) - scale.keep_worth(keep_lead(found), left)) * (
            -1 if seat else 1
        )
    return gain


def _copy(found: Survey) -> Survey:
    return Survey(found.scores[:], found.home[:], found.keeps[:], found.held, found.areas, found.meadows)
