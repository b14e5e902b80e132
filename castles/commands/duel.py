"""`duel`: computer players measured against each other in fair matches."""

import argparse
import gc
import json
import statistics
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from castles.ai import BOTS
from castles.ai.duel import Fixture, Outcome, Standing, fixtures, play, standings
from castles.ai.weights import BadWeights, Weights
from castles.commands.arguments import add_command, add_matches, chosen, game_called, jobs, seconds
from castles.commands.pool import shared
from castles.commands.progress import progress
from castles.commands.seats import bots_named, weights_of
from castles.commands.streams import say
from castles.commands.table import table
from castles.foreign import LONG, readable
from castles.i18n import _, ngettext
from castles.rules.game import Game
from castles.wording import WORDINGS

EXAMPLE = "python -m castles duel wall --seats knight,squire --games 400 --seed 7 --workers 2"


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """The command's arguments."""
    parser = add_command(commands, "duel", _("let computer players play against each other"), EXAMPLE)
    add_matches(parser)
    who = _("who plays: {bots}; king@FILE plays by the weights of a file").format(bots=", ".join(BOTS))
    parser.add_argument("--seats", required=True, metavar=_("BOT,BOT,…"), help=who)
    parser.add_argument(
        "--seconds",
        metavar=_("SECONDS"),
        type=seconds,
        help=_("the most processor time for a decision (default: none)"),
    )
    parser.add_argument(
        "--workers", metavar=_("NUMBER"), type=jobs, default=1, help=_("processes to share the work (default: 1)")
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; the exit status."""
    gc.freeze()  # as those do who think beside the window
    game, bots = game_called(arguments.game), bots_named(arguments.seats)
    game.setup_for(len(bots))
    options, weights = chosen(game, arguments.option), weights_of(game, bots)
    asked = fixtures(game, bots, arguments.games, arguments.seed, options, arguments.seconds, weights)
    with shared(partial(_played, game.key), asked, arguments.workers, 1) as played:
        outcomes = _outcomes(progress(played, arguments.games), weights)
    found = standings(bots, outcomes)
    say(_as_json(game, outcomes, found) if arguments.json else _as_text(game, outcomes, found))
    return 0


def _outcomes(played: Iterable[Outcome], weights: Mapping[str, Weights]) -> list[Outcome]:
    """All of them, unless somebody's weights go beyond all numbers."""
    try:
        return list(played)
    except ArithmeticError:
        if weights:
            raise BadWeights("weights_too_large") from None
        raise


def _played(key: str, fixture: Fixture) -> Outcome:
    return play(game_called(key), fixture)


def _as_json(game: Game[Any, Any], outcomes: list[Outcome], found: list[Standing]) -> str:
    rows = [
        {
            "bot": each.bot,
            "seats": each.seats,
            "win_share": round(each.share, 4),
            "interval": [round(end, 4) for end in each.interval],
            "mean_score": round(statistics.fmean(each.scores), 2) if each.scores else None,
            "mean_lead": round(statistics.fmean(each.leads), 2) if each.leads else None,
            "decisions": len(each.times),
            "seconds": {name: round(value, 4) for name, value in _times(each).items()},
        }
        for each in found
    ]
    moves = statistics.median(outcome.moves for outcome in outcomes)
    return json.dumps({"game": game.key, "matches": len(outcomes), "median_moves": moves, "bots": rows}, indent=1)


def _times(standing: Standing) -> dict[str, float]:
    times = sorted(standing.times) or [0.0]
    return {"median": statistics.median(times), "99%": times[int(len(times) * 0.99)], "most": times[-1]}


def _as_text(game: Game[Any, Any], outcomes: list[Outcome], found: list[Standing]) -> str:
    heading = [_("player"), _("wins"), "95 %", _("mean score"), _("ahead by"), _("median ms"), "99 %", _("worst ms")]
    played = ngettext("{count} match", "{count} matches", len(outcomes)).format(count=f"{len(outcomes):,}")
    return f"{_(WORDINGS[game.key].title)} · {played}\n\n{table([heading, *map(_row, found)])}"


def _row(standing: Standing) -> list[str]:
    low, high = standing.interval
    score = f"{statistics.fmean(standing.scores):.1f}" if standing.scores else "–"
    lead = f"{statistics.fmean(standing.leads):+.1f}" if standing.leads else "–"
    times = [f"{1000 * value:.1f}" for value in _times(standing).values()]
    return [
        readable(standing.bot, LONG),
        f"{100 * standing.share:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f}",
        score,
        lead,
        *times,
    ]
