"""What the computer players of Castle Combo know, checked against the rules."""

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from castles.ai.combo import JUDGEMENT
from castles.ai.combo.buyers import Buyer, Buyers
from castles.ai.combo.policy import judged_moves, mean_of_best
from castles.ai.combo.prospects import value
from castles.ai.combo.reasons import reason
from castles.ai.combo.scale import Scale
from castles.ai.combo.takes import after, turn_ended
from castles.ai.combo.think import WIN
from castles.ai.duel import fixtures, play, standings
from castles.ai.thought import Reason
from castles.ai.weights import load
from castles.rules.combo import GAME
from castles.rules.combo.ask import can_pay, points
from castles.rules.combo.grid import AREAS, CELL, SPOTS, extent, share_on, surely_on
from castles.rules.combo.pieces import CHARACTERS, PURSE, Discount, In, On, Place
from castles.rules.combo.state import (
    TAKE,
    Buy,
    CardTakenFaceDown,
    GoldGained,
    KeysGained,
    MoveMessenger,
    PursesFilled,
    State,
    TakeFaceDown,
)
from castles.rules.game import Event, Move, totals, winners
from castles.wording.reasons import why

SCALE = Scale(load("combo"))
NAMES = ("Ilona", "Marek", "Zsófia", "Stanisław", "Réka")


def states(players: int, seed: int, share: float = 1.0) -> Iterator[State]:
    """Some states of a match whose moves are half chance and half judgement."""
    random, state = Random(seed), GAME.setup(GAME.setup_for(players, seed))
    while GAME.to_move(state) is not None:
        if random.random() < share:
            yield GAME.copy(state)
        moves = GAME.legal_moves(state)
        if random.random() < 0.5:
            move = max(judged_moves(SCALE, state, state.seat), key=lambda each: each[0])[1]
        else:
            move = moves[int(random.random() * len(moves))]
        GAME.perform(state, move, None)


def final(players: int, seed: int) -> State:
    *_, state = states(players, seed)
    while GAME.to_move(state) is not None:
        GAME.perform(state, GAME.legal_moves(state)[0], None)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_full_grid_is_worth_its_points(seed: int) -> None:
    state = final(2 + seed % 4, seed)
    assert [value(SCALE, state, seat) for seat in range(len(state.gold))] == list(totals(GAME.tally(state)))


def test_a_take_is_judged_as_the_table_after_it() -> None:
    for state in states(3, 2, 0.3):
        judged = judged_moves(SCALE, state, state.seat)
        assert {move for _, move in judged} == set(GAME.legal_moves(state))
        for found, move in judged:
            if isinstance(move, Buy | TakeFaceDown):
                assert found == pytest.approx(
                    value(SCALE, turn_ended(SCALE, after(state, move), state.seat), state.seat)
                )


def test_mean_of_the_best_of_three() -> None:
    worths = [3.0, 1.0, 4.0, 1.5, 9.0, 2.6]
    drawn = [max(three) for three in combinations(worths, 3)]
    assert mean_of_best(worths, 3) == pytest.approx(sum(drawn) / len(drawn))


def test_a_buyer_in_trials_chooses_as_the_judgement_does() -> None:
    for state in states(3, 4, 0.4):
        worths = {move: found for found, move in judged_moves(SCALE, state, state.seat)}
        move = Buyers(SCALE).policy(state, Random(0))
        assert worths[move] >= max(worths.values()) - 0.5, "only what renewing brings is reckoned a little otherwise"


def test_a_buyer_remembers_only_what_fits() -> None:
    state, buyers = GAME.setup(GAME.setup_for(2, 1)), Buyers(SCALE)
    dear = [card for card, each in enumerate(CHARACTERS) if each.deck == state.messenger and each.cost == 5][:3]
    state.shown[state.messenger], state.awaited = dear, TAKE
    assert isinstance(buyers.policy(state, Random(0)), Buy)
    state.gold = [4, 4]
    assert isinstance(buyers.policy(state, Random(0)), TakeFaceDown)
    assert Buyer(SCALE, state, state.seat, 0).buy(dear[0]) is None, "four gold don't pay five"


@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_a_win_counts_besides_its_points(seed: int) -> None:
    state = final(2, seed)
    (first, *_), (ours, theirs) = winners(GAME.ranking(state)), totals(GAME.tally(state))
    assert JUDGEMENT.worth(state, first) == abs(ours - theirs) + WIN
    assert JUDGEMENT.worth(state, 1 - first) == -abs(ours - theirs)


def test_the_share_of_a_place_is_sure_only_at_one() -> None:
    first = 1 << CELL[0, 0]
    assert share_on(Place.TOP_ROW, first, CELL[0, 0]) == pytest.approx(1 / 3)
    column = first | 1 << CELL[0, 1] | 1 << CELL[0, 2]
    assert share_on(Place.TOP_ROW, column, CELL[0, 0]) == 1
    assert surely_on(Place.TOP_ROW, column, CELL[0, 0])
    assert not surely_on(Place.TOP_ROW, first, CELL[0, 0])


def test_squire_beats_chance() -> None:
    bots = ("squire", "random")
    squire, _ = standings(bots, [play(GAME, match) for match in fixtures(GAME, bots, 6, 1)])
    assert squire.wins == 6


# ---- reasons ----


def told(state: State, move: Move) -> list[Event]:
    events: list[Event] = []
    GAME.perform(GAME.copy(state), move, events.append)
    return events


def total(state: State, seat: int) -> int:
    return totals(GAME.tally(state))[seat]


def gain(state: State, seat: int, move: Move) -> int:
    return total(after(state, move), seat) - total(state, seat)


def card_taken(state: State, move: Any) -> int:
    return state.shown[state.messenger][move.slot]


def scroll_is(state: State, move: Any, values: Any) -> bool:
    return points(after(state, move), state.seat)[move.x, move.y] == values["points"]


def place_is(state: State, move: Any, values: Any) -> bool:
    return isinstance(CHARACTERS[values["card"]].per, On) and scroll_is(state, move, values)


def others_gain(state: State, move: Any, values: Any) -> bool:
    before, now = points(state, state.seat), points(after(state, move), state.seat)
    return sum(now[spot] - before[spot] for spot in before) == values["points"]


def gained(kind: type[Any]) -> Callable[[State, Any, Any], bool]:
    def holds(state: State, move: Any, values: Any) -> bool:
        amounts = [event.amount for event in told(state, move) if isinstance(event, kind) and state.seat in event.to]
        return values["amount"] in amounts

    return holds


def purses_gain(state: State, move: Any, values: Any) -> bool:
    return [sum(event.gold) for event in told(state, move) if isinstance(event, PursesFilled)] == [values["amount"]]


def discounts_last(state: State, move: Any, values: Any) -> bool:
    is_discount = any(isinstance(effect, Discount) for effect in CHARACTERS[card_taken(state, move)].ability)
    return is_discount and values["turns"] == 9 - state.shapes[state.seat].bit_count() - 1


def has_room(state: State, move: Any, values: Any) -> bool:
    """Filled up, it is worth so many points more."""
    end, card, seat = after(state, move), card_taken(state, move), state.seat
    end.gold[seat] = 0
    before = total(end, seat)
    end.gold[seat] = values["amount"]
    return total(end, seat) - before >= values["points"] and end.purses[card] + values["amount"] == PURSE[card]


def is_open(state: State, move: Any, values: Any) -> bool:
    count, end = CHARACTERS[card_taken(state, move)].per, after(state, move)
    assert isinstance(count, In)
    columns, rows = extent(end.shapes[state.seat])
    cells = [SPOTS[cell] for cell in AREAS[count.area][CELL[move.x, move.y]]]
    taken = [spot for spot in cells if end.shapes[state.seat] >> CELL[spot] & 1]
    size = 5 if count.area.name == "CROSS" else 3
    assert len(columns) <= 3
    assert len(rows) <= 3
    return values["spaces"] == size - len(taken) and values["points"] == CHARACTERS[values["card"]].points


def is_denied(state: State, move: Any, values: Any) -> bool:
    rival = (state.seat + 1) % len(state.gold)
    theirs = GAME.copy(state)
    theirs.seat, theirs.awaited = rival, TAKE
    buys = [each for each in GAME.legal_moves(theirs) if isinstance(each, Buy) and each.slot == move.slot]
    return rival == values["seat"] and max(gain(theirs, rival, each) for each in buys) == values["points"]


def back_gives(state: State, move: Any, values: Any) -> bool:
    taken = [event for event in told(state, move) if isinstance(event, CardTakenFaceDown)]
    return [(event.gold, event.keys) for event in taken] == [(values["gold"], values["keys"])]


def too_poor(state: State, move: Any, values: Any) -> bool:
    shown = state.shown[state.messenger]
    return back_gives(state, move, values) and not any(can_pay(state, state.seat, card) for card in shown)


def gains_points(state: State, move: Any, values: Any) -> bool:
    return gain(state, state.seat, move) == values["points"]


def other_brings(state: State, move: Any, values: Any) -> bool:
    there = after(state, move)
    assert isinstance(move, MoveMessenger)
    buys = [each for each in GAME.legal_moves(there) if isinstance(each, Buy)]
    with_it = [each for each in buys if card_taken(there, each) == values["card"]]
    before = total(state, state.seat)
    best = max(total(after(there, each), state.seat) - before for each in buys)
    return best == values["points"] == max(total(after(there, each), state.seat) - before for each in with_it)


def no_more_here(state: State, move: Any, values: Any) -> bool:
    takes = [each for each in GAME.legal_moves(state) if isinstance(each, Buy | TakeFaceDown)]
    return max(gain(state, state.seat, each) for each in takes) == values["points"]


HOLDS: dict[str, Callable[[State, Any, Any], bool]] = {
    "scroll": scroll_is,
    "in_its_place": place_is,
    "raises_others": others_gain,
    "gold": gained(GoldGained),
    "keys": gained(KeysGained),
    "purses_filled": purses_gain,
    "discount": discounts_last,
    "purse": has_room,
    "open": is_open,
    "denied": is_denied,
    "face_down": back_gives,
    "no_gold": too_poor,
    "face_down_points": gains_points,
    "other_location": other_brings,
    "nothing_better": no_more_here,
    "best": lambda state, move, values: not values,
}


def reasons(players: int, seed: int) -> Iterator[tuple[State, Move, Reason]]:
    for state in states(players, seed, 0.5):
        moves = GAME.legal_moves(state)
        for move in islice(moves, 0, None, max(1, len(moves) // 6)):
            yield state, move, reason(GAME.view(state, state.seat), state.seat, move)


def test_every_reason_is_true() -> None:
    seen = set()
    for players in (2, 3, 5):
        for state, move, found in reasons(players, players):
            seen.add(found.key)
            assert HOLDS[found.key](state, move, found.values), (found, move)
            assert why("combo", found.key, found.values, NAMES).endswith(".")
    assert len(seen) >= 10, "the sample shows most of them"


def offered(card: int, gold: int) -> State:
    """A first turn with so much gold, and the card in the first slot."""
    state = GAME.setup(GAME.setup_for(2, 1))
    state.messenger = CHARACTERS[card].deck
    state.gold[state.seat] = gold
    state.shown[state.messenger][0] = card
    return state


def test_room_in_a_purse_is_a_reason_to_buy_it() -> None:
    beekeeper = next(card for card in range(len(CHARACTERS)) if PURSE[card] == 9)
    state = offered(beekeeper, CHARACTERS[beekeeper].cost)
    found = reason(GAME.view(state, state.seat), state.seat, Buy(0, 0, 0))
    assert found == Reason("purse", {"card": beekeeper, "amount": 7, "points": 14})
    assert has_room(state, Buy(0, 0, 0), found.values)


def test_too_little_gold_is_a_reason_to_take_a_card_face_down() -> None:
    state = GAME.setup(GAME.setup_for(2, 1))
    state.gold = [0, 0]
    state.shown[state.messenger] = [card for card, each in enumerate(CHARACTERS) if each.deck and each.cost > 4][:3]
    found = reason(GAME.view(state, state.seat), state.seat, TakeFaceDown(0, 0, 0))
    assert found == Reason("no_gold", {"gold": 6, "keys": 2})
