"""The rulebooks as pages: one file a game and language, English where there is none."""

from functools import lru_cache

from castles.i18n import CATALOGUES
from castles.wording.rulebook import rulebook

RULES = CATALOGUES / "rules"


@lru_cache(maxsize=32)
def page(game: str, language: str) -> str:
    """The rulebook of a game; empty if there is none in this language or in English."""
    for folder in (language, "en"):
        try:
            return rulebook(game, folder)
        except OSError:
            continue
    return ""
