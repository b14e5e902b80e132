"""The toy game on the table: the template of a board, with hidden hands."""

from collections.abc import Sequence

from castles.boards.board import Board, Look, Zone
from castles.display import SILENT, Box, Flourish, Mark, Piece, Pose, Spot
from castles.rules.game import Event
from tests import toy
from tests import toy_wording as words

CARD = (60.0, 90.0)


def extent(look: Look[toy.State]) -> tuple[float, float]:
    return 400.0, 300.0


def poses(look: Look[toy.State]) -> dict[Piece, Pose]:
    own = enumerate(look.view.hands[look.seat])
    hand: dict[Piece, Pose] = {
        ("hand", card): Pose("ui/plate", hand_box(place), label=str(card)) for place, card in own
    }
    laid: dict[Piece, Pose] = {
        ("laid", seat): Pose("ui/plate", Box(100 + 80 * seat, 150, *CARD), label=str(card) if card else "?")
        for seat, card in enumerate(look.view.laid)
    }
    return {**hand, **laid}


def hand_box(place: int) -> Box:
    return Box(50 + 70 * place, 50, *CARD, space="dock")


def zones(look: Look[toy.State]) -> list[Zone]:
    middle = Box(200, 150, 200, 120)
    hand = look.view.hands[look.seat]
    cards = [(move.card, move) for move in look.legal if isinstance(move, toy.Lay)]
    taps = [Zone(("card", card), hand_box(hand.index(card)), move, grip=("hand", card)) for card, move in cards]
    drops = [Zone(("drop", card), middle, move, takes=("hand", card), glow=False) for card, move in cards]
    return [*drops, *taps]


def marks(look: Look[toy.State]) -> Sequence[Mark]:
    return ()


def flourish(event: Event, look: Look[toy.State]) -> Flourish:
    return Flourish("lay") if isinstance(event, toy.CardLaid) else Flourish("score", seconds=0.6) if event else SILENT


def meant(look: Look[toy.State], spot: Spot) -> toy.Lay | None:
    """A card that lies there already can't be laid."""
    match spot.piece:
        case ("laid", int(seat)):
            return toy.Lay(look.view.laid[seat])
    return None


TOY_BOARD: Board[toy.State] = Board(
    key="toy",
    extent=extent,
    dock=(300.0, 100.0),
    dock_side="below",
    secret_hands=True,
    poses=poses,
    zones=zones,
    commands=lambda look: (),
    marks=marks,
    turnable=lambda look: False,
    prompt=lambda look: words.PROMPT,
    flourish=flourish,
    meant=meant,
    badges=lambda look, seat: (),
    score=lambda look, seat: str(look.view.points[seat]),
    secret_moves={toy.Lay: toy.CardsRevealed},
)
