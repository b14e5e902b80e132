"""Topple the King in words."""

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch
from textwrap import wrap

from castles.i18n import N_, _, ngettext
from castles.rules.game import Event, Seat
from castles.rules.throne import questions
from castles.rules.throne.cards import colour_or_kind, is_castle
from castles.rules.throne.pieces import CARDS, KING_MARK, NOTHING, TOURNAMENT, UNKNOWN, Combination
from castles.rules.throne.state import (
    CLAIM,
    COUP,
    DEFENCE,
    FORFEITED,
    MISSED,
    NOBODY,
    ORGANISE,
    OVER,
    RAID,
    RIDE,
    ROLL,
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
    RevengeAverted,
    SearchFailed,
    State,
    TopUncovered,
    TurnBegan,
)
from castles.wording.facts import THRONE
from castles.wording.wording import Labels, Names, Wording

WIDTH, INDENT = 100, "    "

PIECES = {
    "brown": N_("brown castle"),
    "purple": N_("purple castle"),
    "green": N_("green castle"),
    "yellow": N_("yellow castle"),
    "red": N_("red castle"),
    "blue": N_("blue castle"),
    "die1": N_("die 1"),
    "die2": N_("die 2"),
    "die3": N_("die 3"),
    "die4": N_("die 4"),
    "die5": N_("die 5"),
    "catapult": N_("catapult"),
    "pile": N_("pile card"),
    "guard": N_("guard"),
    "watchman": N_("watchman"),
    "champion": N_("champion"),
    "traitor": N_("traitor"),
    "royal_protection": N_("royal protection"),
    "tournament": N_("tournament"),
}

LABELS = {
    "castles": N_("Castles"),
    "tournament_cards": N_("Tournaments"),
    "specials": N_("Special cards"),
    "four_castles": N_("{to_win:Word} castles are in one hand."),
    "tournaments": N_(
        "{to_ride:Word} {to_ride:castle|castles} and {rides:word} {rides:tournament|tournaments} are in one hand."
    ),
    "king": N_("The king is toppled."),
    "rounds": N_("The last round is over."),
    "first_player": N_("Who begins"),
    "first_player.random": N_("Drawn by lot"),
    "first_player.first_seat": N_("The first seat"),
    "two_player_raids": N_("Raids between two players"),
    "two_player_raids.raider": N_("The raider needs {to_raid:word} castles"),
    "two_player_raids.raided": N_("The raided player needs {to_raid:word} castles"),
    "awaits_over": N_("The game is over."),
    "awaits_choose": N_("Choose what to go for first."),
    "awaits_roll": N_("The dice are on the table: throw some of them again, or stop."),
    "awaits_forfeit": N_("The king takes his revenge: choose a castle to lose, and its pile."),
    "awaits_post_guard": N_("Choose the {guarded:word} {guarded:castle|castles} that your guard covers."),
    "awaits_post_watchman": N_("Choose the special card that your watchman covers."),
    "no_such_pile": N_("There is no such pile."),
    "no_such_card": N_("There is no such castle or special card."),
    "no_swap_left": N_("You have no swap left in this turn."),
    "pile_too_small": N_("This takes a pile of two cards or more."),
    "pile_empty": N_("This pile is empty."),
    "top_is_obtainable": N_("You may search only while you can't get the top card of either pile."),
    "searched_in_vain": N_("You have searched this pile in vain."),
    "owned_already": N_("You own a card of this colour or kind."),
    "not_anothers": N_("No other player owns this card."),
    "under_guard": N_("The guard covers this castle."),
    "under_watchman": N_("The watchman covers this card."),
    "last_castle": N_("Nobody's only castle may be raided."),
    "two_players": N_("With two players a raid takes {to_raid:word} castles."),
    "king_needs_castles": N_("To topple the king you need castles of {to_topple:word} colours."),
    "king_not_in_bonus": N_("A bonus action may not go for the king."),
    "must_choose": N_("You may not pass: there is something to go for."),
    "not_these_dice": N_("These dice aren't on the table."),
    "not_your_castle": N_("Choose one of your castles and one of the piles."),
    "not_your_castles": N_("Choose {guarded:word} of your castles."),
    "not_your_special": N_("Choose one of your special cards, but not the watchman."),
}

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
        "thrown": _spaced(event.thrown),
        "faces": _spaced(event.faces),
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
    return _(ENDED[event.ending]).format(name=_name(names, event.winner), **THRONE)


def card_words(card: int) -> str:
    """The card's name and combination."""
    if card in (TOURNAMENT, UNKNOWN):
        return _(PIECES["tournament"]) if card == TOURNAMENT else "?"
    return f"{_(PIECES[colour_or_kind(card)])} ({dice_words(CARDS[card].combination)})"


def dice_words(combination: Combination) -> str:
    """The combination as it is printed on cards; a dash where there is no die."""
    if combination == NOTHING:
        return "–"
    reds = "-".join([str(combination.value)] * combination.reds)
    return f"{reds}|{combination.yellow}" if combination.yellow else reds


def _name(names: Names, seat: Seat) -> str:
    return "" if seat == NOBODY else names[seat]


def _spaced(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice))


def drawing(state: State, names: Names) -> str:
    """The round, the piles and the throne, every player's cards with the covered ones in brackets, and the dice."""
    seats = [line for seat in range(len(names)) for line in ["", *_player(state, seat, names)]]
    return "\n".join([_heading(state, names), "", *_piles(state), *seats, *_dice(state, names)])


def _heading(state: State, names: Names) -> str:
    if state.awaits == OVER:
        return _(LABELS[state.ending]).format(**THRONE)
    return _("Round {round}: it is the turn of {name}.").format(round=state.round, name=names[state.turn])


def _piles(state: State) -> Iterator[str]:
    for number, (pile, unseen) in enumerate(zip(state.piles, state.unseen, strict=True), start=1):
        top = card_words(pile[0]) if pile else "–"
        count = ngettext("{count} card", "{count} cards", len(pile)).format(count=len(pile))
        yield _("pile {pile} ({cards}): {top}").format(pile=number, cards=count, top=top)
        below = [f"? × {unseen}"] if unseen else []
        yield from _listed([*below, *map(card_words, pile[1 + unseen :])])
    yield _("throne: {mark}").format(mark=dice_words(KING_MARK))


def _player(state: State, seat: Seat, names: Names) -> Iterator[str]:
    turn = ">" if seat == state.turn and state.awaits != OVER else " "
    count = state.tournaments[seat]
    won = ngettext("{count} tournament", "{count} tournaments", count).format(count=count)
    yield f"{turn} {names[seat]} · {won}"
    covered = questions.covered(state, seat)
    for cards in (questions.castles(state, seat), questions.specials(state, seat)):
        yield from _listed([f"[{card_words(card)}]" if card in covered else card_words(card) for card in cards])


def _listed(words: Sequence[str]) -> list[str]:
    """The words with commas, in indented lines that fit a terminal."""
    return wrap(", ".join(words), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


def _dice(state: State, names: Names) -> Iterator[str]:
    if state.awaits == ROLL:
        yield ""
        yield _(
            "{name} has rolled {dice} ({result}) and has to beat {mark}; rolls left: {rolls}, dead dice: {dead}"
        ).format(
            name=names[state.roller],
            dice=_spaced(questions.living_dice(state)),
            result=dice_words(questions.result(state)),
            mark=dice_words(state.mark),
            rolls=state.rolls,
            dead=state.dead,
        )


WORDING: Wording[State] = Wording(
    title=N_("Topple the King"),
    labels=Labels({**PIECES, **LABELS}, THRONE),
    sentence=sentence,
    drawing=drawing,
)
