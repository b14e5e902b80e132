"""The player's language: English message ids, other languages from the catalogues in `castles/words`."""

import gettext
from pathlib import Path

LANGUAGES = ("en", "pl", "hu")
CATALOGUES = Path(__file__).parent / "words"

_current: gettext.NullTranslations = gettext.NullTranslations()


def speak(language: str) -> None:
    """From now on, every message is in this language; English where a catalogue is missing."""
    global _current
    _current = gettext.translation("castles", CATALOGUES, [language], fallback=True)


def use(catalogue: gettext.NullTranslations) -> None:
    """From now on, every message comes from this catalogue, until a language is chosen."""
    global _current
    _current = catalogue


def _(message: str) -> str:
    """The message in the player's language."""
    return _current.gettext(message)


def ngettext(one: str, many: str, count: int) -> str:
    """The message for this count in the player's language."""
    return _current.ngettext(one, many, count)


def N_(message: str) -> str:  # noqa: N802 - the name gettext tools look for
    """Marks a message for the catalogues without translating it yet."""
    return message
