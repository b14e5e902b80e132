"""Which picture shows which card: by its number in the piece table."""

from castles.rules.throne.pieces import CARDS, COLOURS, KINDS, TOURNAMENT, Castle

FOLDER = "art/throne"


def name(card: int) -> str:
    """castle_<colour>_<card>, special_<kind>_<card>, or tournament."""
    if card == TOURNAMENT:
        return "tournament"
    printed = CARDS[card]
    if isinstance(printed, Castle):
        return f"castle_{printed.colour}_{card}"
    return f"special_{printed.kind}_{card}"


def mini(card: int) -> str:
    """The small picture: all castles of a colour and all specials of a kind look alike there."""
    if card == TOURNAMENT:
        return "mini_tournament"
    printed = CARDS[card]
    if isinstance(printed, Castle):
        return f"mini_castle_{printed.colour}"
    return f"mini_special_{printed.kind}"


def path(picture: str) -> str:
    return f"{FOLDER}/{picture}.webp"


MINIS = (*(f"mini_castle_{colour}" for colour in COLOURS), *(f"mini_special_{kind}" for kind in KINDS))
