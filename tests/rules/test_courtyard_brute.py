"""The Courtyard's legal moves against those that a plain reading of the rules gives, on random matches."""

from collections.abc import Iterator

import pytest

from castles.rules.courtyard import GAME
from castles.rules.courtyard.ground import ROLES, stand
from castles.rules.courtyard.pieces import ENDS, SIDES, SQUARES, START_SPACES, TILES
from castles.rules.courtyard.state import NONE, At, Place, Put, PutNobody, State
from tests.rules.courtyard_flood import Table, flooded, met, played, segments


def look(kind: int, turns: int) -> set[object]:
    """All that can be seen of a turned tile."""
    return {
        (part.kind, frozenset(ENDS[(ENDS.index(end) + 3 * turns) % 12] for end in part.ends), part.chapels, part.stocks)
        for part in TILES[kind].segments
    }


def roads(table: Table) -> dict[At | str, set[str]]:
    """The sides that roads cross, for every square with a tile and every start space."""
    crossed: dict[At | str, set[str]] = {place: set() for place, _ in table}
    for (place, _), (segment, ends) in table.items():
        crossed[place] |= ends if segment.kind == "road" else set()
    return crossed


def plain_places(state: State) -> Iterator[Place]:
    crossed = roads(segments(state, joined=True))
    for square in SQUARES:
        faced = {side: met(square, side) for side in SIDES}
        meets = {side: end in crossed[place] for side, (place, end) in faced.items() if place in crossed}
        if square not in crossed and meets:
            yield from (Place(*square, turns) for turns in plain_turns(state.tile, meets))


def plain_turns(kind: int, meets: dict[str, bool]) -> Iterator[int]:
    """Turns in which every side that meets something has a road just where that has one, each look once."""
    looks: list[set[object]] = []
    for turns in range(4):
        sides = {SIDES[(SIDES.index(side) + turns) % 4] for side in TILES[kind].roads}
        fits = all((side in sides) == road for side, road in meets.items())
        if look(kind, turns) not in looks and fits:
            yield turns
        looks.append(look(kind, turns))


def plain_puts(state: State, joined: bool) -> Iterator[Put]:
    """One for each segment of the tile just laid whose area has nobody on it."""
    table = segments(state, joined)
    posts = {(stand(post)[:2], stand(post)[2]) for post in state.posts if post != NONE}
    taken = {node for node, (_, ends) in table.items() if any((node[0], end) in posts for end in ends)}
    for area in flooded(state, joined):
        for node in area if not area & taken else ():
            if node[0] == SQUARES[state.last]:
                segment, ends = table[node]
                yield Put(ROLES[segment.kind], min(ends, key=ENDS.index))


@pytest.mark.parametrize("seed", range(40))
def test_legal_moves_are_those_that_a_plain_reading_gives(seed: int) -> None:
    state = played(seed, 3 * seed)
    moves = set(GAME.legal_moves(state))
    if any(isinstance(move, Place) for move in moves):
        assert moves == set(plain_places(state))
    elif PutNobody() in moves:
        assert moves == {*plain_puts(state, seed % 2 == 0), PutNobody()}


def test_every_start_space_is_met_by_its_square() -> None:
    assert all(met(start.square, start.side) == (start.name, start.side) for start in START_SPACES)
