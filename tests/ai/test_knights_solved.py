"""Knights and Castles between two: the solved table fits the rules, and knowing king's mix is worth hardly anything."""

from collections.abc import Iterator
from random import Random

import pytest

from castles.ai.knights.beliefs import possible_hands
from castles.ai.knights.exploiter import best_reply, measured, reply_worths
from castles.ai.knights.layout import BLOCK, HANDS, TURNED, leads, least_hand, places
from castles.ai.knights.pairs import ALL_TILES, PAIRS, SIZE, castles_in, drums_in, number_of, without
from castles.ai.knights.solved import chances
from castles.ai.knights.two import beliefs_of, is_solved, own_mix, payoffs
from castles.ai.mixing import value
from castles.rules.knights import GAME
from castles.rules.knights.pieces import ARMIES, CASTLES, DRUM, EVERY_ARMY
from castles.rules.knights.state import LAYING, Lay, State


def states(seed: int, long: bool = False) -> Iterator[State]:
    random, state = Random(seed), GAME.setup(GAME.setup_for(2, seed, {"long": long}))
    while GAME.to_move(state) is not None:
        yield GAME.copy(state)
        moves = GAME.legal_moves(state)
        GAME.perform(state, moves[int(random.random() * len(moves))], None)


def test_every_chance_is_the_mean_of_what_may_be_turned_up() -> None:
    """A sample of the table is worked out anew from the rules of a round and the table of what follows."""
    random, keys = Random(1), list(places())
    for _sample in range(150):
        tiles, lead = keys[int(random.random() * len(keys))]
        hands = [hand for hand in range(HANDS) if SIZE[hand] >= least_hand(tiles)]
        younger, elder = (hands[int(random.random() * len(hands))] for _player in range(2))
        total = drums_in(tiles) * round_value(tiles, lead, DRUM, younger, elder) if drums_in(tiles) else 0.0
        total += sum(round_value(tiles, lead, castle, younger, elder) for castle in castles_in(tiles))
        assert chances(tiles, lead)[younger * HANDS + elder] == pytest.approx(total / number_of(tiles), abs=0.012)


def round_value(tiles: int, lead: int, tile: int, younger: int, elder: int) -> float:
    return value(payoffs(without(tiles, tile), lead, tile, younger, elder), 0.004)


def test_a_payoff_is_what_the_rules_make_of_two_pairs() -> None:
    checked = 0
    for seed in range(30):
        for state in states(seed):
            elder = state.ages[1]
            if state.stage == LAYING and state.turn == elder and state.sword != elder:
                checked += 1
                check_payoff(state)
    assert checked > 30


def check_payoff(state: State) -> None:
    """The elder lays last, so its pair reveals all."""
    younger, elder = state.ages
    hand, laid = (state.hands[younger] | state.laid[younger]) & EVERY_ARMY, state.laid[younger] & EVERY_ARMY
    tiles, lead = unseen_before(state), state.points[younger] - state.points[elder]
    tile = state.tiles[state.round]
    table = payoffs(without(tiles, tile), lead, tile, hand, state.hands[elder])
    for number, move in enumerate(GAME.legal_moves(state)):
        after = GAME.copy(state)
        GAME.perform(after, move, None)
        assert isinstance(move, Lay)
        took = after.owners[tile] == younger
        gained = CASTLES[tile].points * (1 if took else -1)
        left = state.hands[elder] & ~PAIRS[state.hands[elder]][number]
        known = chances(without(tiles, tile), lead + gained)
        assert table[PAIRS[hand].index(laid)][number] == known[(hand & ~laid) * HANDS + left]


def unseen_before(state: State) -> int:
    tiles = ALL_TILES
    for tile in state.tiles[1 : state.round]:
        tiles = without(tiles, tile)
    return tiles


def test_the_table_has_a_place_for_every_position() -> None:
    assert len(places()) * BLOCK == max(places().values()) + BLOCK
    assert list(leads(ALL_TILES)) == [0]
    assert chances(ALL_TILES, 0)[-1] == pytest.approx(0.69, abs=0.01), "the sword at the start is worth that much"


def test_turning_the_materials_turns_every_army_into_one_as_strong() -> None:
    for turns, turned in enumerate(TURNED):
        for army, card in enumerate(ARMIES):
            other = ARMIES[turned[1 << army].bit_length() - 1]
            assert all(other.strengths[(material + turns) % 3] == card.strengths[material] for material in range(3))


def test_beliefs_are_among_what_the_stories_allow() -> None:
    for seed in range(30):
        for state in states(seed, long=True):
            view = GAME.view(state, state.turn)
            for seat, belief in zip(state.ages, beliefs_of(view), strict=True):
                assert sum(belief.values()) == pytest.approx(1.0)
                if state.stage == LAYING:
                    assert set(belief) <= set(possible_hands(view, seat))


def test_knowing_the_mix_of_king_is_worth_hardly_anything() -> None:
    gains = []
    for seed in range(12):
        for state in states(seed):
            view, seat = GAME.view(state, state.turn), state.turn
            worths = reply_worths(view, seat)
            mix = own_mix(view, seat)
            mean = sum(share * worth for share, worth in zip(mix, worths, strict=True))
            gains.append(max(worths) - mean)
            assert best_reply(view, seat, Random(1)) in GAME.legal_moves(view)
    assert sum(gains) / len(gains) < 0.004
    assert max(gains) < 0.05


def test_the_measure_counts_every_match() -> None:
    found = measured(4, 1)
    assert found.seats == 4
    assert 0 <= found.wins <= 4


def test_points_of_an_earlier_game_leave_the_table() -> None:
    lasts = [state for state in states(2, long=True) if state.game == 1]
    assert lasts
    for state in lasts:
        assert is_solved(state) == (len(set(state.finished[0])) == 1)
