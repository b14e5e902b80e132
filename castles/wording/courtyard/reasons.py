"""Why a move is good in The Courtyard."""

from collections.abc import Mapping

from castles.i18n import _, ngettext
from castles.rules.game import Choice
from castles.wording.wording import Names, Sentence


def _told(message: str, values: Mapping[str, Choice], names: Names) -> str:
    """The message with its values, and the name of the seat it is about."""
    name = names[int(values["seat"])] if "seat" in values else ""
    return message.format(name=name, **values)


def _of(values: Mapping[str, Choice], name: str) -> int:
    return int(values[name])


REASONS: dict[str, Sentence] = {
    "finishes_house": lambda values, names: _told(
        ngettext(
            "It finishes a house worth {points} point.",
            "It finishes a house worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "can_take_house": lambda values, names: _told(
        ngettext(
            "It finishes a house that can be taken at once for {points} point.",
            "It finishes a house that can be taken at once for {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "takes_house": lambda values, names: _told(
        ngettext(
            "It takes a finished house for {points} point.",
            "It takes a finished house for {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "ties_house": lambda values, names: _told(
        ngettext(
            "{name} no longer leads in a house worth {points} point.",
            "{name} no longer leads in a house worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "wins_over_house": lambda values, names: _told(
        ngettext(
            "It wins over a house of {name} worth {points} point.",
            "It wins over a house of {name} worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "blocks_house": lambda values, names: _told(
        ngettext(
            "No tile left can finish a house of {name} worth {points} point.",
            "No tile left can finish a house of {name} worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "enlarges_house": lambda values, names: _told(
        ngettext(
            "It enlarges an own house to {tiles} tile.",
            "It enlarges an own house to {tiles} tiles.",
            _of(values, "tiles"),
        ),
        values,
        names,
    ),
    "begins_house": lambda values, names: _told(
        ngettext(
            "At least {squares} more tile is needed to finish this house.",
            "At least {squares} more tiles are needed to finish this house.",
            _of(values, "squares"),
        ),
        values,
        names,
    ),
    "finishes_pigsty": lambda values, names: _told(
        ngettext(
            "It finishes a pigsty worth {points} point.",
            "It finishes a pigsty worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "can_take_pigsty": lambda values, names: _told(
        ngettext(
            "It finishes a pigsty that can be taken at once for {points} point.",
            "It finishes a pigsty that can be taken at once for {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "takes_pigsty": lambda values, names: _told(
        ngettext(
            "It takes a finished pigsty for {points} point.",
            "It takes a finished pigsty for {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "ties_pigsty": lambda values, names: _told(
        ngettext(
            "{name} no longer leads in a pigsty worth {points} point.",
            "{name} no longer leads in a pigsty worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "wins_over_pigsty": lambda values, names: _told(
        ngettext(
            "It wins over a pigsty of {name} worth {points} point.",
            "It wins over a pigsty of {name} worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "blocks_pigsty": lambda values, names: _told(
        ngettext(
            "No tile left can finish a pigsty of {name} worth {points} point.",
            "No tile left can finish a pigsty of {name} worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "enlarges_pigsty": lambda values, names: _told(
        ngettext(
            "It enlarges an own pigsty to {tiles} tile.",
            "It enlarges an own pigsty to {tiles} tiles.",
            _of(values, "tiles"),
        ),
        values,
        names,
    ),
    "begins_pigsty": lambda values, names: _told(
        ngettext(
            "At least {squares} more tile is needed to finish this pigsty.",
            "At least {squares} more tiles are needed to finish this pigsty.",
            _of(values, "squares"),
        ),
        values,
        names,
    ),
    "finishes_road": lambda values, names: _told(
        ngettext(
            "It finishes a road worth {points} point.",
            "It finishes a road worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "can_take_road": lambda values, names: _told(
        ngettext(
            "It finishes a road that can be taken at once for {points} point.",
            "It finishes a road that can be taken at once for {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "takes_road": lambda values, names: _told(
        ngettext(
            "It takes a finished road for {points} point.",
            "It takes a finished road for {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "ties_road": lambda values, names: _told(
        ngettext(
            "{name} no longer leads on a road worth {points} point.",
            "{name} no longer leads on a road worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "wins_over_road": lambda values, names: _told(
        ngettext(
            "It wins over a road of {name} worth {points} point.",
            "It wins over a road of {name} worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "blocks_road": lambda values, names: _told(
        ngettext(
            "No tile left can finish a road of {name} worth {points} point.",
            "No tile left can finish a road of {name} worth {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "enlarges_road": lambda values, names: _told(
        ngettext(
            "It enlarges an own road to {tiles} tile.",
            "It enlarges an own road to {tiles} tiles.",
            _of(values, "tiles"),
        ),
        values,
        names,
    ),
    "begins_road": lambda values, names: _told(
        ngettext(
            "At least {squares} more tile is needed to finish this road.",
            "At least {squares} more tiles are needed to finish this road.",
            _of(values, "squares"),
        ),
        values,
        names,
    ),
    "room_house": lambda values, names: _("It makes room for a squire in a house."),
    "room_pigsty": lambda values, names: _("It makes room for a farmer in a pigsty."),
    "room_road": lambda values, names: _("It makes room for a herald on a road."),
    "room_meadow": lambda values, names: _("It makes room for a monk on a meadow."),
    "begins_meadow": lambda values, names: _told(
        ngettext(
            "The meadow's {chapels} chapel is worth {points} points at the end.",
            "The meadow's {chapels} chapels are worth {points} points at the end.",
            _of(values, "chapels"),
        ),
        values,
        names,
    ),
    "keeps_subjects": lambda values, names: _told(
        ngettext(
            "{count} subject stays at home for later.", "{count} subjects stay at home for later.", _of(values, "count")
        ),
        values,
        names,
    ),
    "goes_again": lambda values, names: _("Another turn follows at once."),
    "keeps_turn": lambda values, names: _("The extra turn is kept for later."),
    "doubles_house": lambda values, names: _told(
        ngettext(
            "With the token the house brings {points} point.",
            "With the token the house brings {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "doubles_pigsty": lambda values, names: _told(
        ngettext(
            "With the token the pigsty brings {points} point.",
            "With the token the pigsty brings {points} points.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "takes_token": lambda values, names: _told(
        ngettext(
            "With {points} point the marker stops at a tower and takes its token.",
            "With {points} points the marker stops at a tower and takes its token.",
            _of(values, "points"),
        ),
        values,
        names,
    ),
    "hopes_for_chapels": lambda values, names: _told(
        ngettext(
            "The meadow has no chapel yet, but {squares} free square to grow over.",
            "The meadow has no chapel yet, but {squares} free squares to grow over.",
            _of(values, "squares"),
        ),
        values,
        names,
    ),
    "scores_area": lambda values, names: _told(
        ngettext("It brings {points} point.", "It brings {points} points.", _of(values, "points")), values, names
    ),
}
