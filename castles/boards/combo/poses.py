"""Where every piece of Castle Combo lies, as one seat sees it."""

from collections.abc import Iterator
from dataclasses import replace

from castles.boards.board import Look
from castles.boards.combo import layout
from castles.boards.combo.reading import MESSENGER, card_piece, held_card, is_dear, lies_down, players, seats
from castles.display import Box, Caption, Piece, Pose
from castles.rules.combo import ask
from castles.rules.combo.pieces import CHARACTERS, LOCATIONS, PURSE, Card, Location
from castles.rules.combo.state import EMPTY, Spot, State, card_of, is_face_up
from castles.rules.game import Seat
from castles.wording.combo import board as words
from castles.wording.combo.names import card_words

DECKS = ("castle", "village")
TRAY_Z, PILE_Z, PLATE_Z, PLACE_Z, CARD_Z, COIN_Z, MESSENGER_Z = range(7)
HEAPS = ((3, "small"), (9, "medium"))  # up to so many pieces
SMALLEST_HEAP = 50.0  # units wide
PILED = 3  # cards of a discard that are drawn
Posed = Iterator[tuple[Piece, Pose]]


def poses(look: Look[State]) -> dict[Piece, Pose]:
    """Every piece that can be seen, and how it lies."""
    parts = (_trays, _piles, _shown, _messenger, _blocks, _grids, _places, _own_gold, _own_keys)
    return {piece: pose for part in parts for piece, pose in part(look)}


def deck_piece(location: Location) -> Piece:
    return ("deck", location)


def gold_piece(seat: Seat, number: int) -> Piece:
    return ("gold", seat, number)


def key_piece(seat: Seat, number: int) -> Piece:
    return ("key", seat, number)


# ---- cards ----


def card_pose(card: Card, box: Box, face_down: bool = False, tip: str = "", z: float = CARD_Z) -> Pose:
    """A card with its name on the ribbon, or its back."""
    if face_down:
        return Pose(f"combo/facedown_{DECKS[CHARACTERS[card].deck]}", box, z=z, tip=tip)
    picture = f"combo/card_{CHARACTERS[card].id.lower()}"
    name = Caption(card_words(card), *layout.part("name"))
    return Pose(picture, box, z=z, tip=tip, captions=(name,))


def back_pose(card: Card, box: Box, tip: str = "") -> Pose:
    """A card about to be laid face down: its back still tells what that brings."""
    return Pose(f"combo/back_{DECKS[CHARACTERS[card].deck]}", box, z=CARD_Z, tip=tip)


def laid_pose(look: Look[State], seat: Seat, spot: Spot, card: Card, face_down: bool, tip: str = "") -> Pose:
    """A card on a spot of a grid."""
    box = layout.cell_box(players(look), look.seat, seat, look.view.shapes[seat], spot)
    return card_pose(card, box, face_down, tip)


# ---- locations ----


def _trays(look: Look[State]) -> Posed:
    for location in LOCATIONS:
        rect = layout.plan(players(look)).locations[location]
        is_open = bool(look.view.shown[location])
        tip = words.location_tip(look.view, location)
        alpha = 1 if look.view.messenger == location else 0.72 if is_open else 0.3
        yield ("location", location), Pose(f"combo/location_{DECKS[location]}", rect.box, alpha=alpha, tip=tip)
        title = layout.title_box(players(look), location)
        yield ("title", location), Pose("ui/plate", title, z=PLATE_Z, label=words.location_name(location), tip=tip)


def _piles(look: Look[State]) -> Posed:
    for location in LOCATIONS:
        yield from _deck(look, location)
        yield from _discard(look, location)


def _deck(look: Look[State], location: Location) -> Posed:
    left, box = len(look.view.decks[location]), layout.deck_box(players(look), location)
    tip = words.deck_tip(look.view, location)
    if left:
        yield deck_piece(location), Pose(f"combo/back_{DECKS[location]}", box, z=PILE_Z, tip=tip)
        yield ("deck count", location), _count(layout.count_box(box), left, tip)


def _discard(look: Look[State], location: Location) -> Posed:
    cards, box = look.view.discards[location], layout.discard_box(players(look), location)
    tip = words.discard_tip(look.view, location)
    for height, card in enumerate(cards[-PILED:]):
        yield card_piece(card), card_pose(card, box, tip=tip, z=PILE_Z + height / 10)
    if cards:
        yield ("discard count", location), _count(layout.count_box(box), len(cards), tip)


def _count(box: Box, count: int, tip: str) -> Pose:
    return Pose("ui/plate", box, z=PLATE_Z, label=str(count), tip=tip)


def _shown(look: Look[State]) -> Posed:
    held = held_card(look)
    for location in LOCATIONS:
        for slot, card in enumerate(look.view.shown[location]):
            if card != EMPTY:
                box = layout.slot_box(players(look), location, slot)
                yield card_piece(card), _offer(look, card, box, card == held)


def _offer(look: Look[State], card: Card, box: Box, is_held: bool) -> Pose:
    """A card on offer, dim if it can't be paid; in hand it shows which way up it will lie."""
    tip = words.shown_tip(look.view, look.seat, card)
    if is_held and lies_down(look, card):
        return back_pose(card, box, tip)
    return replace(card_pose(card, box, tip=tip), dim=is_dear(look, card) and not is_held)


def _messenger(look: Look[State]) -> Posed:
    yield MESSENGER, messenger_pose(look, look.view.messenger)


def messenger_pose(look: Look[State], location: Location) -> Pose:
    box = layout.stand_box(players(look), location)
    return Pose("combo/messenger", box, z=MESSENGER_Z, tip=words.messenger_tip())


# ---- grids ----


def _blocks(look: Look[State]) -> Posed:
    """What lies under the grids: a tray for the own one, a panel with name, gold and keys for each opponent's."""
    plan = layout.plan(players(look))
    yield ("own",), Pose("ui/tray", plan.own.box)
    yield ("hoard",), Pose("ui/tray_brown", plan.hoard.box)
    for seat in seats(look):
        if seat != look.seat:
            yield from _block(look, seat)


def _block(look: Look[State], seat: Seat) -> Posed:
    """An opponent's panel with crest, name, gold and keys."""
    rect, head = layout.block(players(look), look.seat, seat), layout.head(players(look), look.seat, seat)
    name = Caption(look.names[seat], *layout.within(rect, head.name), light=True)
    yield (
        ("block", seat),
        Pose("ui/panel_dark", rect.box, tip=words.block_tip(look.view, look.names, seat), captions=(name,)),
    )
    yield ("crest", seat), Pose(f"crests/{look.colours[seat]}", head.crest, z=PLATE_Z, tip=look.names[seat])
    yield from _heap(
        "gold", seat, look.view.gold[seat], head.gold, head.gold_count, words.gold_tip(look.view, look.names, seat)
    )
    yield from _heap(
        "keys", seat, look.view.keys[seat], head.keys, head.keys_count, words.keys_tip(look.view, look.names, seat)
    )


def _heap(what: str, seat: Seat, count: int, box: Box, plate: Box, tip: str) -> Posed:
    """An opponent's gold or keys: a heap where there is room for it, else a single piece; and the number."""
    size = next((size for most, size in HEAPS if count <= most), "large")
    single = "combo/coin" if what == "gold" else "combo/key"
    picture = single if box.w < SMALLEST_HEAP else f"combo/{what}_{size}"
    yield (what, seat), Pose(picture, box, z=PLATE_Z, alpha=1 if count else 0.3, tip=tip)
    yield (f"{what} count", seat), _count(plate, count, tip)


def _grids(look: Look[State]) -> Posed:
    for seat in seats(look):
        for spot, piece in ask.cards(look.view, seat).items():
            card, tip = card_of(piece), words.grid_tip(look.view, seat, spot)
            pose = laid_pose(look, seat, spot, card, not is_face_up(piece), tip)
            yield card_piece(card), pose
            if is_face_up(piece) and look.view.purses[card]:
                yield ("purse", card), _purse(card, look.view.purses[card], pose.box)


def _purse(card: Card, gold: int, on: Box) -> Pose:
    """The gold in a purse lies on the card."""
    x, y, w, h = layout.part("purse")  # its size stays to be seen
    box = layout.on_card(on, x - w * 0.18, y + h * 0.56, 0.21, 0.21)
    count = Caption(str(gold), 0.1, 0.14, 0.8, 0.72)
    return Pose("combo/sign_gold", box, z=COIN_Z, tip=words.purse_tip(gold, PURSE[card]), captions=(count,))


def _places(look: Look[State]) -> Posed:
    """Where the own grid can grow."""
    shape, tip = look.view.shapes[look.seat], "" if held_card(look) is not None else words.text(words.NEXT_PLACE)
    for spot in ask.free_spots(look.view, look.seat):
        box = layout.cell_box(players(look), look.seat, look.seat, shape, spot)
        yield ("place", spot), Pose("combo/place", box, z=PLACE_Z, alpha=0.5, tip=tip)


def _own_gold(look: Look[State]) -> Posed:
    seat, gold = look.seat, look.view.gold[look.seat]
    tip = words.gold_tip(look.view, look.names, seat)
    for number in range(gold):
        box = layout.coin_box(players(look), number, gold)
        yield gold_piece(seat, number), Pose("combo/purse_coin", box, z=COIN_Z + number / 100, tip=tip)
    label = words.gold_count(gold)
    yield ("gold count", seat), Pose("ui/plate", layout.gold_plate(players(look)), z=PLATE_Z, label=label, tip=tip)


def _own_keys(look: Look[State]) -> Posed:
    seat, keys = look.seat, look.view.keys[look.seat]
    tip = words.keys_tip(look.view, look.names, seat)
    for number in range(keys):
        box = layout.key_box(players(look), number, keys)
        yield key_piece(seat, number), Pose("combo/key", box, z=COIN_Z + number / 100, tip=tip)
    label = words.keys_count(keys)
    yield ("keys count", seat), Pose("ui/plate", layout.keys_plate(players(look)), z=PLATE_Z, label=label, tip=tip)
