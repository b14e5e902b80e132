"""The one line that says what is expected of who has to decide in the Courtyard."""

from castles.boards.board import Look
from castles.boards.courtyard.reading import can_turn
from castles.rules.courtyard.state import Place, Score, State
from castles.wording.courtyard import board as words


def prompt(look: Look[State]) -> str:
    choices = look.legal or look.view.choices
    if not choices:
        return ""
    if isinstance(choices[0], Score):
        return words.text(_scoring(look, [move for move in choices if isinstance(move, Score)]))
    turns = isinstance(choices[0], Place) and can_turn(look)
    return words.text(words.LAY_PROMPT if turns else words.PROMPTS[type(choices[0])])


def _scoring(look: Look[State], choices: list[Score]) -> str:
    """Which of several areas, or whether with the token."""
    areas = {(each.x, each.y, each.end) for each in choices}
    return words.WHICH_FIRST if len(areas) > 1 and not look.intent.picks else words.DOUBLE
