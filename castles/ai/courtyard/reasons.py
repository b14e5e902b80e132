"""Why a move may be good: facts that the rules bear out, the weightiest first."""

from collections.abc import Iterator

from castles.ai.courtyard.outlook import fit_counts, outlook
from castles.ai.courtyard.scale import Scale
from castles.ai.courtyard.survey import stops_at_token, survey, tightest
from castles.ai.courtyard.turn import put_worths
from castles.ai.thought import Reason
from castles.rules.courtyard import GAME, bits
from castles.rules.courtyard.bits import HOUSE_BIT, MEADOW_BIT
from castles.rules.courtyard.ground import END_NUMBERS, spot_of
from castles.rules.courtyard.settle import doubled, root_of
from castles.rules.courtyard.state import AreaScored, CourtyardMove, GoAgain, Place, Put, PutNobody, Score, State
from castles.rules.game import Event, Seat

WORTH_SPOILING = 3  # points: less isn't worth a word
BEST = Reason("best")


def reason(scale: Scale, view: State, seat: Seat, move: CourtyardMove) -> Reason:
    """The weightiest thing that is true of a move."""
    if isinstance(move, Place):
        return next(_of_laying(scale, view, seat, move), BEST)
    if isinstance(move, Put):
        return _of_putting(view, seat, move)
    if isinstance(move, PutNobody):
        return Reason("keeps_subjects", {"count": view.home[seat].bit_count()})
    if isinstance(move, Score):
        return _of_scoring(view, seat, move)
    return Reason("goes_again" if isinstance(move, GoAgain) else "keeps_turn")


def _of_laying(scale: Scale, view: State, seat: Seat, move: Place) -> Iterator[Reason]:
    events: list[Event] = []
    later = GAME.guess(view, seat, 0)
    GAME.perform(later, move, events.append)
    yield from _finished(later, seat, events)
    if later.choices and isinstance(later.choices[0], Put):
        best = max(put_worths(scale, later), key=lambda each: each[0])[1]
        if isinstance(best, Put) and _is_finished(later, best):
            yield Reason(f"can_take_{_kind(later, best)}", {"points": bits.worth(_area(later, best))})
        yield from _spoiled(view, later, seat)
        yield from _enlarged(view, later, seat)
        if isinstance(best, Put):
            yield Reason(f"room_{_kind(later, best)}")
    else:
        yield from _enlarged(view, later, seat)


def _finished(later: State, seat: Seat, events: list[Event]) -> Iterator[Reason]:
    """The most that this tile brings at once."""
    scored = [(each.points, each.kind) for each in events if isinstance(each, AreaScored) and each.seat == seat]
    areas = [later.areas[root] for root in later.finished]
    scored += [(bits.worth(area), bits.kind_of(area)) for area in areas if bits.majority(area) == seat]
    if scored:
        points, kind = max(scored)
        yield Reason(f"finishes_{kind}", {"points": points})


def _spoiled(view: State, later: State, seat: Seat) -> Iterator[Reason]:
    """What the other loses: a majority, or the hope to finish an area."""
    before, after = _counts(later, view), _counts(later, later)
    found = [
        (bits.worth(area), spoiling)
        for _, area in survey(view).areas
        if bits.majority(area) == 1 - seat and (spoiling := _spoiling(view, area, later, seat, before, after))
    ]
    if found and max(found)[0] >= WORTH_SPOILING:
        points, spoiling = max(found)
        yield Reason(spoiling, {"points": points, "seat": 1 - seat})


def _counts(world: State, state: State) -> dict[int, int]:
    """How many of the tiles left fit each square of a state; the world knows which are left."""
    return fit_counts(state.frontier, outlook(world))


def _spoiling(view: State, area: int, later: State, seat: Seat, before: dict[int, int], after: dict[int, int]) -> str:
    spot = view.posts[next(bits.subjects(area))]
    now, kind = later.areas[root_of(later, spot)], bits.kind_of(area)
    holder = bits.majority(now)
    if holder == seat:
        return f"wins_over_{kind}"
    if holder is None:
        return f"ties_{kind}"
    reached = now & later.empty
    if reached and tightest(area & view.empty, before) and not tightest(reached, after):
        return f"blocks_{kind}"
    return ""


def _enlarged(view: State, later: State, seat: Seat) -> Iterator[Reason]:
    """The largest own area that the tile adds to."""
    found = []
    for _, area in survey(view).areas:
        now = later.areas[root_of(later, view.posts[next(bits.subjects(area))])]
        if bits.majority(now) == seat == bits.majority(area) and bits.size(now) > bits.size(area):
            found.append((bits.size(now), bits.kind_of(now)))
    if found:
        size, kind = max(found)
        yield Reason(f"enlarges_{kind}", {"tiles": size})


def _area(state: State, move: Put) -> int:
    return state.areas[root_of(state, 12 * state.last + END_NUMBERS[move.end])]


def _kind(state: State, move: Put) -> str:
    return bits.kind_of(_area(state, move))


def _is_finished(state: State, move: Put) -> bool:
    return not _area(state, move) & (MEADOW_BIT | state.empty)


def _of_putting(view: State, seat: Seat, move: Put) -> Reason:
    area = _area(view, move)
    kind = bits.kind_of(area)
    if area & MEADOW_BIT:
        return _of_praying(area, (area & view.empty).bit_count())
    if not area & view.empty:
        return Reason(f"takes_{kind}", {"points": bits.worth(area)})
    return Reason(f"begins_{kind}", {"squares": (area & view.empty).bit_count()})


def _of_praying(meadow: int, squares: int) -> Reason:
    if chapels := bits.chapels(meadow):
        return Reason("begins_meadow", {"chapels": chapels, "points": bits.worth(meadow)})
    return Reason("hopes_for_chapels", {"squares": squares}) if squares else BEST


def _of_scoring(view: State, seat: Seat, move: Score) -> Reason:
    area = view.areas[root_of(view, spot_of(move.x, move.y, move.end))]
    winner, points = bits.majority(area), doubled(bits.worth(area), move.double)
    if move.double:
        return Reason("doubles_house" if area & HOUSE_BIT else "doubles_pigsty", {"points": points})
    if winner == seat and stops_at_token(view, view.scores[seat] + points):
        return Reason("takes_token", {"points": points})
    return Reason("scores_area", {"points": points}) if winner == seat else BEST
