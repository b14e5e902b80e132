"""How a game of the Courtyard begins."""

from castles.rules.chance import shuffled
from castles.rules.courtyard.bits import ALL_REACHES, COVERS, CREW, CREWS, PLACES, REACHES
from castles.rules.courtyard.ground import APART, ASKS, FIRST_START, NUMBERS, PARTS, WISHES
from castles.rules.courtyard.pieces import SIDES, SQUARES, START_SPACES, TILES, TOKEN_COUNT, TOKENS, TOWERS
from castles.rules.courtyard.play import begin_turn
from castles.rules.courtyard.settle import REASONS
from castles.rules.courtyard.state import NONE, State
from castles.rules.game import Setup

ALL_TOKENS = [kind for kind in range(len(TOKENS)) for _ in range(TOKEN_COUNT)]
ALL_TILES = [kind for kind, tile in enumerate(TILES) for _ in range(tile.count)]


def _court(joined: bool) -> list[int]:
    """No tile on any square; the start spaces as turned tiles."""
    starts = list(range(FIRST_START, FIRST_START + len(START_SPACES)))
    return [NONE] * len(SQUARES) + (starts if joined else [starts[0], APART, *starts[2:]])


def _start_areas(court: list[int]) -> list[int]:
    areas = [0] * (12 * PLACES)
    for place, start in enumerate(START_SPACES, len(SQUARES)):
        for first, _, nature in PARTS[court[place]]:
            areas[12 * place + first] = nature | COVERS[place] | REACHES[NUMBERS[start.square]]
    return areas


def _start_frontier() -> dict[int, int]:
    frontier = {}
    for number, start in enumerate(START_SPACES, FIRST_START):
        square, side = NUMBERS[start.square], SIDES.index(start.side)
        frontier[square] = WISHES * square + ASKS[number][(side + 2) % 4]
    return frontier


COURTS = {joined: _court(joined) for joined in (True, False)}
AREAS = {joined: _start_areas(court) for joined, court in COURTS.items()}
ALONE = list(range(12 * PLACES))  # the forest of spots when none is joined
FRONTIER = _start_frontier()


def setup(setup: Setup) -> State:
    """Tokens on the towers, tiles in a stack, and the older player with the first tile in hand."""
    chance, tokens = shuffled(setup.seed, ALL_TOKENS)
    _, stack = shuffled(chance, ALL_TILES)
    joined, first = bool(setup.options["joined_meadow"]), setup.ages[-1]
    state = State(
        stocks_count=bool(setup.options["stocks_count"]),
        first=first,
        seat=first,
        choices=(),
        tile=NONE,
        last=NONE,
        stack=stack,
        unfit=[],
        laid=COURTS[joined][:],
        empty=ALL_REACHES,
        frontier=FRONTIER.copy(),
        up=ALONE[:],
        areas=AREAS[joined][:],
        finished=[],
        posts=[NONE] * (2 * CREW),
        home=list(CREWS),
        keeps=[NONE, NONE],
        keep_sizes=[0, 0],
        scores=[0, 0],
        lines=[0] * (2 * len(REASONS)),
        towers=[tokens.pop() if tower.has_token else NONE for tower in TOWERS],
        box=tokens,
        held=[[], []],
        fresh=0,
        spent=[],
        ending="",
    )
    begin_turn(state, first, False, None)
    return state
