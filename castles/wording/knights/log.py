"""Knights and Castles in words."""

from functools import singledispatch

from castles.i18n import N_, _, ngettext
from castles.rules.game import Event
from castles.rules.knights.pieces import (
    CARD_NAMES,
    DRUM,
)
from castles.rules.knights.state import (
    ArmiesCamped,
    ArmyCancelled,
    CardRecruited,
    CardsLaid,
    CardsRevealed,
    CastleTaken,
    CastleTakenBySword,
    DrumUnanswered,
    GameBegun,
    GameEnded,
    ShepherdsReturned,
    SwordPassed,
    TileTurnedUp,
)
from castles.wording.knights.facts import FACTS
from castles.wording.knights.names import card_words, tile_words
from castles.wording.wording import Names

CANCELLED = {
    "peasant": N_("The peasants cancel each other out and go to their camps."),
    "archer": N_("The archers cancel each other out and go to their camps."),
    "footman": N_("The footmen cancel each other out and go to their camps."),
    "dragon": N_("The dragons cancel each other out and go to their camps."),
    "mounted_knight": N_("The mounted knights cancel each other out and go to their camps."),
    "catapult": N_("The catapults cancel each other out and go to their camps."),
}


@singledispatch
def sentence(event: Event, names: Names) -> str:
    """What happened, in one sentence."""
    raise TypeError(f"no words for {event}")


@sentence.register
def _tile_turned_up(event: TileTurnedUp, names: Names) -> str:
    if event.tile == DRUM:
        return _("Round {round}: a drum calls one army back from every camp.").format(round=event.round)
    return _("Round {round}: a castle to take, {castle}.").format(round=event.round, castle=tile_words(event.tile))


@sentence.register
def _cards_laid(event: CardsLaid, names: Names) -> str:
    return _("{name} lays two cards face down.").format(name=names[event.seat])


@sentence.register
def _cards_revealed(event: CardsRevealed, names: Names) -> str:
    shown = "; ".join(f"{name}: {card_words(cards)}" for name, cards in zip(names, event.cards, strict=True))
    return _("All turn up their cards ({cards}).").format(cards=shown)


@sentence.register
def _shepherds_returned(event: ShepherdsReturned, names: Names) -> str:
    count = sum(event.shepherds)
    return ngettext(
        "{count} shepherd goes back to the hand it came from.",
        "{count} shepherds go back to the hands they came from.",
        count,
    ).format(count=count)


@sentence.register
def _army_cancelled(event: ArmyCancelled, names: Names) -> str:
    return _(CANCELLED[CARD_NAMES[event.army]])


@sentence.register
def _castle_taken(event: CastleTaken, names: Names) -> str:
    return _("{name} takes the castle with the strongest army: {army}, {strength}.").format(
        name=names[event.seat], army=card_words([event.army]), strength=event.strength
    )


@sentence.register
def _castle_taken_by_sword(event: CastleTakenBySword, names: Names) -> str:
    return _("No army is left, so {name} takes the castle with the sword.").format(name=names[event.seat])


@sentence.register
def _armies_camped(event: ArmiesCamped, names: Names) -> str:
    return _("The armies on the table go to their camps.")


@sentence.register
def _sword_passed(event: SwordPassed, names: Names) -> str:
    return _("{name} has the fewest points and takes the sword.").format(name=names[event.taker])


@sentence.register
def _card_recruited(event: CardRecruited, names: Names) -> str:
    return _("{name} takes one army back from the camp.").format(name=names[event.seat])


@sentence.register
def _drum_unanswered(event: DrumUnanswered, names: Names) -> str:
    return _("All camps are empty: the drum calls in vain.")


@sentence.register
def _game_ended(event: GameEnded, names: Names) -> str:
    shown = ", ".join(f"{name} {points}" for name, points in zip(names, event.points, strict=True))
    return _("The last of {rounds:word} rounds is over (points: {points}).").format(points=shown, **FACTS)


@sentence.register
def _game_begun(event: GameBegun, names: Names) -> str:
    return _("Game {number} begins with full hands and a new stack, and {name} holds the sword.").format(
        number=event.game + 1, name=names[event.sword]
    )
