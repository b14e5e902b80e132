"""The panel that compares what is wanted with what the dice make, side by side."""

from collections.abc import Iterator

from castles.boards.board import Look
from castles.boards.throne import layout
from castles.boards.throne.reading import chance_now, is_rolling, shows_attempt
from castles.display import Caption, Piece, Pose
from castles.rules.throne import questions
from castles.rules.throne.pieces import NOTHING, Combination
from castles.rules.throne.state import State
from castles.wording.throne import board as words

Z = 1
Posed = Iterator[tuple[Piece, Pose]]


def poses(look: Look[State]) -> Posed:
    if not shows_attempt(look.view):
        yield ("comparison",), Pose("ui/panel_parchment", layout.PANEL_BOX, captions=_resting_words())
        return
    yield ("comparison",), Pose("ui/panel_parchment", layout.PANEL_BOX, captions=_words(look))
    for side, shown in enumerate(_compared(look)):
        yield from _combination(side, shown)
    chance = chance_now(look)
    if chance is not None:
        yield from _bar(chance)


def _resting_words() -> tuple[Caption, ...]:
    rows = zip(words.NO_DICE, ((26, 24), (64, 20), (92, 20)), strict=True)
    return tuple(Caption(words.text(line), *layout.panel_part(20, y, 390, h)) for line, (y, h) in rows)


def _words(look: Look[State]) -> tuple[Caption, ...]:
    return (
        Caption(words.text(words.TO_BEAT), *layout.panel_part(15, 14, 190, 24)),
        Caption(_whose(look), *layout.panel_part(225, 14, 190, 24)),
        Caption(_standing(look), *layout.panel_part(20, 96, 220, 18)),
        Caption(words.rolls_left(look.view), *layout.panel_part(270, 96, 140, 18)),
        *(_dash(side) for side, shown in enumerate(_compared(look)) if shown == NOTHING),
    )


def _whose(look: Look[State]) -> str:
    """Whose dice are compared."""
    return words.text(words.YOUR_BEST) if look.view.roller == look.seat else look.names[look.view.roller]


def _standing(look: Look[State]) -> str:
    """How the dice stand against the mark, once they lie."""
    return words.text(words.DICE_ROLL) if is_rolling(look) else words.standing(look.view)


def _compared(look: Look[State]) -> tuple[Combination, Combination]:
    """The wanted combination, and what the dice make as far as anybody knows."""
    return look.view.mark, NOTHING if is_rolling(look) else questions.result(look.view)


def _dash(side: int) -> Caption:
    """Where nothing has to be beaten, or nothing lives."""
    return Caption("–", *layout.panel_part(15 + 210 * side, 50, 190, 26))


def _combination(side: int, combination: Combination) -> Posed:
    """Red dice that are equal, and the yellow one."""
    reds, yellow = [("red", combination.value)] * combination.reds, ("yellow", combination.yellow)
    faces = [*reds, yellow] if combination.yellow else reds
    for place, (colour, value) in enumerate(faces):
        box = layout.compared_box(side, place, len(faces), colour == "yellow")
        yield ("compared", side, place), Pose(f"throne/die_{colour}_{value}", box, z=Z)


def _bar(chance: float) -> Posed:
    tip = words.chance_words(chance)
    yield ("chance", "track"), Pose("ui/slider_track", layout.BAR, z=Z, tip=tip)
    yield ("chance", "part"), Pose("ui/bar_fill", layout.bar_part(chance), z=Z + 0.1, tip=tip)
    label = words.percent(chance)
    yield ("chance", "words"), Pose("ui/plate", layout.percent_box(), z=Z + 0.2, label=label, tip=tip)
