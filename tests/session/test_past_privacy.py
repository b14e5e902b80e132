"""Looking back tells a seat nothing that it couldn't know then: with everything swapped that it couldn't see, all that
is drawn, told and lit is the same at every place."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from castles.match import Cursor, Line, Played
from castles.rules import GAMES
from castles.rules.game import Seat
from castles.session import replay
from castles.session.description import Description
from castles.session.session import Session
from tests.matches import random_match
from tests.replays import shown
from tests.session.seats import Clock, session_of

EVERY = 3  # moves between two places that are looked at


def swapped(line: Line, seat: Seat, chance: Random) -> Line:
    """The same match for these eyes, with other hidden things at every place."""
    game = line.game

    def other(state: Any) -> Any:
        return game.guess(game.view(state, seat), seat, chance.getrandbits(32))

    def twin(played: Any) -> Played:
        steps = tuple(replace(step, state=other(step.state)) for step in played.steps)
        return replace(played, before=other(played.before), steps=steps, after=other(played.after))

    return replace(line, start=other(line.start), entries=tuple(map(twin, line.entries)))


def all_of(description: Description) -> dict[str, Any]:
    """What is to be seen and told, with the line on top and what every piece lights up."""
    lights = {piece: list(description.lights(piece)) for piece in description.poses}
    spoken, sheets = description.spoken, [description.sheet(key) for key in description.board.sheets]
    return {**shown(description), "spoken": spoken, "lights": lights, "sheets": sheets, "aim": description.aim}


def at_place(session: Session, seat: Seat, moves: int) -> dict[str, Any]:
    session.look_as(seat)
    replay.seek(session, moves)
    clock = Clock(session)
    clock.rest()
    assert session.position.at == Cursor(moves)
    return all_of(clock.describe())


@pytest.mark.parametrize("key", GAMES)
def test_the_past_is_what_a_seat_could_know_then(key: str) -> None:
    game, chance = GAMES[key], Random(3)
    players = game.players[-1]
    whole = random_match(game, players, 3)
    match = random_match(game, players, 3, moves=len(whole.past) * 2 // 3)
    assert not match.is_over
    moments = 0
    for seat in range(players):
        there, elsewhere = session_of(match), session_of(match)
        elsewhere.match.line = match.line
        for session in (there, elsewhere):
            replay.look_back(session)
        elsewhere.change(line=swapped(match.line, seat, chance))
        assert elsewhere.position.line.state != match.state
        for moves in range(seat, len(match.past), EVERY * players):
            assert at_place(elsewhere, seat, moves) == at_place(there, seat, moves)
            moments += 1
    assert moments > 5
