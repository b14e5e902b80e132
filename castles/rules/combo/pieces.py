"""The printed facts of Castle Combo: 78 characters, and all that their abilities and scrolls can say."""

from enum import Enum, IntEnum
from typing import NamedTuple, TypeAlias

Card: TypeAlias = int  # a character's place in CHARACTERS
Location: TypeAlias = int  # where a deck is shown and where the messenger stands; also the deck itself
CASTLE, VILLAGE = LOCATIONS = (0, 1)
GOLD, KEYS = RESOURCES = (0, 1)

START_GOLD, START_KEYS = 15, 2
FACE_DOWN_GOLD, FACE_DOWN_KEYS = 6, 2  # printed on the backs
SHOWN = 3  # cards of each location
SIDE = 3  # of a full grid
SPACES = SIDE * SIDE  # and so turns of each player
KEY_COST = 1  # keys, to send the messenger or to have new cards
KEY_POINTS = 1
DISCOUNT = 1  # gold that a card is cheaper for each discount of its deck
SET = 3  # crests of one kind
FREE, MIDDLING, DEAR = 0, 4, 5  # printed costs that are counted; the last with all above


class Mark(IntEnum):
    """What a card in a grid can be counted for; a card may bear a mark more than once."""

    NOBILITY = 0
    FAITH = 1
    SCIENCE = 2
    MILITARY = 3
    CRAFT = 4
    PEASANTRY = 5
    CASTLE_BANNER = 6
    VILLAGE_BANNER = 7
    ONE_CREST = 8
    TWO_CRESTS = 9
    COST_0 = 10
    COST_4 = 11
    COST_5_UP = 12
    DISCOUNT_CARD = 13
    PURSE_CARD = 14
    CASTLE_DISCOUNT = 15
    VILLAGE_DISCOUNT = 16
    FACE_DOWN = 17
    FILLED = 18  # borne by every card, also face down


CRESTS = tuple(Mark)[:6]  # the kinds of crests


class Area(IntEnum):
    """The cells around a card that are counted."""

    GRID = 0
    ROW = 1
    COLUMN = 2
    CROSS = 3  # row and column, the card itself once


class Place(Enum):
    """Where a card wants to lie, as a picture of the full grid."""

    TOP_ROW = "### ... ..."
    MIDDLE_ROW = "... ### ..."
    BOTTOM_ROW = "... ... ###"
    LEFT_COLUMN = "#.. #.. #.."
    MIDDLE_COLUMN = ".#. .#. .#."
    RIGHT_COLUMN = "..# ..# ..#"
    CORNER = "#.# ... #.#"
    EDGE_MIDDLE = ".#. #.# .#."

    def has(self, row: int, column: int) -> bool:
        """Whether this space of the full grid belongs to the place; rows and columns count from the top left."""
        return self.value[(SIDE + 1) * row + column] == "#"


class Measure(Enum):
    """What is counted without regard to where it lies; a bare mark, too, is counted in the whole grid."""

    MISSING_KINDS = "kinds of crests absent from the grid"
    THREES = "sets of three identical crests"
    EMPTY_SPACES = "spaces of the full grid still without a card"
    OWN_KEYS = "keys held"
    GOLD_HERE = "gold in this card's purse"
    GOLD_IN_PURSES = "gold in all purses of the grid"
    SOME_FACE_DOWN = "1 if a card of the grid lies face down"


class In(NamedTuple):
    """A mark, in an area around the card."""

    area: Area
    mark: Mark


class Kinds(NamedTuple):
    """Different kinds of crests in an area."""

    area: Area


class Sets(NamedTuple):
    """Complete sets of these marks, wherever they lie in the grid."""

    marks: tuple[Mark, ...]


class On(NamedTuple):
    """1 if the card lies in its place of the full grid."""

    place: Place


class Lacks(NamedTuple):
    """1 if the grid has no such crest."""

    mark: Mark


Count: TypeAlias = Mark | Measure | In | Kinds | Sets | On | Lacks


class Gain(NamedTuple):
    """So much from the supply, or so much for each thing counted."""

    resource: int
    amount: int
    per: Count | None = None


class Near(NamedTuple):
    """So much from the supply for each such mark in a neighbour's grid."""

    resource: int
    mark: Mark
    amount: int = 1


class Others(NamedTuple):
    """All opponents gain so much."""

    resource: int
    amount: int


class Everybody(NamedTuple):
    """All players gain so much, the buyer too."""

    resource: int
    amount: int


class Discount(NamedTuple):
    """Later cards of these decks cost less."""

    decks: tuple[Location, ...]


class PurseGold(NamedTuple):
    """So much gold from the supply on each own purse, as far as it has room."""

    amount: int


class FillPurses(NamedTuple):
    """So many own purses are filled from the supply."""

    purses: int


class DiscardFor(NamedTuple):
    """A card shown at the other location is discarded for its cost in gold or in keys."""

    resource: int


class OneOf(NamedTuple):
    """The buyer chooses one of the two."""

    first: Near | PurseGold
    second: Gain


Effect: TypeAlias = Gain | Near | Others | Everybody | Discount | PurseGold | FillPurses | DiscardFor | OneOf


class Character(NamedTuple):
    """One card. Its scroll is worth so many points for each thing counted."""

    id: str
    deck: Location
    name: str
    cost: int
    crests: tuple[Mark, ...]
    arrow: Location | None  # where it sends the messenger
    purse: int  # the gold it can hold
    points: int
    per: Count
    ability: tuple[Effect, ...]


def card(
    id: str,
    name: str,
    cost: int,
    crests: tuple[Mark, ...],
    arrow: Location | None,
    purse: int,
    points: int,
    per: Count,
    *ability: Effect,
) -> Character:
    """A row of the table; the letter of its id tells the deck."""
    return Character(id, "CV".index(id[0]), name, cost, crests, arrow, purse, points, per, ability)


N, F, S, M, C, P = CRESTS  # nobility, faith, science, military, craft, peasantry
K, V = Mark.CASTLE_BANNER, Mark.VILLAGE_BANNER
ONE_CREST, TWO_CRESTS, COST_0, COST_4, COST_5_UP, DISCOUNT_CARD, PURSE_CARD = tuple(Mark)[8:15]
FILLED = Mark.FILLED
MISSING_KINDS, THREES, EMPTY_SPACES, OWN_KEYS, GOLD_HERE, GOLD_IN_PURSES, SOME_FACE_DOWN = Measure
GRID, ROW, COLUMN, CROSS = Area
TOP_ROW, MIDDLE_ROW, BOTTOM_ROW, LEFT_COLUMN, MIDDLE_COLUMN, RIGHT_COLUMN, CORNER, EDGE_MIDDLE = Place
CHEAPER_CASTLE, CHEAPER_VILLAGE, CHEAPER_BOTH = Discount((CASTLE,)), Discount((VILLAGE,)), Discount(LOCATIONS)
UP, DOWN, STAY = CASTLE, VILLAGE, None  # the messenger's arrow

# fmt: off
# Cost, crests, arrow, size of the purse; then the scroll: points for each of what; then the ability.
CHARACTERS: tuple[Character, ...] = (
    card("C01", "Duchess",               5, (N, N), STAY, 0,  8, On(TOP_ROW),      Gain(KEYS, 2)),
    card("C02", "His Majesty",           6, (N, F), DOWN, 0,  4, In(COLUMN, N),    Others(GOLD, 1)),
    card("C03", "Prince",                6, (N,),   STAY, 0,  4, In(ROW, N),       Gain(GOLD, 1, N)),
    card("C04", "Princess",              3, (N,),   DOWN, 0,  3, In(ROW, N),       CHEAPER_CASTLE),
    card("C05", "Chancellor",            6, (N, S), STAY, 0,  2, K,                Gain(KEYS, 1, S)),
    card("C06", "Jester",                3, (N,),   DOWN, 0,  2, In(CROSS, N),     Gain(GOLD, 2, N)),
    card("C07", "Queen Mother",          3, (N, N), STAY, 5,  2, GOLD_HERE,        PurseGold(2)),
    card("C08", "Her Majesty the Queen", 7, (N,),   STAY, 0, 10, Sets((N, S, C)),  Gain(KEYS, 1, N)),
    card("C09", "Baron",                 3, (N,),   STAY, 0, 10, Lacks(P),         CHEAPER_BOTH),
    card("C10", "Steward",               0, (N,),   STAY, 3,  2, GOLD_HERE,        FillPurses(2)),
    card("C11", "Mother Superior",       5, (F, F), STAY, 0,  5, On(TOP_ROW),      Gain(KEYS, 4)),
    card("C12", "Scribe",                4, (F,),   DOWN, 0,  3, In(CROSS, S),     Gain(GOLD, 1, F)),
    card("C13", "Gravedigger",           4, (F, S), STAY, 8,  2, GOLD_HERE,        DiscardFor(GOLD)),
    card("C14", "Templar",               5, (F, M), DOWN, 0,  1, OWN_KEYS,         Near(GOLD, F), Gain(KEYS, 1, M)),
    card("C15", "Cardinal",              4, (F,),   STAY, 0,  3, In(ROW, F),       Gain(KEYS, 1, K)),
    card("C16", "Chaplain",              5, (F,),   DOWN, 0,  2, V,                Gain(GOLD, 1, ONE_CREST)),
    card("C17", "His Holiness",          7, (F,),   STAY, 0,  6, MISSING_KINDS,    Gain(KEYS, 3), Others(KEYS, 1)),
    card("C18", "Nun",                   3, (F,),   DOWN, 0,  3, In(COLUMN, F),    Gain(GOLD, 1, K)),
    card("C19", "Devout",                4, (F,),   STAY, 0, 10, Lacks(C),         Gain(GOLD, 1, EMPTY_SPACES)),
    card("C20", "Pilgrim",               6, (F,),   DOWN, 0,  4, Kinds(ROW),       CHEAPER_VILLAGE),
    card("C21", "Astronomer",            5, (S, S), STAY, 0,  8, On(LEFT_COLUMN),  CHEAPER_CASTLE),
    card("C22", "Alchemist",             6, (S,),   STAY, 0,  4, DISCOUNT_CARD,    CHEAPER_BOTH),
    card("C23", "Professor",             4, (S,),   DOWN, 0,  3, In(ROW, S),       Gain(GOLD, 1, Kinds(GRID))),
    card("C24", "Apothecary",            3, (S,),   DOWN, 0,  3, In(COLUMN, S),    CHEAPER_CASTLE),
    card("C25", "Goldsmith",             4, (S, C), DOWN, 0,  6, On(LEFT_COLUMN),  Gain(KEYS, 1, TWO_CRESTS)),
    card("C26", "Architect",             4, (S,),   DOWN, 0,  2, Kinds(GRID),      CHEAPER_VILLAGE),
    card("C27", "Patron",                7, (S,),   STAY, 0,  5, COST_5_UP,        Others(GOLD, 2)),
    card("C28", "Judge",                 4, (S,),   DOWN, 0,  3, Sets((K, V)),     Gain(KEYS, 2)),
    card("C29", "Captain",               5, (M, M), DOWN, 0,  8, On(RIGHT_COLUMN), CHEAPER_VILLAGE),
    card("C30", "Officer",               5, (M,),   STAY, 0,  4, Sets((N, M)),     Gain(GOLD, 1, N), Gain(GOLD, 1, M)),
    card("C31", "Royal Guard",           4, (N, M), DOWN, 0,  3, In(COLUMN, N),    Everybody(KEYS, 1)),
    card("C32", "Lookout",               6, (M,),   STAY, 0,  4, Kinds(COLUMN),    Gain(KEYS, 1, M)),
    card("C33", "Knight",                5, (M,),   STAY, 0,  3, In(CROSS, N),     Gain(GOLD, 1, K)),
    card("C34", "General",               7, (M,),   STAY, 0,  6, THREES,           Gain(KEYS, 1, Kinds(GRID))),
    card("C35", "Guildmaster",           5, (C, C), DOWN, 0,  5, On(BOTTOM_ROW),   DiscardFor(KEYS)),
    card("C36", "Glassblower",           5, (C,),   DOWN, 0,  4, Sets((F, C)),     Gain(GOLD, 1, F), Gain(GOLD, 1, C)),
    card("C37", "Chatelaine",            2, (N, C), STAY, 0,  2, Kinds(ROW),       CHEAPER_CASTLE),
    card("C38", "Pawnbroker",            4, (C,),   DOWN, 0,  3, COST_4,           Gain(GOLD, 1, COST_4)),
    card("C39", "Banker",                7, (C,),   DOWN, 0,  1, GOLD_IN_PURSES,   OneOf(PurseGold(2), Gain(KEYS, 3))),

    card("V01", "Miraculously Cured", 2, (F, F), UP,   4,  2, GOLD_HERE,         Gain(KEYS, 1, PURSE_CARD)),
    card("V02", "Vicar",              0, (F,),   UP,   5,  2, GOLD_HERE,         Gain(GOLD, 1, V)),
    card("V03", "Spy",                4, (S, M), STAY, 0,  6, On(MIDDLE_COLUMN), Gain(GOLD, 1, S), Near(KEYS, M)),
    card("V04", "Inventor",           2, (S, S), STAY, 0,  1, V,                 Gain(GOLD, 1, S)),
    card("V05", "Doctor",             5, (S,),   UP,   0,  4, Sets((S, P)),      Gain(GOLD, 1, S), Gain(GOLD, 1, P)),
    card("V06", "Philosopher",        2, (S,),   STAY, 0, 10, Lacks(M),          CHEAPER_CASTLE),
    card("V07", "Squire",             0, (M,),   STAY, 0,  2, In(CROSS, C),      CHEAPER_BOTH),
    card("V08", "Bombardier",         2, (M,),   STAY, 0,  3, In(COLUMN, M),     OneOf(Near(GOLD, C), Gain(KEYS, 2))),
    card("V09", "Militiaman",         2, (M,),   UP,   0,  3, In(ROW, M),        OneOf(Near(GOLD, P), Gain(KEYS, 2))),
    card("V10", "Barbarian",          2, (M,),   UP,   0, 10, Lacks(S),          OneOf(Near(GOLD, S), Gain(KEYS, 2))),
    card("V11", "Executioner",        0, (M,),   UP,   0,  1, K,                 DiscardFor(GOLD)),
    card("V12", "Mercenary",          6, (M, P), STAY, 0,  7, Sets((F, M, P)),   Gain(GOLD, 1, Kinds(GRID))),
    card("V13", "Master-at-Arms",     2, (M, M), STAY, 4,  2, GOLD_HERE,         Gain(GOLD, 1, M)),
    card("V14", "Blacksmith",         5, (M, C), STAY, 0,  2, TWO_CRESTS,        OneOf(Near(GOLD, N), Gain(KEYS, 2))),
    card("V15", "Stonemason",         3, (C,),   UP,   0,  3, In(COLUMN, C),     CHEAPER_VILLAGE),
    card("V16", "Potter",             2, (C, C), UP,   4,  2, GOLD_HERE,         PurseGold(2)),
    card("V17", "Armorer",            3, (C,),   STAY, 0,  3, In(CROSS, M),      CHEAPER_BOTH),
    card("V18", "Spice Merchant",     0, (C,),   STAY, 0,  5, On(MIDDLE_ROW),    Gain(GOLD, 2, C)),
    card("V19", "Clockmaker",         3, (C,),   UP,   0,  3, In(ROW, C),        Gain(GOLD, 1, C)),
    card("V20", "Sculptor",           3, (F, C), UP,   7,  2, GOLD_HERE,         Gain(KEYS, 1, F)),
    card("V21", "Innkeeper",          0, (C,),   STAY, 6,  2, GOLD_HERE,         PurseGold(2), Others(GOLD, 2)),
    card("V22", "Carpenter",          0, (C,),   UP,   0,  8, SOME_FACE_DOWN,    Gain(KEYS, 1, MISSING_KINDS)),
    card("V23", "Locksmith",          4, (C, P), UP,   0,  1, OWN_KEYS,          Gain(KEYS, 1, C)),
    card("V24", "Farmer",             5, (P, P), UP,   0,  7, On(BOTTOM_ROW),    Gain(KEYS, 1, P)),
    card("V25", "Woodcutter",         0, (P,),   STAY, 0,  5, On(RIGHT_COLUMN),  Gain(GOLD, 1, FILLED)),
    card("V26", "Brigand",            7, (P,),   STAY, 0,  7, Sets((V, V, V)),   Near(KEYS, K)),
    card("V27", "Witch",              4, (P,),   UP,   0,  9, Lacks(F),          Gain(GOLD, 1, P), Near(KEYS, F)),
    card("V28", "Beggar",             0, (P,),   STAY, 0,  2, In(CROSS, F),      Gain(GOLD, 1, FILLED)),
    card("V29", "Monk",               4, (F, P), UP,   0,  2, In(CROSS, P),      Gain(KEYS, 1, F)),
    card("V30", "Shepherdess",        5, (P,),   UP,   0,  3, In(ROW, P),        Gain(GOLD, 1, EMPTY_SPACES)),
    card("V31", "Winemaker",          2, (S, P), STAY, 0,  2, Kinds(COLUMN),     Gain(GOLD, 1, V)),
    card("V32", "Stable Boy",         4, (N, P), STAY, 0,  3, In(COLUMN, P),     Gain(KEYS, 1, N)),
    card("V33", "Farmhand",           0, (P,),   UP,   5,  2, GOLD_HERE,         CHEAPER_VILLAGE),
    card("V34", "Traveler",           0, (P,),   STAY, 0,  2, COST_0,            Gain(GOLD, 3, COST_0)),
    card("V35", "Usurper",            5, (P,),   UP,   0,  2, K,                 Gain(KEYS, 1, ONE_CREST)),
    card("V36", "Fisherman",          2, (P, P), STAY, 0,  4, On(CORNER),        CHEAPER_CASTLE),
    card("V37", "Revolutionary",      4, (P,),   UP,   0,  9, Lacks(N),          Gain(KEYS, 1, V)),
    card("V38", "Baker",              0, (P,),   STAY, 0,  3, On(EDGE_MIDDLE),   Gain(GOLD, 1, P), Gain(KEYS, 1, V)),
    card("V39", "Beekeeper",          2, (P,),   STAY, 9,  2, GOLD_HERE,         PurseGold(2)),
)
# fmt: on


def _marks(character: Character) -> tuple[Mark, ...]:
    """Every mark that the card bears face up, a double one twice."""
    cost, crests = character.cost, character.crests
    discounts = [deck for effect in character.ability if isinstance(effect, Discount) for deck in effect.decks]
    single = {
        Mark.ONE_CREST: len(crests) == 1,
        Mark.TWO_CRESTS: len(crests) == 2,
        Mark.COST_0: cost == FREE,
        Mark.COST_4: cost == MIDDLING,
        Mark.COST_5_UP: cost >= DEAR,
        Mark.DISCOUNT_CARD: bool(discounts),
        Mark.PURSE_CARD: character.purse > 0,
        Mark.CASTLE_DISCOUNT: CASTLE in discounts,
        Mark.VILLAGE_DISCOUNT: VILLAGE in discounts,
        Mark.FILLED: True,
    }
    banner = (Mark.CASTLE_BANNER, Mark.VILLAGE_BANNER)[character.deck]
    return (*crests, banner, *(mark for mark, borne in single.items() if borne))


# The same facts by card number, for speed.
CARDS = range(len(CHARACTERS))
DECKS = tuple(tuple(number for number in CARDS if CHARACTERS[number].deck == deck) for deck in LOCATIONS)
DECK = tuple(character.deck for character in CHARACTERS)
COST = tuple(character.cost for character in CHARACTERS)
PURSE = tuple(character.purse for character in CHARACTERS)
(PURSE_POINTS,) = {character.points for character in CHARACTERS if character.per is GOLD_HERE}  # for each gold in it
ARROW = tuple(character.arrow for character in CHARACTERS)
MARKS = tuple(tuple(map(int, _marks(character))) for character in CHARACTERS)
