"""What the tests of boards share: looks at the states of random matches, and all moves that hands can reach."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

from castles.boards.board import Board, Intent, Look
from castles.boards.ways import Steps, steps_from, ways
from castles.display import Box
from castles.match import Match
from castles.rules.game import Event, Game, Move, Seat
from castles.settings import HELPS
from tests.matches import random_match


def game_of(board: Board[Any]) -> Game[Any, Any]:
    game: Game[Any, Any] = import_module(f"castles.rules.{board.key}").GAME
    return game


def match_of(board: Board[Any], seed: int) -> Match:
    game = game_of(board)
    return random_match(game, game.players[seed % len(game.players)], seed)


def look_at(
    board: Board[Any], match: Match, state: Any, seat: Seat, intent: Intent | None = None, last: tuple[Event, ...] = ()
) -> Look[Any]:
    """What one seat sees of a state, with every help switched on."""
    game = match.game
    view = game.view(state, seat)
    legal = game.legal_moves(view) if game.to_move(state) == seat else ()
    colours = [player.colour for player in match.players]
    helps = frozenset((*HELPS, *board.helps))
    return Look(view, seat, match.names, colours, legal, intent or Intent(), match.setup.options, helps, last)


def decisions(board: Board[Any], match: Match) -> Iterator[Look[Any]]:
    """The mover's look at each decision of a match."""
    for played in match.past:
        yield look_at(board, match, played.before, played.seat)


def steps(board: Board[Any], match: Match) -> Iterator[tuple[Event, Look[Any]]]:
    """Every event of a match, with the look of each seat just then, as the table shows it: without moves, but with
    what the move had brought before."""
    for played in match.past:
        for number, step in enumerate(played.steps):
            last = tuple(each.event for each in played.steps[:number])
            for seat in range(len(match.players)):
                look = look_at(board, match, step.state, seat)
                yield step.event, replace(look, legal=(), last=last)


def reachable(board: Board[Any], look: Look[Any], steps: Steps = steps_from) -> set[Move]:
    """All moves to which such steps lead: taps, buttons and turning."""
    return {way[-1].does for way in ways(board, look, steps) if not isinstance(way[-1].does, Intent)}


def is_inside(box: Box, size: tuple[float, float], slack: float = 1.0) -> bool:
    across = box.x - box.w / 2 >= -slack and box.x + box.w / 2 <= size[0] + slack
    return across and box.y - box.h / 2 >= -slack and box.y + box.h / 2 <= size[1] + slack


def overlap(one: Box, other: Box) -> bool:
    near = abs(one.x - other.x) * 2 < one.w + other.w - 0.01 and abs(one.y - other.y) * 2 < one.h + other.h - 0.01
    return one.space == other.space and near
