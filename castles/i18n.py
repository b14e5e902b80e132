"""The player's language: English message ids, other languages from the catalogues in `castles/words`.

A number of the rules is a `Number`, so that every sentence and every language can say it as it needs: `{cards}` in
figures, `{cards:word}` in words, `{cards:a card|# cards}` as the form that goes with it.
"""

import gettext
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

LANGUAGES = ("en", "pl", "hu")
CATALOGUES = Path(__file__).parent / "words"

P = ParamSpec("P")
T = TypeVar("T")

# How a number is said, from 0 on; higher ones are said in figures.
SPELLED: dict[str, dict[str, str]] = {
    "en": {
        "word": "zero one two three four five six seven eight nine ten eleven twelve",
        "ordinal": "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
        "times": "never once twice three_times four_times five_times six_times",
    },
    "pl": {
        "masculine": "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście",
        "feminine": "zero jedną dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście",
        "genitive": "zera jednego dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu",
        "feminine_genitive": "zera jednej dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu",
        "instrumental": "zerem jednym dwoma trzema czterema pięcioma sześcioma siedmioma ośmioma dziewięcioma",
        "ordinal": "zerowy pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty jedenasty",
        "ordinal_instrumental": "zerowym pierwszym drugim trzecim czwartym piątym szóstym siódmym ósmym dziewiątym"
        " dziesiątym jedenastym",
        "ordinal_genitive": "zerowego pierwszego drugiego trzeciego czwartego piątego szóstego siódmego ósmego"
        " dziewiątego dziesiątego jedenastego",
    },
    "hu": {
        "word": "nulla egy két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét",
        "accusative": "nullát egyet kettőt hármat négyet ötöt hatot hetet nyolcat kilencet tízet",
        "object": "0-t 1-et 2-t 3-at 4-et 5-öt 6-ot 7-et 8-at 9-et 10-et",
        "die": "0-st 1-est 2-est 3-ast 4-est 5-öst 6-ost",
        "from": "nullából egyből kettőből háromból négyből ötből hatból hétből nyolcból kilencből tízből tizenegyből",
        "by": "nullával eggyel kettővel hárommal néggyel öttel hattal héttel nyolccal kilenccel tízzel",
        "ordinal": "nulladik első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik"
        " tizenegyedik",
        "times": "nullaszor egyszer kétszer háromszor négyszer ötször hatszor hétszer nyolcszor kilencszer tízszer",
    },
}
FIGURES = {"ordinal": "{}.", "times": "{} ×"}  # what is too high for words
VOWELS = "aáeéiíoóöőuúüű5"  # a Hungarian article before these is longer

_current: gettext.NullTranslations = gettext.NullTranslations()
_language = LANGUAGES[0]
_said: dict[Any, Any] = {}


def speak(language: str) -> None:
    """From now on, every message is in this language; English where a catalogue is missing."""
    use(_catalogue(language), language)


def use(catalogue: gettext.NullTranslations, language: str = LANGUAGES[0]) -> None:
    """From now on, every message comes from this catalogue, until a language is chosen."""
    global _current, _language
    _current, _language = catalogue, language
    _said.clear()


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    return gettext.translation("castles", CATALOGUES, [language], fallback=True)


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


class Number(int):
    """A number of the rules as sentences say it; in the player's language if no other is named."""

    language: str

    def __new__(cls, value: int, language: str = "") -> "Number":
        number = super().__new__(cls, value)
        number.language = language
        return number

    def __format__(self, spec: str) -> str:
        """Figures; the form of `one|few|many` that goes with it, its # in figures; or words, after "the" an article."""
        if "|" in spec:
            return spec.split("|")[_form(self.language or _language, self)].replace("#", str(int(self)))
        said = self._said(spec.lower().removeprefix("the ")) if spec else str(int(self))
        said = f"{'az' if said[0] in VOWELS else 'a'} {said}" if spec.lower().startswith("the ") else said
        return said[0].upper() + said[1:] if spec[:1].isupper() else said

    def _said(self, manner: str) -> str:
        words = SPELLED[self.language or _language][manner].split()
        if self < len(words):
            return words[self].replace("_", " ")
        return FIGURES.get(manner, "{}").format(int(self))


def _form(language: str, number: int) -> int:
    """Which of a language's plural forms goes with a number."""
    plural: Callable[[int], int] = getattr(_catalogue(language), "plural", lambda count: int(count != 1))
    return plural(number)


def N_(message: str) -> str:  # noqa: N802 - the name gettext tools look for
    """Marks a message for the catalogues without translating it yet."""
    return message
