"""The computer players of Knights and Castles: their reasons are true, and nobody foresees them."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from castles.ai import choose
from castles.ai.knights import JUDGEMENT
from castles.ai.knights.beliefs import possible_hands
from castles.ai.knights.reasons import percent
from castles.rules.game import Seat
from castles.rules.knights import GAME
from castles.rules.knights.pieces import ARMIES, CASTLES, DRUM, EVERY_ARMY, ROUNDS, TILES, Cards
from castles.rules.knights.state import LAID, LAYING, LAYS, UNKNOWN, Lay, Recruit, State


def states(players: int, seed: int, long: bool = False) -> Iterator[State]:
    """Every state of a random match in which somebody has a choice."""
    random, state = Random(seed), GAME.setup(GAME.setup_for(players, seed, {"long": long}))
    while GAME.to_move(state) is not None:
        yield GAME.copy(state)
        moves = GAME.legal_moves(state)
        GAME.perform(state, moves[int(random.random() * len(moves))], None)


def rivals_of(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.hands)) if other != seat]


def stormed(view: State, seat: Seat, move: Lay, rivals: list[tuple[Cards, Cards]]) -> State:
    """What comes of a move when the rivals hold these armies and have laid these cards."""
    state = GAME.guess(view, seat, 1)
    for other, (hand, laid) in zip(rivals_of(state, seat), rivals, strict=True):
        state.hands[other], state.laid[other], state.camps[other] = hand & ~laid, laid, EVERY_ARMY ^ hand
    state.turn, state.answered, state.sword = seat, len(state.hands) - 1, view.sword
    GAME.perform(state, move, None)
    return state


def seat_order(state: State, seat: Seat) -> bool:
    """The rules ask on from the sword: only the last seat's pick reveals everything at once."""
    return (seat - state.sword) % len(state.hands) == len(state.hands) - 1


def all_layings(view: State, seat: Seat) -> list[list[tuple[Cards, Cards]]]:
    """All that the rivals can lay, each with the hand that it comes from."""
    options = [
        [(hand, LAID[lay.cards]) for hand in possible_hands(view, other) for lay in LAYS[hand]]
        for other in rivals_of(view, seat)
    ]
    return [list(each) for each in product(*options)]


def share_won(view: State, seat: Seat, move: Lay, layings: list[list[tuple[Cards, Cards]]]) -> float:
    castle = view.tiles[view.round]
    points = view.points[seat] + CASTLES[castle].points
    taken = 0
    for rivals in layings:
        state = stormed(view, seat, move, rivals)
        taken += state.owners[castle] == seat and (state.points[seat] == points or state.round == ROUNDS)
    return taken / len(layings)


def check_share(view: State, seat: Seat, move: Lay, random: Random) -> bool:
    """Compares the stated share with all that can happen, or with a sample where that is too much."""
    reason = JUDGEMENT.reason(view, seat, move)
    layings = all_layings(view, seat)
    is_sample = len(layings) > 600
    if is_sample:
        layings = [layings[int(random.random() * len(layings))] for _pick in range(300)]
    share = share_won(view, seat, move, layings)
    if reason.key in ("sure", "decides"):
        assert share == 1.0
    elif "share" in reason.values:
        stated = reason.values["share"]
        assert stated == pytest.approx(100 * share, abs=10) if is_sample else stated == percent(share)
    elif reason.key in ("saves", "best"):
        assert share == 0.0 or is_sample
    return True


@pytest.mark.parametrize("players", GAME.players)
def test_a_stated_share_is_what_the_rules_give(players: int) -> None:
    checked, random = 0, Random(players)
    for seed in range(40):
        for state in states(players, seed):
            seat = state.turn
            if state.stage == LAYING and seat_order(state, seat) and random.random() < 0.25:
                view = GAME.view(state, seat)
                moves = LAYS[state.hands[seat]]
                checked += check_share(view, seat, moves[int(random.random() * len(moves))], random)
    assert checked > 20


def test_a_match_decided_by_this_castle_is_won_with_it() -> None:
    checked = 0
    for seed in range(300):
        for state in states(2, seed):
            if state.round < ROUNDS or state.stage != LAYING or not seat_order(state, state.turn):
                continue
            for move in LAYS[state.hands[state.turn]]:
                view = GAME.view(state, state.turn)
                reason = JUDGEMENT.reason(view, state.turn, move)
                after = GAME.copy(state)
                GAME.perform(after, move, None)
                if reason.key in ("decides", "chance_to_win") and after.owners[state.tiles[-1]] == state.turn:
                    assert GAME.ranking(after)[0] == (state.turn,)
                    checked += 1
    assert checked > 20


def test_the_strongest_army_is_cancelled() -> None:
    checked = 0
    for seed in range(60):
        for state in states(3, seed):
            view = GAME.view(state, state.turn)
            for move in GAME.legal_moves(view):
                reason = JUDGEMENT.reason(view, state.turn, move)
                if reason.key == "cancels":
                    checked += 1
                    assert isinstance(move, Lay)
                    assert strongest_possible(view, int(reason.values["seat"])) in move.cards
    assert checked > 20


def strongest_possible(view: State, seat: Seat) -> int:
    material = CASTLES[view.tiles[view.round]].material
    armies = [army for hand in possible_hands(view, seat) for army in range(len(ARMIES)) if hand >> army & 1]
    return max(armies, key=lambda army: ARMIES[army].strengths[material])


def test_a_recruit_is_as_strong_as_stated() -> None:
    checked = 0
    for seed in range(60):
        for state in states(2, seed):
            view = GAME.view(state, state.turn)
            for move in GAME.legal_moves(view):
                reason = JUDGEMENT.reason(view, state.turn, move)
                if isinstance(move, Recruit) and reason.key in ("strongest", "card"):
                    checked += 1
                    assert reason.values.get("count", 0) == castles_led(view, state.turn, move.army)
                    assert (reason.key == "card") == (set(unseen(view)) <= {DRUM})
    assert checked > 20


def unseen(view: State) -> list[int]:
    tiles = list(TILES)
    for tile in view.tiles:
        if tile != UNKNOWN:
            tiles.remove(tile)
    return tiles


def castles_led(view: State, seat: Seat, army: int) -> int:
    count = 0
    for tile in unseen(view):
        if tile != DRUM:
            by_strength = sorted(range(len(ARMIES)), key=lambda each: -ARMIES[each].strengths[CASTLES[tile].material])
            count += next(each for each in by_strength if each == army or view.hands[seat] >> each & 1) == army
    return count


@pytest.mark.parametrize("bot", ["knight", "king"])
def test_nobody_foresees_the_first_pair(bot: str) -> None:
    state = GAME.setup(GAME.setup_for(2, 1))
    view = GAME.view(state, state.turn)
    laid = {choose(bot, GAME, view, state.turn, number).move for number in range(12)}
    assert len(laid) > 2


def test_chances_to_win_add_up() -> None:
    for players in GAME.players:
        for state in states(players, 3, long=True):
            assert sum(JUDGEMENT.worth(state, seat) for seat in range(players)) == pytest.approx(1.0)


def test_who_has_won_is_sure_of_it() -> None:
    for seed in range(20):
        for state in states(3, seed):
            last = state
        while GAME.to_move(last) is not None:
            GAME.perform(last, GAME.legal_moves(last)[0], None)
        assert JUDGEMENT.worth(last, GAME.ranking(last)[0][0]) > 0.99
