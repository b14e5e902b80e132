"""What tokens and squares of the Courtyard are called."""

from castles.i18n import N_, _
from castles.wording.courtyard.facts import FACTS

TOKEN_NAMES = {
    "extra_turn": N_("extra turn"),
    "double_house": N_("double house"),
    "double_pigsty": N_("double pigsty"),
    "chapel": N_("{chapel_token_points:word} points a chapel"),
    "larger_keep": N_("keep larger by {larger_by:word}"),
    "five_points": N_("{five_points:word} points"),
    "unfinished_house": N_("unfinished house"),
    "unfinished_pigsty": N_("unfinished pigsty"),
    "unfinished_road": N_("unfinished road"),
}


def token_name(token: str) -> str:
    """What a token brings, in a few words."""
    return _(TOKEN_NAMES[token]).format(**FACTS)


def square_name(x: int, y: int) -> str:
    """A square's name: columns are letters, rows are numbers from 1."""
    return f"{'ABCDEFGHI'[x]}{y + 1}"
