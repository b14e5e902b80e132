"""What Castle Combo shows in the players' panels, and its sheets of discarded and unseen cards."""

from collections.abc import Sequence

from castles.boards.board import Aim, Badge, Look, Sheet
from castles.boards.combo import layout, words
from castles.boards.combo.reading import seats
from castles.i18n import _, ngettext
from castles.rules.combo import ask
from castles.rules.combo.pieces import CARDS, CHARACTERS, KEY_POINTS, SPACES, Card
from castles.rules.combo.score import tally
from castles.rules.combo.state import OVER, State, card_of
from castles.rules.game import Seat, totals
from castles.wording.combo.card_text import card_text
from castles.wording.combo.facts import FACTS


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
        Badge("combo/coin", str(look.view.gold[seat]), words.gold_tip(look, seat).replace("\n", ". ")),
        Badge("combo/key", str(look.view.keys[seat]), words.keys_tip(look, seat).replace("\n", ". ")),
        Badge("icons/card", f"{cards}/{SPACES}", words.cards_tip(look, seat)),
    )


def aim(look: Look[State]) -> Aim:
    """What brings points, and when the game ends."""
    lines = (
        ("combo/sign_points", _("Scrolls of the cards in your grid"), ""),
        ("combo/key", _("Every key"), str(KEY_POINTS)),
        (
            "combo/facedown_village",
            _("Face down: {face_down_gold} gold, {face_down_keys:# key|# keys}, no points").format(**FACTS),
            "",
        ),
        ("combo/messenger", _("Cards are taken where the messenger stands"), ""),
        ("icons/trophy", _("{spaces:Word} cards each, then the most points win").format(**FACTS), ""),
    )
    return Aim(_("What brings points"), lines)


def discards_sheet(look: Look[State]) -> Sheet:
    """The discards of both decks, which are open, the latest first."""
    cards = [card for discards in look.view.discards for card in reversed(discards)]
    said = ngettext("{count} card is discarded", "{count} cards are discarded", len(cards))
    note = said.format(count=len(cards)) if cards else _("Nothing has been discarded yet")
    return Sheet(_("Discards"), _rows(cards), note, layout.SHAPE)


def unseen_sheet(look: Look[State]) -> Sheet:
    """The cards that must be in the decks, since they lie nowhere else."""
    view = look.view
    seen = {card for heap in (*view.shown, *view.discards, view.removed) for card in heap}
    seen.update(card_of(piece) for seat in seats(look) for piece in ask.cards(view, seat).values())
    cards = [card for card in CARDS if card not in seen]
    note = ngettext("{count} card is in the decks", "{count} cards are in the decks", len(cards)).format(
        count=len(cards)
    )
    return Sheet(_("Cards not seen yet"), _rows(cards), note, layout.SHAPE)


def _rows(cards: Sequence[Card]) -> tuple[tuple[str, str, str], ...]:
    return tuple((f"combo/card_{CHARACTERS[card].id.lower()}", "", card_text(card)) for card in cards)
