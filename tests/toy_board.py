"""The toy game on the table: the template of a board and a wording, with hidden hands."""

from collections.abc import Sequence
from functools import singledispatch

from castles.boards.board import Board, Look, Zone
from castles.display import SILENT, Box, Flourish, Mark, Piece, Pose
from castles.rules.game import Event
from castles.wording.wording import Names, Wording
from tests import toy

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
    prompt=lambda look: "Lay a card",
    flourish=flourish,
    badges=lambda look, seat: (),
    score=lambda look, seat: str(look.view.points[seat]),
    secret_moves={toy.Lay: toy.CardsRevealed},
)


@singledispatch
def sentence(event: Event, names: Names) -> str:
    return ""


@sentence.register
def _(event: toy.CardLaid, names: Names) -> str:
    return f"{names[event.seat]} lays a card."


def drawing(state: toy.State, names: Names) -> str:
    return " ".join(map(str, state.points))


TOY_WORDING: Wording[toy.State] = Wording(
    title="Toy",
    minutes=1,
    labels={
        "rounds": "Rounds",
        "cards_out": "All cards are out.",
        "over": "It is over.",
        "not_in_hand": "Not in hand.",
    },
    sentence=sentence,
    drawing=drawing,
)
