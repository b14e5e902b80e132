"""The Courtyard told plainly: areas found by a flood over half-edges, from nothing but the piece tables."""

from collections.abc import Iterator
from random import Random

from castles.rules.courtyard import GAME
from castles.rules.courtyard.pieces import ENDS, SQUARES, START_SPACES, TILES, Segment
from castles.rules.courtyard.state import NONE, At, State

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
MIRROR = {"Nw": "Sw", "N": "S", "Ne": "Se", "En": "Wn", "E": "W", "Es": "Ws"}
MIRROR |= {there: here for here, there in MIRROR.items()}

Node = tuple[At | str, int]  # a square or the name of a start space, and the number of a segment there
Table = dict[Node, tuple[Segment, set[str]]]  # every segment on the table, and its ends as they lie


def played(seed: int, moves: int) -> State:
    """A random match after so many moves; the house rule about the meadow holds for even seeds."""
    random, state = Random(seed), GAME.setup(GAME.setup_for(2, seed, {"joined_meadow": seed % 2 == 0}))
    for _ in range(moves):
        if GAME.to_move(state) is not None:
            GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
    return state


def segments(state: State, joined: bool) -> Table:
    """Every segment of every tile and start space."""
    found: Table = {}
    for square, turned in zip(SQUARES, state.laid, strict=False):
        for number, segment in enumerate(TILES[turned // 4].segments if turned != NONE else ()):
            found[square, number] = segment, {ENDS[(ENDS.index(end) + 3 * turned) % 12] for end in segment.ends}
    for start in START_SPACES:
        parts = [(segment, ends) for segment in start.segments for ends in split(start.name, segment, joined)]
        found |= {(start.name, number): part for number, part in enumerate(parts)}
    return found


def split(name: str, segment: Segment, joined: bool) -> list[set[str]]:
    return [set(segment.ends)] if joined or name != "S2" else [{end} for end in segment.ends]


def met(square: At, end: str) -> tuple[At | str, str]:
    """What lies behind an end of a square: a start space, whose ends are named as the square's, or another square."""
    for start in START_SPACES:
        if start.square == square and start.side == end[0]:
            return start.name, end
    dx, dy = STEPS[end[0]]
    return (square[0] + dx, square[1] + dy), MIRROR[end]


def flooded(state: State, joined: bool) -> Iterator[set[Node]]:
    """All areas as sets of segments."""
    table = segments(state, joined)
    owner = {(place, end): (place, number) for (place, number), (_, ends) in table.items() for end in ends}
    links: dict[Node, set[Node]] = {node: set() for node in table}
    for (place, number), (segment, ends) in table.items():
        for behind in [met(place, end) for end in ends] if isinstance(place, tuple) else []:
            other = owner.get(behind)
            if other and table[other][0].kind == segment.kind:
                links[place, number].add(other)
                links[other].add((place, number))
    while links:
        area, edge = set[Node](), [next(iter(links))]
        while edge:
            node = edge.pop()
            if node not in area:
                area.add(node)
                edge += links.pop(node)
        yield area
