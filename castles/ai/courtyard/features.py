"""The features of a position: what the first seat has ahead of the second, each with its weight in the table."""

from castles.ai.courtyard.odds import KIND_NAMES, Odds
from castles.ai.courtyard.outlook import ALL, Outlook
from castles.rules.courtyard.bits import CREW
from castles.rules.courtyard.pieces import TOKENS

AREA_NAMES = (*(f"{kind}{when}" for kind in KIND_NAMES.values() for when in ("", "_early")), "strong", "returning")
MEADOW_NAMES = ("chapels", "chapels_early", "meadow_open", "meadow_strong")
HOME_NAMES = tuple(f"home_{count}_{when}" for count in range(1, CREW + 1) for when in ("early", "late"))
TOKEN_NAMES = tuple(f"token_{token}" for token in TOKENS)
FREE_NAMES = (*(f"free_{kind}" for kind in KIND_NAMES.values()), "free_two")
KEEP_NAMES = ("keep", "keep_early", "keep_end", "keep_size")
TURN_NAMES = ("turn_early", "turn_late")
NAMES = (*AREA_NAMES, *MEADOW_NAMES, *HOME_NAMES, *TOKEN_NAMES, *FREE_NAMES, *KEEP_NAMES, *TURN_NAMES)
AT = {name: number for number, name in enumerate(NAMES)}

LATE = 12  # tiles: from here on the end casts its shadow
USED_IN_TURNS = {"extra_turn", "double_house", "double_pigsty"}  # worth nothing at the end
KEEP_MATTERS = 5  # a keep larger by more is as good as safe


def early(left: int) -> float:
    """From 1 at the beginning down to 0 at the end."""
    return left / ALL


def late(left: int) -> float:
    """1 until the last dozen of tiles, then down to 0."""
    return min(1.0, left / LATE)


def area_features(
    odds: Odds, kind: int, reach: int, tight: int, left: int, lead: int
) -> tuple[list[tuple[str, float, float]], float]:
    """Of an open area its holder leads on: names with what a point of worth adds, and each tile it may grow by.

    Then what every subject on it that may come back adds.
    """
    likely, name = odds.chance(kind, reach, tight, left), KIND_NAMES[kind]
    grown = likely * odds.growth(kind, reach, left)
    sums = [(name, likely, grown), (f"{name}_early", likely * early(left), grown * early(left))]
    if lead > 1:
        sums.append(("strong", likely, grown))
    return sums, likely * early(left)


def meadow_features(chapels: int, reach: int, lead: int, outlook: Outlook) -> list[tuple[str, float]]:
    """Of a meadow its holder leads on."""
    when = early(outlook.left)
    return [
        ("chapels", chapels),
        ("chapels_early", chapels * when),
        ("meadow_open", min(reach, 4) * outlook.chapels / 10),
        ("meadow_strong", chapels * when * (lead > 1)),
    ]


def free_feature(kind: int, reach: int, tight: int, left: int) -> tuple[str, float] | None:
    """Of an area where nobody stands: what a point of its worth adds for whoever lays the next tile."""
    if reach > 2 or not left:
        return None
    return f"free_{KIND_NAMES[kind]}" if reach == 1 else "free_two", tight / left


def home_features(count: int, left: int) -> list[tuple[str, float]]:
    """Of the subjects in a supply: the first is worth more than the last."""
    return [
        (f"home_{number}_{when}", value)
        for number in range(1, count + 1)
        for when, value in (("early", early(left)), ("late", late(left)))
    ]


def token_feature(token: int, left: int) -> tuple[str, float]:
    """Of a token in hand."""
    name = TOKENS[token]
    return f"token_{name}", late(left) if name in USED_IN_TURNS else 1.0


def keep_features(ahead: int, left: int) -> list[tuple[str, float]]:
    """Of a keep larger by so many tiles, or smaller."""
    sign, when = (ahead > 0) - (ahead < 0), early(left)
    return [
        ("keep", sign * (1 - when)),
        ("keep_early", sign * when),
        ("keep_end", sign * (1 - late(left))),
        ("keep_size", max(-KEEP_MATTERS, min(KEEP_MATTERS, ahead)) * when),
    ]


def turn_features(left: int) -> list[tuple[str, float]]:
    """Of being to move."""
    return [("turn_early", early(left)), ("turn_late", late(left))]
