"""What a seat knows in Knights and Castles, and what it doesn't."""

from collections import Counter
from random import Random

from castles.rules.knights import GAME
from castles.rules.knights.hidden import camps_of, perhaps_in_camp, possible_camps, surely_in_camp, surely_not_in_camp
from castles.rules.knights.pieces import ARCHER, CATAPULT, DRAGON, DRUM, FOOTMAN, MOUNTED_KNIGHT, PEASANT, TILES
from castles.rules.knights.state import LAID, RECRUITED, UNKNOWN, CardsRevealed, State, camp_size, hand_size, tile_up
from tests.rules.knights_table import armies, lay, lay_all, recruit, table


def at_a_drum() -> State:
    """Hania camped peasant and archer, Antek footman and dragon; Antek, who has the sword, is asked first."""
    state = table("small_wood drum large_stone")
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    return state


def after_a_drum(taken: str = "dragon") -> State:
    state = at_a_drum()
    GAME.play(state, recruit(taken))
    GAME.play(state, recruit("archer"))
    return state


def test_a_pair_laid_by_another_is_unknown_until_all_have_laid() -> None:
    state = table(players=3)
    GAME.play(state, lay("dragon archer"))
    assert GAME.view(state, 0).laid == [armies("dragon archer"), 0, 0]
    assert GAME.view(state, 1).laid == [UNKNOWN, 0, 0]


def test_a_view_is_the_same_whatever_another_has_laid() -> None:
    state, other = table(players=3), table(players=3)
    GAME.play(state, lay("dragon archer"))
    GAME.play(other, lay("shepherd shepherd"))
    assert GAME.view(state, 1) == GAME.view(other, 1)
    assert GAME.view(state, 0) != GAME.view(other, 0)


def test_a_view_is_the_same_whatever_another_has_recruited() -> None:
    state, other = after_a_drum("dragon"), after_a_drum("footman")
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert GAME.view(state, 1) != GAME.view(other, 1)


def test_a_view_is_the_same_whatever_tiles_are_to_come_or_were_put_away() -> None:
    state, other = at_a_drum(), at_a_drum()
    other.tiles = (*other.tiles[3:4], *other.tiles[1:3], *other.tiles[:0:-1][:4], other.tiles[0])
    other.chance += 1
    assert state != other
    assert GAME.view(state, 0) == GAME.view(other, 0)


def test_a_view_hides_nothing_else() -> None:
    state = after_a_drum()
    view = GAME.view(state, 0)
    assert (view.hands[0], view.camps[0]) == (state.hands[0], state.camps[0])
    assert view.tiles == (UNKNOWN, *state.tiles[1:4], *[UNKNOWN] * 4)
    view.hands, view.camps, view.tiles, view.chance = state.hands, state.camps, state.tiles, state.chance
    assert view == state


def test_sizes_points_and_sword_are_open() -> None:
    state = after_a_drum()
    view = GAME.view(state, 0)
    assert [camp_size(view, 1), hand_size(view, 1)] == [camp_size(state, 1), hand_size(state, 1)] == [1, 7]
    assert (GAME.tally(view), GAME.ranking(view)) == (GAME.tally(state), GAME.ranking(state))


def test_the_revealed_pairs_are_seen_by_all_when_they_are_told() -> None:
    state, seen = table(), []
    GAME.play(state, lay("peasant archer"))

    def watch(event: object) -> None:
        if isinstance(event, CardsRevealed):
            seen.append(GAME.view(state, 1).laid)

    GAME.play(state, lay("footman dragon"), watch)
    assert seen == [[armies("peasant archer"), armies("footman dragon")]]


def test_the_tile_put_away_stays_unseen_between_two_games() -> None:
    state, seen = table("small_wood large_wood small_brick large_brick small_stone drum drum", long=True), []

    def watch(event: object) -> None:
        seen.append((type(event).__name__, tile_up(state), GAME.view(state, 0).tiles))

    for _ in range(10):
        GAME.play(state, lay("shepherd shepherd"), watch)
    assert ("GameBegun", UNKNOWN, (UNKNOWN,) * len(TILES)) in seen


# What follows from what was seen


def test_a_camp_is_known_exactly_until_its_first_drum() -> None:
    assert surely_in_camp(GAME.view(at_a_drum(), 0), 1) == (FOOTMAN, DRAGON)


def test_after_a_drum_each_card_of_the_camp_may_be_the_one_taken_back() -> None:
    view = GAME.view(after_a_drum(), 0)
    assert surely_in_camp(view, 1) == ()
    assert perhaps_in_camp(view, 1) == (FOOTMAN, DRAGON)
    assert surely_not_in_camp(view, 1) == (PEASANT, ARCHER, MOUNTED_KNIGHT, CATAPULT)


def test_a_card_taken_back_is_known_as_soon_as_it_is_played_again() -> None:
    state = after_a_drum("dragon")
    lay_all(state, "Hania catapult shepherd\n Antek dragon catapult")
    assert surely_in_camp(GAME.view(state, 0), 1) == (FOOTMAN, DRAGON, CATAPULT)


def test_the_only_card_of_a_camp_is_known_when_it_goes_back() -> None:
    assert possible_camps((armies("dragon"), RECRUITED)) == (0,)


def test_two_drums_can_not_both_have_taken_cards_that_came_later() -> None:
    story = (armies("peasant archer"), RECRUITED, armies("footman dragon"), RECRUITED)
    camps = possible_camps(story)
    assert armies("peasant archer") not in camps
    assert set(camps) == {
        armies("footman dragon"),
        armies("archer dragon"),
        armies("archer footman"),
        armies("peasant dragon"),
        armies("peasant footman"),
    }


def test_the_true_camp_is_always_among_the_possible_ones() -> None:
    for seed in range(50):
        state, random = GAME.setup(GAME.setup_for(3, seed)), Random(seed)
        while GAME.to_move(state) is not None:
            GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
            assert all(state.camps[seat] in camps_of(state, seat) for seat in range(3))


def test_a_guess_takes_every_possible_camp() -> None:
    view = GAME.view(after_a_drum(), 0)
    camps = Counter(GAME.guess(view, 0, number).camps[1] for number in range(400))
    assert set(camps) == {armies("footman"), armies("dragon")}
    assert min(camps.values()) > 150


def test_a_guess_lays_every_pair_of_the_hand() -> None:
    state = table()
    GAME.play(state, lay("dragon archer"))
    view = GAME.view(state, 1)
    assert {GAME.guess(view, 1, number).laid[0] for number in range(400)} == set(LAID.values())


def test_a_guess_puts_every_unseen_tile_on_top() -> None:
    view = GAME.view(table("small_wood"), 0)
    tops = Counter(GAME.guess(view, 0, number).tiles[2] for number in range(2000))
    assert set(tops) == {1, 2, 3, 4, 5, DRUM}
    assert 1.6 < tops[DRUM] / tops[1] < 2.4


def test_what_was_seen_of_a_game_is_forgotten_with_it() -> None:
    state = table("small_wood large_wood small_brick large_brick small_stone drum drum", long=True)
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    for _ in range(4):
        for _ in range(2):
            GAME.play(state, lay("shepherd shepherd"))
    while not state.game:
        GAME.play(state, GAME.legal_moves(state)[0])
    assert surely_not_in_camp(GAME.view(state, 0), 1) == (0, 1, 2, 3, 4, 5)
