"""What goes with the events of Castle Wall: sounds, lights, and where pieces come from."""

from collections.abc import Callable
from typing import Any

from castles.boards.board import Look
from castles.boards.wall import layout
from castles.boards.wall.poses import element_box
from castles.boards.wall.reading import gone_piece, middle_piece, players, wall_piece
from castles.display import SILENT, Float, Flourish
from castles.rules.game import Event
from castles.rules.wall.play import legal_moves
from castles.rules.wall.state import (
    CardBuilt,
    CardInserted,
    CardLeft,
    CardPutBack,
    CardTurnedUp,
    GameEnded,
    State,
    TurnPassed,
)
from castles.wording.wall import board as words

SILENT_ON_PURPOSE: tuple[type[Event], ...] = (TurnPassed,)  # the panel and the prompt show whose turn it is
TO_LEARN = 1.2  # seconds that a card has to be seen at least before it may vanish, however fast the table is


def flourish(event: Event, look: Look[State]) -> Flourish:
    """What an event shows; the view is the one just after it."""
    return SILENT if isinstance(event, SILENT_ON_PURPOSE) else _FLOURISHES[type(event)](event, look)


def _card_turned_up(event: CardTurnedUp, look: Look[State]) -> Flourish:
    """Long enough to be learnt; shorter only for who has to decide about it, and so can look as long as it takes."""
    if event.seat == look.seat and legal_moves(look.view):
        return Flourish("turn", seconds=0.3)
    return Flourish("turn", seconds=TO_LEARN, least=TO_LEARN)


def _card_built(event: CardBuilt, look: Look[State]) -> Flourish:
    here = element_box(look, event.seat, event.position)
    origins = ((wall_piece(event.number), middle_piece(event.place)),)
    return Flourish("lay", lights=(here,), seconds=0.6, origins=origins)


def _card_inserted(event: CardInserted, look: Look[State]) -> Flourish:
    here = element_box(look, event.seat, event.position)
    origins = ((wall_piece(event.number), middle_piece(event.place)),)
    word = Float(words.text(words.INSERTED), here, event.seat)
    return Flourish("token", (word,), (here,), 0.9, origins)


def _card_put_back(event: CardPutBack, look: Look[State]) -> Flourish:
    return Flourish("turn", seconds=0.35)


def _card_left(event: CardLeft, look: Look[State]) -> Flourish:
    cell = min(len(look.view.gone), len(layout.grid(players(look)).gone)) - 1
    word = Float(words.text(words.LEAVES), layout.gone_box(players(look), cell))
    origins = ((gone_piece(event.number), middle_piece(event.place)),)
    return Flourish("page", (word,), seconds=0.8, origins=origins)


def _game_ended(event: GameEnded, look: Look[State]) -> Flourish:
    return Flourish("win", seconds=1.0)


_FLOURISHES: dict[type[Event], Callable[[Any, Look[State]], Flourish]] = {
    CardTurnedUp: _card_turned_up,
    CardBuilt: _card_built,
    CardInserted: _card_inserted,
    CardPutBack: _card_put_back,
    CardLeft: _card_left,
    GameEnded: _game_ended,
}
