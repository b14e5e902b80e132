"""Topple the King in words."""

from collections.abc import Sequence
from functools import singledispatch

from castles.i18n import N_, _
from castles.rules.game import Event, Move, Seat
from castles.rules.throne.cards import is_castle
from castles.rules.throne.pieces import CARDS, NOTHING, TOURNAMENT
from castles.rules.throne.state import (
    CLAIM,
    COUP,
    DEFENCE,
    FORFEITED,
    MISSED,
    NOBODY,
    ORGANISE,
    RAID,
    RIDE,
    SEARCHED,
    SWAPPED,
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
    PostGuard,
    PostWatchman,
    RevengeAverted,
    SearchFailed,
    TopUncovered,
    TurnBegan,
)
from castles.wording.throne.facts import FACTS
from castles.wording.throne.names import card_words, dice_words, spaced
from castles.wording.wording import Names

PUT_UNDER = {
    SWAPPED: N_("{name} puts the top card of pile {pile} under it: {card}."),
    SEARCHED: N_("{name} searches pile {pile} and puts a card under it: {card}."),
    MISSED: N_("The card goes under pile {pile}: {card}."),
    FORFEITED: N_("In revenge the king has a castle of {name} put under pile {pile}: {card}."),
}

BEGAN = {
    CLAIM: N_("{name} goes for the top card of pile {pile}: {card}."),
    ORGANISE: N_("{name} organises a tournament for the top card of pile {pile}."),
    RIDE: N_("{name} rides in the tournament and has to beat {mark}."),
    RAID: N_("{name} raids {rival}: {card}."),
    DEFENCE: N_("{name} defends the castle and has to beat {mark}."),
    THEFT: N_("{name} wants a special card of {rival}: {card}."),
    COUP: N_("{name} tries to topple the king and has to beat {mark}."),
}

BEATEN = {
    CLAIM: N_("{name} beats the card with {result}."),
    ORGANISE: N_("{name} sets the mark of the tournament: {result}."),
    RIDE: N_("{name} takes the lead with {result}."),
    RAID: N_("{name} beats the castle with {result}."),
    DEFENCE: N_("{name} beats the raider with {result} and keeps the castle."),
    THEFT: N_("{name} beats the card with {result}."),
    COUP: N_("{name} beats the king with {result}."),
}

FAILED = {
    CLAIM: N_("{name} doesn't beat the card: {result}."),
    ORGANISE: N_("{name} has no living die to set a mark with."),
    RIDE: N_("{name} doesn't take the lead: {result}."),
    RAID: N_("{name} doesn't beat the castle: {result}."),
    DEFENCE: N_("{name} doesn't beat the raider: {result}."),
    THEFT: N_("{name} doesn't beat the card: {result}."),
    COUP: N_("{name} doesn't beat the king: {result}."),
}

ENDED = {
    "four_castles": N_("{name} owns {to_win:word} castles and wins."),
    "tournaments": N_(
        "{name} owns {to_ride:word} {to_ride:castle|castles} and {rides:word} {rides:tournament|tournaments} and wins."
    ),
    "king": N_("{name} has toppled the king and wins."),
    "rounds": N_("The last round is over: most castles win."),
}


@singledispatch
def sentence(event: Event, names: Names) -> str:
    """What happened, in one sentence."""
    raise TypeError(f"no words for {event}")


@sentence.register
def _turn_began(event: TurnBegan, names: Names) -> str:
    return _("Round {round}: it is the turn of {name}.").format(round=event.round, name=names[event.seat])


@sentence.register
def _card_put_under(event: CardPutUnder, names: Names) -> str:
    if event.card == TOURNAMENT and event.why == MISSED:
        return _("Nobody has a living die: the tournament goes under pile {pile}.").format(pile=event.pile + 1)
    return _(PUT_UNDER[event.why]).format(name=names[event.seat], pile=event.pile + 1, card=card_words(event.card))


@sentence.register
def _search_failed(event: SearchFailed, names: Names) -> str:
    return _("{name} finds nothing to go for in pile {pile}.").format(name=names[event.seat], pile=event.pile + 1)


@sentence.register
def _top_uncovered(event: TopUncovered, names: Names) -> str:
    return _("A new card comes up on pile {pile}: {card}.").format(pile=event.pile + 1, card=card_words(event.card))


@sentence.register
def _attempt_began(event: AttemptBegan, names: Names) -> str:
    words = {
        "name": names[event.seat],
        "rival": _name(names, event.rival),
        "pile": event.pile + 1,
        "card": card_words(event.card),
        "mark": dice_words(event.mark),
    }
    if event.attempt == CLAIM and event.mark != CARDS[event.card].combination:
        return _("{name} goes for the top card of pile {pile} with a traitor: {card}, to beat {mark}.").format(**words)
    if event.attempt == RIDE and event.mark == NOTHING:
        return _("{name} rides in the tournament that nobody leads yet.").format(**words)
    return _(BEGAN[event.attempt]).format(**words)


@sentence.register
def _dice_rolled(event: DiceRolled, names: Names) -> str:
    words = {
        "name": names[event.seat],
        "thrown": spaced(event.thrown),
        "faces": spaced(event.faces),
        "result": dice_words(event.result),
    }
    if event.thrown:
        return _("{name} throws {thrown} again and rolls {faces}, which makes {result}.").format(**words)
    return _("{name} rolls {faces}, which makes {result}.").format(**words)


@sentence.register
def _attempt_ended(event: AttemptEnded, names: Names) -> str:
    words = BEATEN if event.beaten else FAILED
    return _(words[event.attempt]).format(name=names[event.seat], result=dice_words(event.result))


@sentence.register
def _card_taken(event: CardTaken, names: Names) -> str:
    if event.card == TOURNAMENT:
        return _("{name} wins the tournament and takes its card.").format(name=names[event.seat])
    return _("{name} takes a card off pile {pile}: {card}.").format(
        name=names[event.seat], pile=event.pile + 1, card=card_words(event.card)
    )


@sentence.register
def _card_captured(event: CardCaptured, names: Names) -> str:
    return _("{name} takes a card from {owner}: {card}.").format(
        name=names[event.seat], owner=names[event.owner], card=card_words(event.card)
    )


@sentence.register
def _bonus_gained(event: BonusGained, names: Names) -> str:
    return _("{name} may make a bonus action.").format(name=names[event.seat])


@sentence.register
def _revenge_averted(event: RevengeAverted, names: Names) -> str:
    return _("Royal protection saves {name} from the king's revenge.").format(name=names[event.seat])


@sentence.register
def _action_passed(event: ActionPassed, names: Names) -> str:
    if event.forced:
        return _("{name} finds nothing to go for.").format(name=names[event.seat])
    return _("{name} does nothing more.").format(name=names[event.seat])


@sentence.register
def _cards_covered(event: CardsCovered, names: Names) -> str:
    cards = ", ".join(map(card_words, event.cards))
    if is_castle(event.cards[0]):
        return _("{name} posts the guard: {cards}.").format(name=names[event.seat], cards=cards)
    return _("{name} posts the watchman: {cards}.").format(name=names[event.seat], cards=cards)


@sentence.register
def _game_ended(event: GameEnded, names: Names) -> str:
    return _(ENDED[event.ending]).format(name=_name(names, event.winner), **FACTS)


def _name(names: Names, seat: Seat) -> str:
    return "" if seat == NOBODY else names[seat]


def untold(move: Move, events: Sequence[Event]) -> str:
    """The sentence for a guard or watchman who stays where he is."""
    covered = {event.cards for event in events if isinstance(event, CardsCovered)}
    if isinstance(move, PostGuard) and move.castles not in covered:
        return N_("{name} leaves the guard where it stands.")
    if isinstance(move, PostWatchman) and (move.special,) not in covered:
        return N_("{name} leaves the watchman where he stands.")
    return ""
