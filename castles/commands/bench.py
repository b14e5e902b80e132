"""`bench`: how fast the rules are, with python-chess in the same run as a yardstick."""

import argparse
import importlib.util
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any

from castles.commands.arguments import add_command, whole
from castles.commands.progress import progress
from castles.commands.simulate import play_at_random, random_match
from castles.commands.streams import complain, say
from castles.commands.table import table
from castles.i18n import _
from castles.rules import GAMES
from castles.rules.game import Game, Move
from castles.wording import WORDINGS

EXAMPLE = "python -m castles bench"
ROUNDS = 5
SETUPS = 64  # different deals, made beforehand: their checking is not what is measured
CHESS_RANDOM = Random(1)
BARS = {"courtyard": 8.0}  # times python-chess's moves a second that each game has to reach
BAR = 5.0
MOST_MILLISECONDS = 60_000
COPY_BAR = 8.0  # times python-chess's copy that a copy of courtyard may take


@dataclass(frozen=True, slots=True)
class Pace:
    """How many whole games and moves a second."""

    games: float
    moves: float


@dataclass(frozen=True, slots=True)
class Costs:
    """Microseconds of one call on a state in the middle of a match."""

    copy: float
    legal_moves: float
    play: float
    tally: float


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """The command's arguments."""
    parser = add_command(commands, "bench", _("measure the speed of the rules"), EXAMPLE)
    parser.add_argument(
        "--milliseconds",
        metavar=_("NUMBER"),
        type=whole(MOST_MILLISECONDS),
        default=400,
        help=_("CPU time of each measurement (default: 400)"),
    )
    parser.add_argument("--frames", action="store_true", help=_("measure the work of a frame instead"))
    parser.add_argument("--window", action="store_true", help=_("frames in a window on this display, not without one"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; the exit status: 0 if every bar is reached, else 1."""
    if arguments.frames:
        return _frames(arguments.window)
    if importlib.util.find_spec("chess") is None:
        complain(_("bench needs the test extras: pip install -e .[test]"))
        return 2
    seconds = arguments.milliseconds / 1000
    rounds = [_round(seconds) for _number in progress(range(ROUNDS), ROUNDS)]
    paces = {key: Pace(*_medians(one[key] for one in rounds)) for key in ("chess", *GAMES)}
    costs = {game.key: _costs(game, seconds) for game in GAMES.values()}
    chess_copy = _chess_copy(seconds)
    say(_report(paces, costs, chess_copy))
    return 0 if _reached(paces, costs, chess_copy) else 1


def _frames(in_window: bool) -> int:
    from castles.commands.frame_cost import measure

    report, reached = measure(in_window)
    say(report)
    return 0 if reached else 1


def _round(seconds: float) -> dict[str, Pace]:
    paces = {"chess": _pace(_chess_game, seconds)}
    return paces | {game.key: _pace(_player_of(game), seconds) for game in GAMES.values()}


def _medians(paces: Any) -> tuple[float, float]:
    all_paces = list(paces)
    return statistics.median(pace.games for pace in all_paces), statistics.median(pace.moves for pace in all_paces)


def _pace(play_one: Callable[[int], int], seconds: float) -> Pace:
    games = moves = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        moves += play_one(games)
        games += 1
    return Pace(games / spent, moves / spent)


def _player_of(game: Game[Any, Any]) -> Callable[[int], int]:
    middle = game.players[len(game.players) // 2]
    setups, random = [game.setup_for(middle, number) for number in range(SETUPS)], Random(1).random
    return lambda number: play_at_random(game, setups[number % SETUPS], random)[1]


def _chess_game(number: int) -> int:
    import chess

    board, random = chess.Board(), CHESS_RANDOM.random
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(random() * len(moves))])
    return board.ply()


def _costs(game: Game[Any, Any], seconds: float) -> Costs:
    state = _midgame(game)
    moves = list(game.legal_moves(state))
    copying = _microseconds(lambda: game.copy(state), seconds)
    playing = _microseconds(lambda: _play_each(game, state, moves), seconds) / len(moves)
    legal = _microseconds(lambda: game.legal_moves(state), seconds)
    return Costs(copying, legal, playing - copying, _microseconds(lambda: game.tally(state), seconds))


def _play_each(game: Game[Any, Any], state: Any, moves: list[Move]) -> None:
    """Every legal move from the same state, since some kinds of moves cost much more than others."""
    for move in moves:
        game.perform(game.copy(state), move, None)


def _midgame(game: Game[Any, Any]) -> Any:
    setup = game.setup_for(game.players[len(game.players) // 2], seed=1)
    _last, length = random_match(game, setup, 1)
    state, random = game.setup(setup), Random(1).random
    for _number in range(length // 2):
        legal = game.legal_moves(state)
        game.perform(state, legal[int(random() * len(legal))], None)
    return state


def _chess_copy(seconds: float) -> float:
    import chess

    board = chess.Board()
    return _microseconds(lambda: board.copy(stack=False), seconds)


def _microseconds(call: Callable[[], object], seconds: float) -> float:
    """The median over rounds of what one call costs."""
    return statistics.median(_one_round(call, seconds / ROUNDS) for _number in range(ROUNDS))


def _one_round(call: Callable[[], object], seconds: float) -> float:
    calls, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for _number in range(20):
            call()
        calls += 20
    return spent / calls * 1e6


def _report(paces: dict[str, Pace], costs: dict[str, Costs], chess_copy: float) -> str:
    chess = paces["chess"]
    heading = [
        "",
        _("games/s"),
        _("moves/s"),
        _("× chess"),
        _("bar"),
        "copy µs",
        "legal_moves µs",
        "play µs",
        "tally µs",
    ]
    yardstick = [
        "python-chess",
        f"{chess.games:,.1f}",
        f"{chess.moves:,.0f}",
        "1.0",
        "",
        f"{chess_copy:.1f}",
        "",
        "",
        "",
    ]
    rows = [_row(key, paces[key], chess, costs[key]) for key in costs]
    copies = _("A copy of {game} in mid-game takes {ratio:.1f} times python-chess's (bar: {bar:.0f}).").format(
        game=_(WORDINGS["courtyard"].title), ratio=costs["courtyard"].copy / chess_copy, bar=COPY_BAR
    )
    return f"{table([heading, yardstick, *rows])}\n\n{copies}"


def _row(key: str, pace: Pace, chess: Pace, cost: Costs) -> list[str]:
    measured = [f"{pace.games:,.1f}", f"{pace.moves:,.0f}", f"{pace.moves / chess.moves:.1f}", f"{_bar(key):.0f}"]
    return [
        _(WORDINGS[key].title),
        *measured,
        *(f"{each:.1f}" for each in (cost.copy, cost.legal_moves, cost.play, cost.tally)),
    ]


def _bar(key: str) -> float:
    return BARS.get(key, BAR)


def _reached(paces: dict[str, Pace], costs: dict[str, Costs], chess_copy: float) -> bool:
    fast = all(paces[key].moves >= _bar(key) * paces["chess"].moves for key in costs)
    return fast and costs["courtyard"].copy <= COPY_BAR * chess_copy
