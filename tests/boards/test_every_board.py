"""What every board promises, checked on random matches of each game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from castles.boards import BOARDS
from castles.boards.board import Board, Intent, Look
from castles.boards.ways import taps
from castles.display import SILENT, Box, Spot
from castles.resources import resource
from castles.rules.game import Event
from castles.wording import WORDINGS
from tests.boards.looks import decisions, game_of, is_inside, look_at, match_of, reachable, steps

SOUNDS = {path.stem for path in resource("sounds").iterdir()}
LONGEST = 1.2  # seconds

each_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def looks(board: Board[Any], seed: int, every: int = 1) -> Iterator[Look[Any]]:
    """Looks at the decisions of a match, and with every overlay on."""
    for look in islice(decisions(board, match_of(board, seed)), 0, None, every):
        yield look
        shown = Intent(overlays=frozenset(board.overlays.values()))
        yield Look(look.view, look.seat, look.names, look.colours, look.legal, shown, look.options, look.helps)


def boxes(board: Board[Any], look: Look[Any]) -> Iterator[Box]:
    yield from (pose.box for pose in board.poses(look).values())
    yield from (mark.box for mark in board.marks(look))
    for zone in board.zones(look):
        yield zone.box
        yield from [zone.ghost.box] if zone.ghost else []
    for piece in board.poses(look):
        yield from (mark.box for mark in board.lights(look, piece))


def pictures(board: Board[Any], look: Look[Any]) -> Iterator[str]:
    yield from (pose.picture for pose in board.poses(look).values())
    yield from (mark.picture for mark in board.marks(look))
    for zone in board.zones(look):
        yield from [zone.ghost.picture] if zone.ghost else []
        yield from [zone.light] if zone.light else []
    for seat in range(len(look.names)):
        yield from (badge.picture for badge in board.badges(look, seat))
    for sheet in board.sheets.values():
        yield from (row[0] for row in sheet(look).rows)
    for piece in board.poses(look):
        yield from (mark.picture for mark in board.lights(look, piece))
    yield from (line[0] for line in board.aim(look).lines) if board.aim else ()
    yield from (f"icons/{command.icon}" for command in board.commands(look) if command.icon)


@each_board
@pytest.mark.parametrize("seed", range(3))
def test_every_legal_move_and_no_other_is_reached(board: Board[Any], seed: int) -> None:
    for look in decisions(board, match_of(board, seed)):
        assert reachable(board, look) == set(look.legal)


@each_board
def test_taps_alone_reach_every_legal_move(board: Board[Any]) -> None:
    for look in islice(decisions(board, match_of(board, 5)), 0, None, 3):
        assert reachable(board, look, taps) == set(look.legal)


@each_board
def test_what_a_tap_or_drop_is_meant_to_do_is_legal_or_has_a_reason_in_words(board: Board[Any]) -> None:
    told = set()
    for look in islice(decisions(board, match_of(board, 1)), 0, None, 5):
        for held in (None, *(zone.grip for zone in board.zones(look)[-2:])):
            hand = replace(look, intent=Intent(held=held))
            moves = {board.meant(hand, spot) for spot in spots(board, look)} - {None, *look.legal}
            told |= {game_of(board).why_not(look.view, move) for move in moves}
    assert told
    assert told <= set(WORDINGS[board.key].labels)


def spots(board: Board[Any], look: Look[Any]) -> Iterator[Spot]:
    """The middle of every piece, and points beside all of them."""
    for piece, pose in board.poses(look).items():
        yield Spot(pose.box.x, pose.box.y, pose.box.space, piece)
    yield Spot(-50, -50)
    yield Spot(*board.extent(look), "dock")


@each_board
def test_nobody_can_do_anything_without_legal_moves(board: Board[Any]) -> None:
    for _event, look in islice(steps(board, match_of(board, 1)), 0, None, 7):
        assert not [*board.zones(look), *board.commands(look)]
        assert not board.turnable(look)


@each_board
def test_everything_lies_on_the_board_or_in_the_dock(board: Board[Any]) -> None:
    for look in looks(board, 2, 3):
        for box in boxes(board, look):
            assert is_inside(box, board.extent(look) if box.space == "board" else board.dock), box


@each_board
def test_every_picture_is_there(board: Board[Any]) -> None:
    named = {picture for seed in range(2) for look in looks(board, seed, 2) for picture in pictures(board, look)}
    missing = [picture for picture in named if not (resource("art") / f"{picture}.webp").exists()]
    assert not missing


@each_board
@pytest.mark.parametrize("seed", range(3))
def test_every_event_shows_something_or_is_silent_on_purpose(board: Board[Any], seed: int) -> None:
    for event, look in steps(board, match_of(board, seed)):
        shown = board.flourish(event, look)
        assert (shown == SILENT) == isinstance(event, board.silent)
        assert shown.seconds <= LONGEST
        assert not shown.sound or shown.sound in SOUNDS


@each_board
def test_new_pieces_come_from_old_ones(board: Board[Any]) -> None:
    match = match_of(board, 3)
    before = board.poses(look_at(board, match, match.start, 0))
    for event, look in (each for each in steps(board, match) if each[1].seat == 0):
        after, shown = board.poses(look), board.flourish(event, look)
        for new, old in shown.origins:
            assert new in after
            assert old in before
        assert all(piece in after for piece, _way in shown.paths)
        before = after


@each_board
def test_what_is_picked_up_is_there_and_can_be_dropped(board: Board[Any]) -> None:
    for look in looks(board, 1, 3):
        poses = board.poses(look)
        for zone in (each for each in board.zones(look) if each.grip is not None):
            in_hand = replace(look, intent=look.intent.changed(held=zone.grip))
            assert zone.grip in poses
            assert zone.grip in board.poses(in_hand)
            assert any(other.takes == zone.grip for other in board.zones(in_hand))


@each_board
def test_zones_and_buttons_have_names(board: Board[Any]) -> None:
    for look in looks(board, 1, 5):
        assert len({zone.key for zone in board.zones(look)}) == len(board.zones(look))
        assert all(command.label for command in board.commands(look))
        assert sum(command.main for command in board.commands(look)) <= 1


@each_board
def test_every_number_is_filled_in_where_a_board_says_something(board: Board[Any]) -> None:
    for look in looks(board, 1, 5):
        said = [text for zone in board.zones(look) for text in (zone.tip, zone.name)]
        said += [command.label for command in board.commands(look)]
        assert not [text for text in said if "{" in text]


@each_board
def test_there_is_always_a_line_that_says_what_is_expected(board: Board[Any]) -> None:
    assert all(board.prompt(look) for look in decisions(board, match_of(board, 2)))


@each_board
def test_nothing_hidden_is_shown(board: Board[Any]) -> None:
    match = match_of(board, 4)
    for number, played in enumerate(match.past[::4]):
        for seat in range(len(match.players)):
            view = match.game.view(played.before, seat)
            other = match.game.guess(view, seat, number)
            told = [step.event for past in match.past[: 4 * number] for step in past.steps]
            lines = [line.reason for line in match.game.tally(played.before)]
            one, two = (look_at(board, match, state, seat) for state in (played.before, other))
            assert _seen(board, one, told, lines) == _seen(board, two, told, lines)


def _seen(board: Board[Any], look: Look[Any], told: Sequence[Event], lines: Sequence[str]) -> list[Any]:
    """All that a board lays out, says and lights."""
    seats, poses = range(len(look.names)), board.poses(look)
    return [
        poses,
        list(board.zones(look)),
        list(board.commands(look)),
        list(board.marks(look)),
        [list(board.lights(look, piece)) for piece in poses],
        [list(board.counted(look, told, line, seat)) for line in lines for seat in seats],
        [(board.score(look, seat), list(board.badges(look, seat))) for seat in seats],
        [sheet(look) for sheet in board.sheets.values()],
        board.aim(look) if board.aim else None,
        (board.prompt(look), board.turnable(look), board.extent(look), board.happens(look.view)),
    ]
