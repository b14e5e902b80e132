"""Every place of a match looks the same, however one comes there: forward, back, or by a jump."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from castles.match import Match
from castles.rules import GAMES
from castles.session import replay
from castles.session.description import Description
from castles.session.session import Session
from tests.matches import random_match
from tests.session.seats import Clock, session_of

SAVES = sorted(path for path in (Path(__file__).parents[1] / "saves").glob("*.json") if path.stem != "fingerprints")
JUMPS = 20


def shown(description: Description) -> dict[str, Any]:
    """All that is to be seen and told, but for what only who plays can do."""
    position = description.position
    return {
        "at": position.at,
        "view": position.view,
        "poses": dict(description.poses),
        "marks": list(description.marks),
        "standings": description.standings,
        "log": description.log,
    }


def places(session: Session) -> Iterator[dict[str, Any]]:
    """Every place of a line after a whole move, built afresh."""
    for moves in range(replay.moves_in(session.position.line) + 1):
        replay.seek(session, moves)
        clock = Clock(session)
        clock.rest()
        yield shown(clock.describe())


def lies(match: Match, seed: int) -> Iterator[str]:
    """Where a place looks otherwise than when it is built afresh."""
    session, chance = session_of(match), Random(seed)
    replay.look_back(session)
    due = list(places(session))
    clock, last = Clock(session), len(due) - 1
    replay.seek(session, 0)

    def lie(way: str, moves: int) -> Iterator[str]:
        clock.rest()
        if session.position.looks_back and shown(clock.describe()) != due[moves]:  # else it led back to the game
            yield f"{way} to {moves}"

    for moves in range(1, last + 1):
        replay.forward(session)
        yield from lie("forward", moves)
    replay.look_back(session)
    for moves in range(last - 1, -1, -1):
        replay.back(session)
        yield from lie("back", moves)
    for moves in [chance.randrange(max(1, last)) for _jump in range(JUMPS)]:
        replay.seek(session, moves)
        replay.forward(session)
        replay.seek(session, moves)
        yield from lie("jumped", moves)


def main() -> None:
    """`python -m tests.replays [MATCHES] [SEED]`: so many random matches of all games and numbers of players."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    tables = [(game, players) for game in GAMES.values() for players in game.players]
    wrong = 0
    for number in range(matches):
        game, players = tables[number % len(tables)]
        found = list(lies(random_match(game, players, first + number), number))
        wrong += len(found)
        print(f"{game.key} {players} {first + number}: {len(found)} wrong", *found[:3], sep="\n  ")
    print(f"{matches} matches, {wrong} wrong places")


if __name__ == "__main__":
    main()
