"""What Castle Combo shows in the players' panels, and its sheets of discarded and unseen cards."""

from collections.abc import Sequence

from castles.boards.board import Look
from castles.boards.combo import layout
from castles.boards.combo.reading import seats
from castles.display import Aim, Badge, Sheet
from castles.rules.combo import ask
from castles.rules.combo.pieces import CARDS, CHARACTERS, KEY_POINTS, SPACES, Card
from castles.rules.combo.score import tally
from castles.rules.combo.state import OVER, State, card_of
from castles.rules.game import Seat, totals
from castles.wording.combo import board as words
from castles.wording.combo.card_text import card_text


def score(look: Look[State], seat: Seat) -> str:
    """The large figure: points as if the game ended now; without that help, how far the grid has grown."""
    if "projected_score" in look.helps or look.view.awaited == OVER:
        return str(look.once(_totals)[seat])
    return f"{len(ask.cards(look.view, seat))}/{SPACES}"


def _totals(look: Look[State]) -> Sequence[int]:
    return totals(tally(look.view))


def badges(look: Look[State], seat: Seat) -> Sequence[Badge]:
    """Gold, keys and cards."""
    cards = len(ask.cards(look.view, seat))
    return (
        Badge("combo/coin", str(look.view.gold[seat]), words.gold_tip(look.view, look.names, seat).replace("\n", ". ")),
        Badge("combo/key", str(look.view.keys[seat]), words.keys_tip(look.view, look.names, seat).replace("\n", ". ")),
        Badge("icons/card", f"{cards}/{SPACES}", words.cards_tip(look.view, seat)),
    )


def aim(look: Look[State]) -> Aim:
    """What brings points, and when the game ends."""
    lines = (
        ("combo/sign_points", words.SCROLLS, ""),
        ("combo/key", words.EVERY_KEY, str(KEY_POINTS)),
        ("combo/facedown_village", words.FACE_DOWN_WORTH, ""),
        ("combo/messenger", words.MESSENGER_STANDS, ""),
        ("icons/trophy", words.THE_END, ""),
    )
    return Aim(words.text(words.AIM), tuple((picture, words.text(line), worth) for picture, line, worth in lines))


def discards_sheet(look: Look[State]) -> Sheet:
    """The discards of both decks, which are open, the latest first."""
    cards = [card for discards in look.view.discards for card in reversed(discards)]
    return Sheet(words.text(words.DISCARDS), _rows(cards), words.discards_note(len(cards)), layout.SHAPE)


def unseen_sheet(look: Look[State]) -> Sheet:
    """The cards that must be in the decks, since they lie nowhere else."""
    view = look.view
    seen = {card for heap in (*view.shown, *view.discards, view.removed) for card in heap}
    seen.update(card_of(piece) for seat in seats(look) for piece in ask.cards(view, seat).values())
    cards = [card for card in CARDS if card not in seen]
    return Sheet(words.text(words.UNSEEN), _rows(cards), words.unseen_note(len(cards)), layout.SHAPE)


def _rows(cards: Sequence[Card]) -> tuple[tuple[str, str, str], ...]:
    return tuple((f"combo/card_{CHARACTERS[card].id.lower()}", "", card_text(card)) for card in cards)
