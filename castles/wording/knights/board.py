"""What the board of Knights and Castles says: what is expected, which step is shown, and what every piece is."""

from castles.i18n import N_, _, ngettext
from castles.rules.game import Event, Seat
from castles.rules.knights.pieces import ARMIES, CARD_NAMES, CASTLES, DRUM, MATERIALS, ROUNDS, TILE_NAMES, Card, Tile
from castles.rules.knights.state import (
    NOBODY,
    RECRUITING,
    ArmiesCamped,
    ArmyCancelled,
    CardsRevealed,
    CastleTaken,
    CastleTakenBySword,
    ShepherdsReturned,
    State,
    SwordPassed,
    camp_size,
    hand_size,
    tile_up,
)
from castles.wording.knights.facts import FACTS
from castles.wording.wording import Names

CARDS = {
    "peasant": N_("Peasant"),
    "archer": N_("Archer"),
    "footman": N_("Footman"),
    "dragon": N_("Dragon"),
    "mounted_knight": N_("Mounted knight"),
    "catapult": N_("Catapult"),
    "shepherd": N_("Shepherd"),
}
TILES = {
    "small_wood": N_("Small wooden castle"),
    "large_wood": N_("Large wooden castle"),
    "small_brick": N_("Small brick castle"),
    "large_brick": N_("Large brick castle"),
    "small_stone": N_("Small stone castle"),
    "large_stone": N_("Large stone castle"),
    "drum": N_("Drum"),
}
LAY = {
    "small_wood": N_("A small wooden castle: choose two cards"),
    "large_wood": N_("A large wooden castle: choose two cards"),
    "small_brick": N_("A small brick castle: choose two cards"),
    "large_brick": N_("A large brick castle: choose two cards"),
    "small_stone": N_("A small stone castle: choose two cards"),
    "large_stone": N_("A large stone castle: choose two cards"),
}
AGAINST = {"wood": N_("Against wood"), "brick": N_("Against brick"), "stone": N_("Against stone")}
WORTH = {
    "wood": N_("Strength {strength} against wood"),
    "brick": N_("Strength {strength} against brick"),
    "stone": N_("Strength {strength} against stone"),
}
STEPS: dict[type[Event], str] = {
    CardsRevealed: N_("All turn up"),
    ShepherdsReturned: N_("1. Shepherds go home"),
    ArmyCancelled: N_("2. Equals cancel out"),
    CastleTaken: N_("3. The strongest takes it"),
    CastleTakenBySword: N_("3. The sword takes it"),
    ArmiesCamped: N_("4. Armies go to camp"),
    SwordPassed: N_("5. The sword moves"),
}
ALL_TURN_UP = N_("All turn up their cards")
GOES_HOME = N_("Goes home")
CANCELLED = N_("Cancelled")
ONE_BACK = N_("One army back")
CAMPS_EMPTY = N_("All camps are empty")
IN_HAND = N_("hand {count}")
IN_CAMP = N_("camp {count}")
IN_HAND_TIP = N_("Cards in hand")
IN_CAMP_TIP = N_("Cards in the camp, where only a drum gets them back")
SWORD_TIP = N_("Holds the sword: takes a castle for which no army is left")
AIM = N_("How a castle falls")
AIM_SHEPHERDS = N_("Shepherds go home")
AIM_EQUALS = N_("Equally strong armies cancel each other out")
AIM_STRONGEST = N_("The strongest one left takes the castle")
AIM_SWORD = N_("If none is left, the sword takes it")
AIM_END = N_("Most points after {rounds:word} rounds win")
UNSEEN_TILES = N_("Tiles not turned up yet")
ONE_PUT_AWAY = N_("One of them was put away unseen and never comes up.")
ALL_GAMES = N_("Points, game by game")
CAMP = N_("Camp")
PLACE_TIP = N_("Two cards of {name} come here, face down.")
FACE_DOWN_TIP = N_("Card of {name}\nFace down until all have laid theirs.")
OWN_CARDS_TIP = N_("Own cards\nThey lie face down while others look on.")
INTO_HAND = N_("Back into the hand: {card}")
LAY_HERE = N_("Lay it here")
LAY_THESE = N_("Lay these two")
RECRUIT = N_("Take back: {card}")


def text(message: str, **values: object) -> str:
    """A message in the player's language, with the numbers of the rules."""
    return _(message).format(**FACTS, **values)


def prompt(view: State, chosen: int) -> str:
    """The one line that says what is expected, once so many cards are chosen."""
    if view.stage == RECRUITING:
        return _("The drum calls: choose an army of your camp")
    if chosen == 1:
        return _("Choose one more card")
    return _("Lay these two face down, or change them") if chosen else _(LAY[TILE_NAMES[tile_up(view)]])


def step(view: State, last: Event | None) -> str:
    """Which step of the storming is shown, else which round it is."""
    shown = None if last is None else STEPS.get(type(last))
    if shown is not None:
        return _(shown)
    if view.games > 1:
        said = _("Game {game} of {games}, round {round} of {rounds}")
        return said.format(game=view.game + 1, games=view.games, round=view.round, rounds=ROUNDS)
    return _("Round {round} of {rounds}").format(round=view.round, rounds=ROUNDS)


def against(view: State) -> str:
    return _(AGAINST[_material(view)])


def _material(view: State) -> str:
    return MATERIALS[CASTLES[tile_up(view)].material]


# ---- pieces ----


def card_name(card: Card) -> str:
    return _(CARDS[CARD_NAMES[card]])


def card_tip(card: Card) -> str:
    """A card and what it is worth against each material."""
    if card == len(ARMIES):
        said = _("Fights for nobody: it goes back to the hand as soon as all cards are turned up.")
        return "\n".join([card_name(card), said])
    worth = zip(MATERIALS, ARMIES[card].strengths, strict=True)
    return "\n".join([card_name(card), *(_(WORTH[material]).format(strength=strength) for material, strength in worth)])


def strength_tip(view: State, card: Card, strength: int) -> str:
    return "\n".join([card_name(card), _(WORTH[_material(view)]).format(strength=strength)])


def tile_tip(view: State, names: Names, tile: Tile) -> str:
    """A tile, what it brings, and who has it."""
    if tile == DRUM:
        return "\n".join([_(TILES["drum"]), _("Everybody takes one army back from the camp.")])
    owner, worth = view.owners[tile], CASTLES[tile].points
    lines = [_(TILES[TILE_NAMES[tile]]), ngettext("{count} point", "{count} points", worth).format(count=worth)]
    if owner != NOBODY:
        lines.append(_("Taken by {name}").format(name=names[owner]))
    return "\n".join(lines)


def stack_tip(view: State) -> str:
    left = ROUNDS - view.round
    said = ngettext("{count} round to come", "{count} rounds to come", left).format(count=left)
    return "\n".join([_("Stack of tiles"), said, _("T shows which tiles have not been turned up.")])


def camp_tip(view: State, names: Names, seat: Seat) -> str:
    size = camp_size(view, seat)
    said = ngettext("{count} army, face down to the others", "{count} armies, face down to the others", size)
    why = _("Armies that have fought rest here. Only a drum calls one back.")
    return "\n".join([_("Camp of {name}").format(name=names[seat]), said.format(count=size), why])


def known_tip(army: Card, sure: bool) -> str:
    said = _("It is surely in this camp.") if sure else _("It is in this camp, or a drum has called it back.")
    return "\n".join([card_name(army), said])


def player_tip(view: State, names: Names, seat: Seat) -> str:
    size, worth = hand_size(view, seat), view.points[seat]
    hand = ngettext("{count} card in hand", "{count} cards in hand", size).format(count=size)
    won = ngettext("{count} point in this game", "{count} points in this game", worth).format(count=worth)
    return "\n".join([names[seat], hand, won])


def sword_tip(view: State, names: Names) -> str:
    who = _("{name} holds it: the fewest points, then the youngest.").format(name=names[view.sword])
    what = _("It takes the castle if no army is left, and lays cards first.")
    return "\n".join([_("The sword"), who, what])


# ---- events and games ----


def points(count: int) -> str:
    return ngettext("+{count} point", "+{count} points", count).format(count=count)


def game_number(view: State) -> str:
    return _("Game {game} of {games}").format(game=view.game + 1, games=view.games)


def game_tip(name: str, number: int, count: int) -> str:
    said = ngettext("Game {game}: {count} point", "Game {game}: {count} points", count)
    return "\n".join([name, said.format(game=number, count=count)])


def games_count(view: State) -> str:
    return _("Games played: {count} of {games}").format(count=len(view.finished), games=view.games)


def games_tip(view: State) -> str:
    """How the earlier games ended, one a line."""
    lines = (
        [game_number(view)]
        if view.games > 1
        else [_("{rounds:Word} rounds, then the most points win.").format(**FACTS)]
    )
    if view.finished:
        lines.append(_("G shows the points of every game."))
    return "\n".join(lines)
