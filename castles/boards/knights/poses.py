"""Where every piece of Knights and Castles lies, as one seat sees it."""

from collections.abc import Iterator
from itertools import count

from castles.boards.board import Look
from castles.boards.knights import layout
from castles.boards.knights.reading import (
    Bit,
    back_piece,
    bits_in,
    camp_bits,
    camp_piece,
    card_at,
    card_piece,
    corner_of,
    is_open,
    laid_bits,
    laid_count,
    picked,
    seats,
    slot_of,
    spread,
    strength_of,
    tile_piece,
    tiles_up,
    unpicked,
)
from castles.display import Box, Caption, Piece, Pose
from castles.rules.game import Seat
from castles.rules.knights.hidden import perhaps_in_camp, surely_in_camp
from castles.rules.knights.pieces import ARMIES, CASTLES, DRUM, LARGE, MATERIALS, ROUNDS, SHEPHERD, Tile
from castles.rules.knights.score import strengths
from castles.rules.knights.state import NOBODY, RECRUITING, State, camp_size, hand_size
from castles.wording.knights import board as words

CLOTH_Z, RING_Z, PLACE_Z, CAMP_Z, CARD_Z, TILE_Z, PLATE_Z = range(7)
ABOVE = 0.05  # a medallion over its card
UNSURE = 0.45  # how clearly the memory aid shows what may be in a camp
Posed = Iterator[tuple[Piece, Pose]]


def poses(look: Look[State]) -> dict[Piece, Pose]:
    """Every piece that can be seen, and how it lies."""
    middle = (_cloth, _tiles, _stack, _strengths)
    around = (_places, _laid, _camps, _known, _names, _sword)
    own = (_picked, _hand, _own_camp, _hidden_hand)
    return {piece: pose for part in (*middle, *around, *own) for piece, pose in part(look)}


# ---- pictures ----


def card_picture(bit: Bit) -> str:
    return f"knights/shepherd_{bit - SHEPHERD + 1}" if bit >= SHEPHERD else f"knights/army_{ARMIES[bit].name}"


def tile_picture(tile: Tile) -> str:
    if tile == DRUM:
        return "knights/tile_drum"
    size = 2 if CASTLES[tile].points == LARGE else 1
    return f"knights/tile_{MATERIALS[CASTLES[tile].material]}_{size}"


def card_pose(look: Look[State], bit: Bit, box: Box, turn: float = 0, z: float = CARD_Z, dim: bool = False) -> Pose:
    """A card face up with its name on the plate."""
    name = Caption(words.card_name(card_at(bit)), *layout.plate())
    return Pose(card_picture(bit), box, turn, z, tip=words.card_tip(card_at(bit)), captions=(name,), dim=dim)


def back_pose(look: Look[State], seat: Seat, box: Box, tip: str, turn: float = 0, z: float = CARD_Z) -> Pose:
    return Pose(f"knights/back_{look.colours[seat]}", box, turn, z, tip=tip)


def _shown(look: Look[State], seat: Seat, bit: Bit, pose: Pose) -> Posed:
    """A card face up, and its strength against the castle on the table."""
    yield card_piece(seat, bit), pose
    worth = strength_of(look, bit)
    if worth is not None:
        box, tip = layout.medallion_on(pose.box, pose.turn), words.strength_tip(look.view, card_at(bit), worth)
        yield ("strength", seat, bit), Pose(f"knights/strength_{worth}", box, pose.turn, pose.z + ABOVE, tip=tip)


# ---- the middle ----


def _cloth(look: Look[State]) -> Posed:
    yield ("cloth",), Pose("ui/tray", layout.CLOTH, z=CLOTH_Z)
    yield ("ring",), Pose("knights/ring", layout.RING, z=RING_Z)
    label, tip = words.step(look.view, look.last[-1] if look.last else None), words.games_tip(look.view)
    yield ("step",), Pose("ui/plate", layout.STEP, z=PLATE_Z, label=label, tip=tip)


def _tiles(look: Look[State]) -> Posed:
    """The tile of this round in the middle; castles that were taken lie before their owners, old drums beside."""
    taken, drums = {seat: count() for seat in seats(look)}, count()
    for number, tile in tiles_up(look.view):
        owner = NOBODY if tile == DRUM else look.view.owners[tile]
        if owner != NOBODY:
            box = layout.won_box(corner_of(look, owner), next(taken[owner]))
        elif number == look.view.round:
            box = layout.TILE
        else:
            box = layout.DRUMS[next(drums)]
        tip = words.tile_tip(look.view, look.names, tile)
        yield tile_piece(number), Pose(tile_picture(tile), box, z=TILE_Z, tip=tip)


def _stack(look: Look[State]) -> Posed:
    left, tip = ROUNDS - look.view.round, words.stack_tip(look.view)
    if left:
        yield ("stack",), Pose("knights/tile_back", layout.STACK, z=PLACE_Z, tip=tip)
        yield ("stack count",), Pose("ui/plate", layout.STACK_COUNT, z=PLATE_Z, label=str(left), tip=tip)


def _strengths(look: Look[State]) -> Posed:
    """What the armies are worth against this castle, the strongest first."""
    worth = strengths(look.view)
    if not worth:
        return
    yield ("against",), Pose("ui/plate", layout.AGAINST, z=PLATE_Z, label=words.against(look.view))
    for place, army in enumerate(sorted(range(len(ARMIES)), key=lambda army: -worth[army])):
        box = layout.ranked_box(place, len(ARMIES))
        tip = words.strength_tip(look.view, army, worth[army])
        yield ("ranked", army), Pose(card_picture(army), box, z=PLACE_Z, tip=tip)
        medal = Box(box.x, box.y + box.h * 0.32, 38, 38)
        yield ("rank", army), Pose(f"knights/strength_{worth[army]}", medal, z=PLACE_Z + ABOVE, tip=tip)


# ---- before the players ----


def _places(look: Look[State]) -> Posed:
    for seat in seats(look):
        tip = words.text(words.PLACE_TIP, name=look.names[seat])
        for slot in (0, 1):
            box = layout.laid_box(corner_of(look, seat), slot)
            yield ("place", seat, slot), Pose("knights/place", box, z=PLACE_Z, tip=tip)


def _laid(look: Look[State]) -> Posed:
    for seat in seats(look):
        at, bits = corner_of(look, seat), laid_bits(look, seat)
        if bits is None:
            for slot in range(laid_count(look, seat)):
                tip = words.text(words.FACE_DOWN_TIP, name=look.names[seat])
                yield back_piece(seat, slot), back_pose(look, seat, layout.laid_box(at, slot), tip)
        for bit in bits or ():
            yield from _shown(look, seat, bit, card_pose(look, bit, layout.laid_box(at, slot_of(look, seat, bit))))


def _camps(look: Look[State]) -> Posed:
    """Camps lie face down under a tent; who looks has the own one below."""
    for seat in seats(look):
        at, size = corner_of(look, seat), camp_size(look.view, seat)
        tip = words.camp_tip(look.view, look.names, seat)
        yield ("tent", seat), Pose("knights/camp", layout.tent_box(at), z=CAMP_Z, alpha=1 if size else 0.45, tip=tip)
        if size:
            yield ("camp", seat), Pose("ui/plate", layout.camp_count_box(at), z=PLATE_Z, label=str(size), tip=tip)
        if seat != look.seat and look.is_open:
            yield from _open_camp(look, seat)
        elif seat != look.seat and not _tells(look):
            for number in range(size):
                box = layout.camp_box(at, number, size)
                yield camp_piece(seat, number), back_pose(look, seat, box, tip, z=CAMP_Z + number / 10)


def _open_camp(look: Look[State], seat: Seat) -> Posed:
    """Once it is over, what lay in another camp is shown."""
    bits = bits_in(look.view.camps[seat])
    for number, bit in enumerate(bits):
        box = layout.camp_box(corner_of(look, seat), number, len(bits))
        yield card_piece(seat, bit), card_pose(look, bit, box, z=CAMP_Z + number / 10)


def _tells(look: Look[State]) -> bool:
    return bool(look.options.get("memory_aid"))


def _known(look: Look[State]) -> Posed:
    """What the memory aid tells of other camps: what is surely there, and faintly what may be."""
    for seat in seats(look):
        if seat != look.seat and _tells(look) and not look.is_open:
            surely, perhaps = surely_in_camp(look.view, seat), perhaps_in_camp(look.view, seat)
            for number, army in enumerate((*surely, *perhaps)):
                box, sure = layout.known_box(corner_of(look, seat), number), army in surely
                tip = words.known_tip(army, sure)
                pose = Pose(card_picture(army), box, z=CAMP_Z, alpha=1 if sure else UNSURE, tip=tip)
                yield ("known", seat, army), pose


def _names(look: Look[State]) -> Posed:
    for seat in seats(look):
        box = layout.name_box(corner_of(look, seat), look.names[seat])
        tip = words.player_tip(look.view, look.names, seat)
        yield ("name", seat), Pose("ui/plate", box, z=PLATE_Z, label=look.names[seat], tip=tip)


def _sword(look: Look[State]) -> Posed:
    box = layout.sword_box(corner_of(look, look.view.sword), look.names[look.view.sword])
    yield ("sword",), Pose("knights/sword", box, z=PLATE_Z, tip=words.sword_tip(look.view, look.names))


# ---- the own cards ----


def _picked(look: Look[State]) -> Posed:
    """Cards on the way to the table lie on its places, still open to their owner."""
    for slot, bit in enumerate(picked(look) if is_open(look, look.seat) else ()):
        box = layout.laid_box(corner_of(look, look.seat), slot)
        yield from _shown(look, look.seat, bit, card_pose(look, bit, box))


def _hand(look: Look[State]) -> Posed:
    if is_open(look, look.seat):
        cards = spread(look)
        for place, bit in enumerate(unpicked(look)):
            box, turn = layout.hand_box(cards, place), layout.hand_turn(cards, place)
            yield from _shown(look, look.seat, bit, card_pose(look, bit, box, turn, CARD_Z + place / 10))


def _own_camp(look: Look[State]) -> Posed:
    """The own camp beside the hand, in the shade unless a drum calls."""
    if not camp_bits(look) or not is_open(look, look.seat):
        return
    cards, tip = spread(look), words.camp_tip(look.view, look.names, look.seat)
    yield (
        ("own camp",),
        Pose("ui/plate", layout.own_camp_plate(cards), z=PLATE_Z, label=words.text(words.CAMP), tip=tip),
    )
    for place, bit in enumerate(camp_bits(look)):
        box, dim = layout.own_camp_box(cards, place), look.view.stage != RECRUITING
        yield card_piece(look.seat, bit), card_pose(look, bit, box, z=CARD_Z + place / 10, dim=dim)


def _hidden_hand(look: Look[State]) -> Posed:
    """Where several people look on, the own cards lie face down as soon as their owner has decided."""
    if not is_open(look, look.seat):
        size, camp = hand_size(look.view, look.seat), camp_size(look.view, look.seat)
        cards, tip = layout.Spread(size, camp), words.text(words.OWN_CARDS_TIP)
        for place in range(size):
            box, turn = layout.hand_box(cards, place), layout.hand_turn(cards, place)
            yield ("hand back", place), back_pose(look, look.seat, box, tip, turn, CARD_Z + place / 10)
        for place in range(camp):
            box = layout.own_camp_box(cards, place)
            yield ("camp back", place), back_pose(look, look.seat, box, tip, z=CARD_Z + place / 10)
