"""Castle Wall in words."""

from functools import singledispatch

from castles.i18n import _
from castles.rules.game import Event
from castles.rules.wall.state import (
    CardBuilt,
    CardInserted,
    CardLeft,
    CardPutBack,
    CardTurnedUp,
    GameEnded,
    TurnPassed,
)
from castles.wording.wall.facts import FACTS
from castles.wording.wall.labels import ENDINGS
from castles.wording.wall.names import card_words
from castles.wording.wording import Names


@singledispatch
def sentence(event: Event, names: Names) -> str:
    """What happened, in one sentence. Places aren't told: to remember them is the game."""
    raise TypeError(f"no words for {event}")


@sentence.register
def _card_turned_up(event: CardTurnedUp, names: Names) -> str:
    return _("{name} turns up a card: {card}.").format(name=names[event.seat], card=card_words(event.number))


@sentence.register
def _card_built(event: CardBuilt, names: Names) -> str:
    return _("{name} builds: {card}.").format(name=names[event.seat], card=card_words(event.number))


@sentence.register
def _card_inserted(event: CardInserted, names: Names) -> str:
    return _("{name} has the wizard insert a card into the wall: {card}.").format(
        name=names[event.seat], card=card_words(event.number)
    )


@sentence.register
def _card_put_back(event: CardPutBack, names: Names) -> str:
    return _("{name} puts the card back face down.").format(name=names[event.seat])


@sentence.register
def _card_left(event: CardLeft, names: Names) -> str:
    return _("The card is lower than every castle's last one and leaves the game: {card}.").format(
        card=card_words(event.number)
    )


@sentence.register
def _turn_passed(event: TurnPassed, names: Names) -> str:
    return ""


@sentence.register
def _game_ended(event: GameEnded, names: Names) -> str:
    return _(ENDINGS[event.ending]).format(**FACTS)
