"""What the Courtyard's board says: what is expected, what lies where, and what a token does."""

from castles.i18n import N_, _, ngettext
from castles.rules.courtyard.areas import Area, area_at
from castles.rules.courtyard.pieces import Segment, Tile, Tower
from castles.rules.courtyard.settle import doubled
from castles.rules.courtyard.state import At, GoAgain, Place, Put, Score, State
from castles.rules.game import Move, Seat
from castles.wording.courtyard.facts import FACTS
from castles.wording.wording import Names

GROUNDS = {"house": N_("House"), "pigsty": N_("Pigsty"), "meadow": N_("Meadow"), "road": N_("Road")}
ROADS_TO = {
    "fountain": N_("Road that ends at the fountain"),
    "house": N_("Road that ends at the house"),
    "pigsty": N_("Road that ends at the pigsty"),
}
SUBJECTS = {
    "house": N_("Squire of {name}"),
    "pigsty": N_("Farmer of {name}"),
    "meadow": N_("Monk of {name}, here to the end"),
    "road": N_("Herald of {name}"),
}
PUTS = {
    "squire": N_("Put a squire on this house"),
    "farmer": N_("Put a farmer at this pigsty"),
    "monk": N_("Put a monk on this meadow: he stays to the end"),
    "herald": N_("Put a herald on this road"),
}
TOKENS = {
    "extra_turn": (N_("Extra turn"), N_("Spend it after your turn to take another one.")),
    "double_house": (N_("Double house"), N_("A house that you finish brings {double:times} its points.")),
    "double_pigsty": (N_("Double pigsty"), N_("A pigsty that you finish brings {double:times} its points.")),
    "chapel": (
        N_("Chapel"),
        N_("At the end, one meadow of yours brings {chapel_token_points} instead of {chapel_points} points a chapel."),
    ),
    "larger_keep": (N_("Larger keep"), N_("At the end, your keep counts as {larger_by:# tile|# tiles} larger.")),
    "five_points": (N_("Five points"), N_("At the end, it brings {five_points:# point|# points}.")),
    "unfinished_house": (N_("Unfinished house"), N_("At the end, one unfinished house of yours is scored.")),
    "unfinished_pigsty": (N_("Unfinished pigsty"), N_("At the end, one unfinished pigsty of yours is scored.")),
    "unfinished_road": (N_("Unfinished road"), N_("At the end, one unfinished road of yours is scored.")),
}
PROMPTS: dict[type[Move], str] = {
    Place: N_("Lay the tile: it is the same all round"),
    Put: N_("Put a subject on the tile, or none"),
    GoAgain: N_("Another turn for your token, or keep it?"),
}
LAY_PROMPT = N_("Lay the tile: R or another click on it turns it")
WHICH_FIRST = N_("Which area is scored first?")
DOUBLE = N_("Double the points with the token?")
LAY_TIP = N_("Drag the tile to a glowing square, or click there.")
LAY_AND_TURN_TIP = N_("Drag the tile to a glowing square, or click there. Another click, R or the wheel turns it.")
FITS_NOWHERE = N_("Fits nowhere")
NO_LARGER_KEEP = N_("No keep is larger")
NOBODYS = N_("Nobody's")
DEAD_SQUARE = N_("None of the tiles that are left fits here.")
PROJECTED = N_("Points if the game ended now")
STACK = N_("Tiles in the stack")
TILE_IN_HAND = N_("The tile in hand")
FITS_TURNED = N_("The tile fits here once it is turned: a click turns it.")
TURN_TILE = N_("Turn the tile")
LAY_TILE = N_("Lay the tile")
PUT_TIP = N_("Drag a subject to a glowing place on the tile, or click there.")
YOUR_SUBJECTS = N_("Your subjects")
SCORE_AREA = N_("Score this area")
NO_SUBJECT = N_("No subject")
GO_AGAIN = N_("Take another turn")
END_TURN = N_("End the turn")


def text(message: str, **values: object) -> str:
    """A message in the player's language, with the numbers of the rules."""
    return _(message).format(**FACTS, **values)


def tile_tip(tile: Tile) -> str:
    """What is on a tile, line by line."""
    return "\n".join(dict.fromkeys(_segment_words(segment) for segment in tile.segments))


def _segment_words(segment: Segment) -> str:
    if segment.chapels:
        return _("Meadow with a chapel")
    if segment.stocks:
        return _("Road with stocks: {stocks_points:# point|# points} a tile").format(**FACTS)
    return _(ROADS_TO.get(segment.leads_to or "") or GROUNDS[segment.kind])


def subject_tip(names: Names, seat: Seat, area: Area) -> str:
    """Who stands here, and what for."""
    who = _(SUBJECTS[area.kind]).format(name=names[seat])
    return f"{who}\n{area_tip(names, area)}"


def area_tip(names: Names, area: Area) -> str:
    """Who holds an area, and what it is worth."""
    if area.holder is None:
        return _("Both have as many subjects here: nobody would score.")
    return ngettext(
        "{name} holds it: {count} point as it is now.",
        "{name} holds it: {count} points as it is now.",
        area.worth,
    ).format(name=names[area.holder], count=area.worth)


def put_tip(view: State, move: Put, at: At) -> str:
    """What a subject would do here."""
    worth = area_at(view, *at, move.end).worth
    now = ngettext("{count} point as it is now", "{count} points as it is now", worth).format(count=worth)
    return f"{_(PUTS[move.role])}\n{now}"


def token_title(token: str) -> str:
    return _(TOKENS[token][0])


def token_tip(token: str) -> str:
    name, effect = TOKENS[token]
    return f"{_(name)}\n{_(effect).format(**FACTS)}"


def tower_tip(tower: Tower) -> str:
    first, second = tower.spaces
    return _("Whose marker stops on {first} or {second} takes this token.").format(first=first, second=second)


def marker_tip(view: State, names: Names, seat: Seat) -> str:
    points = view.scores[seat]
    return ngettext("{name}: {count} point", "{name}: {count} points", points).format(name=names[seat], count=points)


def keep_tip(view: State, names: Names, seat: Seat) -> str:
    size = view.keep_sizes[seat]
    if not size:
        return _("The keep of {name} comes to the first house that is scored.").format(name=names[seat])
    return ngettext(
        "The keep of {name}: the house has {count} tile.",
        "The keep of {name}: the house has {count} tiles.",
        size,
    ).format(name=names[seat], count=size)


def supply_tip(view: State, names: Names, seat: Seat) -> str:
    left = view.home[seat].bit_count()
    return ngettext("{name} has {count} subject at home.", "{name} has {count} subjects at home.", left).format(
        name=names[seat], count=left
    )


def tokens_tip(count: int) -> str:
    said = ngettext("{count} token won and not spent", "{count} tokens won and not spent", count)
    return said.format(count=count)


def stack_tip(left: int) -> str:
    return ngettext("{count} tile left in the stack", "{count} tiles left in the stack", left).format(count=left)


def aside_tip(count: int) -> str:
    return ngettext(
        "{count} tile fitted nowhere and is out of the game",
        "{count} tiles fitted nowhere and are out of the game",
        count,
    ).format(count=count)


def score_label(move: Score, view: State) -> str:
    """What scoring an area with or without the token brings."""
    points = doubled(area_at(view, move.x, move.y, move.end).worth, move.double)
    if move.double:
        words = ngettext("{count} point with the token", "{count} points with the token", points)
    else:
        words = ngettext("{count} point, keep the token", "{count} points, keep the token", points)
    return words.format(count=points)
