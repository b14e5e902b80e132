"""Matches: playing, taking back, and keeping every change."""

from typing import Any

import pytest

from castles.match import CannotUndo, Match, Player
from castles.rules.game import IllegalMove
from tests import toy
from tests.matches import Calling

PEOPLE = (Player("Ilona", "gules"), Player("Marek", "azure"))
AGAINST_COMPUTER = (Player("Ilona", "gules"), Player("Clockwork", "azure", "random"))


def toy_match(players: tuple[Player, ...] = PEOPLE, **more: Any) -> Match:
    return Match(toy.TOY, toy.TOY.setup_for(len(players), seed=5), players, **more)


def play_first(match: Match, times: int = 1) -> None:
    for _ in range(times):
        match.play(match.game.legal_moves(match.state)[0])


def test_a_played_move_keeps_what_happened_with_a_state_for_each_event() -> None:
    match = toy_match()
    play_first(match)
    played = match.past[-1]
    assert [step.event for step in played.steps] == [toy.CardLaid(0)]
    assert played.steps[-1].state == match.state
    assert played.before == match.start


def test_an_illegal_move_changes_nothing() -> None:
    match = toy_match()
    before = toy.copy(match.state)
    with pytest.raises(IllegalMove):
        match.play(toy.Lay(99))
    assert match.state == before
    assert match.past == ()


def test_undo_brings_back_the_state_before_and_redo_the_state_after() -> None:
    match = toy_match()
    play_first(match)
    after = toy.copy(match.state)
    match.undo()
    assert match.state == match.start
    match.redo()
    assert match.state == after


def test_a_new_move_forgets_what_was_undone() -> None:
    match = toy_match()
    play_first(match)
    match.undo()
    match.play(match.game.legal_moves(match.state)[1])
    assert match.redo() is None


def test_undo_stops_at_what_was_revealed_and_says_what_it_was() -> None:
    match = toy_match()
    play_first(match, times=2)
    assert not match.can_undo()
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert isinstance(refusal.value.event, toy.CardsRevealed)


def test_nothing_played_is_nothing_to_undo() -> None:
    with pytest.raises(CannotUndo) as refusal:
        toy_match().undo()
    assert refusal.value.event is None


def test_undo_takes_back_the_computer_players_moves_too() -> None:
    three = (*AGAINST_COMPUTER, Player("Zsófia", "vert"))
    match = toy_match(three)
    play_first(match, times=2)
    match.undo()
    assert match.state == match.start
    assert match.to_move == 0


def test_redo_walks_forward_in_the_order_of_play() -> None:
    three = (*PEOPLE, Player("Zsófia", "vert"))
    match = toy_match(three)
    play_first(match, times=2)
    moves = match.moves
    match.undo()
    match.undo()
    match.redo()
    match.redo()
    assert match.moves == moves


def test_a_match_goes_on_while_the_disk_fails_and_every_change_tries_again() -> None:
    disk: list[int] = []
    failing = [OSError("no space left"), OSError("no space left"), None]

    def sometimes(match: Match) -> None:
        if error := failing.pop(0):
            raise error
        disk.append(len(match.past))

    match = toy_match(keeper=Calling(sometimes))
    play_first(match)
    match.undo()
    assert (match.past, match.is_safe, str(match.trouble)) == ((), False, "no space left")
    match.redo()
    assert (match.is_safe, disk) == (True, [1])


def test_a_change_that_breaks_the_keeper_never_happened() -> None:
    def broken(match: Match) -> None:
        raise ValueError("a fault of ours")

    match = toy_match(keeper=Calling(broken))
    with pytest.raises(ValueError, match="fault"):
        play_first(match)
    assert match.state == match.start
    assert match.past == ()


def test_every_change_is_kept_before_the_next_move_is_asked_for() -> None:
    kept: list[int] = []
    match = toy_match(keeper=Calling(lambda match: kept.append(len(match.past))))
    play_first(match)
    match.undo()
    match.redo()
    assert kept == [1, 0, 1]
