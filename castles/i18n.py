"""The player's language: English message ids, other languages from the catalogues in `castles/words`."""

import gettext
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

LANGUAGES = ("en", "pl", "hu")
CATALOGUES = Path(__file__).parent / "words"

P = ParamSpec("P")
T = TypeVar("T")

_current: gettext.NullTranslations = gettext.NullTranslations()
_said: dict[Any, Any] = {}


def speak(language: str) -> None:
    """From now on, every message is in this language; English where a catalogue is missing."""
    use(gettext.translation("castles", CATALOGUES, [language], fallback=True))


def use(catalogue: gettext.NullTranslations) -> None:
    """From now on, every message comes from this catalogue, until a language is chosen."""
    global _current
    _current = catalogue
    _said.clear()


def once_said(function: Callable[P, T]) -> Callable[P, T]:
    """A function of words whose answers are kept as long as the language stays."""

    @wraps(function)
    def said(*arguments: P.args, **named: P.kwargs) -> T:
        key = function, arguments, *named.items()
        if key not in _said:
            _said[key] = function(*arguments, **named)
        return _said[key]  # type: ignore[no-any-return]

    return said


def _(message: str) -> str:
    """The message in the player's language."""
    return _current.gettext(message)


def ngettext(one: str, many: str, count: int) -> str:
    """The message for this count in the player's language."""
    return _current.ngettext(one, many, count)


def N_(message: str) -> str:  # noqa: N802 - the name gettext tools look for
    """Marks a message for the catalogues without translating it yet."""
    return message
