"""Why a move is good in Castle Combo."""

from collections.abc import Mapping

from castles.i18n import _, ngettext
from castles.rules.game import Choice
from castles.wording.combo.names import card_words
from castles.wording.wording import Names, Sentence


def _scroll(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "{card}: the scroll is worth {points} point as things stand.",
        "{card}: the scroll is worth {points} points as things stand.",
        int(values["points"]),
    )


def _in_its_place(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "{card}: this is the right place, worth {points} point.",
        "{card}: this is the right place, worth {points} points.",
        int(values["points"]),
    )


def _raises_others(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "Scrolls that lie in the grid already gain {points} point.",
        "Scrolls that lie in the grid already gain {points} points.",
        int(values["points"]),
    )


def _gold(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "{card}: the ability brings {amount} gold.", "{card}: the ability brings {amount} gold.", int(values["amount"])
    )


def _keys(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "{card}: the ability brings {amount} key.", "{card}: the ability brings {amount} keys.", int(values["amount"])
    )


def _purses_filled(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "{card}: the ability puts {amount} gold into purses.",
        "{card}: the ability puts {amount} gold into purses.",
        int(values["amount"]),
    )


def _discount(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "{card}: a discount for {turns} more turn.", "{card}: a discount for {turns} more turns.", int(values["turns"])
    )


def _purse(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "{card}: the purse has room for {amount} gold, worth {points} points at the end.",
        "{card}: the purse has room for {amount} gold, worth {points} points at the end.",
        int(values["amount"]),
    )


def _open(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "{card}: {spaces} space around can still raise the scroll, by {points} points for each crest.",
        "{card}: {spaces} spaces around can still raise the scroll, by {points} points for each crest.",
        int(values["spaces"]),
    )


def _denied(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "{card} would bring {name} {points} point at once.",
        "{card} would bring {name} {points} points at once.",
        int(values["points"]),
    )


def _face_down_points(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "Face down it brings {points} point as things stand.",
        "Face down it brings {points} points as things stand.",
        int(values["points"]),
    )


def _other_location(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "At the other location {card} brings {points} point at once.",
        "At the other location {card} brings {points} points at once.",
        int(values["points"]),
    )


def _nothing_better(values: Mapping[str, Choice], names: Names) -> str:
    return ngettext(
        "No card shown here brings more than {points} point at once.",
        "No card shown here brings more than {points} points at once.",
        int(values["points"]),
    )


def _face_down(values: Mapping[str, Choice], names: Names) -> str:
    return _("Face down it brings {gold} gold and {keys} keys.")


def _no_gold(values: Mapping[str, Choice], names: Names) -> str:
    return _("The gold isn't enough for any card shown here; face down one brings {gold} gold and {keys} keys.")


def _filled(message: Sentence) -> Sentence:
    """The sentence with its values; cards and people are named."""

    def sentence(values: Mapping[str, Choice], names: Names) -> str:
        said: dict[str, object] = dict(values)
        if "card" in values:
            said["card"] = card_words(int(values["card"]))
        if "seat" in values:
            said["name"] = names[int(values["seat"])]
        return message(values, names).format(**said)

    return sentence


REASONS: dict[str, Sentence] = {
    "scroll": _filled(_scroll),
    "in_its_place": _filled(_in_its_place),
    "raises_others": _filled(_raises_others),
    "gold": _filled(_gold),
    "keys": _filled(_keys),
    "purses_filled": _filled(_purses_filled),
    "discount": _filled(_discount),
    "purse": _filled(_purse),
    "open": _filled(_open),
    "denied": _filled(_denied),
    "face_down_points": _filled(_face_down_points),
    "other_location": _filled(_other_location),
    "nothing_better": _filled(_nothing_better),
    "face_down": _filled(_face_down),
    "no_gold": _filled(_no_gold),
}
