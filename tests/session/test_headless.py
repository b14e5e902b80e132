"""Whole matches are played through a session, with nothing of pygame in the process."""

import subprocess
import sys

import pytest

from castles.rules import GAMES

SCRIPT = """
import sys
from random import Random
from tests.session.seats import Clock, play_on, seated, session_of

key, players, people = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
match = seated(key, players, lambda seat: seat < people, 3)
session = session_of(match)
seen = []
clock = Clock(session, lambda description: seen.append(description.is_hidden or len(description.poses)))
play_on(session, clock, Random(3))
assert match.is_over and session.position.looks_back and len(seen) > len(match.past)
assert "pygame" not in sys.modules, "a session needs no window"
print(len(match.past))
"""


@pytest.mark.parametrize("people", [0, 1, 2])
@pytest.mark.parametrize("key", GAMES)
def test_a_session_plays_a_whole_match_without_a_window(key: str, people: int) -> None:
    players = str(GAMES[key].players[0])
    command = [sys.executable, "-c", SCRIPT, key, players, str(people)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert told.returncode == 0, told.stderr
    assert int(told.stdout.split()[-1]) > 5
