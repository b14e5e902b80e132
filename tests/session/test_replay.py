"""Looking back: every place of a match looks as it did when it was played, however one comes there."""

from random import Random
from typing import Any

import pytest

from castles.match import Cursor, Match
from castles.rules import GAMES
from castles.rules.game import totals
from castles.session import replay
from castles.session.description import Description
from castles.session.logbook import sentence
from castles.session.refusals import why_no_undo
from castles.session.session import Refusal, Session
from castles.storage import read_match
from tests.dealing import dealt_match
from tests.matches import random_match
from tests.replays import SAVES, lies, shown
from tests.session.seats import Clock, play_on, seated, session_of

SEEDS = range(2)  # of random matches of each game and number of players; more of them by hand


def finished() -> list[Any]:
    """Golden matches that are over, and random ones."""
    tables = [(key, players, seed) for key in GAMES for players in GAMES[key].players for seed in SEEDS]
    random = [pytest.param(key, players, seed, id=f"{key} {players} {seed}") for key, players, seed in tables]
    return [*random, *(pytest.param(path.name, 0, 0, id=path.stem) for path in SAVES)]


def match_of(key: str, players: int, seed: int) -> Match:
    return read_match(SAVES[0].parent / key).match if key.endswith(".json") else random_match(GAMES[key], players, seed)


@pytest.mark.parametrize(("key", "players", "seed"), finished())
def test_a_place_looks_the_same_however_one_comes_there(key: str, players: int, seed: int) -> None:
    assert list(lies(match_of(key, players, seed), seed)) == []


@pytest.mark.parametrize("key", GAMES)
def test_deals_between_moves_are_no_places_of_their_own(key: str) -> None:
    match = dealt_match(GAMES[key], GAMES[key].players[-1], 4)
    assert len(match.past) > len(match.moves)
    assert list(lies(match, 4)) == []
    session = session_of(match)
    replay.look_back(session)
    assert replay.moves_in(match.line) == len(match.moves) == replay.moves_of(session.position)


@pytest.mark.parametrize("key", GAMES)
def test_a_place_looks_as_it_did_when_it_was_played(key: str) -> None:
    """To the one person of a match; whoever plays sees what can be done besides."""
    played: dict[Cursor, dict[str, Any]] = {}

    def note(description: Description) -> None:
        if not description.position.at.steps and not description.position.is_asked:
            played[description.position.at] = shown(description)

    session = session_of(seated(key, GAMES[key].players[-1], lambda seat: seat == 1, 5))
    play_on(session, Clock(session, note), Random(5))
    assert session.position.looks_back
    assert len(played) > 5
    clock = Clock(session)
    for at, seen in played.items():
        replay.seek(session, at.moves)
        clock.rest()
        assert shown(clock.describe()) == seen


@pytest.mark.parametrize("key", GAMES)
def test_the_log_at_a_place_is_that_of_the_match_so_far(key: str) -> None:
    match = random_match(GAMES[key], seed=4)
    session = session_of(match)
    replay.look_back(session)
    for moves in range(0, len(match.past) + 1, 7):
        replay.seek(session, moves)
        told = [event for played in match.past[max(0, moves - 60) : moves] for event in played.events]
        log = [line for _crest, line in Clock(session).describe().log]
        assert log == [words for words in (sentence(match.line, event) for event in told) if words]


def running(key: str = "courtyard") -> tuple[Session, Clock]:
    """A match of one person in the middle."""
    session = session_of(seated(key, GAMES[key].players[0], lambda seat: seat == 0, 2))
    clock = Clock(session)
    play_on(session, clock, Random(2), 6)
    clock.rest()
    return session, clock


def test_looking_back_pauses_a_match_and_changes_nothing() -> None:
    session, clock = running()
    before, line = session.position, session.match.line
    replay.look_back(session)
    replay.back(session)
    clock.rest()
    assert session.position.is_paused
    assert not session.position.offered.moves
    for does in (session.undo, session.undo_turn):
        with pytest.raises(Refusal):
            does()
    session.decide(before.offered.moves[0])
    assert session.match.line is line
    replay.return_to_game(session)
    clock.rest()
    assert (session.position.at, session.position.offered, session.position.viewer) == (
        before.at,
        before.offered,
        before.viewer,
    )


def test_the_end_of_the_way_leads_back_to_a_match_that_runs() -> None:
    session, clock = running()
    replay.look_back(session)
    replay.seek(session, len(session.match.past) - 3)
    replay.play_or_pause(session)
    clock.rest()
    assert not session.position.looks_back
    assert session.position.can_act


def test_a_match_that_is_over_stays_in_its_replay() -> None:
    session = session_of(random_match(GAMES["wall"], seed=2))
    replay.look_back(session)
    replay.seek(session, 3)
    replay.play_or_pause(session)
    Clock(session).rest()
    assert session.position.at == session.position.line.end
    assert session.position.looks_back


def test_pausing_lets_a_move_come_to_its_end() -> None:
    session = session_of(random_match(GAMES["throne"], seed=2), speed="normal")
    replay.look_back(session)
    replay.seek(session, 0)
    clock = Clock(session)
    clock.rest()
    replay.play_or_pause(session)
    while not session.position.at.steps:
        clock.now += 0.05
        session.advance(clock.now)
    at = session.position.at
    replay.play_or_pause(session)
    clock.rest()
    assert session.position.at == Cursor(at.moves + 1)


def test_turns_begin_where_another_seat_moves() -> None:
    session = session_of(random_match(GAMES["courtyard"], seed=2))
    line = session.match.line
    replay.look_back(session)
    replay.seek(session, 0)
    seen = []
    while session.position.at != line.end:
        seen.append(session.position.at.moves)
        replay.forward_a_turn(session)
    assert seen == list(replay.turns(line, session.board))
    for start in reversed(seen):
        replay.back_a_turn(session)
        assert session.position.at.moves == start
    assert all(line.entries[start].seat != line.entries[start - 1].seat for start in seen[1:])


def test_faster_takes_less_time() -> None:
    took = []
    for presses in (0, 2):
        session = session_of(random_match(GAMES["wall"], seed=2, moves=30), speed="normal")
        replay.look_back(session)
        replay.seek(session, 0)
        for _press in range(presses):
            replay.change_tempo(session)
        replay.play_or_pause(session)
        clock = Clock(session, step=0.02)
        clock.rest()
        took.append(clock.now)
    assert took[1] < took[0] / 2


def test_only_what_is_over_is_opened() -> None:
    session, _clock = running("knights")
    replay.look_back(session)
    replay.show_all(session, True)
    assert not session.position.is_open


def test_a_move_on_while_it_plays_is_one_move_and_stops_there() -> None:
    session = session_of(random_match(GAMES["courtyard"], seed=2), speed="normal")
    replay.look_back(session)
    replay.seek(session, 0)
    replay.play_or_pause(session)
    clock = Clock(session, step=0.05)
    while replay.moves_of(session.position) < 3:
        clock.now += clock.step
        session.advance(clock.now)
    begun = replay.moves_of(session.position) + bool(session.position.at.steps)
    replay.forward(session)
    clock.rest()
    assert replay.moves_of(session.position) == begun + 1


def test_a_move_on_while_a_running_match_plays_stays_in_the_past() -> None:
    session = session_of(seated("courtyard", 2, lambda seat: seat == 0, 2))
    clock = Clock(session)
    play_on(session, clock, Random(2), 6)
    clock.rest()
    replay.look_back(session)
    replay.seek(session, 0)
    replay.play_or_pause(session)
    session.advance(clock.now)
    replay.forward(session)
    clock.rest()
    assert session.position.looks_back


@pytest.mark.parametrize("is_over", [True, False], ids=["over", "running"])
def test_nothing_can_be_taken_back_in_the_past(is_over: bool) -> None:
    match = random_match(GAMES["courtyard"], seed=2, moves=10**6 if is_over else 40)
    session, line = session_of(match), match.line
    replay.look_back(session)
    replay.seek(session, 10)
    for take_back in (session.undo, session.undo_turn):
        with pytest.raises(Refusal):
            take_back()
    assert (match.line is line, bool(why_no_undo(session.position))) == (True, True)


@pytest.mark.parametrize(("key", "players"), [(key, players) for key in GAMES for players in GAMES[key].players])
def test_marks_of_rounds_stand_where_the_rules_count_another(key: str, players: int) -> None:
    match = random_match(GAMES[key], players, 1)
    session = session_of(match)
    found, moves = list(replay.rounds(match.line, session.board)), len(match.past)
    if hasattr(match.start, "round"):
        counted = [(getattr(entry.before, "game", 0), entry.before.round) for entry in match.past]
        assert found == [at for at in range(moves) if not at or counted[at] != counted[at - 1]]
    else:
        first = match.past[0].seat
        assert found[0] == 0
        assert {match.past[at].seat for at in found} == {first}
        assert all(match.past[at - 1].seat != first for at in found[1:])
    assert set(found) <= set(replay.turns(match.line, session.board))


def test_marks_of_points_stand_after_the_moves_that_brought_them() -> None:
    match = random_match(GAMES["wall"], 3, 1)
    marks = replay.milestones(match.line, session_of(match).board)
    totals_at = [totals(match.game.tally(match.line.state_at(Cursor(at)))) for at in range(len(match.past) + 1)]
    grown = [at for at in range(1, len(totals_at)) if sum(totals_at[at]) > sum(totals_at[at - 1])]
    assert marks
    assert set(grown) <= set(marks)


def test_the_speed_changes_pauses_as_much_as_moves() -> None:
    took = {}
    for presses in range(4):
        session = session_of(random_match(GAMES["wall"], seed=2, moves=30), speed="normal")
        replay.look_back(session)
        replay.seek(session, 0)
        for _press in range(presses):
            replay.change_tempo(session)
        replay.play_or_pause(session)
        clock = Clock(session, step=0.01)
        clock.rest()
        took[replay.TEMPOS[presses]] = clock.now
    assert 0.9 < took[0.5] / took[1.0] / 2 < 1.1
    assert 0.9 < took[1.0] / took[2.0] / 2 < 1.1
