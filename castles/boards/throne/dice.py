"""The six dice: which lie on the felt, which are kept and which are dead; numbers name them from roll to roll.

Living dice have numbers in ascending order of what they show, dead ones the last numbers. Of equal dice the first ones
are those that weren't thrown. So a roll changes numbers, and the flourish says which die was which.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from castles.boards.board import Look
from castles.boards.throne import layout
from castles.display import Box, Pose
from castles.rules.throne.dice import DICE_OF
from castles.rules.throne.pieces import DICE
from castles.rules.throne.questions import living_dice
from castles.rules.throne.state import AttemptBegan, DiceRolled, State
from castles.wording.throne import board as words

SIX = 6
KEPT = "kept"  # the first pick, when dice were picked by hand
LEANING = ("", "_left", "_right")
DIE_Z, KEPT_Z = 3.5, 3.0


class Roll(NamedTuple):
    """What a roll left: the dice that weren't thrown, by number, and how many sixes it brought."""

    stayed: tuple[int, ...]
    sixes: int


def left_by(event: DiceRolled) -> Roll:
    fallen = Counter(event.faces)
    return Roll(first_of_each(event.living, Counter(event.living) - fallen), fallen[SIX])


def first_of_each(living: Sequence[int], wanted: Counter[int]) -> tuple[int, ...]:
    """The numbers of so many dice of each value, the first ones."""
    left = Counter(wanted)
    found = []
    for number, value in enumerate(living):
        if left[value]:
            left[value] -= 1
            found.append(number)
    return tuple(found)


def last_roll(look: Look[State]) -> Roll | None:
    """The roll that brought the dice of this attempt to where they lie, if it was just seen."""
    for event in reversed(look.last):
        if isinstance(event, DiceRolled):
            return left_by(event)
        if isinstance(event, AttemptBegan):
            return None
    return None


def kept(look: Look[State]) -> tuple[int, ...]:
    """The dice that stay: picked by hand, or else not thrown in the last roll."""
    if look.intent.picks:
        return tuple(number for number in look.intent.picks if isinstance(number, int))
    roll = last_roll(look)
    return roll.stayed if roll else ()


def toggled(look: Look[State], number: int) -> tuple[str | int, ...]:
    """The picks once this die changes sides."""
    return (KEPT, *sorted({*kept(look)} ^ {number}))


def to_throw(look: Look[State]) -> tuple[int, ...]:
    """What the dice show that are to be thrown again."""
    stays = kept(look)
    return tuple(value for number, value in enumerate(living_dice(look.view)) if number not in stays)


# Where they lie


def spots(view: State) -> list[int]:
    """The place on the felt of each number, another order after each roll."""
    shift = view.rolls + sum(living_dice(view))
    return [(number * 5 + shift) % DICE for number in range(DICE)]


def die_pose(look: Look[State], number: int, is_kept: bool) -> Pose:
    """A living die on the felt, or in the tray among those that are kept."""
    face = living_dice(look.view)[number]
    if is_kept:
        row = sorted({*kept(look), number})
        box = layout.tray_spot(layout.KEPT_BOX, row.index(number), len(row))
        return Pose(f"throne/die_bone_{face}", box, z=KEPT_Z + number / 10)
    spot = spots(look.view)[number]
    return Pose(f"throne/die_bone_{face}{LEANING[(spot + face) % 3]}", layout.felt_spot(spot), z=DIE_Z + spot / 10)


def living_poses(look: Look[State]) -> Iterator[tuple[int, Pose]]:
    stays = kept(look)
    for number in range(len(living_dice(look.view))):
        yield number, die_pose(look, number, number in stays)


def dead_poses(view: State) -> Iterator[tuple[int, Pose]]:
    for place in range(view.dead):
        box = layout.tray_spot(layout.DEAD_BOX, place, view.dead)
        lean = LEANING[place % 3] if view.dead <= 3 else ""
        yield DICE - 1 - place, Pose(f"throne/die_dead_6{lean}", box, z=KEPT_Z + place / 10)


def resting_poses(view: State) -> Iterator[tuple[int, Pose]]:
    """Between attempts all dice lie ready on the felt, as they fell last."""
    shown = (*living_dice(view), *[SIX] * view.dead) or tuple(range(1, DICE + 1))
    for number, (face, spot) in enumerate(zip(shown, spots(view), strict=True)):
        picture = f"throne/die_bone_{face}{LEANING[(spot + face) % 3]}"
        yield number, Pose(picture, layout.felt_spot(spot), z=DIE_Z + spot / 10, tip=words.resting_tip(face))


def extra_values(view: State) -> tuple[int, ...]:
    """What the die cards of the roller add."""
    return DICE_OF[view.extra]


# From roll to roll


def old_numbers(event: DiceRolled, chosen: Iterable[object]) -> list[tuple[int, int]]:
    """For each die that wasn't thrown: its number now, and before."""
    now = left_by(event).stayed
    stayed = Counter(event.living[number] for number in now)
    before = sorted([*event.thrown, *stayed.elements()])
    picked = [number for number in chosen if isinstance(number, int) and number < len(before)]
    by_hand = Counter(before[number] for number in picked) == stayed
    return list(zip(now, sorted(picked) if by_hand else first_of_each(before, stayed), strict=True))


def fallen_numbers(event: DiceRolled) -> list[int]:
    """The living dice that were thrown."""
    stays = left_by(event).stayed
    return [number for number in range(len(event.living)) if number not in stays]


def dead_numbers(event: DiceRolled, view: State) -> list[int]:
    """The dice that died in this roll."""
    sixes = left_by(event).sixes
    return [DICE - 1 - place for place in range(view.dead - sixes, view.dead)]


def felt_box(view: State, number: int) -> Box:
    return layout.felt_spot(spots(view)[number])
