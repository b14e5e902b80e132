"""What Castle Wall's board says: what is expected, and what every piece is."""

from collections.abc import Sequence

from castles.i18n import N_, _, ngettext
from castles.rules.game import Move, Seat
from castles.rules.wall.pieces import START, Number, Place, character
from castles.rules.wall.state import NOWHERE, Build, Insert, LetGo, PutBack, State, number_up
from castles.wording.wall.facts import FACTS
from castles.wording.wall.names import card_words
from castles.wording.wording import Names

NAMES = {
    Build: N_("Build it at the end of your wall"),
    Insert: N_("The wizard inserts it here"),
    PutBack: N_("Put it back face down"),
    LetGo: N_("It leaves the game"),
}
BUTTONS = {Build: N_("Build"), Insert: N_("Insert"), PutBack: N_("Put back"), LetGo: N_("Let it go")}
TITLES = {
    "": N_("Wall, {number}"),
    "king": N_("King, {number}"),
    "queen": N_("Queen, {number}"),
    "wizard": N_("Wizard, {number}"),
    "knight": N_("Knight, {number}"),
    "princess": N_("Princess, {number}"),
}
EFFECTS = {
    "": N_("It can follow any lower number."),
    "king": N_("At court he brings {king_points:# point|# points}, and wins ties."),
    "queen": N_("At court she brings {queen_points:# point|# points}, and wins ties that the king doesn't decide."),
    "wizard": N_("At court he can insert one card into your wall."),
    "knight": N_(
        "At court he brings {knight_points:# point|# points}, and {pair_points:another one|# more} with a princess."
    ),
    "princess": N_(
        "At court she brings {princess_points:# point|# points}, and {pair_points:another one|# more} with a knight."
    ),
}
THE_CARD = N_("The card")
INSERTED = N_("Inserted")
LEAVES = N_("Leaves the game")
LAST_NUMBER = N_("last number {number}")
LAST_NUMBER_TIP = N_("Last number: only a higher one can be built")
SIZE_TIP = N_("Elements of the castle: the {elements:ordinal} ends the game")
WIZARD_TIP = N_("The wizard can still insert a card")
SPARK_TIP = N_("Wizard's power\nOnce, he inserts a card between two cards of this wall.")
LARGEST_WINS = N_("The largest castle wins")
NUMBERS_RISE = N_("Numbers rise from left to right")
GOES_BACK = N_("What can't be built goes back: remember it")
TOO_LOW = N_("Too low for every castle: out of the game")
TENTH_ENDS = N_("The {elements:ordinal} element ends the game")
COURT = N_("Points at court")
EVERY_CARD = N_("Every card")
KING_QUEEN = N_("King, queen")
KNIGHT_PRINCESS = N_("Knight, princess")
PAIR = N_("A pair of both")
WIZARD_INSERTS = N_("Once, the wizard inserts a card")
MIDDLE = N_("Cards in the middle")


def text(message: str, **values: object) -> str:
    """A message in the player's language, with the numbers of the rules."""
    return _(message).format(**FACTS, **values)


def prompt(view: State, seat: Seat, legal: Sequence[Move]) -> str:
    """The one line that says what is expected."""
    if view.up == NOWHERE:
        last = view.castles[seat][-1]
        if last == START:
            return _("Turn up a card: you can build any number")
        return _("Turn up a card: you can build what is higher than {number}").format(number=last)
    return _decision_prompt(legal).format(card=card_words(number_up(view)))


def _decision_prompt(legal: Sequence[Move]) -> str:
    if Build() in legal:
        return _("You turn up {card}: build it, or put it back")
    if LetGo() in legal:
        return _("You turn up {card}: the wizard inserts it, or it leaves the game")
    return _("You turn up {card}: the wizard inserts it, or put it back")


def decision_name(move: Move) -> str:
    return _(NAMES[type(move)])


def button(move: Move) -> str:
    return _(BUTTONS[type(move)])


# ---- pieces ----


def card_tip(number: Number) -> str:
    who = character(number)
    return "\n".join([_(TITLES[who]).format(number=number), _(EFFECTS[who]).format(**FACTS)])


def back_tip(seen: Number | None) -> str:
    if seen is None:
        return _("A card face down\nClick to turn it up.")
    return _("A card face down that has been seen: {card}\nClick to turn it up.").format(card=card_words(seen))


def place_name(place: Place, seen: Number | None) -> str:
    """What the keyboard's line says of a place."""
    if seen is None:
        return _("Turn up card {number}").format(number=place + 1)
    return _("Turn up card {number}, known to be {card}").format(number=place + 1, card=card_words(seen))


def start_tip(name: str) -> str:
    return _("Start tile of {name}\nThe wall grows from it to the right.").format(name=name)


def castle_tip(view: State, names: Names, seat: Seat) -> str:
    castle = view.castles[seat]
    said = ngettext("{count} element of {elements:word}", "{count} elements of {elements:word}", len(castle))
    last = _("Last number {number}: only a higher one can follow.").format(number=castle[-1])
    size = said.format(count=len(castle), **FACTS)
    return "\n".join([_("Castle of {name}").format(name=names[seat]), size, last])


def gone_tip(view: State) -> str:
    """All cards that left, and why they do."""
    gone = sorted(view.gone)
    why = _("A card lower than the last number of every castle leaves the game.")
    if not gone:
        return "\n".join([_("Cards that left the game"), why])
    said = _("Cards that left the game: {cards}").format(cards=", ".join(map(str, gone)))
    return "\n".join([said, why])


def middle_note(count: int) -> str:
    said = ngettext("{count} card lies in the middle", "{count} cards lie in the middle", count)
    return said.format(count=count)
