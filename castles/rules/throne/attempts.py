"""Attempts: the dice are thrown, and what follows when they lie."""

from collections.abc import Callable

from castles.rules.game import Seat, Tell
from castles.rules.throne.cards import CATAPULT, CHAMPION, DIE_CARDS, ROYAL_PROTECTION, TRAITOR, extra_dice, is_castle
from castles.rules.throne.dice import DICE_OF, HANDFULS, prospects, thrown
from castles.rules.throne.holdings import gain, lose, owner, put_top_under, take_top, tell_top
from castles.rules.throne.pieces import (
    CARDS,
    DICE,
    KING_MARK,
    MANY_ROLLS,
    NOTHING,
    ROLLS,
    TOURNAMENT,
    TRAITOR_MARK,
    Combination,
)
from castles.rules.throne.state import (
    CLAIM,
    COUP,
    DEFENCE,
    FORFEIT,
    MISSED,
    NO_CARD,
    NO_PILE,
    NOBODY,
    ORGANISE,
    RAID,
    RIDE,
    ROLL,
    THEFT,
    AttemptBegan,
    AttemptEnded,
    BonusGained,
    CardCaptured,
    CardTaken,
    DiceRolled,
    RevengeAverted,
    State,
)
from castles.rules.throne.turns import KING, begin_action, end_game, end_turn, wins


def begin_claim(state: State, pile: int, tell: Tell) -> None:
    """The player goes for the top card of a pile."""
    card = state.target = state.piles[pile][0]
    state.pile = pile
    if card == TOURNAMENT:
        begin(state, ORGANISE, state.turn, NOBODY, NOTHING, MANY_ROLLS, tell)
    else:
        begin(state, CLAIM, state.turn, NOBODY, pile_mark(state, card), ROLLS, tell)


def begin_attack(state: State, card: int, tell: Tell) -> None:
    """The player goes for another's card."""
    state.target, state.pile = card, NO_PILE
    attempt = RAID if is_castle(card) else THEFT
    begin(state, attempt, state.turn, owner(state, card), CARDS[card].combination, attack_rolls(state, card), tell)


def begin_coup(state: State, tell: Tell) -> None:
    """The player goes for the king's throne."""
    state.target, state.pile = NO_CARD, NO_PILE
    begin(state, COUP, state.turn, NOBODY, KING_MARK, ROLLS, tell)


def pile_mark(state: State, card: int) -> Combination:
    """What takes this castle or special off a pile: the traitor opens the gates of castles."""
    printed = CARDS[card].combination
    return min(printed, TRAITOR_MARK) if is_castle(card) and state.cards[state.turn] & TRAITOR else printed


def attack_rolls(state: State, card: int) -> int:
    """The catapult helps against castles."""
    return MANY_ROLLS if is_castle(card) and state.cards[state.turn] & CATAPULT else ROLLS


def ride_rolls(state: State, seat: Seat) -> int:
    """Of those who don't organise the tournament: four for champions."""
    return MANY_ROLLS if state.cards[seat] & CHAMPION else ROLLS


def begin(state: State, attempt: str, seat: Seat, rival: Seat, mark: Combination, rolls: int, tell: Tell) -> None:
    """An attempt begins, and its first roll follows by itself."""
    state.awaits, state.attempt, state.roller, state.rival = ROLL, attempt, seat, rival
    state.mark, state.rolls, state.living, state.dead = mark, rolls, 0, 0
    state.extra = extra_dice(state.cards[seat] & DIE_CARDS)
    if tell:
        tell(AttemptBegan(attempt, seat, rival, state.target, state.pile, mark, rolls))
    throw(state, (), DICE, tell)


def throw(state: State, dice: tuple[int, ...], count: int, tell: Tell) -> None:
    """Throws so many dice: these on the table, or all for the first time."""
    state.chance, fallen = thrown(state.chance, count)
    living = state.living = state.living - HANDFULS[dice] + fallen
    state.dead += count - len(DICE_OF[fallen])
    state.rolls -= 1
    result, most = prospects(state.extra)[living]
    if tell:
        faces = DICE_OF[fallen] + (6,) * (count - len(DICE_OF[fallen]))
        tell(DiceRolled(state.roller, dice, faces, DICE_OF[living], result, state.rolls))
    mark = state.mark
    if not state.rolls or not living or most <= mark or (result > mark and not is_worth_raising(state)):
        finish(state, result, tell)


def is_worth_raising(state: State) -> bool:
    """True if somebody will have to beat this attempt's result."""
    if state.attempt == RIDE:
        return next_rider(state) != state.turn
    return state.attempt in (RAID, ORGANISE)


def next_rider(state: State) -> Seat:
    """Who rolls next in a tournament; the organiser, when all have."""
    return (state.roller + 1) % len(state.cards)


def finish(state: State, result: Combination, tell: Tell) -> None:
    """The dice count as they lie."""
    beaten = result > state.mark
    if tell:
        tell(AttemptEnded(state.attempt, state.roller, state.rival, state.target, result, beaten))
    OUTCOMES[state.attempt](state, result, beaten, tell)


def end_claim(state: State, result: Combination, beaten: bool, tell: Tell) -> None:
    """A castle or special off a pile is taken or goes under; a special gives a bonus action."""
    if not beaten:
        put_top_under(state, state.pile, state.turn, MISSED, tell)
        end_turn(state, tell)
        return
    award(state, state.turn, tell)
    if not is_castle(state.target):
        if tell:
            tell(BonusGained(state.turn))
        begin_action(state, bonus=True, tell=tell)
    elif not wins(state, state.turn, tell):
        end_turn(state, tell)


def award(state: State, seat: Seat, tell: Tell) -> None:
    """The top card of the pile becomes the seat's."""
    unseen = state.unseen[state.pile]
    gain(state, seat, take_top(state, state.pile))
    if tell:
        tell(CardTaken(seat, state.pile, state.target))
        tell_top(state, state.pile, unseen, tell)


def end_ride(state: State, result: Combination, beaten: bool, tell: Tell) -> None:
    """One player's part in a tournament is over; the next rolls, or the leader takes the card."""
    leader, mark = (state.roller, result) if beaten else (state.rival, state.mark)
    rider = next_rider(state)
    if rider != state.turn:
        begin(state, RIDE, rider, leader, mark, ride_rolls(state, rider), tell)
    else:
        settle_tournament(state, leader, tell)


def settle_tournament(state: State, leader: Seat, tell: Tell) -> None:
    """All have rolled: the leader takes the card."""
    if leader == NOBODY:
        put_top_under(state, state.pile, state.turn, MISSED, tell)
        end_turn(state, tell)
    else:
        award(state, leader, tell)
        if not wins(state, leader, tell):
            end_turn(state, tell)


def end_raid(state: State, result: Combination, beaten: bool, tell: Tell) -> None:
    """A castle that was beaten is defended by its owner."""
    if beaten:
        begin(state, DEFENCE, state.rival, state.turn, result, ROLLS, tell)
    else:
        end_turn(state, tell)


def end_defence(state: State, result: Combination, beaten: bool, tell: Tell) -> None:
    """The owner keeps the castle, or hands it over."""
    if beaten:
        end_turn(state, tell)
    else:
        capture(state, state.roller, tell)


def end_theft(state: State, result: Combination, beaten: bool, tell: Tell) -> None:
    """There is no defence of a special, and no bonus action for taking it."""
    if beaten:
        capture(state, state.rival, tell)
    else:
        end_turn(state, tell)


def capture(state: State, loser: Seat, tell: Tell) -> None:
    """The card that was fought for changes hands."""
    lose(state, loser, state.target)
    gain(state, state.turn, state.target)
    if tell:
        tell(CardCaptured(state.turn, loser, state.target))
    if not wins(state, state.turn, tell):
        end_turn(state, tell)


def end_coup(state: State, result: Combination, beaten: bool, tell: Tell) -> None:
    """The king falls, or takes his revenge."""
    if beaten:
        end_game(state, KING, state.turn, tell)
    elif state.cards[state.turn] & ROYAL_PROTECTION:
        if tell:
            tell(RevengeAverted(state.turn))
        end_turn(state, tell)
    else:
        state.awaits = FORFEIT


OUTCOMES: dict[str, Callable[[State, Combination, bool, Tell], None]] = {
    CLAIM: end_claim,
    ORGANISE: end_ride,
    RIDE: end_ride,
    RAID: end_raid,
    DEFENCE: end_defence,
    THEFT: end_theft,
    COUP: end_coup,
}
