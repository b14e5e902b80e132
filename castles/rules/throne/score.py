"""How far everybody has come, and who won."""

from castles.rules.game import Line, Ranking, Tally, ranked
from castles.rules.throne.cards import ALL_CASTLES, ALL_SPECIALS
from castles.rules.throne.state import State
from castles.rules.throne.turns import FOUR_CASTLES, KING, ROUNDS, TOURNAMENTS

ENDINGS = (FOUR_CASTLES, TOURNAMENTS, KING, ROUNDS)


def tally(state: State) -> Tally:
    """What is compared behind the winner, in this order; nothing adds up to points."""
    return (
        Line("castles", tuple((cards & ALL_CASTLES).bit_count() for cards in state.cards), adds=False),
        Line("tournament_cards", tuple(state.tournaments), adds=False),
        Line("specials", tuple((cards & ALL_SPECIALS).bit_count() for cards in state.cards), adds=False),
    )


def ranking(state: State) -> Ranking:
    """Whoever reached a goal, then the others by castles, tournaments and specials."""
    keys = zip(*(line.amounts for line in tally(state)), strict=True)
    return ranked([(seat == state.winner, *key) for seat, key in enumerate(keys)])


def ending(state: State) -> str:
    """The goal that was reached, or that the last round is over."""
    return state.ending
