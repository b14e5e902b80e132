"""Questions about areas, squares and tiles of the Courtyard, against a plain flood over half-edges."""

from collections import Counter
from random import Random

import pytest

from castles.rules.courtyard import GAME
from castles.rules.courtyard.areas import Area, area_at, areas, dead_squares, tiles_left
from castles.rules.courtyard.pieces import SQUARES, START_SPACES, TILES
from castles.rules.courtyard.state import NONE, State
from tests.rules.courtyard_flood import Node, Table, flooded, met, played, segments
from tests.rules.courtyard_table import at, hand, stack, table, turn


def summary(area: Area) -> tuple[object, ...]:
    return area.kind, area.squares, area.starts, area.chapels, area.stocks, len(area.segments), area.finished


def expected(state: State, area: set[Node], table: Table) -> tuple[object, ...]:
    parts = [table[node] for node in area]
    kind = parts[0][0].kind
    squares = [place for place in SQUARES if any(place == node[0] for node in area)]
    starts = tuple(start.name for start in START_SPACES if any(start.name == node[0] for node in area))
    chapels = sum(part.chapels for part, _ in parts)
    stocks = any(part.stocks for part, _ in parts)
    on_squares = sum(isinstance(place, tuple) for place, _ in area)
    return kind, tuple(squares), starts, chapels, stocks, on_squares, kind != "meadow" and not grows(state, area, table)


def grows(state: State, area: set[Node], table: Table) -> bool:
    """Whether some end of it faces an empty square."""
    empty = {square for square, turned in zip(SQUARES, state.laid, strict=False) if turned == NONE}
    starts = {start.name: start.square for start in START_SPACES}
    return any(
        (starts[place] if isinstance(place, str) else met(place, end)[0]) in empty
        for place, number in area
        for end in table[place, number][1]
    )


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("moves", [0, 10, 40, 200])
def test_areas_are_those_that_a_flood_over_half_edges_finds(seed: int, moves: int) -> None:
    state = played(seed, moves)
    table = segments(state, seed % 2 == 0)
    found = Counter(map(summary, areas(state)))
    assert found == Counter(expected(state, area, table) for area in flooded(state, seed % 2 == 0))


@pytest.mark.parametrize("seed", range(12))
def test_every_subject_on_the_table_is_counted_in_one_area(seed: int) -> None:
    state = played(seed, 60)
    crowds = [area.subjects for area in areas(state)]
    for seat in (0, 1):
        assert sum(crowd[seat] for crowd in crowds) == 6 - state.home[seat].bit_count()


def test_at_first_only_the_start_spaces_have_areas() -> None:
    found = areas(table())
    assert Counter(area.kind for area in found) == {"house": 3, "pigsty": 3, "meadow": 5, "road": 2}
    assert all(area.segments == () and area.squares == () and not area.finished for area in found)


def test_an_area_tells_who_holds_it_and_what_it_is_worth() -> None:
    area = area_at(table("K14 D6 turned 0 herald E"), *at("D6"), "E")
    assert (area.kind, area.subjects, area.holder, area.worth) == ("road", (1, 0), 0, 4)
    assert (area.starts, area.stocks, area.finished) == (("S2",), True, False)


def test_an_area_with_equal_subjects_has_no_holder() -> None:
    state = table("""
        K13 D12 turned 0 monk Nw
        K29 E12 turned 1 monk Ne
        K44 D1 turned 0
        K31 D11 turned 1
    """)
    turn(state, "K45 E11 turned 0")
    area = area_at(state, *at("D12"), "Nw")
    assert (area.subjects, area.holder, area.chapels, area.worth) == ((1, 1), None, 5, 15)


@pytest.mark.parametrize("joined", [True, False])
def test_the_meadow_of_start_space_18_19_joins_behind_the_road_unless_a_house_rule_forbids(joined: bool) -> None:
    state = table("K14 D6 turned 0", joined_meadow=joined)
    assert (area_at(state, *at("D6"), "Nw") == area_at(state, *at("D6"), "Es")) == joined


def test_a_square_is_dead_when_no_tile_left_fits_it() -> None:
    state = table("K14 D6 turned 0")
    assert dead_squares(state) == []
    hand(state, "K13")
    stack(state, "K28", "K32")  # no roads are left
    assert dead_squares(state) == [at("E6"), at("H8")]


def test_squares_behind_dead_ones_are_dead() -> None:
    state = table("""
        K28 D1 turned 0
        K44 D2 turned 0
        K24 D3 turned 3
        K24 D4 turned 3
    """)
    hand(state, "K13")
    stack(state, "K28", "K32")
    assert dead_squares(state) == list(map(at, ("A3", "B3", "C3", "A4", "B4", "C4", "D6", "H8")))


def test_every_empty_square_is_dead_after_the_end() -> None:
    state = played(3, 500)
    assert dead_squares(state) == [
        square for square, turned in zip(SQUARES, state.laid, strict=False) if turned == NONE
    ]


@pytest.mark.parametrize("seed", range(6))
def test_no_tile_is_ever_laid_on_a_dead_square(seed: int) -> None:
    random, state, dead = Random(seed), GAME.setup(GAME.setup_for(2, seed)), set[tuple[int, int]]()
    while GAME.to_move(state) is not None:
        found = set(dead_squares(state))
        assert dead <= found
        dead = found
        GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
        assert all(state.laid[SQUARES.index(square)] == NONE for square in dead)


def test_the_tiles_left_are_those_in_the_stack_and_a_view_can_tell() -> None:
    state = played(5, 30)
    assert tiles_left(state) == Counter(TILES[kind].kind for kind in state.stack)
    assert tiles_left(GAME.view(state, 0)) == tiles_left(state)
