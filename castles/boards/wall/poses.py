"""Where every piece of Castle Wall lies."""

from collections.abc import Iterator
from dataclasses import replace

from castles.boards.board import Look
from castles.boards.wall import layout
from castles.boards.wall.reading import (
    aided,
    gap,
    gone_piece,
    is_up,
    middle_piece,
    players,
    seats,
    wall_piece,
)
from castles.display import Box, Caption, Piece, Pose
from castles.rules.game import Seat
from castles.rules.wall.pieces import START, TENTH, Number, Place
from castles.rules.wall.state import EMPTY, State, number_up
from castles.wording.wall import board as words

TRAY_Z, PLACE_Z, CARD_Z, PLATE_Z, UP_Z = range(5)
COUNTRIES = 3  # pictures of open country
UNEVEN = (-2.2, 1.4, -0.8, 2.4, 0.6, -1.6, 1.9)  # degrees by which cards lie askew, in turn
SEEN = Caption("", 0.1, 0.7, 0.8, 0.25, light=True)  # where the memory aid writes
DOOR = 40.0  # the sign that cards leave here
Posed = Iterator[tuple[Piece, Pose]]


def poses(look: Look[State]) -> dict[Piece, Pose]:
    """Every piece that can be seen, and how it lies."""
    parts = (_tray, _places, _middle, _up, _gone, _castles, _names)
    return {piece: pose for part in parts for piece, pose in part(look)}


def card_pose(number: Number, box: Box, z: float = CARD_Z, tip: str = "") -> Pose:
    return Pose(f"wall/card_{number:02}", box, z=z, tip=tip or words.card_tip(number))


def back_pose(box: Box) -> Pose:
    return Pose("wall/back", box, z=CARD_Z)


# ---- the middle ----


def _tray(look: Look[State]) -> Posed:
    yield ("tray",), Pose("ui/tray", layout.tray(players(look)), z=TRAY_Z)


def _places(look: Look[State]) -> Posed:
    """The marks on the cloth where a card lay, or has been lifted from."""
    for place, card in enumerate(look.view.cards):
        if card == EMPTY or place == look.view.up:
            box = layout.place_box(players(look), place)
            yield ("place", place), Pose("wall/gone", box, z=PLACE_Z)


def _middle(look: Look[State]) -> Posed:
    known = aided(look)
    for place, card in enumerate(look.view.cards):
        if card != EMPTY and place != look.view.up:
            yield middle_piece(place), _face_down(look, place, known.get(place))


def _face_down(look: Look[State], place: Place, seen: Number | None) -> Pose:
    box, turn = layout.place_box(players(look), place), UNEVEN[place % len(UNEVEN)]
    number = () if seen is None else (Caption(str(seen), SEEN.x, SEEN.y, SEEN.w, SEEN.h, SEEN.light),)
    return replace(back_pose(box), turn=turn, tip=words.back_tip(seen), captions=number)


def _up(look: Look[State]) -> Posed:
    if is_up(look.view):
        box = layout.up_box(players(look), look.view.up)
        yield middle_piece(look.view.up), card_pose(number_up(look.view), box, UP_Z)


def _gone(look: Look[State]) -> Posed:
    """The cards that left last, in the shade at the edge of the middle."""
    cells = range(len(layout.grid(players(look)).gone))
    tip = words.gone_tip(look.view)
    for cell in cells:
        box = layout.gone_box(players(look), cell)
        yield ("gone place", cell), Pose("wall/gone", box, z=PLACE_Z, tip=tip)
        yield ("door", cell), Pose("icons/quit", replace(box, w=DOOR, h=DOOR), z=PLACE_Z + 0.5, alpha=0.4, tip=tip)
    latest = look.view.gone[-len(cells) :]
    for cell, number in enumerate(latest):
        box = layout.gone_box(players(look), cell)
        yield gone_piece(number), Pose(f"wall/card_{number:02}", box, z=CARD_Z, dim=True, tip=tip)


# ---- castles ----


def _castles(look: Look[State]) -> Posed:
    for seat in seats(look):
        yield from _country(look, seat)
        yield from _wall(look, seat)


def position_of(look: Look[State], seat: Seat, place: int) -> int:
    """Where an element stands: behind the gap that opens for the wizard, it has moved on."""
    opens = gap(look, seat)
    return place if opens is None or place < opens else place + 1


def element_box(look: Look[State], seat: Seat, position: int) -> Box:
    return layout.strip(players(look), look.seat, seat).element(position)


def _country(look: Look[State], seat: Seat) -> Posed:
    """The land on which the wall will stand, and the steps at its end."""
    yield ("frame", seat), _frame(look, seat)
    length = len(look.view.castles[seat]) + (gap(look, seat) is not None)
    for position in range(TENTH):
        picture = f"wall/country_{position % COUNTRIES + 1}"
        yield ("country", seat, position), Pose(picture, element_box(look, seat, position), z=PLACE_Z)
    if length < TENTH:
        yield ("steps", seat), Pose("wall/end", element_box(look, seat, length), z=PLACE_Z + 0.5)


def _frame(look: Look[State], seat: Seat) -> Pose:
    """Around the land; beside a smaller castle it holds the owner's name."""
    box, tip = layout.frame(players(look), look.seat, seat), words.castle_tip(look.view, look.names, seat)
    name = Caption(look.names[seat], *layout.name_part(players(look), look.seat, seat), light=True)
    return Pose("ui/tray_brown", box, z=TRAY_Z, tip=tip, captions=(name,) if seat != look.seat else ())


def _wall(look: Look[State], seat: Seat) -> Posed:
    for place, number in enumerate(look.view.castles[seat]):
        box = element_box(look, seat, position_of(look, seat, place))
        if number == START:
            tip = words.start_tip(look.names[seat])
            yield ("start", seat), Pose(f"wall/start_{look.colours[seat]}", box, z=CARD_Z, tip=tip)
        else:
            yield wall_piece(number), card_pose(number, box)


def _names(look: Look[State]) -> Posed:
    own = look.names[look.seat]
    box, tip = layout.plate_box(players(look), look.seat, own), words.castle_tip(look.view, look.names, look.seat)
    yield ("name", look.seat), Pose("ui/plate", box, z=PLATE_Z, label=own, tip=tip)
    for seat in seats(look):
        if seat != look.seat:
            crest, tip = layout.crest_box(players(look), look.seat, seat), words.castle_tip(look.view, look.names, seat)
            yield ("crest", seat), Pose(f"crests/{look.colours[seat]}", crest, z=PLATE_Z, tip=tip)
