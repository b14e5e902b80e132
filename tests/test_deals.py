"""Deals in a match: what a seat can't see is dealt anew, and nothing that it sees changes."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from castles import saves
from castles.commands.replay import transcript
from castles.match import CannotUndo, Cursor, Deal, Dealt, Line, Match, Played
from castles.promises import Broken, check_match
from castles.rules import GAMES
from castles.rules.chance import WORD
from castles.rules.game import Game
from tests import toy
from tests.dealing import dealt_match, untold
from tests.matches import Calling
from tests.test_match import AGAINST_COMPUTER, PEOPLE, play_first, toy_match

EVERY_GAME = [*GAMES.values(), toy.TOY]
KNOWN = {game.key: game for game in EVERY_GAME}
SEEDS = range(12)

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)


def matches(game: Game[Any, Any], moves: int = 10**6) -> Iterator[Match]:
    """Matches with deals, of every number of players."""
    for seed in SEEDS:
        for players in game.players:
            yield dealt_match(game, players, seed, moves)


def with_computers(match: Match) -> Match:
    """The same match, but every other seat is a computer player's."""
    players = [replace(player, level=None if seat % 2 else "page") for seat, player in enumerate(match.players)]
    match.line = replace(match.line, players=tuple(players))
    return match


# What is seen


@every_game
def test_the_seat_of_a_deal_sees_what_it_saw_before(game: Game[Any, Any]) -> None:
    changed = 0
    for match in matches(game):
        for dealt in (entry for entry in match.past if isinstance(entry, Dealt)):
            assert game.view(dealt.after, dealt.seat) == game.view(dealt.before, dealt.seat)
            assert game.to_move(dealt.after) == game.to_move(dealt.before)
            assert game.tally(dealt.after) == game.tally(dealt.before)
            changed += dealt.after != dealt.before
    assert changed > len(SEEDS)


@every_game
def test_a_deal_comes_from_the_seats_view_and_the_number_alone(game: Game[Any, Any]) -> None:
    for match in matches(game, moves=10):
        for seat in range(len(match.players)):
            guess = game.guess(game.view(match.state, seat), seat, 3)
            once = match.line.dealt(seat, 3)
            assert once.state == guess
            assert once.dealt(seat, 4).dealt(seat, 3).state == guess
            assert once.dealt(seat, 4).state == match.line.dealt(seat, 4).state


@every_game
def test_nothing_is_told_of_a_deal_and_it_is_no_move(game: Game[Any, Any]) -> None:
    for match in matches(game, moves=15):
        line, dealt = match.line, match.line.dealt(0, 5)
        assert dealt.told_at(dealt.end) == line.told_at(line.end)
        assert dealt.events_at(dealt.end) == line.events_at(line.end)
        assert dealt.last_played is line.last_played
        assert dealt.moves_at(dealt.end) == line.moves_at(line.end) == len(match.moves)
        assert (dealt.refuses_undo() is None) == (line.refuses_undo() is None)


@every_game
def test_places_are_found_by_the_number_of_moves(game: Game[Any, Any]) -> None:
    for match in matches(game, moves=15):
        line = match.line
        places = [line.place_after(moves) for moves in range(len(match.moves) + 1)]
        assert [line.moves_at(place) for place in places] == list(range(len(places)))
        assert all(isinstance(line.entries[place.moves], Played) for place in places[:-1])
        assert places[-1] == line.place_after(99) == line.end


def test_stepping_through_a_line_passes_every_deal_once() -> None:
    line = dealt_match(toy.TOY, seed=2).line
    places, at = [Cursor()], Cursor()
    while at != line.end:
        at = line.after(at)
        places.append(at)
    assert len(places) == 1 + sum(1 + len(entry.steps) for entry in line.entries)


@pytest.mark.parametrize(("seat", "number"), [(2, 0), (-1, 0), (0, -1), (0, WORD + 1)])
def test_a_deal_that_no_save_could_hold_is_a_fault(seat: int, number: int) -> None:
    with pytest.raises(AssertionError):
        toy_match().deal(seat, number)


def test_a_promise_catches_a_deal_that_is_seen() -> None:
    with pytest.raises(Broken, match="a deal keeps"):
        _check_careless_deals()


def _check_careless_deals() -> None:
    for seed in range(30):
        careless = replace(toy.TOY, guess=_careless_third_guess())
        check_match(careless, careless.setup_for(2, seed=5), seed)


def _careless_third_guess() -> Callable[[toy.State, int, int], toy.State]:
    """A guess that is right for both seats of each state, as is checked first, and wrong for a deal there."""
    calls: Counter[int] = Counter()

    def guess(view: toy.State, seat: int, number: int) -> toy.State:
        full, cards = toy.guess(view, seat, number), len(view.gone) + len(view.laid)
        calls[cards] += 1
        return full if calls[cards] < 3 else replace(full, points=[9, 9])

    return guess


# Taking back and playing again


def test_a_deal_stays_when_the_move_after_it_is_taken_back() -> None:
    match = toy_match()
    match.deal(0, 7)
    before = match.line
    play_first(match)
    match.undo()
    assert match.past == before.entries
    assert match.state == before.state
    assert not match.can_undo()


def test_a_deal_goes_and_comes_back_with_the_move_before_it() -> None:
    match = toy_match()
    play_first(match)
    match.deal(1, 7)
    match.deal(0, 8)
    whole = match.line
    match.undo()
    assert (match.past, match.state) == ((), match.start)
    played = match.redo()
    assert match.line == whole
    assert played is match.past[0]


def test_an_undo_takes_back_computer_players_moves_with_their_deals() -> None:
    match = toy_match((*AGAINST_COMPUTER, replace(PEOPLE[0], colour="vert")))
    match.deal(0, 1)
    play_first(match)
    match.deal(0, 2)
    play_first(match)
    match.deal(0, 3)
    whole = match.line
    match.undo()
    assert [entry.move for entry in match.past] == [Deal(0, 1)]
    match.redo()
    assert [type(entry) for entry in match.past] == [Dealt, Played, Dealt]
    match.redo()
    assert match.line == whole


def test_a_computer_players_seat_in_a_deal_hinders_no_undo_and_a_persons_is_no_move() -> None:
    match = toy_match(AGAINST_COMPUTER[::-1])
    play_first(match)
    match.deal(1, 7)
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert refusal.value.event is None


def test_a_deal_forgets_what_was_undone() -> None:
    match = toy_match()
    play_first(match)
    match.undo()
    match.deal(0, 7)
    assert match.redo() is None


@every_game
def test_undoing_and_redoing_lead_through_the_same_states_with_deals(game: Game[Any, Any]) -> None:
    for moves in range(1, 20):
        for players in game.players:
            _undo_and_redo_all(with_computers(dealt_match(game, players, moves, moves)))
            whole = with_computers(dealt_match(untold(game), players, moves, moves))
            decided = [entry.seat for entry in whole.past if isinstance(entry, Played)]
            assert _undo_and_redo_all(whole) == sum(seat in whole.line.people for seat in decided)


def _undo_and_redo_all(match: Match) -> int:
    """How many undos there were."""
    lines = [match.line]
    while match.can_undo():
        match.undo()
        _check_undone(lines[-1], match.line)
        lines.append(match.line)
    undos = len(lines) - 1
    while match.redo():
        if len(lines) > 1 and match.line == lines[-2]:
            lines.pop()
    assert lines == [match.line]
    return undos


def _check_undone(before: Line, after: Line) -> None:
    """The line ends where a person decided, with all that had been dealt by then."""
    gone = before.entries[len(after.entries) :]
    assert before.entries[: len(after.entries)] == after.entries
    assert isinstance(gone[0], Played)
    assert after.state == gone[0].before
    assert after.to_move in after.people
    assert not any(entry.seat in after.people for entry in gone[1:] if isinstance(entry, Played))


@every_game
def test_the_turn_is_taken_back_through_its_deals(game: Game[Any, Any]) -> None:
    for moves in range(1, 20):
        match = dealt_match(untold(game), game.players[-1], moves, moves)
        turn = _last_turn(match)
        before = match.moves
        match.undo_turn()
        assert match.moves == before[: len(before) - turn]


def _last_turn(match: Match) -> int:
    """How many moves in a row were made by whoever moved last."""
    seats = [entry.seat for entry in match.past if isinstance(entry, Played)]
    return next((count for count, seat in enumerate(reversed(seats)) if seat != seats[-1]), len(seats))


# On disk


@every_game
def test_a_saved_match_with_deals_is_the_same_match_again(game: Game[Any, Any]) -> None:
    for match in [*matches(game, moves=25), dealt_match(game, seed=99)]:
        text = saves.dump(match)
        loaded = saves.load(text, KNOWN)
        assert loaded.refused is None
        assert loaded.match.line == match.line
        assert saves.dump(loaded.match) == text


def test_a_deal_is_on_disk_at_once() -> None:
    kept: list[int] = []
    match = toy_match(keeper=Calling(lambda match: kept.append(len(match.past))))
    assert match.deal(1, 7).after == match.state
    assert kept == [1]


# In words


def test_a_transcript_tells_of_deals_and_counts_moves() -> None:
    match = dealt_match(GAMES["combo"], seed=4, moves=6)
    deals = [entry for entry in match.past if isinstance(entry, Dealt)]
    told = transcript(match)
    assert told.count("is dealt anew.") == len(deals) > 1
    assert "\n6. " in told
    for number in range(1, 7):
        told = transcript(match, number)
        assert f"\n{number}. " in told
        assert f"\n{number + 1}. " not in told
