"""The one line that says what is expected of who has to decide."""

from collections.abc import Callable

from castles.boards.board import Look
from castles.boards.throne import dice
from castles.rules.throne import questions
from castles.rules.throne.state import (
    CHOOSE,
    FORFEIT,
    POST_GUARD,
    POST_WATCHMAN,
    RAID,
    RIDE,
    ROLL,
    Claim,
    Search,
    State,
    Swap,
)
from castles.wording.throne import board as words


def prompt(look: Look[State]) -> str:
    asked = PROMPTS.get(look.view.awaits)
    return asked(look) if asked else ""


def _choosing(look: Look[State]) -> str:
    kinds = {type(move) for move in look.legal}
    if look.view.bonus:
        return words.text(words.BONUS)
    if Search in kinds:
        return words.text(words.MUST_SEARCH)
    if Claim in kinds and Swap in kinds:
        return words.text(words.CAN_SWAP)
    return words.text(words.CHOOSE_TARGET)


def _rolling(look: Look[State]) -> str:
    view = look.view
    if not dice.to_throw(look):
        return words.text(words.ALL_KEPT)
    if view.attempt == RAID and questions.result(view) > view.mark:
        return words.text(words.CASTLE_BEATEN)
    if view.attempt == RIDE and questions.result(view) > view.mark:
        return words.text(words.YOU_LEAD)
    return words.text(words.ROLLING[view.attempt])


def _forfeiting(look: Look[State]) -> str:
    if look.intent.picks:
        return words.text(words.WHICH_PILE)
    return words.text(words.REVENGE)


def _posting(look: Look[State]) -> str:
    if look.intent.picks:
        return words.post_next(len(look.intent.picks) + 1)
    return words.text(words.POST_FIRST)


def _watching(look: Look[State]) -> str:
    return words.text(words.WATCH)


PROMPTS: dict[str, Callable[[Look[State]], str]] = {
    CHOOSE: _choosing,
    ROLL: _rolling,
    FORFEIT: _forfeiting,
    POST_GUARD: _posting,
    POST_WATCHMAN: _watching,
}
