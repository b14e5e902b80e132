"""What Castle Wall shows in the players' panels, and its sheet of the cards in the middle."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Look
from castles.boards.wall import layout
from castles.display import Aim, Badge, Sheet
from castles.rules.game import Seat, totals
from castles.rules.wall.pieces import CARD_POINTS, CARDS, PAIR_POINTS, POINTS, TENTH
from castles.rules.wall.score import tally
from castles.rules.wall.state import State
from castles.wording.wall import board as words


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
    said = str(last) if look.view.court else words.text(words.LAST_NUMBER, number=last)
    yield Badge("icons/tower", said, words.text(words.LAST_NUMBER_TIP))
    if look.view.court:
        yield Badge("icons/card", _size(look, seat), words.text(words.SIZE_TIP))
    if look.view.wizard == seat:
        yield Badge("wall/figure_wizard", "", words.text(words.WIZARD_TIP))


def aim(look: Look[State]) -> Aim:
    """What brings points at court; else how the wall grows and when it wins."""
    title, lines = (words.COURT, _court()) if look.view.court else (words.LARGEST_WINS, _wall(look))
    return Aim(words.text(title), tuple((picture, words.text(line), worth) for picture, line, worth in lines))


def _wall(look: Look[State]) -> tuple[tuple[str, str, str], ...]:
    return (
        (f"wall/start_{look.colours[look.seat]}", words.NUMBERS_RISE, ""),
        ("wall/back", words.GOES_BACK, ""),
        ("icons/quit", words.TOO_LOW, ""),
        ("icons/trophy", words.TENTH_ENDS, ""),
    )


def _court() -> tuple[tuple[str, str, str], ...]:
    return (
        ("wall/back", words.EVERY_CARD, str(CARD_POINTS)),
        ("wall/figure_king", words.KING_QUEEN, _brings("king", "queen")),
        ("wall/figure_knight", words.KNIGHT_PRINCESS, _brings("knight", "princess")),
        ("wall/figure_princess", words.PAIR, f"+{PAIR_POINTS}"),
        ("wall/figure_wizard", words.WIZARD_INSERTS, ""),
    )


def _brings(*names: str) -> str:
    """The points of characters in one figure, or in two if they differ."""
    return "/".join(dict.fromkeys(f"+{POINTS[name]}" for name in names))


def cards_sheet(look: Look[State]) -> Sheet:
    """The cards that must lie in the middle, since they stand in no castle and haven't left."""
    away = {*look.view.gone, *(number for castle in look.view.castles for number in castle)}
    left = [number for number in CARDS if number not in away]
    rows = tuple((f"wall/card_{number:02}", "", words.card_tip(number)) for number in left)
    return Sheet(words.text(words.MIDDLE), rows, words.middle_note(len(left)), layout.TALL)
