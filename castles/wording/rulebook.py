"""The rulebooks as text: one file a game and language, with the numbers of the rules filled in."""

from collections.abc import Mapping

from castles.i18n import CATALOGUES, Number
from castles.rules.throne.pieces import KING_MARK
from castles.rules.wall.pieces import CHARACTERS
from castles.wording.facts import FACTS
from castles.wording.throne import dice_words

# What is no number: combinations of dice, and which cards show whom.
TEXTS: dict[str, Mapping[str, str]] = {
    "throne": {"king_mark": dice_words(KING_MARK)},
    "wall": {f"{name}_cards": ", ".join(map(str, numbers)) for name, (_points, numbers) in CHARACTERS.items()},
}


def rulebook(game: str, language: str) -> str:
    """A game's rulebook in this language; OSError if there is none."""
    text = (CATALOGUES / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
    numbers = {name: Number(value, language) for name, value in FACTS.get(game, {}).items()}
    return text.format(**numbers, **TEXTS.get(game, {}))
