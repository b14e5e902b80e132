"""Setting up, whose move it is, and one function for each kind of move."""

from collections.abc import Callable
from typing import Any

from castles.rules.chance import below, shuffled
from castles.rules.game import Move, Seat, Setup, Tell
from castles.rules.throne.attempts import begin_attack, begin_claim, begin_coup, finish, throw
from castles.rules.throne.cards import ALL_CASTLES, ALL_SPECIALS, kind, members
from castles.rules.throne.choices import claimable
from castles.rules.throne.dice import prospects
from castles.rules.throne.holdings import gain, lose, put_top_under
from castles.rules.throne.pieces import CARDS, COLOURS, TOURNAMENT, TOURNAMENTS
from castles.rules.throne.state import (
    FORFEITED,
    OVER,
    ROLL,
    SEARCHED,
    SWAPPED,
    ActionPassed,
    Attack,
    CardPutUnder,
    Claim,
    Forfeit,
    Pass,
    PostGuard,
    PostWatchman,
    Reroll,
    Search,
    SearchFailed,
    State,
    Stop,
    Swap,
    Topple,
)
from castles.rules.throne.turns import asks_for_watchman, begins_turn, cover, end_turn, go_on

RANDOM, FIRST_SEAT = "random", "first_seat"  # who counts as the bravest and begins


def setup(setup: Setup) -> State:
    """A castle of another colour for everybody, all other cards in two piles."""
    players = range(setup.players)
    chance, castles = shuffled(*_one_of_each_colour(setup.seed))
    dealt = castles[: setup.players]
    chance, deck = shuffled(chance, [*sorted(set(range(len(CARDS))) - set(dealt)), *[TOURNAMENT] * TOURNAMENTS])
    half = (len(deck) + 1) // 2
    piles = [deck[:half], deck[half:]]
    chance, bravest = below(chance, setup.players)
    first = bravest if setup.options["first_player"] == RANDOM else 0
    raids = str(setup.options["two_player_raids"])
    none = [0 for _ in players]
    unseen = [len(pile) - 1 for pile in piles]
    state = State(raids, first, piles, unseen, [*none], [*none], [*none], 0, [*none], chance, first)
    for seat in players:
        gain(state, seat, dealt[seat])
    return state


def _one_of_each_colour(chance: int) -> tuple[int, list[int]]:
    castles = []
    for colour in COLOURS:
        choice = members(kind(colour))
        chance, number = below(chance, len(choice))
        castles.append(choice[number])
    return chance, castles


def to_move(state: State) -> Seat | None:
    """In an attempt who rolls, else whose turn it is."""
    if state.awaits == ROLL:
        return state.roller
    return None if state.awaits == OVER else state.turn


def perform(state: State, move: Move, tell: Tell) -> None:
    """Plays a legal move."""
    PERFORMERS[type(move)](state, move, tell)


def swap(state: State, move: Swap, tell: Tell) -> None:
    """One card goes under its pile."""
    state.swaps += 1
    put_top_under(state, move.pile, state.turn, SWAPPED, tell)
    go_on(state, tell)


def search(state: State, move: Search, tell: Tell) -> None:
    """Cards go under their pile until an obtainable one is on top, or all have been seen."""
    for _ in state.piles[move.pile]:
        put_top_under(state, move.pile, state.turn, SEARCHED, tell)
        if claimable(state):
            break
    else:
        state.searched += (move.pile,)
        if tell:
            tell(SearchFailed(state.turn, move.pile))
    go_on(state, tell)


def claim(state: State, move: Claim, tell: Tell) -> None:
    """An attempt on the top card of a pile, or a tournament."""
    begin_claim(state, move.pile, tell)


def attack(state: State, move: Attack, tell: Tell) -> None:
    """An attempt on another's card."""
    begin_attack(state, move.card, tell)


def topple(state: State, move: Topple, tell: Tell) -> None:
    """An attempt on the throne."""
    begin_coup(state, tell)


def pass_action(state: State, move: Pass, tell: Tell) -> None:
    """The turn ends without another action."""
    if tell:
        tell(ActionPassed(state.turn, forced=False))
    end_turn(state, tell)


def reroll(state: State, move: Reroll, tell: Tell) -> None:
    """Some living dice are thrown again."""
    throw(state, move.dice, len(move.dice), tell)


def stop(state: State, move: Stop, tell: Tell) -> None:
    """The dice stay as they are."""
    finish(state, prospects(state.extra)[state.living][0], tell)


def forfeit(state: State, move: Forfeit, tell: Tell) -> None:
    """The king takes a castle in revenge; in an empty pile's place it is the new top."""
    lose(state, state.turn, move.card)
    state.piles[move.pile].append(move.card)
    if tell:
        tell(CardPutUnder(state.turn, move.pile, move.card, FORFEITED))
    end_turn(state, tell)


def post_guard(state: State, move: PostGuard, tell: Tell) -> None:
    """The guard covers castles; then it is the watchman's turn, and the next player's."""
    cover(state, ALL_CASTLES, sum(1 << card for card in move.castles), tell)
    if not (asks_for_watchman(state, tell) or begins_turn(state, tell)):
        end_turn(state, tell)


def post_watchman(state: State, move: PostWatchman, tell: Tell) -> None:
    """The watchman covers a special; then it is the next player's turn."""
    cover(state, ALL_SPECIALS, 1 << move.special, tell)
    if not begins_turn(state, tell):
        end_turn(state, tell)


PERFORMERS: dict[type[Move], Callable[[State, Any, Tell], None]] = {
    Swap: swap,
    Search: search,
    Claim: claim,
    Attack: attack,
    Topple: topple,
    Pass: pass_action,
    Reroll: reroll,
    Stop: stop,
    Forfeit: forfeit,
    PostGuard: post_guard,
    PostWatchman: post_watchman,
}
