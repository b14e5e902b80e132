"""The end of Knights and Castles: points, ties, and the long variant."""

from random import Random

from castles.rules.game import Line, totals, winners
from castles.rules.knights import GAME
from castles.rules.knights.state import OVER, GameBegun, GameEnded, State
from tests.rules.knights_table import lay_bare, table, told_of

SEVEN = "small_wood large_wood small_brick large_brick small_stone drum drum"


def ended(points: tuple[int, int, int], camps: tuple[int, int, int], ages: tuple[int, int, int]) -> State:
    """A game of three that is over, with camps of these sizes."""
    state = table(players=3, ages=ages)
    state.stage = OVER
    state.points = list(points)
    state.stories = [((1 << size) - 1,) if size else () for size in camps]
    return state


def played(players: int, seed: int, long: bool) -> State:
    state, random = GAME.setup(GAME.setup_for(players, seed, {"long": long})), Random(seed)
    while GAME.to_move(state) is not None:
        GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
    return state


def test_the_game_ends_after_seven_rounds_drums_included() -> None:
    state = table(SEVEN)
    for _ in range(5):
        lay_bare(state)
    assert GAME.to_move(state) is None
    assert GAME.ending(state) == "seven_rounds"


def test_most_points_win() -> None:
    assert GAME.ranking(ended((2, 5, 2), (0, 6, 1), (0, 1, 2))) == ((1,), (0,), (2,))


def test_equal_points_go_by_cards_in_hand() -> None:
    assert winners(GAME.ranking(ended((3, 3, 3), (2, 1, 2), (0, 2, 1)))) == (1,)


def test_equal_hands_too_go_by_age() -> None:
    assert GAME.ranking(ended((3, 3, 3), (2, 2, 2), (2, 0, 1))) == ((2,), (0,), (1,))


def test_the_sheet_has_small_and_large_castles_and_cards_in_hand_beside() -> None:
    state = table(SEVEN)
    for _ in range(5):
        lay_bare(state)
    # The sword takes everything: 1 to the first, 2 to the second, then 1 and 2 to the first, 1 to the second.
    assert GAME.tally(state) == (
        Line("small_castles", (2, 1)),
        Line("large_castles", (2, 2)),
        Line("cards_in_hand", (8, 8), adds=False),
    )


def test_the_long_variant_has_as_many_games_as_players() -> None:
    state = played(players=3, seed=4, long=True)
    assert (len(state.finished), state.game, GAME.ending(state)) == (2, 2, "all_games")


def test_every_game_of_the_long_variant_begins_with_full_hands_no_points_and_a_new_stack() -> None:
    state = table(SEVEN, long=True)
    before = state.tiles
    for _ in range(5):
        lay_bare(state)
    assert (state.game, state.points, state.hands, state.camps) == (1, [0, 0], [63, 63], [0, 0])
    assert (state.tiles != before, sorted(state.tiles)) == (True, sorted(before))


def test_the_youngest_of_one_game_is_the_oldest_of_the_next() -> None:
    state, begun = table(SEVEN, players=3, ages=(1, 0, 2), long=True), []
    for _ in range(5):
        begun += told_of(lay_bare(state), GameBegun)
    assert state.ages == (0, 2, 1)
    assert begun == [GameBegun(1, 0)]
    assert state.sword == 0


def test_the_long_variant_tells_the_points_of_every_game() -> None:
    state, told = table(SEVEN, long=True), []
    for _ in range(5):
        told += told_of(lay_bare(state), GameEnded)
    assert told == [GameEnded(0, (4, 3))]


def test_the_long_variant_has_a_line_for_every_game_and_adds_them_up() -> None:
    state = table(SEVEN, long=True)
    for _ in range(5):
        lay_bare(state)
    state.points = [1, 4]
    assert GAME.tally(state)[:2] == (Line("game_1", (4, 3)), Line("game_2", (1, 4)))
    assert totals(GAME.tally(state)) == (5, 7)


def test_a_tie_on_the_sum_goes_by_the_last_hands_then_by_the_last_age_order() -> None:
    state = ended((1, 2, 3), (1, 0, 1), (1, 2, 0))
    state.games, state.game, state.finished = 3, 2, [(2, 2, 1), (2, 1, 1)]
    assert GAME.ranking(state) == ((1,), (2,), (0,))


def test_the_memory_aid_changes_nothing_in_the_rules() -> None:
    setups = [GAME.setup_for(3, 7, {"memory_aid": aid}) for aid in (False, True)]
    assert GAME.setup(setups[0]) == GAME.setup(setups[1])


def paths(state: State, depth: int) -> int:
    """How many sequences of this many moves there are."""
    if not depth:
        return 1
    count = 0
    for move in GAME.legal_moves(state):
        after = GAME.copy(state)
        GAME.perform(after, move, None)
        count += paths(after, depth - 1)
    return count


def test_the_number_of_ways_to_play_on_is_as_counted_before() -> None:
    state = table("small_wood drum large_stone")
    # 7 of 22 pairs hold less than two armies: 7 × 7 times the drum asks nobody and a full hand is next, else two cards.
    assert [paths(state, depth) for depth in (1, 2, 3)] == [22, 22 * 22, 49 * 22 + (22 * 22 - 49) * 2]


def test_the_number_of_moves_of_whole_random_matches_is_as_counted_before() -> None:
    assert [sum(moves_of(players, seed) for seed in range(20)) for players in (2, 3, 4)] == [510, 1152, 2051]


def moves_of(players: int, seed: int) -> int:
    state, random, count = GAME.setup(GAME.setup_for(players, seed, {"long": True})), Random(seed), 0
    while GAME.to_move(state) is not None:
        GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
        count += 1
    return count
