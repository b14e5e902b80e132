"""What goes with the events of Topple the King: tumbling dice, cards that change places, sounds and words that rise."""

from collections.abc import Callable, Iterator
from typing import Any

from castles.boards.board import Look
from castles.boards.throne import dice, layout
from castles.boards.throne.poses import poses
from castles.boards.throne.reading import card_piece, crest_piece, die_piece, pile_piece, players, tournament_piece
from castles.display import SILENT, Box, Float, Flourish, Piece, Tumble
from castles.rules.game import Event, Seat
from castles.rules.throne.cards import is_castle
from castles.rules.throne.pieces import TOURNAMENT
from castles.rules.throne.state import (
    CLAIM,
    COUP,
    ORGANISE,
    RAID,
    SEARCHED,
    THEFT,
    ActionPassed,
    AttemptBegan,
    AttemptEnded,
    BonusGained,
    CardCaptured,
    CardPutUnder,
    CardsCovered,
    CardTaken,
    DiceRolled,
    GameEnded,
    RevengeAverted,
    SearchFailed,
    State,
    TopUncovered,
    TurnBegan,
)
from castles.wording.throne import board as words

SILENT_ON_PURPOSE: tuple[type[Event], ...] = (TurnBegan,)  # panels and blocks show whose turn it is
FRAMES = tuple(f"throne/die_tumble_{frame}" for frame in range(12))
ROLLING = 1.0  # seconds
BEGINNINGS = {CLAIM: "pick_up", THEFT: "pick_up", RAID: "fanfare", ORGANISE: "fanfare", COUP: "fanfare"}


def flourish(event: Event, look: Look[State]) -> Flourish:
    """What an event shows; the view is the one just after it."""
    return SILENT if isinstance(event, SILENT_ON_PURPOSE) else _FLOURISHES[type(event)](event, look)


def _home(look: Look[State], seat: Seat) -> Box:
    """Where a seat's cards lie."""
    if seat == look.seat:
        return Box(layout.DOCK[0] / 2, layout.DOCK[1] / 2, *layout.DOCK, "dock")
    return layout.block_box(players(look), layout.place_of(players(look), look.seat, seat))


# Dice


def _attempt_began(event: AttemptBegan, look: Look[State]) -> Flourish:
    word = Float(words.text(words.ATTEMPTS[event.attempt]), layout.FELT_BOX, event.seat)
    lights = (_home(look, event.seat),) if event.attempt not in BEGINNINGS else ()
    return Flourish(BEGINNINGS.get(event.attempt, "click"), (word,), lights, 0.8)


def _dice_rolled(event: DiceRolled, look: Look[State]) -> Flourish:
    """Kept dice stay; the others come from their roller, sixes over the felt to the dead."""
    view, hand = look.view, crest_piece(event.seat)
    fallen, dead = dice.fallen_numbers(event), dice.dead_numbers(event, view)
    stayed = tuple((die_piece(new), die_piece(old)) for new, old in dice.old_numbers(event, look.chosen))
    thrown = tuple((die_piece(number), hand) for number in (*fallen, *dead))
    tumbles = tuple((die_piece(number), Tumble(FRAMES, 0.82)) for number in fallen)
    dying = tuple((die_piece(number), Tumble(FRAMES, 0.5, "throne/die_bone_6")) for number in dead)
    paths = tuple((die_piece(number), (dice.felt_box(view, number),)) for number in dead)
    return Flourish(
        "dice",
        seconds=ROLLING,
        origins=(*stayed, *thrown),
        paths=paths,
        tumbles=(*tumbles, *dying),
        meanwhile=words.text(words.DICE_ROLL),
    )


def _attempt_ended(event: AttemptEnded, look: Look[State]) -> Flourish:
    word = words.outcome(event.attempt, event.beaten)
    lights = (layout.PANEL_BOX,) if event.beaten else ()
    return Flourish("score" if event.beaten else "error", (Float(word, layout.PANEL_BOX, event.seat),), lights, 0.9)


# Cards


def _card_put_under(event: CardPutUnder, look: Look[State]) -> Flourish:
    """The card slips under its pile; a search goes quickly."""
    origins = tuple(_new_pile_cards(look, event.pile, event.card))
    return Flourish("page", seconds=0.16 if event.why == SEARCHED else 0.4, origins=origins)


def _new_pile_cards(look: Look[State], pile: int, sunk: int) -> Iterator[tuple[Piece, Piece]]:
    """The new top comes out of the pile, and a tournament at its bottom was its top."""
    top, bottom = (pile_piece(look.view, pile, below) for below in (False, True))
    if top is not None and top != card_piece(sunk):
        yield top, ("slot", pile)
    if bottom is not None and sunk == TOURNAMENT:
        yield bottom, ("slot", pile)


def _search_failed(event: SearchFailed, look: Look[State]) -> Flourish:
    return Flourish(
        "error", (Float(words.text(words.NOTHING_TO_GO_FOR), layout.pile_box(event.pile), event.seat),), seconds=0.8
    )


def _top_uncovered(event: TopUncovered, look: Look[State]) -> Flourish:
    return Flourish("turn", lights=(layout.pile_box(event.pile),), seconds=0.25)


def _card_taken(event: CardTaken, look: Look[State]) -> Flourish:
    origins: tuple[tuple[Piece, Piece], ...] = ()
    if event.card == TOURNAMENT:
        won = tournament_piece(event.seat, look.view.tournaments[event.seat] - 1)
        origins = ((won, ("tournament", "pile", event.pile, False)),)
    return _gained(event.seat, event.card, look, origins)


def _card_captured(event: CardCaptured, look: Look[State]) -> Flourish:
    return _gained(event.seat, event.card, look, ())


def _gained(seat: Seat, card: int, look: Look[State], origins: tuple[tuple[Piece, Piece], ...]) -> Flourish:
    word = Float(words.card_name(card), _home(look, seat), seat)
    return Flourish(
        "token" if card != TOURNAMENT and is_castle(card) else "coin", (word,), seconds=0.8, origins=origins
    )


def _bonus_gained(event: BonusGained, look: Look[State]) -> Flourish:
    return _said(words.text(words.BONUS_GAINED), event.seat, "coin")


def _revenge_averted(event: RevengeAverted, look: Look[State]) -> Flourish:
    return _said(words.text(words.PROTECTED), event.seat, "token")


def _action_passed(event: ActionPassed, look: Look[State]) -> Flourish:
    return _said(
        words.text(words.NOTHING_TO_GO_FOR) if event.forced else words.text(words.NOTHING_MORE), event.seat, "click"
    )


def _said(text: str, seat: Seat, sound: str) -> Flourish:
    return Flourish(sound, (Float(text, layout.FELT_BOX, seat),), seconds=0.7)


def _cards_covered(event: CardsCovered, look: Look[State]) -> Flourish:
    lying = look.once(poses)
    lights = tuple(lying[card_piece(card)].box for card in event.cards)
    return Flourish("place", lights=lights, seconds=0.5)


def _game_ended(event: GameEnded, look: Look[State]) -> Flourish:
    return Flourish("win", seconds=1.2)


_FLOURISHES: dict[type[Event], Callable[[Any, Look[State]], Flourish]] = {
    CardPutUnder: _card_put_under,
    SearchFailed: _search_failed,
    TopUncovered: _top_uncovered,
    AttemptBegan: _attempt_began,
    DiceRolled: _dice_rolled,
    AttemptEnded: _attempt_ended,
    CardTaken: _card_taken,
    CardCaptured: _card_captured,
    BonusGained: _bonus_gained,
    RevengeAverted: _revenge_averted,
    ActionPassed: _action_passed,
    CardsCovered: _cards_covered,
    GameEnded: _game_ended,
}
