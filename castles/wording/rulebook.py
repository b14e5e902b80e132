"""The rulebooks as text: one file a game and language, with the numbers of the rules filled in."""

from castles.i18n import CATALOGUES, Number
from castles.wording import WORDINGS


def rulebook(game: str, language: str) -> str:
    """A game's rulebook in this language; OSError if there is none."""
    text = (CATALOGUES / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
    wording = WORDINGS[game]
    numbers = {name: Number(value, language) for name, value in wording.facts.items()}
    return text.format(**numbers, **wording.texts)
