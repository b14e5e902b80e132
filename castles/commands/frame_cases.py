"""The scenes whose frames are measured, each after the one that leads to it."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias

from castles.boards import BOARDS
from castles.match import COLOURS, Match, Player
from castles.rules import GAMES

if TYPE_CHECKING:
    from castles.scenes.scene import Context, Scene

Make: TypeAlias = "Callable[[Context], Sequence[Scene]]"  # the scene to be measured, after those that lead to it

SEED = 11


@dataclass(frozen=True, slots=True)
class Case:
    """A scene, and what is done there: at a busy table much happens, at one that is hovered over only the mouse moves,
    in a menu it scrolls, too."""

    name: str
    make: Make
    kind: Literal["menu", "busy", "hovered"]


def cases() -> list[Case]:
    """All scenes, and all tables: where somebody plays, looks on, looks back, or points at things."""
    return [
        *_menus(),
        *(Case(f"table: {key}", _table(partial(_busy, key)), "busy") for key in BOARDS),
        *(Case(f"watched: {key}", _table(partial(_busy, key, people=0)), "busy") for key in BOARDS),
        *(Case(f"looked back: {key}", _table(partial(_finished, key), looks_back=True), "busy") for key in BOARDS),
        *(Case(f"hovered: {key}", _table(partial(asked, key)), "hovered") for key in BOARDS),
    ]


def _menus() -> list[Case]:
    from castles.scenes.keymap import KeyMap
    from castles.scenes.lobby import Lobby
    from castles.scenes.manual import Manual
    from castles.scenes.menu import TableMenu
    from castles.scenes.options import Options
    from castles.scenes.sheet import ScoreSheet
    from castles.scenes.table import Table
    from castles.scenes.title import Title

    first = next(iter(BOARDS))
    match, finished = _busy(first), _finished(first)
    makes: dict[str, Make] = {
        "title": lambda context: [Title(context)],
        "lobby": lambda context: [Title(context), Lobby(context, GAMES[first])],
        "options": lambda context: [Title(context), Options(context)],
        "manual": lambda context: [Title(context), Manual(context, first)],
        "keyboard": lambda context: [Title(context), KeyMap(context)],
        "menu": lambda context: [Table(context, match), TableMenu(context, match)],
        "score sheet": lambda context: [Table(context, finished), ScoreSheet(context, finished)],
    }
    return [Case(name, make, "menu") for name, make in makes.items()]


def _table(match: Callable[[], Match], looks_back: bool = False) -> Make:
    from castles.scenes.lobby import Lobby
    from castles.scenes.table import Table
    from castles.session import replay

    def make(context: "Context") -> "Sequence[Scene]":
        table = Table(context, played := match())
        if looks_back:
            replay.play_or_pause(table.session)
        return [Lobby(context, played.game), table]

    return make


def asked(key: str) -> Match:
    """A busy match in which the person is to move."""
    match = _busy(key)
    while match.to_move != 0:
        match.play(match.game.legal_moves(match.state)[0])
    return match


def _busy(key: str, people: int = 1) -> Match:
    """A match with as many players as there can be, the others computers, half played."""
    return _played(key, len(_finished(key).past) // 2, people)


def _finished(key: str) -> Match:
    return _played(key, sys.maxsize)


def _played(key: str, moves: int, people: int = 1) -> Match:
    """The match of this seed, played at random as far as that."""
    game, random = GAMES[key], Random(SEED).random
    setup = game.setup_for(game.players[-1], SEED)
    levels = [None if seat < people else "random" for seat in range(setup.players)]
    players = [Player(f"Stanisława {seat}", COLOURS[seat], level) for seat, level in enumerate(levels)]
    match = Match(game, setup, players)
    while not match.is_over and len(match.past) < moves:
        legal = game.legal_moves(match.state)
        match.play(legal[int(random() * len(legal))])
    return match
