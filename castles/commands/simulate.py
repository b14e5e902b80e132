"""`simulate`: whole matches of random players, and what came of them."""

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from castles.commands.arguments import add_command, add_matches, chosen, game_called, jobs, players
from castles.commands.pool import shared
from castles.commands.progress import progress
from castles.commands.streams import say
from castles.commands.table import table
from castles.i18n import _, ngettext
from castles.promises import Broken, check_match, setups
from castles.rules.game import Game, Setup, totals, winners
from castles.wording import WORDINGS

EXAMPLE = "python -m castles simulate throne --players 4 --games 500 --seed 7"


@dataclass(frozen=True, slots=True)
class Result:
    """How one match ended."""

    moves: int
    ending: str
    winners: tuple[int, ...]
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    totals: tuple[int, ...]


@dataclass(slots=True)
class Results:
    """What came of all matches."""

    players: int
    matches: int = 0
    lengths: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)  # a shared win counts in parts
    shared: int = 0
    sums: dict[str, list[int]] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        self.matches += 1
        self.lengths.append(result.moves)
        self.endings[result.ending] += 1
        self.shared += len(result.winners) > 1
        self.wins = self.wins or [0.0] * self.players
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)
        for reason, amounts in result.lines:
            sums = self.sums.setdefault(reason, [0] * self.players)
            self.sums[reason] = [old + new for old, new in zip(sums, amounts, strict=True)]


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """The command's arguments."""
    parser = add_command(commands, "simulate", _("let random players play whole matches"), EXAMPLE)
    add_matches(parser)
    parser.add_argument(
        "--players", metavar=_("NUMBER"), type=players, help=_("how many players (default: the fewest)")
    )
    parser.add_argument("--check", action="store_true", help=_("check every promise of the rules in every state"))
    parser.add_argument(
        "--jobs", metavar=_("NUMBER"), type=jobs, default=1, help=_("processes to share the work (default: 1)")
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; the exit status."""
    game = game_called(arguments.game)
    options = chosen(game, arguments.option)
    first = game.setup_for(arguments.players or game.players[0], arguments.seed, options)
    if arguments.check:
        return _check(game, arguments)
    results = Results(first.players)
    deals = _seeded(game, first, arguments.games)
    with shared(partial(_random_match, game.key), deals, arguments.jobs) as played:
        for result in progress(played, arguments.games):
            results.add(result)
    say(_as_json(game, results) if arguments.json else _as_text(game, results))
    return 0


def random_match(game: Game[Any, Any], setup: Setup, number: int) -> tuple[Any, int]:
    """The last state of a match of random players, and its number of moves."""
    return play_at_random(game, setup, Random(number).random)


def play_at_random(game: Game[Any, Any], setup: Setup, random: Callable[[], float]) -> tuple[Any, int]:
    """The same with a source of chance that goes on from match to match."""
    state, moves = game.setup(setup), 0
    legal_moves, perform = game.legal_moves, game.perform
    while legal := legal_moves(state):
        perform(state, legal[int(random() * len(legal))], None)
        moves += 1
    return state, moves


def _random_match(key: str, setup: Setup) -> Result:
    game = game_called(key)
    state, moves = random_match(game, setup, setup.seed)
    tally = game.tally(state)
    lines = tuple((line.reason, line.amounts) for line in tally)
    return Result(moves, game.ending(state), winners(game.ranking(state)), lines, totals(tally))


def _seeded(game: Game[Any, Any], first: Setup, matches: int) -> Iterator[Setup]:
    random = Random(first.seed)
    for _number in range(matches):
        yield game.setup_for(first.players, random.getrandbits(63), first.options)


def _check(game: Game[Any, Any], arguments: argparse.Namespace) -> int:
    """Every promise on random matches of all player counts and house rules, or of those that are given."""
    wanted = (setup for setup in setups(game, arguments.seed) if _is_wanted(game, setup, arguments))
    asked = islice(wanted, arguments.games)
    try:
        with shared(partial(_checked, game.key), asked, arguments.jobs) as checked:
            moves = sum(progress(checked, arguments.games))
    except Broken as broken:
        say(_("Broken promise: {broken}").format(broken=broken))
        return 1
    say(
        _("{game}: every promise held in {matches} matches with {moves} moves.").format(
            game=_(WORDINGS[game.key].title), matches=f"{arguments.games:,}", moves=f"{moves:,}"
        )
    )
    return 0


def _is_wanted(game: Game[Any, Any], setup: Setup, arguments: argparse.Namespace) -> bool:
    options = chosen(game, arguments.option)
    fits = all(setup.options[name] == choice for name, choice in options.items())
    return fits and arguments.players in (None, setup.players)


def _checked(key: str, setup: Setup) -> int:
    try:
        return check_match(game_called(key), setup, setup.seed)
    except Exception as error:
        raise Broken(f"{error!r} in {setup}") from error


def _as_json(game: Game[Any, Any], results: Results) -> str:
    return json.dumps(
        {
            "game": game.key,
            "players": results.players,
            "matches": results.matches,
            "wins": [round(wins, 3) for wins in results.wins],
            "shared_wins": results.shared,
            "moves": {
                "least": min(results.lengths),
                "median": statistics.median(results.lengths),
                "most": max(results.lengths),
            },
            "endings": dict(sorted(results.endings.items())),
            "lines": {
                reason: [round(total / results.matches, 3) for total in sums] for reason, sums in results.sums.items()
            },
        },
        indent=1,
    )


def _as_text(game: Game[Any, Any], results: Results) -> str:
    labels = WORDINGS[game.key].labels
    heading = [_("seat"), *(str(seat + 1) for seat in range(results.players))]
    wins = [_("wins"), *(f"{100 * won / results.matches:.1f} %" for won in results.wins)]
    lines = [
        [_(labels[reason]), *(f"{total / results.matches:.1f}" for total in sums)]
        for reason, sums in results.sums.items()
    ]
    endings = [
        [_(labels[ending]), f"{count:,}", f"{100 * count / results.matches:.1f} %"]
        for ending, count in results.endings.most_common()
    ]
    return "\n\n".join(
        [
            _headline(game, results),
            table([heading, wins, *lines]),
            table([[_("how they ended"), _("matches"), _("share")], *endings]),
        ]
    )


def _headline(game: Game[Any, Any], results: Results) -> str:
    matches = ngettext("{count} match", "{count} matches", results.matches).format(count=f"{results.matches:,}")
    lengths = _("moves: {least} to {most}, median {median:.0f}").format(
        least=min(results.lengths), most=max(results.lengths), median=statistics.median(results.lengths)
    )
    shared = _("shared wins: {count}").format(count=results.shared)
    return f"{_(WORDINGS[game.key].title)} · {matches} · {lengths} · {shared}"
