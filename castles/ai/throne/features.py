"""What tells how near a seat is to winning: its castles, tournaments and specials, and the dice they give."""

from collections.abc import Iterator
from functools import cache, lru_cache
from statistics import fmean

from castles.rules.game import Seat
from castles.rules.throne.cards import (
    ALIKE,
    ALL_CASTLES,
    ALL_SPECIALS,
    CATAPULT,
    CHAMPION,
    DIE_CARDS,
    GUARD,
    PILE,
    ROYAL_PROTECTION,
    TRAITOR,
    WATCHMAN,
    extra_dice,
    kind,
    members,
)
from castles.rules.throne.odds import chance_in
from castles.rules.throne.pieces import CASTLES, KING_MARK, ROLLS, TRAITOR_MARK
from castles.rules.throne.state import CHOOSE, FORFEIT, ROLL, State

SPECIALS = {
    "die1": kind("die1"),
    "die2": kind("die2"),
    "die3": kind("die3"),
    "die4": kind("die4"),
    "die5": kind("die5"),
    "catapult": CATAPULT,
    "pile": PILE,
    "guard": GUARD,
    "watchman": WATCHMAN,
    "champion": CHAMPION,
    "traitor": TRAITOR,
    "royal_protection": ROYAL_PROTECTION,
}
LEVELS_OF_CASTLES = (1, 2, 3)  # fewer than one count as one, more than three as three

NAMES = (
    *(f"castles_{count}" for count in (0, 2, 3)),
    *(f"take_{count}" for count in LEVELS_OF_CASTLES),  # the mean chance to take another castle off a pile
    *(f"king_{count}" for count in LEVELS_OF_CASTLES),  # the chance to topple the king
    "king_protected",  # the same with three castles and nothing to lose
    *(f"rides_{count}_{rides}" for count in LEVELS_OF_CASTLES for rides in (1, 2, 3)),
    *SPECIALS,
    "guard_of_many",  # castles to guard
    "catapult_at_3",
    "champion_rides",  # tournaments of a champion
    "open_specials",
    *(f"open_{count}" for count in LEVELS_OF_CASTLES),  # castles that may be raided
    *(f"turn_{count}" for count in LEVELS_OF_CASTLES),  # to be on turn, or soon
    "turn_king",
    "turn_rides",
    "turn_bonus",
)
PLACE = {name: place for place, name in enumerate(NAMES)}


@cache
def castle_chances(die_cards: int, traitor: bool) -> tuple[float, ...]:
    """The chance to take each castle off a pile."""
    marks = [min(castle.combination, TRAITOR_MARK) if traitor else castle.combination for castle in CASTLES]
    return tuple(chance_in(ROLLS, mark, extra_dice(die_cards)) for mark in marks)


@cache
def king_chance(die_cards: int) -> float:
    """The chance to topple the king."""
    return chance_in(ROLLS, KING_MARK, extra_dice(die_cards))


@lru_cache(maxsize=1 << 15)
def take_chance(cards: int) -> float:
    """The mean chance to take a castle of a colour that isn't owned off a pile."""
    barred = 0
    for castle in members(cards & ALL_CASTLES):
        barred |= ALIKE[castle]
    chances = castle_chances(cards & DIE_CARDS, bool(cards & TRAITOR))
    return fmean(chances[castle] for castle in members(ALL_CASTLES & ~barred))


def held(cards: int, tournaments: int, open_castles: int, open_specials: int) -> dict[str, float]:
    """The features of what a seat holds."""
    owned = (cards & ALL_CASTLES).bit_count()
    count = min(max(owned, 1), 3)
    found = {f"take_{count}": take_chance(cards), f"king_{count}": king_chance(cards & DIE_CARDS)}
    if owned != 1:
        found[f"castles_{min(owned, 3)}"] = 1.0
    if tournaments:
        found[f"rides_{count}_{min(tournaments, 3)}"] = 1.0
    found |= {name: 1.0 for name, cards_of_kind in SPECIALS.items() if cards & cards_of_kind}
    found |= {"open_specials": float(open_specials), f"open_{count}": float(open_castles)}
    return found | dict(_together(cards, count, tournaments))


def _together(cards: int, count: int, tournaments: int) -> Iterator[tuple[str, float]]:
    """What cards are worth only beside others."""
    if count == 3 and cards & ROYAL_PROTECTION:
        yield "king_protected", king_chance(cards & DIE_CARDS)
    if count > 1 and cards & GUARD:
        yield "guard_of_many", 1.0
    if count == 3 and cards & CATAPULT:
        yield "catapult_at_3", 1.0
    if cards & CHAMPION and tournaments:
        yield "champion_rides", float(min(tournaments, 2))


def tempo(cards: int, tournaments: int, nearness: float, bonus: bool) -> dict[str, float]:
    """The features of being on turn (nearness 1) or soon (less, down to 0)."""
    count = min(max((cards & ALL_CASTLES).bit_count(), 1), 3)
    found = {f"turn_{count}": nearness}
    if count == 3 and not bonus:
        found["turn_king"] = nearness * king_chance(cards & DIE_CARDS)
    if count > 1 and tournaments > 1:
        found["turn_rides"] = nearness
    if bonus:
        found["turn_bonus"] = 1.0
    return found


def nearnesses(state: State) -> list[float]:
    """By seat: 1 on turn, 0 after everybody else; a turn that has only guards left to post is over."""
    count = len(state.cards)
    first = state.turn if state.awaits in (CHOOSE, ROLL, FORFEIT) else state.turn + 1
    return [1 - (seat - first) % count / (count - 1) for seat in range(count)]


def open_cards(state: State, seat: Seat) -> tuple[int, int]:
    """How many castles and specials of a seat may be attacked."""
    exposed = state.exposed & state.cards[seat]
    return (exposed & ALL_CASTLES).bit_count(), (exposed & ALL_SPECIALS).bit_count()


def features(state: State, seat: Seat) -> dict[str, float]:
    """All features of a seat in a state between two attempts."""
    cards, tournaments = state.cards[seat], state.tournaments[seat]
    nearness = nearnesses(state)[seat]
    bonus = state.bonus and seat == state.turn
    return held(cards, tournaments, *open_cards(state, seat)) | tempo(cards, tournaments, nearness, bonus)
