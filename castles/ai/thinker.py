"""Computer players that think beside the program: in a worker process, so that no frame ever waits for them."""

import gc
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from castles.ai.bots import choose, decide, think
from castles.ai.judgements import load_all
from castles.ai.thought import Thought
from castles.rules import GAMES
from castles.rules.game import Game, Seat
from castles.signals import leave_to_parent, start

LONGEST = 1.8  # seconds that a decision may take
TRIES = 3  # workers that may die over one question before it is answered without them
LATE = LONGEST + 6.0  # seconds from a question on, the worker's start included, after which it hangs
LATE_TRIES = 2  # workers that may hang over one question before somebody just moves
UNANSWERED = 8  # questions that a worker may have taken without a word; one that hangs would block the next ones


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player is asked: its view, and the number of its chance."""

    game: str
    bot: str
    view: Any
    seat: Seat
    number: int


class Thinker(Protocol):
    """Answers one question at a time; a new one takes the place of the old."""

    def warm(self) -> None:
        """Gets ready, so that the first answer comes as quickly as the others."""

    def ask(self, game: Game[Any, Any], bot: str, view: Any, seat: Seat, number: int) -> None:
        """What would this player do?"""

    def answer(self) -> Thought[Any] | None:
        """The answer, once, as soon as there is one."""

    def forget(self) -> None:
        """Nobody wants the answer any more."""

    def close(self) -> None:
        """No more questions."""


class AtOnce:
    """Thinks within the program: for tests and pictures, where nobody watches the clock."""

    def __init__(self) -> None:
        self._thought: Thought[Any] | None = None

    def warm(self) -> None:
        pass

    def ask(self, game: Game[Any, Any], bot: str, view: Any, seat: Seat, number: int) -> None:
        self._thought = choose(bot, game, view, seat, number)

    def answer(self) -> Thought[Any] | None:
        thought, self._thought = self._thought, None
        return thought

    def forget(self) -> None:
        self._thought = None

    def close(self) -> None:
        self.forget()


class Beside:
    """Thinks in a worker process. One that dies is replaced, and its question asked again."""

    def __init__(self, report: Callable[..., None] = lambda what, **details: None) -> None:
        self._report = report
        self._worker: BaseProcess | None = None
        self._line: Connection | None = None
        self._ticket = 0  # of the last question
        self._open: Question | None = None  # the question that waits for its answer
        self._tries = 0
        self._unanswered = 0
        self._asked = 0.0  # when the open question was
        self._own = AtOnce()  # for what no worker can answer

    def warm(self) -> None:
        if self._worker is None or not self._worker.is_alive():
            self._hire()

    def ask(self, game: Game[Any, Any], bot: str, view: Any, seat: Seat, number: int) -> None:
        self.forget()
        if GAMES.get(game.key) is not game:
            self._own.ask(game, bot, view, seat, number)  # a worker finds games by their keys
            return
        self._open, self._tries = Question(game.key, bot, view, seat, number), 0
        self._send()

    def answer(self) -> Thought[Any] | None:
        if self._open is None:
            return self._own.answer()
        try:
            while self._line is not None and self._line.poll():
                ticket, thought = self._line.recv()
                self._unanswered = 0
                if ticket == self._ticket:
                    self._open = None
                    return thought  # type: ignore[no-any-return]
            if self._worker is None or not self._worker.is_alive():
                self._ask_again()
            elif time.monotonic() - self._asked > LATE:
                self._give_up_worker()
        except (EOFError, OSError):
            self._ask_again()
        return None

    def forget(self) -> None:
        self._open = None
        self._own.forget()
        self._ticket += 1

    def close(self) -> None:
        self.forget()
        self._dismiss()

    @property
    def pid(self) -> int | None:
        """The worker's process, if there is one."""
        return self._worker.pid if self._worker is not None else None

    def _send(self) -> None:
        """Gives the question to the worker; one that can't be reached is replaced when the answer is looked for."""
        if self._unanswered > UNANSWERED:
            self._dismiss()
        self.warm()
        self._ticket += 1
        self._unanswered += 1
        self._asked = time.monotonic()
        try:
            if self._line is not None:
                self._line.send((self._ticket, self._open))
        except OSError:
            self._dismiss()

    def _ask_again(self) -> None:
        question = self._open
        assert question is not None, "only an open question is asked again"
        self._tries += 1
        self._report("worker", died=True, tries=self._tries)
        self._dismiss()
        if self._tries < TRIES:
            self._send()
            return
        self._open = None
        self._answer_alone(question)

    def _give_up_worker(self) -> None:
        """It hangs: it is replaced, or if that has happened before, somebody just moves."""
        question = self._open
        assert question is not None, "somebody waits for an answer"
        if self._tries + 1 < LATE_TRIES:
            self._ask_again()
            return
        self._report("worker", hangs=True, bot=question.bot)
        self._dismiss()
        self._open = None
        self._own.ask(GAMES[question.game], "random", question.view, question.seat, question.number)

    def _answer_alone(self, question: Question) -> None:
        """Without a worker; whatever is wrong with the player, somebody has to move."""
        asked = question.view, question.seat, question.number
        try:
            self._own.ask(GAMES[question.game], question.bot, *asked)
        except Exception as error:
            self._report("trouble", error=repr(error))
            self._own.ask(GAMES[question.game], "random", *asked)

    def _hire(self) -> None:
        self._dismiss()
        context = get_context("spawn")
        here, there = context.Pipe()
        worker = context.Process(target=work, args=(there,), name="castles-thinker", daemon=True)
        try:
            start(worker)
        except OSError:
            return  # no more processes here: questions are answered without one
        finally:
            there.close()
        self._worker, self._line = worker, here
        self._report("worker", pid=worker.pid)

    def _dismiss(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._worker is not None:
            self._worker.kill()  # it has nothing to lose, and one that was stopped hears nothing else
            self._worker.join(1.0)
        self._worker, self._line, self._unanswered = None, None, 0


def work(line: Connection) -> None:
    """The life of a worker: answers questions until the line is closed."""
    leave_to_parent()
    load_all()
    gc.freeze()  # what is loaded by now stays; to look through it for garbage would take longer than most decisions
    if hasattr(os, "nice"):
        os.nice(5)  # the window comes first
    try:
        while True:
            ticket, question = line.recv()
            if not line.poll():  # else there is a newer question already
                line.send((ticket, _thought(question, line)))
    except (EOFError, OSError):
        return


def _thought(question: Question, line: Connection) -> Thought[Any]:
    """The best thought until the time is over, or until something else is asked."""
    game = GAMES[question.game]
    thinking = think(question.bot, game, question.view, question.seat, question.number, timed=True)
    start = time.monotonic()

    def clock() -> float:
        return float("inf") if line.poll() else time.monotonic() - start

    return decide(thinking, LONGEST, clock)
