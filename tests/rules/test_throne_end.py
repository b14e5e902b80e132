"""The king of Topple the King, his revenge, and every end of the game."""

from random import Random

from castles.rules.throne import GAME
from castles.rules.throne.pieces import TOURNAMENT, printed
from castles.rules.throne.state import (
    COUP,
    FORFEIT,
    FORFEITED,
    NO_CARD,
    NO_PILE,
    NOBODY,
    OVER,
    Attack,
    AttemptBegan,
    CardPutUnder,
    Claim,
    Forfeit,
    GameEnded,
    RevengeAverted,
    State,
    Stop,
    Topple,
    TopUncovered,
    TurnBegan,
)
from tests.rules.throne_table import card, cards, idle, legal, play, refusal, table

# The king


THRONE = """
    pile 1: {top}
    pile 2: tournament
    0: brown 3-3-3|2, red 2-2-2|4, blue 2-2-2|5, {mine}
    1: green 2-2-2|1, {theirs}
"""


def throne(mine: str = "", theirs: str = "", top: str = "tournament") -> State:
    return table(THRONE.format(mine=mine, theirs=theirs, top=top))


def test_who_beats_the_king_wins_at_once() -> None:
    state = throne()
    events = play(state, Topple(), "4 4 4 4")
    assert events[0] == AttemptBegan(COUP, 0, NOBODY, NO_CARD, NO_PILE, printed("3-3-3-3|5"), 3)
    assert events[-1] == GameEnded("king", 0)
    assert (GAME.to_move(state), GAME.ending(state)) == (None, "king")


def test_the_king_takes_a_castle_of_one_s_choice_under_a_pile_of_one_s_choice() -> None:
    state = throne()
    play(state, Topple(), "1 2")
    own = cards("brown 3-3-3|2", "red 2-2-2|4", "blue 2-2-2|5")
    assert state.awaits == FORFEIT
    assert set(GAME.legal_moves(state)) == {Forfeit(castle, pile) for castle in own for pile in (0, 1)}
    events = play(state, Forfeit(card("red 2-2-2|4"), 1))
    assert events == [CardPutUnder(0, 1, card("red 2-2-2|4"), FORFEITED), TurnBegan(1, 1)]
    assert state.piles[1] == [TOURNAMENT, card("red 2-2-2|4")]
    assert not state.cards[0] >> card("red 2-2-2|4") & 1


def test_a_castle_lost_to_an_empty_pile_is_its_new_top() -> None:
    state = throne(top="")
    play(state, Topple(), "1 2")
    play(state, Forfeit(card("red 2-2-2|4"), 0))
    assert Claim(0) in legal(state, Claim)


def test_a_lost_castle_can_be_obtained_again() -> None:
    state = throne(top="")
    play(state, Topple(), "1 2")
    play(state, Forfeit(card("red 2-2-2|4"), 0))
    state.turn = 0
    assert Claim(0) in legal(state, Claim)


def test_only_own_castles_are_lost() -> None:
    state = throne()
    play(state, Topple(), "1 2")
    assert refusal(state, Forfeit(card("green 2-2-2|1"), 0)) == "not_your_castle"


def test_royal_protection_averts_the_revenge() -> None:
    state = throne("royal_protection")
    events = play(state, Topple(), "1 2")
    assert events[-2:] == [RevengeAverted(0), TurnBegan(1, 1)]
    assert state.cards[0] >> card("royal_protection") & 1


def test_die_cards_help_against_the_king() -> None:
    state = throne("die5")
    play(state, Topple(), "5 5 5 1")
    assert GAME.ending(state) == "king"


# Ends of the game


def test_four_castles_win() -> None:
    state = throne(top="green 3-3-3|5")
    events = play(state, Claim(0), "5 5 5")
    assert events[-1] == GameEnded("four_castles", 0)
    assert (state.awaits, GAME.ranking(state)) == (OVER, ((0,), (1,)))


def test_a_raid_can_win_the_game() -> None:
    state = throne(theirs="yellow 2-2-2|3")
    play(state, Attack(card("yellow 2-2-2|3")), "5 5 5 1")
    events = play(state, Stop(), "1")
    assert events[-1] == GameEnded("four_castles", 0)


RIDERS = """
    pile 1: red 2-2-2|4
    pile 2: tournament, ?tournament
    0: brown 3-3-3|2, {mine}
    1: green 2-2-2|1, {theirs}
    2: purple 3-3-3|4
"""


def test_two_castles_and_three_tournaments_win() -> None:
    state = table(RIDERS.format(mine="tournament, tournament, tournament", theirs=""))
    events = play(state, Claim(0), "5 5 5")
    assert events[-1] == GameEnded("tournaments", 0)


def test_three_tournaments_with_one_castle_do_not_win() -> None:
    state = table("pile 1: tournament\npile 2: die1\n0: brown, tournament, tournament\n1: green")
    play(state, Claim(0), "5 5 5 5")
    play(state, Stop(), "1")
    assert (state.tournaments, state.awaits) == ([3, 0], "choose")


def test_a_tournament_can_be_won_and_with_it_the_game_in_another_s_turn() -> None:
    state = table(RIDERS.format(mine="", theirs="blue 2-2-2|5, tournament, tournament"))
    play(state, Claim(1), "1 2 3 4 5")
    play(state, Stop(), "5 5 5 5")
    events = play(state, Stop(), "1")
    assert events[-2:] == [TopUncovered(1, TOURNAMENT), GameEnded("tournaments", 1)]
    assert GAME.ranking(state)[0] == (1,)


def test_after_150_rounds_the_game_is_over() -> None:
    state = table("pile 1: red, tournament\npile 2: die1\n0: brown\n1: green", round=150, turn=1)
    play(state, Claim(0), "1 2 3 4")
    events = play(state, Stop())
    assert events[-1] == GameEnded("rounds", NOBODY)
    assert GAME.ending(state) == "rounds"


def test_players_who_go_for_specials_only_come_to_the_last_round() -> None:
    random, state = Random(0), GAME.setup(GAME.setup_for(4, seed=0))
    while GAME.to_move(state) is not None:
        GAME.perform(state, idle(GAME, state, random), None)
    assert (GAME.ending(state), state.round) == ("rounds", 150)


RANKED = """
    pile 1: tournament
    pile 2: die1
    0: brown 3-3-3|2, tournament, tournament, tournament, tournament
    1: green 2-2-2|1, red 2-2-2|4
    2: blue 2-2-2|5, tournament, guard
    3: yellow 2-2-2|3, tournament, champion
    4: purple 3-3-3|4, tournament
"""


def test_castles_then_tournaments_then_specials_rank_and_equals_share_a_place() -> None:
    state = table(RANKED, awaits=OVER, ending="rounds")
    assert GAME.ranking(state) == ((1,), (0,), (2, 3), (4,))


def test_the_winner_ranks_first_whatever_the_others_have() -> None:
    state = table(RANKED, awaits=OVER, ending="king", winner=4)
    assert GAME.ranking(state) == ((4,), (1,), (0,), (2, 3))


def test_the_score_sheet_counts_castles_tournaments_and_specials() -> None:
    lines = {line.reason: line.amounts for line in GAME.tally(table(RANKED))}
    assert lines == {
        "castles": (1, 2, 1, 1, 1),
        "tournament_cards": (4, 0, 1, 1, 1),
        "specials": (0, 0, 1, 1, 0),
    }


def test_nothing_adds_up_to_points() -> None:
    assert not any(line.adds for line in GAME.tally(table(RANKED)))
