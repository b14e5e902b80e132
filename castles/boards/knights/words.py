"""What the board of Knights and Castles says: what is expected, which step is shown, and what every piece is."""

from castles.boards.board import Look
from castles.boards.knights.reading import Bit, card_at, picked
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


def prompt(look: Look[State]) -> str:
    """The one line that says what is expected."""
    if look.view.stage == RECRUITING:
        return _("The drum calls: choose an army of your camp")
    chosen = len(picked(look))
    if chosen == 1:
        return _("Choose one more card")
    return _("Lay these two face down, or change them") if chosen else _(LAY[TILE_NAMES[tile_up(look.view)]])


def step(look: Look[State]) -> str:
    """Which step of the storming is shown, else which round it is."""
    shown = STEPS.get(type(look.last[-1])) if look.last else None
    if shown is not None:
        return _(shown)
    if look.view.games > 1:
        said = _("Game {game} of {games}, round {round} of {rounds}")
        return said.format(game=look.view.game + 1, games=look.view.games, round=look.view.round, rounds=ROUNDS)
    return _("Round {round} of {rounds}").format(round=look.view.round, rounds=ROUNDS)


def against(look: Look[State]) -> str:
    return _(AGAINST[_material(look)])


def _material(look: Look[State]) -> str:
    return MATERIALS[CASTLES[tile_up(look.view)].material]


# ---- pieces ----


def card_name(card: Card) -> str:
    return _(CARDS[CARD_NAMES[card]])


def card_tip(look: Look[State], bit: Bit) -> str:
    """A card and what it is worth against each material."""
    card = card_at(bit)
    if card == len(ARMIES):
        said = _("Fights for nobody: it goes back to the hand as soon as all cards are turned up.")
        return "\n".join([card_name(card), said])
    worth = zip(MATERIALS, ARMIES[card].strengths, strict=True)
    return "\n".join([card_name(card), *(_(WORTH[material]).format(strength=strength) for material, strength in worth)])


def strength_tip(look: Look[State], bit: Bit, strength: int) -> str:
    return "\n".join([card_name(card_at(bit)), _(WORTH[_material(look)]).format(strength=strength)])


def tile_tip(look: Look[State], tile: Tile) -> str:
    """A tile, what it brings, and who has it."""
    if tile == DRUM:
        return "\n".join([_(TILES["drum"]), _("Everybody takes one army back from the camp.")])
    owner, worth = look.view.owners[tile], CASTLES[tile].points
    lines = [_(TILES[TILE_NAMES[tile]]), ngettext("{count} point", "{count} points", worth).format(count=worth)]
    if owner != NOBODY:
        lines.append(_("Taken by {name}").format(name=look.names[owner]))
    return "\n".join(lines)


def stack_tip(look: Look[State]) -> str:
    left = ROUNDS - look.view.round
    said = ngettext("{count} round to come", "{count} rounds to come", left).format(count=left)
    return "\n".join([_("Stack of tiles"), said, _("T shows which tiles have not been turned up.")])


def face_down_tip(look: Look[State], seat: Seat) -> str:
    return _("Card of {name}\nFace down until all have laid theirs.").format(name=look.names[seat])


def camp_tip(look: Look[State], seat: Seat) -> str:
    size = camp_size(look.view, seat)
    said = ngettext("{count} army, face down to the others", "{count} armies, face down to the others", size)
    why = _("Armies that have fought rest here. Only a drum calls one back.")
    return "\n".join([_("Camp of {name}").format(name=look.names[seat]), said.format(count=size), why])


def known_tip(army: Card, sure: bool) -> str:
    said = _("It is surely in this camp.") if sure else _("It is in this camp, or a drum has called it back.")
    return "\n".join([card_name(army), said])


def own_cards_tip() -> str:
    return _("Own cards\nThey lie face down while others look on.")


def player_tip(look: Look[State], seat: Seat) -> str:
    size, worth = hand_size(look.view, seat), look.view.points[seat]
    hand = ngettext("{count} card in hand", "{count} cards in hand", size).format(count=size)
    won = ngettext("{count} point in this game", "{count} points in this game", worth).format(count=worth)
    return "\n".join([look.names[seat], hand, won])


def sword_tip(look: Look[State]) -> str:
    who = _("{name} holds it: the fewest points, then the youngest.").format(name=look.names[look.view.sword])
    what = _("It takes the castle if no army is left, and lays cards first.")
    return "\n".join([_("The sword"), who, what])


# ---- events and games ----


def points(count: int) -> str:
    return ngettext("+{count} point", "+{count} points", count).format(count=count)


def game_number(look: Look[State]) -> str:
    return _("Game {game} of {games}").format(game=look.view.game + 1, games=look.view.games)


def game_tip(look: Look[State], seat: Seat, number: int, count: int) -> str:
    said = ngettext("Game {game}: {count} point", "Game {game}: {count} points", count)
    return "\n".join([look.names[seat], said.format(game=number, count=count)])


def games_count(look: Look[State]) -> str:
    return _("Games played: {count} of {games}").format(count=len(look.view.finished), games=look.view.games)


def games_tip(look: Look[State]) -> str:
    """How the earlier games ended, one a line."""
    lines = (
        [game_number(look)]
        if look.view.games > 1
        else [_("{rounds:Word} rounds, then the most points win.").format(**FACTS)]
    )
    if look.view.finished:
        lines.append(_("G shows the points of every game."))
    return "\n".join(lines)
