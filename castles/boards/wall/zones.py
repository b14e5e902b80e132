"""Where to tap and drop in Castle Wall, and the buttons beside the board: all from the legal moves."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Command, Look, Zone
from castles.boards.wall import layout
from castles.boards.wall.poses import back_pose, card_pose, element_box
from castles.boards.wall.reading import aided, gap, is_up, middle_piece, players
from castles.display import Box, Pose
from castles.rules.game import Move
from castles.rules.wall.state import Build, Insert, LetGo, PutBack, State, TurnUp, number_up
from castles.wording.wall import board as words


def zones(look: Look[State]) -> list[Zone]:
    """Every place that means something now."""
    return [*_face_down(look), *(_decisions(look) if look.legal and is_up(look.view) else ())]


def _face_down(look: Look[State]) -> Iterator[Zone]:
    known = aided(look)
    for move in look.legal:
        if isinstance(move, TurnUp):
            box, seen = layout.place_box(players(look), move.place), known.get(move.place)
            name = words.place_name(move.place, seen)
            yield Zone(("turn up", move.place), box, move, glow=False, tip=words.back_tip(seen), name=name)


def _decisions(look: Look[State]) -> list[Zone]:
    """The card turned up, and where it can go. It lies over its own place until it is in hand."""
    places = [_decision(look, move) for move in look.legal]
    card = _card(look)
    return [card, *places] if look.intent.held == card.grip else [*places, card]


def _card(look: Look[State]) -> Zone:
    piece, box = middle_piece(look.view.up), layout.up_box(players(look), look.view.up)
    tip, name = words.card_tip(number_up(look.view)), words.text(words.THE_CARD)
    return Zone(("card",), box, look.intent.changed(held=piece), grip=piece, glow=False, tip=tip, name=name)


def _decision(look: Look[State], move: Move) -> Zone:
    piece, box = middle_piece(look.view.up), _where(look, move)
    ghost = _ghost(look, move, box)
    name, covered = words.decision_name(move), isinstance(move, PutBack) and look.intent.held != piece
    return Zone((type(move).__name__,), box, move, takes=piece, ghost=ghost, glow=not covered, tip=name, name=name)


def _ghost(look: Look[State], move: Move, box: Box) -> Pose | None:
    """The card as it would lie: face down again if it is put back."""
    if isinstance(move, LetGo):
        return None
    return back_pose(box) if isinstance(move, PutBack) else card_pose(number_up(look.view), box)


def _where(look: Look[State], move: Move) -> Box:
    """The place that a decision means."""
    if isinstance(move, Build):
        return element_box(look, look.seat, len(look.view.castles[look.seat]))
    if isinstance(move, Insert):
        return element_box(look, look.seat, gap(look, look.seat) or 0)
    if isinstance(move, LetGo):
        return layout.gone_box(players(look), min(len(look.view.gone), len(layout.grid(players(look)).gone) - 1))
    return layout.place_box(players(look), look.view.up)


def commands(look: Look[State]) -> Sequence[Command]:
    """The same decisions as buttons."""
    return [
        Command(words.button(move), move, icon, main=not isinstance(move, PutBack | LetGo), key=key)
        for move in look.legal
        for kind, icon, key in BUTTONS
        if isinstance(move, kind)
    ]


BUTTONS: tuple[tuple[type[Move], str, str], ...] = (
    (Build, "tower", "b"),
    (Insert, "star", "i"),
    (PutBack, "undo", "p"),
    (LetGo, "close", "g"),
)
