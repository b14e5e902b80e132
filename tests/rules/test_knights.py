"""The rounds of Knights and Castles: what is laid, who takes the castle, where cards and sword go."""

import pytest

from castles.rules.game import Event, IllegalMove, totals
from castles.rules.knights import GAME
from castles.rules.knights.pieces import (
    ARCHER,
    ARMIES,
    CARD_NAMES,
    CASTLES,
    DRUM,
    EVERY_ARMY,
    FOOTMAN,
    MATERIALS,
    MOUNTED_KNIGHT,
    PEASANT,
    TILES,
)
from castles.rules.knights.score import strengths
from castles.rules.knights.state import (
    LAYING,
    NOBODY,
    RECRUITING,
    ArmiesCamped,
    ArmyCancelled,
    CardRecruited,
    CardsLaid,
    CardsRevealed,
    CastleTaken,
    CastleTakenBySword,
    DrumUnanswered,
    Lay,
    Recruit,
    ShepherdsReturned,
    State,
    SwordPassed,
    TileTurnedUp,
    camp_size,
    copy,
    hand_size,
)
from tests.rules.knights_table import armies, lay, lay_all, lay_bare, recruit, table, told_of


def owner(state: State, castle: str) -> int:
    return state.owners[[each.name for each in CASTLES].index(castle)]


# The pieces


def test_there_are_eight_tiles_two_of_them_drums() -> None:
    assert (len(TILES), TILES.count(DRUM)) == (8, 2)


def test_every_material_has_a_castle_of_one_point_and_one_of_two() -> None:
    assert {(castle.material, castle.points) for castle in CASTLES} == {(m, p) for m in range(3) for p in (1, 2)}


def test_everybody_has_six_armies_and_two_shepherds() -> None:
    state = table(players=4)
    assert [hand_size(state, seat) for seat in range(4)] == [8] * 4
    assert state.hands == [armies(" ".join(CARD_NAMES[:6]))] * 4


@pytest.mark.parametrize("material", range(3), ids=MATERIALS)
def test_the_six_armies_have_six_different_strengths(material: int) -> None:
    assert sorted(army.strengths[material] for army in ARMIES) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("castle", "strength"), [("small_stone", 6), ("small_brick", 3), ("large_wood", 2)])
def test_a_mounted_knight_counts_6_against_stone_3_against_brick_2_against_wood(castle: str, strength: int) -> None:
    assert strengths(table(castle))[MOUNTED_KNIGHT] == strength


def test_at_a_drum_armies_have_no_strength() -> None:
    state = table("small_wood drum")
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    assert strengths(state) == ()


# The rulebook's examples


def test_large_brick_castle_the_knights_cancel_and_the_dragon_beats_the_footman() -> None:
    state = table("large_brick", players=3)
    told = lay_all(
        state,
        """
        Hania  dragon    mounted_knight
        Antek  footman   mounted_knight
        Zosia  shepherd  shepherd
        """,
    )
    assert owner(state, "large_brick") == 0
    assert state.points == [2, 0, 0]
    assert state.camps == [armies("dragon mounted_knight"), armies("footman mounted_knight"), 0]
    assert told_of(told, ShepherdsReturned) == [ShepherdsReturned((0, 0, 2))]


def test_small_wooden_castle_archers_and_peasants_cancel_and_the_sword_takes_it() -> None:
    state = table("small_wood", players=4, ages=(1, 0, 2, 3))
    told = lay_all(
        state,
        """
        Hania  archer    peasant
        Antek  shepherd  archer
        Zosia  peasant   shepherd
        Olek   shepherd  shepherd
        """,
    )
    assert owner(state, "small_wood") == 1
    assert told_of(told, CastleTakenBySword) == [CastleTakenBySword(1, 0, 1)]


def test_a_drum_as_first_tile_costs_a_round_and_does_nothing() -> None:
    state = next(
        state for seed in range(99) if (state := GAME.setup(GAME.setup_for(2, seed))).tiles[1] == DRUM != state.tiles[2]
    )
    assert (state.round, state.stage, state.camps) == (2, LAYING, [0, 0])


def test_three_footmen_and_an_archer_the_archer_wins() -> None:
    state = table("small_brick", players=4)
    told = lay_all(
        state,
        """
        Hania  footman  shepherd
        Antek  footman  shepherd
        Zosia  footman  shepherd
        Olek   archer   shepherd
        """,
    )
    assert told_of(told, ArmyCancelled) == [ArmyCancelled(FOOTMAN, (0, 1, 2))]
    assert told_of(told, CastleTaken) == [CastleTaken(3, 2, 1, ARCHER, 1)]


def test_all_lay_two_shepherds_and_the_sword_takes_the_castle() -> None:
    state = table("large_stone", players=3, ages=(2, 0, 1))
    lay_bare(state)
    assert owner(state, "large_stone") == 2
    assert [hand_size(state, seat) for seat in range(3)] == [8, 8, 8]


# Laying


def test_a_full_hand_has_22_pairs_to_lay() -> None:
    assert len(GAME.legal_moves(table())) == 22


def test_picks_are_taken_from_the_sword_clockwise() -> None:
    state = table(players=3, ages=(1, 2, 0))
    asked = []
    for _ in range(3):
        asked.append(GAME.to_move(state))
        GAME.play(state, lay("shepherd shepherd"))
    assert asked == [1, 2, 0]


def test_nothing_is_revealed_before_the_last_pick() -> None:
    state = table(players=3)
    told: list[Event] = []
    GAME.play(state, lay("dragon archer"), told.append)
    GAME.play(state, lay("dragon peasant"), told.append)
    assert told == [CardsLaid(0), CardsLaid(1)]


def test_the_last_pick_tells_everything_in_order() -> None:
    state = table("small_wood large_stone", players=2)
    told = lay_all(state, "Hania peasant archer\n Antek peasant shepherd")
    assert told == [
        CardsLaid(0),
        CardsLaid(1),
        CardsRevealed(((0, 1), (0, 6))),
        ShepherdsReturned((0, 1)),
        ArmyCancelled(PEASANT, (0, 1)),
        CastleTaken(0, 0, 1, ARCHER, 5),
        ArmiesCamped(((1,), ())),
        SwordPassed(0, 1),
        TileTurnedUp(2, 5),
    ]


def test_the_state_shows_each_event_when_it_is_told() -> None:
    state, seen = table("small_wood", players=2), []
    GAME.play(state, lay("peasant archer"))
    GAME.play(state, lay("peasant shepherd"), lambda event: seen.append((type(event), copy(state).laid)))
    shown = dict(seen)
    assert shown[CardsRevealed] == [armies("peasant archer"), armies("peasant shepherd")]
    assert shown[ShepherdsReturned] == [armies("peasant archer"), armies("peasant")]
    assert shown[ArmyCancelled] == [armies("archer"), 0]
    assert shown[ArmiesCamped] == [0, 0]


def test_a_hand_of_two_shepherds_is_laid_unasked() -> None:
    state = table("small_wood large_wood", players=2)
    state.hands[1], state.camps[1], state.stories[1] = 0, EVERY_ARMY, (EVERY_ARMY,)
    told: list[object] = []
    GAME.play(state, lay("archer shepherd"), told.append)
    assert told[:3] == [CardsLaid(0), CardsLaid(1), CardsRevealed(((1, 6), (6, 6)))]
    assert state.round == 2


def test_rounds_without_any_choice_play_themselves_to_the_end() -> None:
    state = table("small_wood large_wood small_brick large_brick small_stone large_stone drum", players=2)
    for pair in ("peasant archer", "footman dragon", "mounted_knight catapult"):
        lay_all(state, f"Hania {pair}\n Antek {pair}")
    assert (state.round, state.stage) == (7, RECRUITING)


def test_an_army_that_was_laid_is_no_longer_in_the_hand() -> None:
    state = table("small_wood large_wood", players=2)
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    assert (state.hands[0], state.camps[0]) == (EVERY_ARMY & ~armies("peasant archer"), armies("peasant archer"))
    assert (hand_size(state, 0), camp_size(state, 0)) == (6, 2)


def test_four_equal_armies_all_leave() -> None:
    state = table("small_wood", players=4)
    told = lay_all(state, "\n".join(f"{name} peasant shepherd" for name in ("Hania", "Antek", "Zosia", "Olek")))
    assert told_of(told, ArmyCancelled) == [ArmyCancelled(PEASANT, (0, 1, 2, 3))]
    assert state.camps == [armies("peasant")] * 4


def test_a_single_strong_army_wins_against_two_weaker_ones() -> None:
    state = table("small_stone", players=2)
    lay_all(state, "Hania archer catapult\n Antek mounted_knight shepherd")
    assert owner(state, "small_stone") == 1


# The sword


def test_the_sword_goes_to_the_fewest_points() -> None:
    state = table("small_wood large_wood", players=2)
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    assert (state.points, state.sword) == ([1, 0], 1)


def test_among_equals_the_sword_goes_to_the_youngest() -> None:
    state = table("small_wood large_wood", players=4, ages=(3, 1, 2, 0))
    lay_all(
        state, "Olek peasant shepherd\n" + "\n".join(f"{name} shepherd dragon" for name in ("Hania", "Antek", "Zosia"))
    )
    assert (state.points, state.sword) == ([0, 0, 0, 1], 1)


def test_the_sword_moves_on_also_when_it_took_the_castle_itself() -> None:
    state = table("small_wood large_wood", players=2)
    lay_bare(state)
    assert (state.points, state.sword) == ([1, 0], 1)


def test_the_sword_may_stay_where_it_is() -> None:
    state = table("small_wood large_wood", players=2)
    told = lay_all(state, "Hania shepherd shepherd\n Antek dragon shepherd")
    assert (state.sword, told_of(told, SwordPassed)) == (0, [])


def test_a_drum_leaves_the_sword_where_it_is() -> None:
    state = table("small_wood drum large_wood", players=2)
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    GAME.play(state, recruit("dragon"))
    GAME.play(state, recruit("archer"))
    assert (state.round, state.sword) == (3, 1)


# Recruiting


def test_a_drum_offers_every_army_of_the_camp() -> None:
    state = table("small_wood drum", players=2)
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    assert GAME.to_move(state) == 1
    assert GAME.legal_moves(state) == (recruit("footman"), recruit("dragon"))


def test_a_recruited_army_is_in_the_hand_again() -> None:
    state = table("small_wood drum", players=2)
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    GAME.play(state, recruit("dragon"))
    assert state.camps[1] == armies("footman")
    assert state.hands[1] == EVERY_ARMY & ~armies("footman")
    assert (hand_size(state, 1), camp_size(state, 1)) == (7, 1)


def test_a_camp_of_one_card_gives_it_back_unasked_and_an_empty_one_nothing() -> None:
    state = table("small_wood drum large_wood", players=3)
    told = lay_all(state, "Hania peasant archer\n Antek dragon shepherd\n Zosia shepherd shepherd")
    assert (told[-1], GAME.to_move(state)) == (CardRecruited(1), 0)
    assert state.camps[1:] == [0, 0]


def test_a_drum_without_any_camp_is_over_at_once() -> None:
    state = table("small_wood drum large_wood", players=2)
    told = lay_bare(state)
    assert told[-3:] == [TileTurnedUp(2, DRUM), DrumUnanswered(), TileTurnedUp(3, 1)]


def test_a_recruit_is_told_without_the_card() -> None:
    state = table("small_wood drum", players=2)
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    told: list[object] = []
    GAME.play(state, recruit("dragon"), told.append)
    assert told == [CardRecruited(1)]


# Refusals


def refusal(state: State, move: Lay | Recruit) -> str:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, move)
    return refused.value.reason


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    state = table("small_wood large_wood", players=2)
    lay_all(state, "Hania peasant archer\n Antek peasant archer")
    assert refusal(state, lay("peasant dragon")) == "not_in_hand"


@pytest.mark.parametrize("cards", [(0, 0), (0,), (1, 0), (5, 9)])
def test_anything_but_two_cards_in_order_is_refused(cards: tuple[int, int]) -> None:
    assert refusal(table(), Lay(cards)) == "not_two_cards"


def test_nothing_is_recruited_at_a_castle() -> None:
    assert refusal(table(), recruit("dragon")) == "no_drum"


def test_at_a_drum_nothing_is_laid_and_only_the_own_camp_recruited() -> None:
    state = table("small_wood drum", players=2)
    lay_all(state, "Hania peasant archer\n Antek footman dragon")
    assert refusal(state, lay("peasant archer")) == "no_castle"
    assert refusal(state, recruit("peasant")) == "not_in_camp"


def test_after_the_end_everything_is_refused() -> None:
    state = table("small_wood large_wood small_brick large_brick small_stone drum drum", players=2)
    for _ in range(5):
        lay_bare(state)
    assert refusal(state, lay("shepherd shepherd")) == "over"


def test_castles_belong_to_nobody_at_first() -> None:
    assert table().owners == [NOBODY] * 6


def test_points_of_a_running_game_are_those_of_the_castles_taken() -> None:
    state = table("small_wood large_wood", players=2)
    lay_bare(state)
    lay_bare(state)
    assert totals(GAME.tally(state)) == (1, 2)
