"""Why a computer player plays a move, or a hint advises it: the sentence for every reason."""

from collections.abc import Mapping

from castles.i18n import _
from castles.rules.game import Choice
from castles.wording import WORDINGS
from castles.wording.wording import Names, Sentence

GENERAL: dict[str, Sentence] = {
    "only": lambda values, names: _("It is the only move."),
    "best": lambda values, names: _("It leaves the best position."),
    "chance": lambda values, names: _("It is a matter of chance."),
    "most_points": lambda values, names: _("It brings the most points at once."),
    "most_visits": lambda values, names: _("It wins most of the matches tried out."),
}


def why(game: str, key: str, values: Mapping[str, Choice], names: Names) -> str:
    """The reason as one whole sentence in the player's language."""
    own = WORDINGS[game].reasons if game in WORDINGS else {}
    sentence = {**GENERAL, **own}[key](values, names)
    return sentence[:1].upper() + sentence[1:]  # those that begin with the name of a card, too
