"""Sets of castles and specials, each set one number with a bit for each card it holds."""

from collections.abc import Callable
from functools import cache, lru_cache

from castles.rules.throne.dice import handful
from castles.rules.throne.pieces import CARDS, CASTLES, Castle


def set_of(belongs: Callable[[str], bool]) -> int:
    """The set of all cards whose colour or kind belongs."""
    return sum(1 << card for card in range(len(CARDS)) if belongs(CARDS[card][0]))


def kind(name: str) -> int:
    """The set of all cards of a colour or kind."""
    return set_of(name.__eq__)


ALL = (1 << len(CARDS)) - 1
ALL_CASTLES = (1 << len(CASTLES)) - 1
ALL_SPECIALS = ALL & ~ALL_CASTLES
DIE_CARDS = set_of(lambda name: name.startswith("die"))
CATAPULT, PILE, GUARD, WATCHMAN = kind("catapult"), kind("pile"), kind("guard"), kind("watchman")
CHAMPION, TRAITOR, ROYAL_PROTECTION = kind("champion"), kind("traitor"), kind("royal_protection")

ALIKE = tuple(kind(card[0]) for card in CARDS)  # by card: all of its colour or kind; nobody may own two of them


@lru_cache(maxsize=1 << 13)
def members(cards: int) -> tuple[int, ...]:
    """The cards of a set, in the order of the tables."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(found)


@cache
def extra_dice(die_cards: int) -> int:
    """The handful that a set of die cards adds to every attempt."""
    return handful([int(CARDS[card][0].removeprefix("die")) for card in members(die_cards)])


def is_castle(card: int) -> bool:
    """True for a castle, False for specials and tournaments."""
    return card < len(CASTLES)


def colour_or_kind(card: int) -> str:
    """What no player may own twice."""
    printed = CARDS[card]
    return printed.colour if isinstance(printed, Castle) else printed.kind
