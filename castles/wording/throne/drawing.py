"""The table of Topple the King drawn as text."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from castles.i18n import _, ngettext
from castles.rules.game import Seat
from castles.rules.throne import questions
from castles.rules.throne.pieces import KING_MARK
from castles.rules.throne.state import (
    OVER,
    ROLL,
    State,
)
from castles.wording.throne.facts import FACTS
from castles.wording.throne.labels import LABELS
from castles.wording.throne.names import card_words, dice_words, spaced
from castles.wording.wording import Names

WIDTH, INDENT = 100, "    "


def drawing(state: State, names: Names) -> str:
    """The round, the piles and the throne, every player's cards with the covered ones in brackets, and the dice."""
    seats = [line for seat in range(len(names)) for line in ["", *_player(state, seat, names)]]
    return "\n".join([_heading(state, names), "", *_piles(state), *seats, *_dice(state, names)])


def _heading(state: State, names: Names) -> str:
    if state.awaits == OVER:
        return _(LABELS[state.ending]).format(**FACTS)
    return _("Round {round}: it is the turn of {name}.").format(round=state.round, name=names[state.turn])


def _piles(state: State) -> Iterator[str]:
    for number, (pile, unseen) in enumerate(zip(state.piles, state.unseen, strict=True), start=1):
        top = card_words(pile[0]) if pile else "–"
        count = ngettext("{count} card", "{count} cards", len(pile)).format(count=len(pile))
        yield _("pile {pile} ({cards}): {top}").format(pile=number, cards=count, top=top)
        below = [f"? × {unseen}"] if unseen else []
        yield from _listed([*below, *map(card_words, pile[1 + unseen :])])
    yield _("throne: {mark}").format(mark=dice_words(KING_MARK))


def _player(state: State, seat: Seat, names: Names) -> Iterator[str]:
    turn = ">" if seat == state.turn and state.awaits != OVER else " "
    count = state.tournaments[seat]
    won = ngettext("{count} tournament", "{count} tournaments", count).format(count=count)
    yield f"{turn} {names[seat]} · {won}"
    covered = questions.covered(state, seat)
    for cards in (questions.castles(state, seat), questions.specials(state, seat)):
        yield from _listed([f"[{card_words(card)}]" if card in covered else card_words(card) for card in cards])


def _listed(words: Sequence[str]) -> list[str]:
    """The words with commas, in indented lines that fit a terminal."""
    return wrap(", ".join(words), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


def _dice(state: State, names: Names) -> Iterator[str]:
    if state.awaits == ROLL:
        yield ""
        yield _(
            "{name} has rolled {dice} ({result}) and has to beat {mark}; rolls left: {rolls}, dead dice: {dead}"
        ).format(
            name=names[state.roller],
            dice=spaced(questions.living_dice(state)),
            result=dice_words(questions.result(state)),
            mark=dice_words(state.mark),
            rolls=state.rolls,
            dead=state.dead,
        )
