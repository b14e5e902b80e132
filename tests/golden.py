"""Golden matches: one for each way each game can end, kept in saves/ with what replay says of them.

`python -m tests.golden` makes those that are missing, and writes all transcripts and fingerprints anew.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from castles import saves
from castles.commands.replay import transcript
from castles.match import Match
from castles.rules import GAMES
from castles.rules.game import Game, Move, Setup
from castles.storage import read_match
from tests.matches import people

FOLDER = Path(__file__).parent.parent / "saves"
FINGERPRINTS = FOLDER / "fingerprints.json"
TRIES = 20_000

Policy = Callable[[Game[Any, Any], Any, Random], Move]


def at_random(game: Game[Any, Any], state: Any, random: Random) -> Move:
    return random.choice(game.legal_moves(state))


def preferring(*kinds: str) -> Policy:
    """Plays moves of the first of these kinds that there is; others at random."""

    def choice(game: Game[Any, Any], state: Any, random: Random) -> Move:
        legal = game.legal_moves(state)
        wanted = ([move for move in legal if type(move).__name__ == kind] for kind in kinds)
        return random.choice(next(filter(None, wanted), legal))

    return choice


# For endings that chance hardly ever brings: how to play, with which house rules, and with how many.
POLICIES: dict[tuple[str, str], tuple[Policy, dict[str, Any], int]] = {
    ("wall", "nothing_builds"): (preferring("PutBack"), {"court": True}, 2),
    ("throne", "rounds"): (preferring("Pass", "Stop", "Attack"), {}, 6),
}


def names() -> list[str]:
    """Every golden match there has to be."""
    return [f"{game.key}-{ending}" for game in GAMES.values() for ending in game.endings]


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def fingerprint(match: Match) -> str:
    """A hash of everything that happened, the same on every Python."""
    told = hashlib.sha256()
    for played in match.past:
        for step in played.steps:
            told.update(f"{step.event!r}\n".encode())
        told.update(f"{played.after!r}\n".encode())
    return told.hexdigest()


def golden(game: Game[Any, Any], ending: str) -> Match:
    """The first match that ends so."""
    policy, options, players = POLICIES.get((game.key, ending), (at_random, {}, 0))
    for seed in range(TRIES):
        for choices in [options] if options else game.all_options():
            for count in [players] if players else game.players:
                match = _played(game, game.setup_for(count, seed, choices), policy)
                if game.ending(match.state) == ending:
                    return match
    raise LookupError(f"no match of {game.key} ended with {ending}")


def _played(game: Game[Any, Any], setup: Setup, policy: Policy) -> Match:
    match, random = Match(game, setup, people(setup.players)), Random(setup.seed)
    while not match.is_over:
        match.play(policy(game, match.state, random))
    return match


def main() -> None:
    """Makes what is missing and tells everything anew."""
    prints = {}
    for name in names():
        key, _dash, ending = name.partition("-")
        path = path_of(name)
        if not path.exists():
            path.write_text(saves.dump(golden(GAMES[key], ending)), encoding="utf-8", newline="\n")
        match = read_match(path).match
        path.with_suffix(".txt").write_text(transcript(match) + "\n", encoding="utf-8", newline="\n")
        prints[name] = fingerprint(match)
        print(name, len(match.past), "moves")
    FINGERPRINTS.write_text(json.dumps(prints, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
