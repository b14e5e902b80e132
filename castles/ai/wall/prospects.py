"""What a castle can still hope for: the numbers that a decision of Castle Wall is judged by."""

from collections.abc import Iterable, Sequence
from itertools import chain, compress
from typing import TypeAlias

from castles.rules.wall.pieces import CARDS, CHARACTERS, KNIGHTS, PAIR_POINTS, PRINCESSES, TENTH, WIZARD, Number
from castles.rules.wall.state import State

Numbers: TypeAlias = int  # a set of numbers: bit n says that n is in it
Values: TypeAlias = Sequence[float]

# Of building a card now, against leaving it in the middle.
FEATURES = (
    "always",
    "loss",  # elements that have to come from unknown cards if it is built, less those if it isn't
    "draws",  # the same in cards that have to be turned up to find them
    "skipped",  # the share of the useful unknown cards that it makes useless
    "sure",  # known cards are enough to finish then
    "missing",  # elements that have to come from unknown cards then
    "need",  # elements up to the tenth
    "rivals",  # the share of the others who could build it
    "next",  # the next one could
    "behind",  # elements less than the largest of the others
    "danger",  # what the largest of the others has
    "known",  # the share of all cards whose places are known
    "odds",  # the chance that an unknown card can be built at all
    "below",  # the chance that an unknown card can be built before this one
    "court",  # what becomes of the known characters' points
    "gain",  # the character's own points
)
MOST_DRAWS = 8.0  # beyond that a castle hardly gets finished, however much further it is

# What characters bring at court beyond the point of every card. A knight and a princess share the point of their pair;
# the wizard's power brings a card that couldn't be built.
PAIRED = KNIGHTS | PRINCESSES
EXTRA = {
    number: points + PAIR_POINTS / 2 * (number in PAIRED)
    for points, numbers in CHARACTERS.values()
    for number in numbers
}
EXTRA[WIZARD] = 1.0

# Each wall card as a set of its own; a start tile, an empty place (0) and an unknown card (-1, from the end) are none.
ALONE = [1 << number if number in CARDS else 0 for number in range(CARDS[-1] + 2)]


def numbers(cards: Iterable[Number]) -> Numbers:
    """Different cards as a set of numbers."""
    return sum(map(ALONE.__getitem__, cards))


EVERY = numbers(CARDS)

# The most that a character brings first, with all who bring as much.
BY_EXTRA = [
    (extra, numbers(number for number in EXTRA if EXTRA[number] == extra))
    for extra in sorted({*EXTRA.values()}, reverse=True)
]


def middle(state: State) -> tuple[Numbers, Numbers]:
    """What lies in the middle: the numbers whose places are known, and those whose places are not.

    A full state gives the same answer as its view.
    """
    known = numbers(compress(state.cards, state.seen))
    return known, EVERY - known - numbers(chain(state.gone, *state.castles))


def above(cards: Numbers, last: Number) -> int:
    """How many of these could be built on a castle."""
    return (cards >> (last + 1)).bit_count()


def lowest_above(cards: Numbers, last: Number) -> Number:
    """The lowest of these that could be built on a castle, 0 if none can."""
    rest = cards >> (last + 1)
    return last + (rest & -rest).bit_length() if rest else 0


def features(state: State, known: Numbers, unknown: Numbers, card: Number) -> Values:
    """What building a card of the middle now means for the seat to move; the card counts as known."""
    castles, turn = state.castles, state.turn
    castle = castles[turn]
    last, need = castle[-1], TENTH - len(castle)
    hidden, still_hidden = above(unknown, last), above(unknown, card)
    missing, then_missing = max(0, need - above(known, last)), max(0, need - 1 - above(known, card))
    unseen = unknown.bit_count() + 1
    draws = then_missing * unseen / (still_hidden + 1) - missing * unseen / (hidden + 1)
    rivals = [other for other in castles if other is not castle]
    largest = max([len(rival) for rival in rivals])
    return (
        1.0,
        then_missing - missing,
        min(MOST_DRAWS, draws),
        (hidden - still_hidden) / (hidden + 1),
        float(then_missing == 0),
        then_missing / TENTH,
        need / TENTH,
        sum([rival[-1] < card for rival in rivals]) / len(rivals),
        float(castles[(turn + 1) % len(castles)][-1] < card),
        (largest - len(castle)) / TENTH,
        largest / TENTH,
        1 - unseen / len(CARDS),
        hidden / unseen,
        (hidden - still_hidden) / unseen,
        *(_at_court(known, last, need, card) if state.court else (0.0, 0.0)),
    )


def _at_court(known: Numbers, last: Number, need: int, card: Number) -> tuple[float, float]:
    """What becomes of the points in sight if this card is built, and what it brings itself."""
    gain = EXTRA.get(card, 0.0)
    return gain + in_sight(known, card, need - 1) - in_sight(known, last, need), gain


def in_sight(known: Numbers, last: Number, need: int) -> float:
    """What known characters can still bring a castle beyond the point of every card."""
    total = 0.0
    for extra, cards in BY_EXTRA:
        taken = min(need, above(known & cards, last))
        need -= taken
        total += taken * extra
    return total
