"""Topple the King on the table."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from castles.boards.board import Intent, Look
from castles.boards.throne import BOARD, dice, layout
from castles.boards.throne.flourish import _FLOURISHES, SILENT_ON_PURPOSE
from castles.boards.throne.poses import poses
from castles.boards.throne.reading import KING, card_piece, die_piece, prize
from castles.boards.throne.zones import commands, targets, zones
from castles.match import Match
from castles.resources import resource
from castles.rules.throne import GAME
from castles.rules.throne.dice import handful
from castles.rules.throne.holdings import gain
from castles.rules.throne.pieces import CARDS, CASTLES, SPECIALS, TOURNAMENT
from castles.rules.throne.questions import living_dice
from castles.rules.throne.state import (
    CHOOSE,
    FORFEIT,
    POST_GUARD,
    POST_WATCHMAN,
    ROLL,
    DiceRolled,
    Forfeit,
    PostGuard,
    PostWatchman,
    Reroll,
    State,
    Stop,
)
from tests.boards.looks import decisions, is_inside, look_at, overlap, reachable, steps
from tests.matches import random_match

PLAYERS = list(GAME.players)
RESULT = CASTLES[0].combination  # any will do
LONG_NAMES = tuple("MMMMMMMMMMMMMMMMMMMM" for _ in range(6))


def match_of(players: int, seed: int = 3, moves: int = 250, **options: Any) -> Match:
    return random_match(GAME, players, seed, moves, **options)


def looks(players: int, seed: int = 3) -> Iterator[Look[Any]]:
    return decisions(BOARD, match_of(players, seed))


def awaiting(what: str, seeds: int = 60) -> Look[Any]:
    """A look of somebody who is asked for this."""
    found = (look for seed in range(seeds) for look in looks(4, seed) if look.view.awaits == what)
    return next(found)


def at_roll(rolled: int = 5) -> Look[Any]:
    """A look of somebody with so many different living dice at least."""
    return next(
        look
        for look in looks(3, 5)
        if look.view.awaits == ROLL and len(living_dice(look.view)) >= rolled and len(set(living_dice(look.view))) > 2
    )


def crowded(players: int) -> Look[Any]:
    """Everybody owns far more cards than ever happens."""
    match = match_of(players, moves=0)
    state: State = GAME.copy(match.state)
    for place, card in enumerate(range(len(CASTLES), len(CARDS))):
        gain(state, place % players, card)
    state.tournaments = [9] * players
    return replace(look_at(BOARD, match, state, 0), names=LONG_NAMES[:players])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("raids", GAME.options["two_player_raids"])
def test_every_legal_move_and_no_other_is_reached(players: int, raids: str) -> None:
    match = match_of(players, seed=players, moves=90, two_player_raids=raids)
    for look in decisions(BOARD, match):
        assert reachable(BOARD, look) == set(look.legal)


@pytest.mark.parametrize("what", [POST_GUARD, POST_WATCHMAN, FORFEIT])
def test_rare_decisions_are_reached_as_well(what: str) -> None:
    look = awaiting(what)
    assert reachable(BOARD, look) == set(look.legal)
    assert BOARD.prompt(look)


@pytest.mark.parametrize("players", PLAYERS)
def test_everything_fits_for_every_number_of_players(players: int) -> None:
    for look in [*looks(players, 8), crowded(players)]:
        shown = [*(pose.box for pose in poses(look).values()), *(mark.box for mark in BOARD.marks(look))]
        for box in [*shown, *(zone.box for zone in zones(look))]:
            assert is_inside(box, layout.SIZE if box.space == "board" else layout.DOCK), box


@pytest.mark.parametrize("players", [2, 6])
def test_no_two_places_overlap_but_where_something_is_dropped(players: int) -> None:
    for look in looks(players):
        for one, other in combinations([zone for zone in zones(look) if zone.key[0] not in ("felt", "tray")], 2):  # type: ignore[index]
            assert not overlap(one.box, other.box), (one.key, other.key)


def test_every_card_is_seen_where_it_lies() -> None:
    for look in looks(4):
        cards = {piece for piece in poses(look) if piece[0] == "card"}  # type: ignore[index]
        assert {
            card_piece(card) for cards in look.view.cards for card in range(TOURNAMENT) if cards >> card & 1
        } <= cards


# Dice


def test_there_are_always_six_dice_once_they_are_thrown() -> None:
    for look in looks(3):
        shown = poses(look)
        assert all(die_piece(number) in shown for number in range(6))


def test_a_tap_keeps_a_die_and_another_one_throws_it_again() -> None:
    look = at_roll()
    tapped = next(zone for zone in zones(look) if zone.key == ("die", 1))
    assert isinstance(tapped.does, Intent)
    after = replace(look, intent=tapped.does)
    assert dice.kept(after) == (1,)
    assert poses(after)[die_piece(1)].box.x < poses(look)[die_piece(1)].box.x
    back = next(zone for zone in zones(after) if zone.key == ("die", 1))
    assert isinstance(back.does, Intent)
    assert dice.kept(replace(look, intent=back.does)) == ()


def test_the_button_says_how_many_dice_are_thrown() -> None:
    look = at_roll()
    living = living_dice(look.view)
    for count in range(len(living)):
        picked = replace(look, intent=Intent(picks=(dice.KEPT, *range(count))))
        roll, stop = commands(picked)
        assert roll.does == Reroll(living[count:])
        assert str(len(living) - count) in roll.label
        assert stop.does == Stop()
    kept = replace(look, intent=Intent(picks=(dice.KEPT, *range(len(living)))))
    assert [command.does for command in commands(kept)] == [Stop()]


def test_a_die_can_be_dragged_to_the_tray_and_back() -> None:
    look = replace(at_roll(), intent=Intent(held=die_piece(0)))
    into = next(zone for zone in zones(look) if zone.takes == die_piece(0))
    assert into.box == layout.KEPT_BOX
    assert isinstance(into.does, Intent)
    back = replace(look, intent=into.does.changed(held=die_piece(0)))
    assert next(zone for zone in zones(back) if zone.takes == die_piece(0)).box == layout.FELT_MIDDLE


def test_dice_that_were_not_thrown_stay_in_the_tray() -> None:
    event = DiceRolled(0, (1, 2, 5), (3, 5, 6), (3, 4, 5, 5), RESULT, 1)
    look = at_roll()
    view = GAME.copy(look.view)
    view.living, view.dead, view.rolls = handful((3, 4, 5, 5)), 2, 1
    after = replace(look, view=view, last=(event,))
    assert dice.kept(after) == (1, 2)
    assert dice.to_throw(after) == (3, 5)


@pytest.mark.parametrize(("chosen", "old"), [((), [(1, 2), (2, 3)]), ((dice.KEPT, 2, 4), [(1, 2), (2, 4)])])
def test_each_die_that_stays_comes_from_where_it_lay(chosen: tuple[Any, ...], old: list[tuple[int, int]]) -> None:
    event = DiceRolled(0, (1, 2, 5), (3, 5, 6), (3, 4, 5, 5), RESULT, 1)  # of 1, 2, 4, 5, 5
    assert dice.old_numbers(event, chosen) == old


def test_thrown_dice_tumble_and_sixes_go_to_the_dead() -> None:
    match = match_of(3, 5)
    for event, look in steps(BOARD, match):
        if isinstance(event, DiceRolled):
            shown = BOARD.flourish(event, look)
            assert len(shown.tumbles) == len(event.faces)
            assert len(shown.paths) == event.faces.count(6)
            moved = Counter(piece for piece, _way in (*shown.origins,))
            assert max(moved.values()) == 1
            assert len(moved) == len(event.living) + event.faces.count(6)


def test_the_result_is_not_told_while_the_dice_roll() -> None:
    match = match_of(3, 5)
    for event, look in steps(BOARD, match):
        if isinstance(event, DiceRolled) and event.result.reds:
            rolling = replace(look, last=(event,), told=False)
            assert ("compared", 1, 0) not in poses(rolling)
            assert ("compared", 1, 0) in poses(replace(rolling, told=True))


# Targets


def test_what_is_fought_for_lies_on_the_felt() -> None:
    for look in looks(4, 6):
        piece = prize(look)
        assert (piece is not None) == (look.view.awaits == ROLL)
        if piece is not None:
            assert poses(look)[piece].box == layout.PRIZE_BOX


def test_targets_can_be_dragged_to_the_felt() -> None:
    for look in (look for look in looks(3, 2) if look.view.awaits == CHOOSE):
        for piece, move in targets(look).items():
            held = replace(look, intent=Intent(held=piece))
            drop = next(zone for zone in zones(held) if zone.takes == piece)
            assert drop.does == move
            assert any(zone.grip == piece and zone.does == move for zone in zones(look))


def test_the_king_is_a_target_from_three_castles_on() -> None:
    found = [KING in targets(look) for seed in range(6) for look in looks(2, seed) if look.view.awaits == CHOOSE]
    assert any(found)
    assert not all(found)


def test_chances_are_shown_only_if_wished() -> None:
    look = next(look for look in looks(3, 2) if look.view.awaits == CHOOSE and len(targets(look)) > 2)
    plain = replace(look, helps=frozenset())
    assert any("%" in mark.label for mark in BOARD.marks(look))
    assert not any("%" in mark.label for mark in BOARD.marks(plain))
    rolling = next(look for look in looks(3, 2) if look.view.awaits == ROLL and look.view.mark.reds)
    assert ("chance", "part") in poses(rolling)
    assert ("chance", "part") not in poses(replace(rolling, helps=frozenset()))


# Guards and the king's revenge


def test_the_guard_stands_on_the_castles_that_are_picked() -> None:
    look = awaiting(POST_GUARD)
    first = next(zone for zone in zones(look) if zone.key[0] == "guard")  # type: ignore[index]
    assert isinstance(first.does, Intent)
    picked = replace(look, intent=first.does)
    covers = [piece for piece in poses(picked) if piece[:3] == ("cover", look.seat, "guard")]  # type: ignore[index]
    assert len(covers) == 1
    done = [zone.does for zone in zones(picked) if isinstance(zone.does, PostGuard)]
    assert len(done) == 2


def test_covered_cards_have_a_guard_on_them() -> None:
    for look in looks(4, 6):
        covers = [piece for piece in poses(look) if piece[0] == "cover"]  # type: ignore[index]
        assert len(covers) == sum(cards.bit_count() for cards in look.view.covered)


def test_the_watchman_is_dragged_to_a_special() -> None:
    look = awaiting(POST_WATCHMAN)
    grip = next(zone for zone in zones(look) if zone.grip is not None).grip
    assert {zone.does for zone in zones(look) if zone.takes == grip} == {
        move for move in look.legal if isinstance(move, PostWatchman)
    }


def test_a_castle_is_lost_under_the_pile_it_is_dragged_to() -> None:
    look = awaiting(FORFEIT)
    move = look.legal[-1]
    assert isinstance(move, Forfeit)
    held = replace(look, intent=Intent(held=card_piece(move.card)))
    assert move in {zone.does for zone in zones(held) if zone.takes == card_piece(move.card)}


# Words and pictures


def test_every_kind_of_event_has_a_flourish_or_is_silent_on_purpose() -> None:
    assert {*_FLOURISHES, *SILENT_ON_PURPOSE} == set(GAME.events)
    assert not {*_FLOURISHES} & {*SILENT_ON_PURPOSE}


def test_what_rises_and_lights_up_lies_on_the_board() -> None:
    for event, look in steps(BOARD, match_of(5, 4, 120)):
        shown = BOARD.flourish(event, look)
        for box in (*shown.lights, *(word.box for word in shown.floats)):
            assert is_inside(box, layout.DOCK if box.space == "dock" else layout.SIZE)


def test_every_card_has_its_pictures() -> None:
    art = resource("art")
    for card in range(TOURNAMENT + 1):
        assert (art / f"{layout.picture(card)}.webp").exists()
        assert (art / f"{layout.mini_picture(card)}.webp").exists()


@pytest.mark.parametrize(
    ("name", "shape"),
    [
        ("tournament", layout.CARD_SHAPE),
        ("mini_tournament", layout.MINI_SHAPE),
        ("king", layout.KING_SHAPE),
        ("cover_guard", layout.COVER_SHAPE),
        ("goal_king", layout.GOAL_SHAPE),
        ("tray_kept", layout.TRAY_SHAPE),
    ],
)
def test_boxes_have_the_shapes_of_their_pictures(name: str, shape: float) -> None:
    with Image.open(resource("art") / "throne" / f"{name}.webp") as picture:
        assert picture.height / picture.width == pytest.approx(shape, rel=0.01)


def test_every_card_and_die_explains_itself() -> None:
    for look in looks(3, 7):
        for piece, pose in poses(look).items():
            if piece[0] in ("card", "tournament", "die", "king", "cover", "goal", "count", "extra"):  # type: ignore[index]
                assert pose.tip, piece


def test_small_cards_are_large_in_the_zoom() -> None:
    for look in (crowded(6), crowded(4)):
        minis = [pose for pose in poses(look).values() if pose.picture.startswith("throne/mini")]
        assert minis
        assert all(pose.close_up is not None for pose in minis)


def test_the_sheet_counts_what_nobody_owns() -> None:
    for look in looks(4, 3):
        rows = BOARD.sheets["t"](look).rows
        assert sum(int(count) for _picture, count, _tip in rows) == sum(map(len, look.view.piles))
    assert len(rows) == len({special.kind for special in SPECIALS} | {castle.colour for castle in CASTLES}) + 1


def test_the_panels_count_castles() -> None:
    for look in looks(3, 9):
        for seat in range(3):
            assert BOARD.score(look, seat).endswith("/4")
            assert BOARD.badges(look, seat)[0].text == BOARD.score(look, seat)
