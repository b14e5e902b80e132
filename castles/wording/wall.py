"""Castle Wall in words."""

from collections.abc import Iterator
from functools import singledispatch

from castles.i18n import N_, _, ngettext
from castles.rules.game import Event, Seat
from castles.rules.wall.pieces import PLACES, Number, Place, character
from castles.rules.wall.state import (
    EMPTY,
    NEVER,
    CardBuilt,
    CardInserted,
    CardLeft,
    CardPutBack,
    CardTurnedUp,
    GameEnded,
    State,
    TurnPassed,
)
from castles.wording.facts import WALL
from castles.wording.wording import Labels, Names, Wording

COLUMNS = 9  # of cards in a drawing

CHARACTERS = {
    "king": N_("king"),
    "queen": N_("queen"),
    "wizard": N_("wizard"),
    "knight": N_("knight"),
    "princess": N_("princess"),
}

ENDINGS = {
    "tenth_element": N_("A castle has its {elements:ordinal} element."),
    "last_card": N_("The last card in the middle has been turned up."),
    "nothing_builds": N_("Nobody builds any more: everything goes back again and again."),
}

LABELS = {
    **ENDINGS,
    "castle_size": N_("Size of the castle"),
    "highest_card": N_("Highest number"),
    "cards": N_("Wall cards"),
    "king": N_("King"),
    "queen": N_("Queen"),
    "knights": N_("Knights"),
    "princesses": N_("Princesses"),
    "pair_points": N_("Knight and princess pairs"),
    "wizard": N_("Wizard"),
    "court": N_("Court: characters count, and the wizard inserts a card"),
    "pairs": N_("Pairs at court"),
    "pairs.smaller": N_("any knight with any princess"),
    "pairs.neighbours": N_("only neighbours in the wall"),
    "memory_aid": N_("Memory aid: show the cards that have been seen"),
    "over": N_("The game is over."),
    "no_card": N_("There is no card on this place."),
    "decide_first": N_("First decide about the card that is turned up."),
    "turn_up_first": N_("First turn up a card."),
    "too_low": N_("Only a number higher than your last one can be built."),
    "not_between": N_("A card can only be inserted between two cards of your wall."),
    "wizard_spent": N_("Your wizard has already inserted a card."),
    "no_wizard": N_("Only the wizard can insert a card, and he isn't in your castle."),
    "leaves": N_("This card is lower than every castle's last one: it can't go back."),
    "stays": N_("This card isn't lower than every castle's last one: it can't leave the game."),
}


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
    return _(ENDINGS[event.ending]).format(**WALL)


def card_words(number: Number) -> str:
    """The card's number, and who is on it."""
    who = character(number)
    return f"{number} ({_(CHARACTERS[who])})" if who else str(number)


def drawing(state: State, names: Names) -> str:
    """The middle, where only cards that have been seen show their numbers, and everybody's castle."""
    rows = ("".join(_card(state, place) for place in range(row, row + COLUMNS)) for row in range(0, PLACES, COLUMNS))
    castles = (_castle(state, seat, names) for seat in range(len(state.castles)))
    return "\n".join([*(row.rstrip() for row in rows), "", *castles, *_gone(state)])


def _card(state: State, place: Place) -> str:
    number, seen = state.cards[place], state.seen[place]
    if place == state.up:
        return f"[{number:2}]"
    return f" {' ·' if number == EMPTY else '▒▒' if seen == NEVER else f'{number:2}'} "


def _castle(state: State, seat: Seat, names: Names) -> str:
    width = max(map(len, names))
    mark = ">" if seat == state.turn and not state.ending else " "
    spare = f"  ({_('may insert')})" if seat == state.wizard else ""
    wall = " · ".join(map(card_words, state.castles[seat]))
    return f"{mark} {names[seat]:{width}}  {wall}{spare}"


def _gone(state: State) -> Iterator[str]:
    if state.gone:
        count, numbers = len(state.gone), ", ".join(map(str, sorted(state.gone)))
        yield ""
        yield ngettext(
            "{count} card has left the game: {cards}", "{count} cards have left the game: {cards}", count
        ).format(count=count, cards=numbers)


WORDING: Wording[State] = Wording(
    title=N_("Castle Wall"), labels=Labels(LABELS, WALL), sentence=sentence, drawing=drawing
)
