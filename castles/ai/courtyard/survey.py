"""A position as its judgement sees it: finished areas as if already scored, open ones with what may come of them."""

from dataclasses import dataclass

from castles.ai.courtyard.outlook import FITTING, Outlook
from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import FIRST_CREW, HOUSE_BIT, MEADOW_BIT, REACH, SECOND_CREW
from castles.rules.courtyard.ground import WISHES
from castles.rules.courtyard.pieces import TRACK
from castles.rules.courtyard.settle import TOWER_AT
from castles.rules.courtyard.state import NONE, UNKNOWN, State


@dataclass(slots=True)
class Survey:
    """What counts in a position, by seat; areas only where somebody stands."""

    scores: list[int]
    home: list[int]  # how many subjects are in each supply
    keeps: list[int]
    held: list[list[int]]  # tokens
    areas: list[int]  # open houses, pigsties and roads
    meadows: list[int]


def survey(state: State) -> Survey:
    """Looks at every area where somebody stands."""
    found = Survey(
        state.scores[:],
        [state.home[0].bit_count(), state.home[1].bit_count()],
        state.keep_sizes[:],
        state.held,
        [],
        [],
    )
    up, areas, empty, roots = state.up, state.areas, state.empty, []
    for spot in state.posts:
        if spot >= 0:
            while (parent := up[spot]) != spot:
                spot = parent
            if spot not in roots:
                roots.append(spot)
                area = areas[spot]
                if area & MEADOW_BIT:
                    found.meadows.append(area)
                elif area & empty:
                    found.areas.append(area)
                else:
                    take(found, area, state)
    return found


def take(found: Survey, area: int, state: State) -> None:
    """Scores a finished area: its points, its keep, a token at the stop, and the way home."""
    first, second = (area & FIRST_CREW).bit_count(), (area & SECOND_CREW).bit_count()
    found.home[0] += first
    found.home[1] += second
    if first == second:
        return
    seat = int(second > first)
    found.scores[seat] += bits.worth(area)
    if area & HOUSE_BIT:
        found.keeps[seat] = max(found.keeps[seat], bits.size(area))
    if stops_at_token(state, found.scores[seat]):
        found.held = [tokens + [UNKNOWN] * (owner == seat) for owner, tokens in enumerate(found.held)]


def stops_at_token(state: State, score: int) -> bool:
    """Whether a marker at this score stands on a tower whose token is still there."""
    tower = TOWER_AT.get(score % TRACK)
    return tower is not None and state.towers[tower] != NONE


def tightest(area: int, state: State, outlook: Outlook) -> int:
    """How many of the tiles left fit the hardest of the squares that an open area reaches out to."""
    fits, frontier = outlook.fits, state.frontier
    open_squares, fewest = (area & state.empty) >> REACH, outlook.left
    while open_squares:
        lowest = open_squares & -open_squares
        count = fits[FITTING[frontier[lowest.bit_length() - 1] % WISHES]]
        if count < fewest:
            fewest = count
        open_squares ^= lowest
    return fewest
