"""The thinker in its worker process: the same answers, whatever happens to the worker."""

import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from castles.ai import choose
from castles.ai.thinker import LONGEST, AtOnce, Beside, Thinker
from castles.ai.thought import Thought
from castles.rules import GAMES
from tests import toy

WALL = GAMES["wall"]
PATIENCE = 60.0  # seconds until a test gives up


@pytest.fixture
def thinker() -> Iterator[Beside]:
    beside = Beside()
    yield beside
    beside.close()


def waited_for(thinker: Thinker) -> Thought[Any]:
    """The answer, as soon as it is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        thought = thinker.answer()
        if thought is not None:
            return thought
        time.sleep(0.001)  # lets the worker have the core: this is how the window's loop asks, too
    raise AssertionError("no answer came")


def question(bot: str, number: int = 3) -> tuple[Any, ...]:
    state = WALL.setup(WALL.setup_for(2, 1))
    return WALL, bot, WALL.view(state, 0), 0, number


def test_answers_as_if_it_were_asked_at_once(thinker: Beside) -> None:
    for number in range(3):
        game, bot, view, seat, chance = question("squire", number)
        thinker.ask(game, bot, view, seat, chance)
        assert waited_for(thinker) == choose(bot, game, view, seat, chance)
        assert thinker.answer() is None, "an answer is given once"


def test_a_worker_that_is_killed_is_replaced_and_asked_again(thinker: Beside) -> None:
    thinker.warm()
    first = thinker.pid
    assert first is not None
    thinker.ask(*question("ismcts"))  # which thinks until its time is over
    os.kill(first, signal.SIGKILL)
    thought = waited_for(thinker)
    assert thought.move in WALL.legal_moves(question("ismcts")[2])
    assert thinker.pid != first


def test_a_worker_that_dies_again_and_again_is_done_without(thinker: Beside) -> None:
    game, bot, view, seat, chance = question("squire")
    thinker.ask(game, bot, view, seat, chance)
    until = time.monotonic() + PATIENCE
    thought = None
    while thought is None and time.monotonic() < until:
        if thinker.pid is not None:
            os.kill(thinker.pid, signal.SIGKILL)
        thought = thinker.answer()
    assert thought == choose(bot, game, view, seat, chance)


def test_a_worker_that_is_stopped_is_replaced_after_a_while(thinker: Beside, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker.warm()
    thinker.ask(*question("squire"))
    waited_for(thinker)
    first = thinker.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    game, bot, view, seat, chance = question("squire", 8)
    thinker.ask(game, bot, view, seat, chance)
    with monkeypatch.context() as patched:
        patched.setattr("castles.ai.thinker.LATE", 0.1)
        while thinker.pid == first:
            thinker.answer()
    assert waited_for(thinker) == choose(bot, game, view, seat, chance)
    with pytest.raises(OSError, match="No such process"):
        os.kill(first, 0)


def test_one_that_hangs_again_and_again_lets_somebody_move(thinker: Beside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("castles.ai.thinker.LATE", 0.0)
    thinker.ask(*question("ismcts"))
    assert waited_for(thinker).move in WALL.legal_moves(question("ismcts")[2])


def test_questions_without_end_never_wait_for_a_worker_that_is_stopped(thinker: Beside) -> None:
    thinker.warm()
    thinker.ask(*question("squire"))
    waited_for(thinker)
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGSTOP)
    for number in range(60):
        thinker.ask(*question("squire", number))
    game, bot, view, seat, chance = question("squire", 59)
    assert waited_for(thinker) == choose(bot, game, view, seat, chance)


def test_a_player_who_always_fails_is_reported_and_somebody_moves_all_the_same() -> None:
    reported: list[tuple[str, dict[str, Any]]] = []
    beside = Beside(lambda what, **details: reported.append((what, details)))
    try:
        beside.ask(*question("nobody"))
        assert waited_for(beside).move in WALL.legal_moves(question("nobody")[2])
    finally:
        beside.close()
    assert reported[-1] == ("trouble", {"error": "KeyError('nobody')"})


def test_a_forgotten_question_is_never_answered(thinker: Beside) -> None:
    thinker.ask(*question("ismcts"))
    thinker.forget()
    game, bot, view, seat, chance = question("squire", 8)
    thinker.ask(game, bot, view, seat, chance)
    assert waited_for(thinker) == choose(bot, game, view, seat, chance)


def test_time_ends_what_would_go_on_for_ever(thinker: Beside) -> None:
    thinker.warm()
    thinker.ask(*question("squire"))
    waited_for(thinker)  # the worker has started
    start = time.monotonic()
    thinker.ask(*question("ismcts"))
    waited_for(thinker)
    assert time.monotonic() - start >= LONGEST * 0.9


def test_closing_ends_the_worker(thinker: Beside) -> None:
    thinker.warm()
    pid = thinker.pid
    thinker.close()
    assert thinker.pid is None
    with pytest.raises(OSError, match="No such process"):
        os.kill(pid or 0, 0)


def test_a_game_that_no_worker_knows_is_thought_about_here(thinker: Beside) -> None:
    state = toy.TOY.setup(toy.TOY.setup_for(2, 1))
    asked = toy.TOY, "squire", toy.TOY.view(state, 0), 0, 5
    thinker.ask(*asked)
    alone = AtOnce()
    alone.ask(*asked)
    assert thinker.answer() == alone.answer() is not None
    assert thinker.pid is None
