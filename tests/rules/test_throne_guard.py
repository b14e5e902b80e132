"""Guard and watchman of Topple the King: when they are posted and what they cover."""

from castles.rules.throne import GAME
from castles.rules.throne.state import (
    CHOOSE,
    POST_GUARD,
    POST_WATCHMAN,
    Attack,
    CardsCovered,
    Claim,
    Pass,
    PostGuard,
    PostWatchman,
    TurnBegan,
)
from tests.rules.throne_table import card, cards, legal, play, refusal, table

GUARDED = """
    pile 1: tournament, tournament
    pile 2: red 3-3-3|1, tournament
    0: brown 3-3-3|2, {owned}
    1: green 2-2-2|1, die5
    2: yellow 2-2-2|3
"""


def test_the_guard_covers_two_castles_unasked() -> None:
    state = table(GUARDED.format(owned="blue 2-2-2|5, guard"))
    events = play(state, Attack(card("die5")), "1 2")
    assert CardsCovered(0, cards("brown 3-3-3|2", "blue 2-2-2|5")) in events
    assert state.turn == 1


def test_the_owner_of_three_castles_chooses_which_two_the_guard_covers() -> None:
    state = table(GUARDED.format(owned="blue 2-2-2|5, red 2-2-2|4, guard"))
    play(state, Attack(card("die5")), "1 2")
    brown, red, blue = cards("brown 3-3-3|2", "red 2-2-2|4", "blue 2-2-2|5")
    assert state.awaits == POST_GUARD
    assert GAME.legal_moves(state) == (PostGuard((brown, red)), PostGuard((brown, blue)), PostGuard((red, blue)))
    assert play(state, PostGuard((red, blue))) == [CardsCovered(0, (red, blue)), TurnBegan(1, 1)]
    assert legal(state, Attack) == [Attack(brown), Attack(card("guard"))]


def test_a_newly_taken_guard_is_posted_at_the_end_of_the_same_turn() -> None:
    state = table("pile 1: guard, tournament\npile 2: tournament\n0: brown\n1: green")
    play(state, Claim(0), "5 5 5 5")
    assert not state.covered[0]
    assert CardsCovered(0, cards("brown")) in play(state, Pass())


def test_a_guard_that_covers_the_same_again_is_not_told_again() -> None:
    state = table(GUARDED.format(owned="guard").replace("brown 3-3-3|2", "[brown 3-3-3|2]"))
    assert not [event for event in play(state, Attack(card("die5")), "1 2") if isinstance(event, CardsCovered)]


def test_the_watchman_covers_a_single_special_unasked_but_never_himself() -> None:
    state = table(GUARDED.format(owned="watchman, champion"))
    events = play(state, Attack(card("die5")), "1 2")
    assert CardsCovered(0, cards("champion")) in events
    assert legal(state, Attack) == [Attack(card("watchman"))]


def test_a_watchman_alone_covers_nothing() -> None:
    state = table(GUARDED.format(owned="watchman"))
    play(state, Attack(card("die5")), "1 2")
    assert (state.turn, state.covered) == (1, [0, 0, 0])


def test_the_owner_of_more_specials_chooses_which_one_the_watchman_covers_the_guard_too() -> None:
    state = table(GUARDED.format(owned="watchman, champion, guard"))
    play(state, Attack(card("die5")), "1 2")
    assert state.awaits == POST_WATCHMAN
    assert GAME.legal_moves(state) == tuple(PostWatchman(each) for each in sorted(cards("champion", "guard")))
    play(state, PostWatchman(card("guard")))
    assert refusal(state, Attack(card("guard"))) == "under_watchman"


def test_the_guard_is_posted_before_the_watchman() -> None:
    state = table(GUARDED.format(owned="blue 2-2-2|5, red 2-2-2|4, watchman, champion, guard"))
    play(state, Attack(card("die5")), "1 2")
    play(state, PostGuard(cards("brown 3-3-3|2", "red 2-2-2|4")))
    assert (state.awaits, state.turn) == (POST_WATCHMAN, 0)
    play(state, PostWatchman(card("champion")))
    assert (state.awaits, state.turn) == (CHOOSE, 1)


def test_posting_may_be_changed_every_turn() -> None:
    state = table(GUARDED.format(owned="watchman, [champion], guard"))
    play(state, Attack(card("die5")), "1 2")
    assert CardsCovered(0, cards("guard")) in play(state, PostWatchman(card("guard")))
    assert Attack(card("champion")) in legal(state, Attack)


def test_only_own_cards_are_posted() -> None:
    state = table(GUARDED.format(owned="blue 2-2-2|5, red 2-2-2|4, watchman, champion, guard"))
    play(state, Attack(card("die5")), "1 2")
    assert refusal(state, PostGuard(cards("brown 3-3-3|2", "green 2-2-2|1"))) == "not_your_castles"
    play(state, PostGuard(cards("brown 3-3-3|2", "red 2-2-2|4")))
    assert refusal(state, PostWatchman(card("watchman"))) == "not_your_special"


def test_what_a_stolen_guard_covered_is_free_at_once() -> None:
    picture = GUARDED.format(owned="[blue 2-2-2|5], guard").replace("brown 3-3-3|2", "[brown 3-3-3|2]")
    state = table(picture, turn=1)
    play(state, Attack(card("guard")), "5 5 5 5")
    assert state.covered[0] == 0
    assert state.turn == 2
    assert {Attack(card("brown 3-3-3|2")), Attack(card("blue 2-2-2|5"))} <= set(legal(state, Attack))


def test_what_a_stolen_watchman_covered_is_free_at_once_but_the_guard_stays() -> None:
    picture = GUARDED.format(owned="[blue 2-2-2|5], [champion], guard, watchman")
    state = table(picture, turn=1)
    play(state, Attack(card("watchman")), "5 5 5 5")
    assert state.covered[0] == 1 << card("blue 2-2-2|5")
    assert state.turn == 2
    assert Attack(card("champion")) in legal(state, Attack)
