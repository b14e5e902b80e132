"""What the board of Topple the King says: what is expected, what a card does, and what it takes."""

from castles.i18n import N_, _, ngettext
from castles.rules.game import Seat
from castles.rules.throne import questions
from castles.rules.throne.cards import colour_or_kind, is_castle
from castles.rules.throne.pieces import CARDS, KING_MARK, NOTHING, TOURNAMENT, TRAITOR_MARK, Combination
from castles.rules.throne.state import (
    CLAIM,
    COUP,
    DEFENCE,
    ORGANISE,
    RAID,
    RIDE,
    THEFT,
    Attack,
    Claim,
    State,
    Topple,
)
from castles.wording.throne.facts import FACTS
from castles.wording.throne.names import dice_words
from castles.wording.wording import numbers

NAMES = {
    "brown": N_("Brown castle"),
    "purple": N_("Purple castle"),
    "green": N_("Green castle"),
    "yellow": N_("Yellow castle"),
    "red": N_("Red castle"),
    "blue": N_("Blue castle"),
    "die1": N_("Die 1"),
    "die2": N_("Die 2"),
    "die3": N_("Die 3"),
    "die4": N_("Die 4"),
    "die5": N_("Die 5"),
    "catapult": N_("Catapult"),
    "pile": N_("Pile card"),
    "guard": N_("Guard"),
    "watchman": N_("Watchman"),
    "champion": N_("Champion"),
    "traitor": N_("Traitor"),
    "royal_protection": N_("Royal protection"),
    "tournament": N_("Tournament"),
}
KING_NAME = N_("The king")
EFFECTS = {
    "die1": N_("Adds a living die that shows 1 to every attempt of its owner."),
    "die2": N_("Adds a living die that shows 2 to every attempt of its owner."),
    "die3": N_("Adds a living die that shows 3 to every attempt of its owner."),
    "die4": N_("Adds a living die that shows 4 to every attempt of its owner."),
    "die5": N_("Adds a living die that shows 5 to every attempt of its owner."),
    "catapult": N_("Its owner has {many_rolls:word} rolls instead of {rolls:word} to raid a castle."),
    "pile": N_("Its owner may swap {many_swaps:word} cards a turn instead of {swaps:word}."),
    "guard": N_(
        "Covers {guarded:word} {guarded:castle|castles} of its owner, so that nobody may raid {guarded:it|them}."
    ),
    "watchman": N_("Covers one other special card of its owner, so that nobody may take it."),
    "champion": N_("Its owner has {many_rolls:word} rolls instead of {rolls:word} in tournaments of others."),
    "traitor": N_("Castles on the piles take its owner only {mark}, if they show more."),
    "royal_protection": N_("Its owner loses no castle when the king can't be toppled."),
    "tournament": N_("All players roll in turn, and the highest result takes it."),
}
CASTLE_EFFECT = N_("{to_win:Word} castles of different colours win the game.")
KING_EFFECT = N_(
    "With castles of {to_topple:word} colours you may try to topple him, and win. If you fail, he takes a castle."
)
GROUPS = (N_("Castles"), N_("Specials"), N_("Tournaments"))
GO_FOR_IT = N_("Click it, or drag it to the felt, to go for it.")
ATTEMPTS = {
    CLAIM: N_("Goes for a card"),
    ORGANISE: N_("Tournament!"),
    RIDE: N_("Rides in the tournament"),
    RAID: N_("Raid!"),
    DEFENCE: N_("Defends the castle"),
    THEFT: N_("Goes for a special card"),
    COUP: N_("Down with the king!"),
}


ROLLING = {
    CLAIM: N_("Beat the card: keep the dice you like and roll the others"),
    ORGANISE: N_("Set the mark of the tournament: keep dice and roll the others, or stop"),
    RIDE: N_("Take the lead in the tournament: keep dice and roll the others"),
    RAID: N_("Beat the castle: keep the dice you like and roll the others"),
    DEFENCE: N_("Defend your castle: keep the dice you like and roll the others"),
    THEFT: N_("Beat the card: keep the dice you like and roll the others"),
    COUP: N_("Topple the king: keep the dice you like and roll the others"),
}
ALL_KEPT = N_("All dice are kept: stop, or click the dice to throw again")
CASTLE_BEATEN = N_("The castle is beaten: stop, or roll on to make the defence harder")
YOU_LEAD = N_("You lead: stop, or roll on to make it harder for the others")
BONUS = N_("Bonus action: go for another card, or end your turn")
MUST_SEARCH = N_("You can't get either top card: search a pile, or attack a glowing card")
CAN_SWAP = N_("Choose a glowing card to go for, or first swap the top of a pile")
CHOOSE_TARGET = N_("Choose a glowing card to go for")
WHICH_PILE = N_("Under which pile does the castle go?")
REVENGE = N_("The king takes his revenge: choose the castle that you lose")
POST_FIRST = N_("Choose the {guarded:word} {guarded:castle|castles} that your guard covers")
POST_NEXT = N_("Choose the {number:ordinal} castle for your guard")
WATCH = N_("Choose the special card that your watchman covers")
KEPT = N_("Kept")
DEAD = N_("Dead")
TO_BEAT = N_("To beat")
YOUR_BEST = N_("Your best")
NO_DICE = (
    N_("No dice are rolling"),
    N_("Every card shows the dice that have to be beaten"),
    N_("More equal dice, then higher ones, then a higher yellow die"),
)
GO = N_("Go for it")
SEARCH = N_("Search")
SWAP = N_("Swap")
UNDER = N_("Under this pile")
END_TURN = N_("End the turn")
SPARE_KING = N_("Spare the king")
STOP = N_("Stop")
ROLL = N_("Roll {count}")
DICE_ROLL = N_("The dice roll")
NOTHING_TO_GO_FOR = N_("Nothing to go for")
NOTHING_MORE = N_("Nothing more")
BONUS_GAINED = N_("Bonus action")
PROTECTED = N_("Royal protection")
WINNING_CASTLES = N_("Castles of the {count} that win")
WINNING_TOURNAMENTS = N_("Tournaments of the {rides:word} that win with {to_ride:word} castles")
TOPPLING_CASTLES = N_("Castles of the {count} that a try to topple the king takes")
AIM = N_("Ways to win")
AIMS = {
    "four_castles": N_("{to_win} castles"),
    "tournaments": N_("{to_ride:# castle|# castles} and {rides:# tournament|# tournaments}"),
    "king": N_("{to_topple:# castle|# castles}, then topple the king"),
}
IN_PILES = N_("Cards in the piles")


def text(message: str, **values: object) -> str:
    """A message in the player's language, with the numbers of the rules."""
    return _(message).format(**FACTS, **values)


def post_next(number: int) -> str:
    """Which of the castles that the guard covers is chosen next."""
    return text(POST_NEXT, **numbers(number=number))


# Cards


def card_name(card: int) -> str:
    return _(NAMES["tournament" if card == TOURNAMENT else colour_or_kind(card)])


def kind_tip(kind: str) -> str:
    """The name of a colour or kind, and what its cards do."""
    effect = _(EFFECTS.get(kind, CASTLE_EFFECT)).format(mark=dice_words(TRAITOR_MARK), **FACTS)
    return f"{_(NAMES[kind])}\n{effect}"


def card_tip(card: int) -> str:
    """Its name, what it takes, and what it does."""
    if card == TOURNAMENT:
        return kind_tip("tournament")
    name, effect = kind_tip(colour_or_kind(card)).split("\n", 1)
    return "\n".join([name, beat_words(CARDS[card].combination), effect])


def owned_tip(view: State, seat: Seat, card: int) -> str:
    """A card that lies before somebody."""
    lines = [card_tip(card)]
    if card != TOURNAMENT and card in questions.covered(view, seat):
        lines.append(_("The guard covers this castle.") if is_castle(card) else _("The watchman covers this card."))
    return "\n".join(lines)


def king_tip() -> str:
    return "\n".join([_(KING_NAME), beat_words(KING_MARK), _(KING_EFFECT).format(**FACTS)])


def target_tip(view: State, move: Claim | Attack | Topple, chance: float | None) -> str:
    """A card to go for: all about it, the rolls it allows, and the chance if it is told."""
    aim = questions.target(view, move)
    lines = [king_tip() if isinstance(move, Topple) else card_tip(aim.card)]
    if isinstance(move, Claim) and aim.mark != NOTHING and aim.mark != CARDS[aim.card].combination:
        lines.append(_("With your traitor, {mark} is enough to beat.").format(mark=dice_words(aim.mark)))
    if chance is not None:
        lines.append(chance_words(chance))
    return "\n".join([*lines, _(GO_FOR_IT)])


def beat_words(mark: Combination) -> str:
    return _("To beat: {mark}").format(mark=dice_words(mark))


def percent(chance: float) -> str:
    """A whole number, but never all or nothing while anything can happen."""
    if 0 < chance < 1:
        return _("{percent} %").format(percent=min(99, max(1, round(100 * chance))))
    return _("{percent} %").format(percent=round(100 * chance))


def chance_words(chance: float) -> str:
    return _("Chance to beat it with best play: {chance}").format(chance=percent(chance))


def short_mark(mark: Combination) -> str:
    """For a plate on a small card: 444|2."""
    return f"{str(mark.value) * mark.reds}|{mark.yellow}"


def pile_tip(view: State, pile: int) -> str:
    cards = view.piles[pile]
    count = ngettext("{count} card in this pile", "{count} cards in this pile", len(cards)).format(count=len(cards))
    return f"{card_tip(cards[0])}\n{count}" if cards else _("This pile is empty.")


def search_tip(view: State, pile: int) -> str:
    said = _("You can't get the top card of either pile. Click to go through this pile until you can get one.")
    return f"{pile_tip(view, pile)}\n{said}"


def swap_tip() -> str:
    return f"{_(SWAP)}\n{_('Puts the top card under its pile, so that another one comes up.')}"


# Dice and the comparison


def rolls_left(view: State) -> str:
    return ngettext("{count} roll left", "{count} rolls left", view.rolls).format(count=view.rolls)


def standing(view: State) -> str:
    """How the dice stand against the mark."""
    if view.attempt in (ORGANISE, RIDE) and view.mark == NOTHING:
        return _("This sets the mark of the tournament")
    if questions.result(view) > view.mark:
        return _("This beats it")
    return _("Not enough yet")


def die_tip(value: int, is_kept: bool) -> str:
    said = (
        _("It is kept. Click it to throw it again.") if is_kept else _("It will be thrown again. Click it to keep it.")
    )
    return f"{_('A die that shows {value}').format(value=value)}\n{said}"


def resting_tip(value: int) -> str:
    return _("A die that shows {value}").format(value=value)


def dead_tip() -> str:
    return f"{_('Dead six')}\n{_('Sixes are set aside: they never count and are never thrown again.')}"


def extra_tip(value: int) -> str:
    return f"{_('A die that shows {value}').format(value=value)}\n{_('A die card adds it. It is never thrown.')}"


def kept_tip() -> str:
    said = _("What lies here is not thrown again. Click a die, or drag it, to move it here and back.")
    return f"{_('Kept dice')}\n{said}"


def prize_tip() -> str:
    return _("Here lies what the dice are thrown for.")


# Goals


def goal_tip(goal: str, progress: questions.Progress) -> str:
    castles, tournaments = progress.castles, progress.tournaments
    words = {
        "four_castles": _("{to_win:Word} castles win. You have {castles}."),
        "tournaments": _(
            "{to_ride:Word} {to_ride:castle|castles} and {rides:word} {rides:tournament|tournaments} win."
            " You have {castles} and {tournaments}."
        ),
        "king": _("With {to_topple:word} castles you may topple the king, and win. You have {castles}."),
    }
    return words[goal].format(castles=castles, tournaments=tournaments, **FACTS)


def goal_label(progress: questions.Progress) -> str:
    """How much of it is reached: 2/4, or castles and tournaments."""
    castles = f"{min(progress.castles, progress.castles_needed)}/{progress.castles_needed}"
    return (
        f"{castles} + {progress.tournaments}/{progress.tournaments_needed}" if progress.tournaments_needed else castles
    )


# Events and sheets


def outcome(attempt: str, beaten: bool) -> str:
    """How an attempt ended, in a word or two."""
    if attempt == ORGANISE:
        return _("The mark is set") if beaten else _("No living die")
    if attempt == RIDE:
        return _("Takes the lead") if beaten else _("Doesn't take the lead")
    return _("Beaten!") if beaten else _("Not beaten")


def specials_tip(count: int) -> str:
    return ngettext("{count} special card", "{count} special cards", count).format(count=count)


def piles_note(count: int) -> str:
    return ngettext("{count} card in the piles", "{count} cards in the piles", count).format(count=count)
