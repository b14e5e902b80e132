"""What Castle Wall's board says: what is expected, and what every piece is."""

from castles.boards.board import Look
from castles.boards.wall.reading import aided, is_up
from castles.i18n import N_, _, ngettext
from castles.rules.game import Move, Seat
from castles.rules.wall.pieces import START, Number, Place, character
from castles.rules.wall.state import Build, Insert, LetGo, PutBack, State, number_up
from castles.wording.wall.facts import FACTS
from castles.wording.wall.names import card_words

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


def prompt(look: Look[State]) -> str:
    """The one line that says what is expected."""
    if not is_up(look.view):
        last = look.view.castles[look.seat][-1]
        if last == START:
            return _("Turn up a card: you can build any number")
        return _("Turn up a card: you can build what is higher than {number}").format(number=last)
    return _decision_prompt(look).format(card=card_words(number_up(look.view)))


def _decision_prompt(look: Look[State]) -> str:
    if Build() in look.legal:
        return _("You turn up {card}: build it, or put it back")
    if LetGo() in look.legal:
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


def place_name(look: Look[State], place: Place) -> str:
    """What the keyboard's line says of a place."""
    seen = aided(look).get(place)
    if seen is None:
        return _("Turn up card {number}").format(number=place + 1)
    return _("Turn up card {number}, known to be {card}").format(number=place + 1, card=card_words(seen))


def start_tip(look: Look[State], seat: Seat) -> str:
    return _("Start tile of {name}\nThe wall grows from it to the right.").format(name=look.names[seat])


def castle_tip(look: Look[State], seat: Seat) -> str:
    castle = look.view.castles[seat]
    said = ngettext("{count} element of {elements:word}", "{count} elements of {elements:word}", len(castle))
    last = _("Last number {number}: only a higher one can follow.").format(number=castle[-1])
    size = said.format(count=len(castle), **FACTS)
    return "\n".join([_("Castle of {name}").format(name=look.names[seat]), size, last])


def gone_tip(look: Look[State]) -> str:
    """All cards that left, and why they do."""
    gone = sorted(look.view.gone)
    why = _("A card lower than the last number of every castle leaves the game.")
    if not gone:
        return "\n".join([_("Cards that left the game"), why])
    said = _("Cards that left the game: {cards}").format(cards=", ".join(map(str, gone)))
    return "\n".join([said, why])


def size_tip() -> str:
    return _("Elements of the castle: the {elements:ordinal} ends the game").format(**FACTS)


def spark_tip() -> str:
    return _("Wizard's power\nOnce, he inserts a card between two cards of this wall.")
