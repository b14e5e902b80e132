"""What Castle Wall shows in the players' panels, and its sheet of the cards in the middle."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Aim, Badge, Look, Sheet
from castles.boards.wall import layout, words
from castles.i18n import _, ngettext
from castles.rules.game import Seat, totals
from castles.rules.wall.pieces import CARD_POINTS, CARDS, PAIR_POINTS, POINTS, TENTH
from castles.rules.wall.score import tally
from castles.rules.wall.state import State
from castles.wording.wall.facts import FACTS


def score(look: Look[State], seat: Seat) -> str:
    """The large figure: at court the points, else how far the castle has grown."""
    return str(totals(tally(look.view))[seat]) if look.view.court else _size(look, seat)


def _size(look: Look[State], seat: Seat) -> str:
    return f"{len(look.view.castles[seat])}/{TENTH}"


def badges(look: Look[State], seat: Seat) -> Sequence[Badge]:
    return tuple(_badges(look, seat))


def _badges(look: Look[State], seat: Seat) -> Iterator[Badge]:
    """The last number, at court the size too, and the wizard as long as he can do something."""
    last = look.view.castles[seat][-1]
    said = str(last) if look.view.court else _("last number {number}").format(number=last)
    yield Badge("icons/tower", said, _("Last number: only a higher one can be built"))
    if look.view.court:
        yield Badge("icons/card", _size(look, seat), words.size_tip())
    if look.view.wizard == seat:
        yield Badge("wall/figure_wizard", "", _("The wizard can still insert a card"))


def aim(look: Look[State]) -> Aim:
    """What brings points at court; else how the wall grows and when it wins."""
    return Aim(_("Points at court"), _court()) if look.view.court else Aim(_("The largest castle wins"), _wall(look))


def _wall(look: Look[State]) -> tuple[tuple[str, str, str], ...]:
    lines = (
        (f"wall/start_{look.colours[look.seat]}", _("Numbers rise from left to right")),
        ("wall/back", _("What can't be built goes back: remember it")),
        ("icons/quit", _("Too low for every castle: out of the game")),
        ("icons/trophy", _("The {elements:ordinal} element ends the game").format(**FACTS)),
    )
    return tuple((*line, "") for line in lines)


def _court() -> tuple[tuple[str, str, str], ...]:
    return (
        ("wall/back", _("Every card"), str(CARD_POINTS)),
        ("wall/figure_king", _("King, queen"), _brings("king", "queen")),
        ("wall/figure_knight", _("Knight, princess"), _brings("knight", "princess")),
        ("wall/figure_princess", _("A pair of both"), f"+{PAIR_POINTS}"),
        ("wall/figure_wizard", _("Once, the wizard inserts a card"), ""),
    )


def _brings(*names: str) -> str:
    """The points of characters in one figure, or in two if they differ."""
    return "/".join(dict.fromkeys(f"+{POINTS[name]}" for name in names))


def cards_sheet(look: Look[State]) -> Sheet:
    """The cards that must lie in the middle, since they stand in no castle and haven't left."""
    away = {*look.view.gone, *(number for castle in look.view.castles for number in castle)}
    left = [number for number in CARDS if number not in away]
    note = ngettext("{count} card lies in the middle", "{count} cards lie in the middle", len(left))
    rows = tuple((f"wall/card_{number:02}", "", words.card_tip(number)) for number in left)
    return Sheet(_("Cards in the middle"), rows, note.format(count=len(left)), layout.TALL)
