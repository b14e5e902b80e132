"""What a state is worth in the middle of an attempt."""

from castles.ai.throne.scale import Scale
from castles.rules.game import Seat
from castles.rules.throne.attempts import next_rider
from castles.rules.throne.odds import chance_now
from castles.rules.throne.outcomes import after
from castles.rules.throne.state import (
    COUP,
    DEFENCE,
    NO_PILE,
    NOBODY,
    ORGANISE,
    RIDE,
    ROLL,
    Attack,
    Claim,
    State,
    Topple,
)


def going_for(state: State) -> Claim | Attack | Topple:
    """The move that began the attempt that is going on."""
    if state.attempt == COUP:
        return Topple()
    return Attack(state.target) if state.pile == NO_PILE else Claim(state.pile)


def shares(state: State) -> list[tuple[float, Seat]]:
    """Who may get what is rolled for; in a tournament one rival stands for all others who may still win it."""
    chance = chance_now(state)
    if state.attempt == DEFENCE:
        return [(chance, NOBODY), (1 - chance, state.turn)]
    rest = {RIDE: state.rival, ORGANISE: next_rider(state)}.get(state.attempt, NOBODY)
    return [(chance, state.roller), (1 - chance, rest)]


def worth(scale: Scale, state: State, seat: Seat) -> float:
    """A seat's chance to win, the dice on the table included."""
    if state.awaits != ROLL:
        return scale.chances(state)[seat]
    move = going_for(state)
    return sum(chance * scale.chances(after(state, move, victor))[seat] for chance, victor in shares(state))
