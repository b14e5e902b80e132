"""Why a move is good in Castle Wall."""

from collections.abc import Callable, Mapping
from typing import Any

from castles.i18n import _, ngettext
from castles.rules.game import Choice
from castles.wording.wall.facts import FACTS
from castles.wording.wall.names import card_words
from castles.wording.wording import Names, Sentence

Words = Mapping[str, Any]


def _worded(values: Mapping[str, Choice], names: Names) -> Words:
    """What a sentence tells, with the card in words and the seat by its name."""
    words: dict[str, Any] = {**FACTS, **values}
    if "card" in words:
        words["card"] = card_words(words["card"])
    if "seat" in words:
        words["name"] = names[words["seat"]]
    return words


def _said(message: Callable[[Mapping[str, Choice]], str]) -> Sentence:
    return lambda values, names: message(values).format(**_worded(values, names))


def _points(values: Mapping[str, Choice]) -> str:
    return ngettext("{card} brings {points} point.", "{card} brings {points} points.", int(values["points"]))


def _enough(values: Mapping[str, Choice]) -> str:
    return ngettext(
        "After {card} the castle is {count} known card away from its {elements:ordinal} element.",
        "After {card} the castle is {count} known cards away from its {elements:ordinal} element.",
        int(values["count"]),
    )


def _close(values: Mapping[str, Choice]) -> str:
    return ngettext(
        "{card} skips only {count} card that could still be built.",
        "{card} skips only {count} cards that could still be built.",
        int(values["count"]),
    )


def _longer(values: Mapping[str, Choice]) -> str:
    return ngettext("The castle grows to {size} element.", "The castle grows to {size} elements.", int(values["size"]))


def _inserted(values: Mapping[str, Choice]) -> str:
    return ngettext(
        "The wizard adds {card}: the castle grows to {size} element.",
        "The wizard adds {card}: the castle grows to {size} elements.",
        int(values["size"]),
    )


def _known_first(values: Mapping[str, Choice]) -> str:
    return ngettext(
        "{count} known lower card can be built before {card}.",
        "{count} known lower cards can be built before {card}.",
        int(values["count"]),
    )


def _skips(values: Mapping[str, Choice]) -> str:
    return ngettext(
        "{card} would skip {count} unknown card that can still be built.",
        "{card} would skip {count} unknown cards that can still be built.",
        int(values["count"]),
    )


def _unknown(values: Mapping[str, Choice]) -> str:
    return ngettext(
        "The card isn't known: {fitting} of {unknown} could be built.",
        "The card isn't known: {fitting} of {unknown} could be built.",
        int(values["fitting"]),
    )


REASONS: dict[str, Sentence] = {
    "tenth": _said(lambda values: _("{card} is the {elements:ordinal} element and ends the game.")),
    "points": _said(_points),
    "enough": _said(_enough),
    "nothing_between": _said(lambda values: _("No card is left that fits between {last} and {card}.")),
    "contested": _said(lambda values: _("{name} could build {card} next.")),
    "close": _said(_close),
    "longer": _said(_longer),
    "inserted": _said(_inserted),
    "wizard_waits": _said(lambda values: _("The wizard keeps his power for another card.")),
    "known_first": _said(_known_first),
    "can_wait": _said(lambda values: _("Nobody else can build {card}: it can wait.")),
    "skips": _said(_skips),
    "unknown": _said(_unknown),
    "nothing_new": _said(lambda values: _("It shows the others nothing new.")),
    "leaves": _said(lambda values: _("{card} is lower than every castle's last card and leaves the game.")),
}
