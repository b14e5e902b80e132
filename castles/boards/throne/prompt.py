"""The one line that says what is expected of who has to decide."""

from collections.abc import Callable

from castles.boards.board import Look
from castles.boards.throne import dice
from castles.i18n import N_, _
from castles.rules.throne import questions
from castles.rules.throne.state import (
    CHOOSE,
    CLAIM,
    COUP,
    DEFENCE,
    FORFEIT,
    ORGANISE,
    POST_GUARD,
    POST_WATCHMAN,
    RAID,
    RIDE,
    ROLL,
    THEFT,
    Claim,
    Search,
    State,
    Swap,
)
from castles.wording.throne.facts import FACTS
from castles.wording.wording import numbers

ROLLING = {
    CLAIM: N_("Beat the card: keep the dice you like and roll the others"),
    ORGANISE: N_("Set the mark of the tournament: keep dice and roll the others, or stop"),
    RIDE: N_("Take the lead in the tournament: keep dice and roll the others"),
    RAID: N_("Beat the castle: keep the dice you like and roll the others"),
    DEFENCE: N_("Defend your castle: keep the dice you like and roll the others"),
    THEFT: N_("Beat the card: keep the dice you like and roll the others"),
    COUP: N_("Topple the king: keep the dice you like and roll the others"),
}


def prompt(look: Look[State]) -> str:
    words = PROMPTS.get(look.view.awaits)
    return words(look) if words else ""


def _choosing(look: Look[State]) -> str:
    kinds = {type(move) for move in look.legal}
    if look.view.bonus:
        return _("Bonus action: go for another card, or end your turn")
    if Search in kinds:
        return _("You can't get either top card: search a pile, or attack a glowing card")
    if Claim in kinds and Swap in kinds:
        return _("Choose a glowing card to go for, or first swap the top of a pile")
    return _("Choose a glowing card to go for")


def _rolling(look: Look[State]) -> str:
    view = look.view
    if not dice.to_throw(look):
        return _("All dice are kept: stop, or click the dice to throw again")
    if view.attempt == RAID and questions.result(view) > view.mark:
        return _("The castle is beaten: stop, or roll on to make the defence harder")
    if view.attempt == RIDE and questions.result(view) > view.mark:
        return _("You lead: stop, or roll on to make it harder for the others")
    return _(ROLLING[view.attempt])


def _forfeiting(look: Look[State]) -> str:
    if look.intent.picks:
        return _("Under which pile does the castle go?")
    return _("The king takes his revenge: choose the castle that you lose")


def _posting(look: Look[State]) -> str:
    if look.intent.picks:
        next_one = numbers(number=len(look.intent.picks) + 1)
        return _("Choose the {number:ordinal} castle for your guard").format(**next_one)
    return _("Choose the {guarded:word} {guarded:castle|castles} that your guard covers").format(**FACTS)


def _watching(look: Look[State]) -> str:
    return _("Choose the special card that your watchman covers")


PROMPTS: dict[str, Callable[[Look[State]], str]] = {
    CHOOSE: _choosing,
    ROLL: _rolling,
    FORFEIT: _forfeiting,
    POST_GUARD: _posting,
    POST_WATCHMAN: _watching,
}
