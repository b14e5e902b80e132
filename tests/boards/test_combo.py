"""Castle Combo on the table."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from castles.boards.board import Intent, Look
from castles.boards.combo import BOARD, layout
from castles.boards.combo.flourish import _FLOURISHES, SILENT_ON_PURPOSE
from castles.boards.combo.marks import LIVE_POINTS, marks, ringed
from castles.boards.combo.poses import poses
from castles.boards.combo.reading import DOWN, MESSENGER, card_piece, gain_of, offered
from castles.boards.combo.zones import commands, zones
from castles.display import Pose
from castles.resources import resource
from castles.rules.combo import GAME, ask
from castles.rules.combo.pieces import CARDS, CHARACTERS, COST
from castles.rules.combo.state import (
    EMPTY,
    AddToPurses,
    Buy,
    CardBought,
    ChoosePurses,
    CountNeighbour,
    Discard,
    GoldGained,
    LocationClosed,
    MoveMessenger,
    Renew,
    TakeFaceDown,
    TakeKeys,
    card_of,
)
from castles.rules.game import Move
from castles.wording.combo.card_text import card_text
from tests.boards.looks import decisions, is_inside, look_at, match_of, overlap, reachable, steps
from tests.matches import new_match, random_match

SEEDS = range(40)


def looks(seed: int) -> list[Look[Any]]:
    return list(decisions(BOARD, match_of(BOARD, seed)))


def asked(kind: type[Move]) -> Look[Any]:
    """A look of somebody who is asked for such a move."""
    found = (look for seed in SEEDS for look in looks(seed) if any(isinstance(move, kind) for move in look.legal))
    return next(found)


def holding(look: Look[Any], card: int, *picks: str) -> Look[Any]:
    return replace(look, intent=Intent(held=card_piece(card), picks=picks))


def start(players: int = 2) -> Look[Any]:
    match = new_match(GAME, players)
    return look_at(BOARD, match, match.state, match.to_move or 0)


def zone(look: Look[Any], *key: Any) -> Any:
    return next(each for each in zones(look) if each.key == key)


def dear(look: Look[Any]) -> list[int]:
    return [card for card in offered(look.view) if not ask.can_pay(look.view, look.seat, card)]


# ---- taking cards ----


@pytest.mark.parametrize("players", GAME.players)
def test_every_legal_move_is_reached_by_any_number_of_players(players: int) -> None:
    for look in decisions(BOARD, random_match(GAME, players, seed=players + 20)):
        assert reachable(BOARD, look) == set(look.legal)


def test_a_card_in_hand_can_be_laid_on_every_free_place() -> None:
    look = looks(3)[6]
    card = offered(look.view)[0]
    laid = [each for each in zones(holding(look, card)) if each.takes == card_piece(card)]
    moves = [each.does for each in laid if isinstance(each.does, Buy | TakeFaceDown)]
    assert {(move.x, move.y) for move in moves} == set(ask.free_spots(look.view, look.seat))
    assert {each.box for each in laid} == {
        pose.box for piece, pose in poses(look).items() if isinstance(piece, tuple) and piece[0] == "place"
    }


def test_without_a_card_in_hand_no_place_takes_one() -> None:
    assert not [each for each in zones(start()) if isinstance(each.does, Buy | TakeFaceDown)]


def test_a_button_and_a_letter_turn_the_card_over() -> None:
    look = start()
    card = next(card for card in offered(look.view) if ask.can_pay(look.view, look.seat, card))
    turn = next(command for command in commands(holding(look, card)) if command.key == "r")
    assert isinstance(turn.does, Intent)
    turned = replace(look, intent=turn.does)
    assert DOWN in turned.intent.picks
    assert all(isinstance(each.does, TakeFaceDown) for each in zones(turned) if each.takes == card_piece(card))
    assert poses(turned)[card_piece(card)].picture.startswith("combo/back_")
    back = next(command for command in commands(turned) if command.key == "r")
    assert back.label != turn.label
    assert back.does == Intent(held=card_piece(card))


def test_a_card_that_is_too_dear_lies_in_the_shade_and_goes_face_down() -> None:
    look = next(
        look
        for seed in SEEDS
        for look in looks(seed)
        if look.legal[-1:] and dear(look) and isinstance(look.legal[-1], TakeFaceDown)
    )
    card = dear(look)[0]
    assert poses(look)[card_piece(card)].dim
    in_hand = holding(look, card)
    assert not poses(in_hand)[card_piece(card)].dim
    assert all(isinstance(each.does, TakeFaceDown) for each in zones(in_hand) if each.takes == card_piece(card))
    assert [command.refused for command in commands(in_hand) if command.key == "r"] == [True]


def test_the_messenger_and_the_deck_take_a_key() -> None:
    look = start()
    held = replace(look, intent=Intent(held=MESSENGER))
    assert zone(held, "send").does == MoveMessenger()
    assert zone(held, "send").takes == MESSENGER
    assert zone(look, "renew").does == Renew()
    assert {command.does for command in commands(look)} >= {MoveMessenger(), Renew()}


# ---- abilities ----


def test_a_neighbour_is_chosen_by_the_grid() -> None:
    look = asked(CountNeighbour)
    chosen = [(each.box, each.does) for each in zones(look)]
    for box, move in chosen:
        if isinstance(move, CountNeighbour):
            assert box == layout.block(len(look.names), look.seat, move.neighbour).box
    assert {move for _box, move in chosen} == set(look.legal)


def test_keys_are_chosen_at_the_own_keys() -> None:
    look = asked(TakeKeys)
    assert zone(look, "take keys").box == layout.keys_area(len(look.names))


def test_gold_for_purses_is_chosen_on_a_card_even_without_a_purse() -> None:
    look = asked(AddToPurses)
    chosen = [each for each in zones(look) if each.does == AddToPurses()]
    cards = {pose.box for piece, pose in poses(look).items() if isinstance(piece, tuple) and piece[0] == "card"}
    assert chosen
    assert all(each.box in cards for each in chosen)


def test_a_discard_is_chosen_on_the_cards_of_the_other_location() -> None:
    look = asked(Discard)
    there = 1 - look.view.messenger
    for each in zones(look):
        assert isinstance(each.does, Discard)
        assert each.box == layout.slot_box(len(look.names), there, each.does.slot)


def test_two_purses_are_chosen_one_after_the_other() -> None:
    match = next(
        match
        for seed in range(300)
        for match in [random_match(GAME, 2, seed)]
        if any(isinstance(move, ChoosePurses) for move in match.moves)
    )
    look = next(look for look in decisions(BOARD, match) if isinstance(look.legal[0], ChoosePurses))
    assert all(isinstance(each.does, Intent) for each in zones(look))
    assert reachable(BOARD, look) == set(look.legal)
    first = zones(look)[0].does
    assert isinstance(first, Intent)
    once = replace(look, intent=first)
    assert sum(isinstance(each.does, ChoosePurses) for each in zones(once)) == len(zones(look)) - 1
    assert zones(once)[0].does == Intent()
    assert len(marks(once)) > len(marks(look))


@pytest.mark.parametrize("kind", [CountNeighbour, TakeKeys, AddToPurses, Discard])
def test_what_an_answer_brings_stands_on_a_plate(kind: type[Move]) -> None:
    look = asked(kind)
    plates = [mark.label for mark in marks(look) if mark.picture == "ui/plate" and mark.label.startswith("+")]
    assert len(plates) == len(look.legal)


def test_asking_what_an_answer_brings_changes_nothing() -> None:
    look = asked(CountNeighbour)
    before = GAME.copy(look.view)
    assert [gain_of(look.view, move) for move in look.legal]
    assert look.view == before


def test_the_card_in_hand_lights_up_what_it_counts() -> None:
    for look in looks(5):
        for card in offered(look.view):
            lit = [mark for mark in marks(holding(look, card)) if mark.picture == "combo/counted"]
            counted = ask.counted_by_ability(look.view, look.seat, card)
            is_bought = any(isinstance(move, Buy) for move in look.legal) and ask.can_pay(look.view, look.seat, card)
            assert not is_bought or len(lit) == len(counted)


# ---- marks ----


def test_prices_cover_printed_costs_that_discounts_change() -> None:
    for look in looks(7):
        shown = [card for cards in look.view.shown for card in cards if card != EMPTY]
        cheaper = [card for card in shown if ask.price(look.view, look.seat, card) != COST[card]]
        plates = [mark for mark in marks(look) if mark.tip.startswith("Costs ")]
        assert [int(mark.label) for mark in plates] == [ask.price(look.view, look.seat, card) for card in cheaper]


def test_every_face_up_card_wears_its_points_if_wished() -> None:
    look = looks(8)[-1]
    seals = [mark for mark in marks(look) if mark.picture == "combo/points"]
    assert len(seals) == sum(len(ask.points(look.view, seat)) for seat in range(len(look.names)))
    plain = replace(look, helps=look.helps - {LIVE_POINTS})
    assert not [mark for mark in marks(plain) if mark.picture == "combo/points"]


def test_the_last_card_has_brackets() -> None:
    match = match_of(BOARD, 2)
    played = next(each for each in match.past if isinstance(each.steps[0].event, CardBought))
    events = tuple(step.event for step in played.steps)
    look = look_at(BOARD, match, played.steps[-1].state, 0, last=events)
    assert sum(mark.picture == "combo/last_move" for mark in marks(look)) == 1
    assert not [mark for mark in marks(replace(look, helps=frozenset())) if mark.picture == "combo/last_move"]


# ---- layout ----


@pytest.mark.parametrize("seed", range(4))
def test_no_two_places_overlap(seed: int) -> None:
    for look in looks(seed):
        for card in [None, *offered(look.view)]:
            intent = Intent() if card is None else Intent(held=card_piece(card))
            for one, other in combinations(zones(replace(look, intent=intent)), 2):
                assert not overlap(one.box, other.box), (one.key, other.key)


@pytest.mark.parametrize("players", GAME.players)
def test_cards_never_overlap_nor_leave_their_grids(players: int) -> None:
    for look in list(decisions(BOARD, random_match(GAME, players, seed=players)))[::5]:
        shown = poses(look)
        for seat in range(players):
            room = layout.room(players, look.seat, seat).box
            cards = [shown[card_piece(piece % len(CARDS))].box for piece in ask.cards(look.view, seat).values()]
            assert all(
                is_inside(replace(box, x=box.x - room.x + room.w / 2, y=box.y - room.y + room.h / 2), (room.w, room.h))
                for box in cards
            )
            assert not [pair for pair in combinations(cards, 2) if overlap(*pair)]


def test_a_full_grid_fills_its_tray() -> None:
    match = random_match(GAME, 2, 3)
    shown = poses(look_at(BOARD, match, match.state, 0))
    own = [shown[card_piece(piece % len(CARDS))].box for piece in ask.cards(match.state, 0).values()]
    assert len(own) == 9
    assert {round(box.w) for box in own} == {round(layout.plan(2).card)}


def test_the_left_neighbour_comes_first() -> None:
    blocks = [layout.block(4, 1, seat) for seat in (2, 3, 0)]
    assert [block.x for block in blocks] == sorted(block.x for block in blocks)


def test_a_location_that_has_closed_shows_nothing() -> None:
    look = start(5)
    view = GAME.copy(look.view)
    view.shown[1 - view.messenger], view.decks[1 - view.messenger] = [], []
    shown = poses(replace(look, view=view))
    assert ("deck", 1 - view.messenger) not in shown
    shut = BOARD.flourish(LocationClosed(1 - view.messenger, ()), replace(look, view=view))
    assert shut.floats


# ---- what is told ----


def test_every_kind_of_event_has_a_flourish_or_is_silent_on_purpose() -> None:
    assert {*_FLOURISHES, *SILENT_ON_PURPOSE} == set(GAME.events)
    assert not {*_FLOURISHES} & {*SILENT_ON_PURPOSE}


def test_what_rises_and_lights_up_lies_on_the_board() -> None:
    for seed in range(4):
        for event, look in steps(BOARD, match_of(BOARD, seed)):
            shown = BOARD.flourish(event, look)
            for box in (*shown.lights, *(word.box for word in shown.floats)):
                assert is_inside(box, layout.SIZE)


def test_own_coins_come_from_the_cards_that_were_counted() -> None:
    for event, look in steps(BOARD, match_of(BOARD, 1)):
        if isinstance(event, GoldGained):
            flying = BOARD.flourish(event, look).origins
            assert len(flying) == (event.amount if look.seat in event.to else 0)


def test_the_order_of_the_decks_is_not_looked_at() -> None:
    match = match_of(BOARD, 6)
    for played in match.past[::5]:
        look = look_at(BOARD, match, played.before, 0)
        one, other = (replace(look, view=GAME.guess(look.view, 0, number)) for number in (1, 2))
        assert one.view != other.view
        for part in (poses, zones, marks, *BOARD.sheets.values()):
            assert part(one) == part(other)


def test_sheets_hold_all_discards_and_all_unseen_cards() -> None:
    for look in looks(9)[::4]:
        assert len(BOARD.sheets["d"](look).rows) == sum(map(len, look.view.discards))
        assert len(BOARD.sheets["t"](look).rows) == sum(map(len, look.view.decks))


def test_the_large_figure_is_the_projected_score_if_wished() -> None:
    look = looks(8)[-1]
    assert BOARD.score(look, 0) == str(total(look, 0))
    assert BOARD.score(replace(look, helps=frozenset()), 0) == f"{len(ask.cards(look.view, 0))}/9"


def total(look: Look[Any], seat: int) -> int:
    return sum(line.amounts[seat] for line in GAME.tally(look.view) if line.adds)


# ---- pictures and words ----


def test_every_card_has_its_picture_and_says_all_it_does() -> None:
    for card in CARDS:
        character = CHARACTERS[card]
        assert (resource("art") / "combo" / f"card_{character.id.lower()}.webp").exists()
        lines = card_text(card).splitlines()
        assert len(lines) == 4 + len(character.ability) + (character.arrow is not None)
        assert all("{" not in line for line in lines)


def test_cards_wear_their_names() -> None:
    named = [pose for pose in poses(start()).values() if pose.picture.startswith("combo/card_")]
    assert len(named) == 6
    assert all(is_on_ribbon(pose) for pose in named)


def is_on_ribbon(pose: Pose) -> bool:
    (name,) = pose.captions
    return bool(name.text) and name.x > 0 and name.x + name.w < 1 and 0.5 < name.y < 0.65


@pytest.mark.parametrize(
    ("name", "shape"),
    [
        ("messenger", layout.MESSENGER),
        ("purse_coin", layout.COIN),
        ("key", layout.KEY),
        ("back_castle", (1, layout.SHAPE)),
        ("location_castle", (layout.LOCATION_SHAPE, 1)),
        ("gold_large", (1, layout.HEAP)),
    ],
)
def test_boxes_have_the_shapes_of_their_pictures(name: str, shape: tuple[float, float]) -> None:
    with Image.open(resource("art") / "combo" / f"{name}.webp") as picture:
        assert shape[0] / shape[1] == pytest.approx(picture.width / picture.height, rel=0.02)


def test_every_piece_explains_itself() -> None:
    silent = {"own", "hoard", "block"}
    for look in looks(7)[::6]:
        assert all(pose.tip for piece, pose in poses(look).items() if piece[0] not in silent)  # type: ignore[index]


def test_a_card_lights_up_what_it_counts() -> None:
    look = list(decisions(BOARD, random_match(GAME, 4, 3)))[-1]
    for seat, cards in enumerate(ask.cards(look.view, seat) for seat in range(4)):
        for spot, piece in cards.items():
            counted = ask.counted_by_scroll(look.view, seat, spot)
            boxes = [ringed(layout.cell_box(4, look.seat, seat, look.view.shapes[seat], at)) for at in counted]
            assert [mark.box for mark in BOARD.lights(look, card_piece(card_of(piece)))] == boxes
    offered = [card for shown in look.view.shown for card in shown if card != EMPTY]
    for card in offered:
        count = len(ask.counted_by_ability(look.view, look.seat, card))
        assert len(BOARD.lights(look, card_piece(card))) == count
    assert any(BOARD.lights(look, card_piece(card)) for card in offered)
    assert not BOARD.lights(look, ("messenger",))
