"""How turns follow one another: actions, the posting of guard and watchman, and the end of the game."""

from castles.rules.game import Seat, Tell
from castles.rules.throne.cards import ALL_CASTLES, ALL_SPECIALS, GUARD, WATCHMAN, members
from castles.rules.throne.choices import may_topple, must_act
from castles.rules.throne.holdings import castles_of, expose
from castles.rules.throne.pieces import GUARDED, LAST_ROUND, TO_RIDE, TO_WIN
from castles.rules.throne.state import (
    CHOOSE,
    NOBODY,
    OVER,
    POST_GUARD,
    POST_WATCHMAN,
    ActionPassed,
    CardsCovered,
    GameEnded,
    State,
    TurnBegan,
)

FOUR_CASTLES, TOURNAMENTS, KING, ROUNDS = "four_castles", "tournaments", "king", "rounds"


def begin_action(state: State, bonus: bool, tell: Tell) -> None:
    """The main or bonus action begins."""
    state.bonus = bonus
    state.searched = ()
    go_on(state, tell)


def go_on(state: State, tell: Tell) -> None:
    """The action goes on; with nothing to go for, the turn is over."""
    state.awaits = CHOOSE
    if not can_act(state):
        if tell:
            tell(ActionPassed(state.turn, forced=True))
        end_turn(state, tell)


def can_act(state: State) -> bool:
    """True if there is a search or a target."""
    return must_act(state) or may_topple(state)


def end_turn(state: State, tell: Tell) -> None:
    """Posts guard and watchman and gives the turn on, until somebody has to decide."""
    while not (asks_for_guard(state, tell) or asks_for_watchman(state, tell) or begins_turn(state, tell)):
        pass


def asks_for_guard(state: State, tell: Tell) -> bool:
    """Posts the guard, if owned; True if its owner has to choose between castles."""
    seat = state.turn
    if not state.cards[seat] & GUARD:
        return False
    if castles_of(state, seat) > GUARDED:
        state.awaits = POST_GUARD
        return True
    cover(state, ALL_CASTLES, state.cards[seat] & ALL_CASTLES, tell)
    return False


def asks_for_watchman(state: State, tell: Tell) -> bool:
    """Posts the watchman, if owned; True if his owner has to choose between specials."""
    cards = state.cards[state.turn]
    if not cards & WATCHMAN:
        return False
    others = cards & ALL_SPECIALS & ~WATCHMAN
    if others.bit_count() > 1:
        state.awaits = POST_WATCHMAN
        return True
    cover(state, ALL_SPECIALS, others, tell)
    return False


def cover(state: State, among: int, cards: int, tell: Tell) -> None:
    """Of the sort of cards among which the player chooses, he covers these."""
    seat = state.turn
    before = state.covered[seat]
    state.covered[seat] = before & ~among | cards
    if state.covered[seat] != before:
        expose(state, seat)
        if tell:
            tell(CardsCovered(seat, members(cards)))


def begins_turn(state: State, tell: Tell) -> bool:
    """The next player's turn begins; False if there is nothing to go for."""
    state.turn = (state.turn + 1) % len(state.cards)
    if state.turn == state.first:
        if state.round == LAST_ROUND:
            end_game(state, ROUNDS, NOBODY, tell)
            return True
        state.round += 1
    state.awaits, state.bonus, state.swaps, state.searched = CHOOSE, False, 0, ()
    if tell:
        tell(TurnBegan(state.turn, state.round))
    if can_act(state):
        return True
    if tell:
        tell(ActionPassed(state.turn, forced=True))
    return False


def wins(state: State, seat: Seat, tell: Tell) -> bool:
    """Ends the game if this seat has reached a goal with cards."""
    castles = castles_of(state, seat)
    if castles >= TO_WIN:
        end_game(state, FOUR_CASTLES, seat, tell)
    elif castles >= TO_RIDE[0] and state.tournaments[seat] >= TO_RIDE[1]:
        end_game(state, TOURNAMENTS, seat, tell)
    return state.awaits == OVER


def end_game(state: State, ending: str, winner: Seat, tell: Tell) -> None:
    """The game is over."""
    state.awaits, state.ending, state.winner = OVER, ending, winner
    if tell:
        tell(GameEnded(ending, winner))
