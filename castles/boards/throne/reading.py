"""What the board reads off a look: which pieces there are, what is fought for, whose dice roll, and what is wanted."""

from castles.boards.board import Look
from castles.display import Piece
from castles.rules.game import Seat
from castles.rules.throne import GAME, questions
from castles.rules.throne.cards import GUARD, WATCHMAN, is_castle, members
from castles.rules.throne.odds import extra_of, odds
from castles.rules.throne.pieces import NOTHING, TOURNAMENT, UNKNOWN
from castles.rules.throne.state import (
    COUP,
    NO_PILE,
    NOBODY,
    POST_GUARD,
    ROLL,
    Attack,
    CardCaptured,
    CardPutUnder,
    CardTaken,
    Claim,
    State,
    Topple,
)

KING: Piece = ("king",)
PILES = (0, 1)
EXACT_CHANCE = "exact_chance"  # the help
OUTCOMES = (CardTaken, CardCaptured, CardPutUnder)  # what was fought for lies where it belongs again


def card_piece(card: int) -> Piece:
    return ("card", card)


def tournament_piece(seat: Seat, number: int) -> Piece:
    return ("tournament", seat, number)


def pile_piece(view: State, pile: int, bottom: bool = False) -> Piece | None:
    """The card on top of a pile or at its bottom, as a piece; None if there is none or nobody knows it."""
    cards = view.piles[pile]
    if not cards or (bottom and len(cards) == 1) or cards[-1 if bottom else 0] == UNKNOWN:
        return None
    card = cards[-1 if bottom else 0]
    return ("tournament", "pile", pile, bottom) if card == TOURNAMENT else card_piece(card)


def die_piece(number: int) -> Piece:
    return ("die", number)


def crest_piece(seat: Seat) -> Piece:
    return ("crest", seat)


def players(look: Look[State]) -> int:
    return len(look.names)


def opponents(look: Look[State]) -> list[Seat]:
    return [seat for seat in range(players(look)) if seat != look.seat]


def active(view: State) -> Seat | None:
    """Who has to decide."""
    return GAME.to_move(view)


def hand_of(view: State, seat: Seat) -> tuple[list[int], list[int], list[int]]:
    """Castles, specials and tournaments of a seat."""
    castles, specials = list(questions.castles(view, seat)), list(questions.specials(view, seat))
    return castles, specials, [TOURNAMENT] * view.tournaments[seat]


def hand_pieces(view: State, seat: Seat) -> tuple[list[Piece], list[Piece], list[Piece]]:
    """The same cards as pieces."""
    castles, specials, tournaments = hand_of(view, seat)
    won: list[Piece] = [tournament_piece(seat, number) for number in range(len(tournaments))]
    return [card_piece(card) for card in castles], [card_piece(card) for card in specials], won


def prize(look: Look[State]) -> Piece | None:
    """What is fought for; it lies on the felt as long as the attempt goes on."""
    view = look.view
    if view.awaits != ROLL or (look.last and isinstance(look.last[-1], OUTCOMES)):
        return None
    if view.attempt == COUP:
        return KING
    return card_piece(view.target) if view.pile == NO_PILE else pile_piece(view, view.pile)


def guarded(look: Look[State], seat: Seat) -> tuple[int, ...]:
    """The castles under a guard; while he is posted, those that are picked."""
    if seat == look.seat and look.view.awaits == POST_GUARD and look.legal and look.intent.picks:
        return tuple(card for card in look.intent.picks if isinstance(card, int))
    return tuple(card for card in questions.covered(look.view, seat) if is_castle(card))


def watched(look: Look[State], seat: Seat) -> tuple[int, ...]:
    """The special under a watchman."""
    return tuple(card for card in questions.covered(look.view, seat) if not is_castle(card))


def own_guard(look: Look[State]) -> Piece:
    return _own(look, GUARD)


def own_watchman(look: Look[State]) -> Piece:
    return _own(look, WATCHMAN)


def _own(look: Look[State], kind: int) -> Piece:
    return card_piece(members(look.view.cards[look.seat] & kind)[0])


# Chances


def chance_of(look: Look[State], move: Claim | Attack | Topple) -> float | None:
    """Of beating what a move goes for; None for a tournament, whose mark nobody knows yet, or without that help."""
    aim = questions.target(look.view, move)
    if EXACT_CHANCE not in look.helps or aim.mark == NOTHING:
        return None
    return odds(aim.mark, extra_of(look.view, look.view.turn)).chance_at_first(aim.rolls)


def chance_now(look: Look[State]) -> float | None:
    """Of beating the mark of the attempt that goes on."""
    view = look.view
    if EXACT_CHANCE not in look.helps or view.awaits != ROLL or view.mark == NOTHING or is_rolling(look):
        return None
    return odds(view.mark, view.extra).chance(view.living, view.rolls)


def _lies(view: State) -> bool:
    """Whether dice have been thrown."""
    return bool(view.living or view.dead)


def is_rolling(look: Look[State]) -> bool:
    """Whether dice are in the air, so that nobody knows the result."""
    return not look.told or not _lies(look.view)


def shows_attempt(view: State) -> bool:
    return view.awaits == ROLL and view.roller != NOBODY
