"""Where to tap and drop in the Courtyard, and the buttons beside the board: all from the legal moves."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Command, Intent, Look, Zone
from castles.boards.courtyard import layout
from castles.boards.courtyard.poses import HAND, hand_turns, own_subject, standing, tile_pose
from castles.boards.courtyard.reading import Laid, can_turn, different_turns, in_hand, last_laid
from castles.display import Box, Pose
from castles.rules.courtyard.areas import area_at
from castles.rules.courtyard.state import At, EndTurn, GoAgain, Place, Put, PutNobody, Score, Stand, State
from castles.rules.game import Move
from castles.wording.courtyard import board as words


def zones(look: Look[State]) -> list[Zone]:
    """Every place that means something now."""
    return [*_lay_zones(look), *_put_zones(look), *_score_zones(look)]


# Laying the tile


def _lay_zones(look: Look[State]) -> Iterator[Zone]:
    ways: dict[At, dict[int, Move]] = {}
    for move in look.legal:
        if isinstance(move, Place):
            ways.setdefault((move.x, move.y), {})[move.turns] = move
    for at, turns in ways.items():
        yield _square_zone(look, at, turns)
    if ways:
        yield _hand_zone(look)


def _hand_zone(look: Look[State]) -> Zone:
    """The first tap takes the tile up, others turn it."""
    pick_up, again = look.intent.changed(held=HAND), _turned(look) if can_turn(look) else None
    tip, name = words.text(words.LAY_AND_TURN_TIP if can_turn(look) else words.LAY_TIP), words.text(words.TILE_IN_HAND)
    return Zone(("hand",), layout.HAND_BOX, pick_up, grip=HAND, glow=False, tip=tip, name=name, again=again)


def _turned(look: Look[State]) -> Intent:
    """The tile in hand a quarter further."""
    return look.intent.changed(turns=(look.intent.turns + 1) % 4)


def _square_zone(look: Look[State], at: At, ways: dict[int, Move]) -> Zone:
    """A square where the tile fits as it is, or after some more turns: then a tap turns it."""
    turns, count = hand_turns(look), different_turns(look.view)
    fitting = next((turns + more) % count for more in range(count) if (turns + more) % count in ways)
    faint = fitting != turns
    does: Move | Intent = look.intent.changed(turns=fitting) if faint else ways[fitting]
    return Zone(
        ("lay", at),
        layout.square_box(at),
        does,
        takes=HAND,
        ghost=_tile_ghost(look, at, fitting),
        faint=faint,
        light="courtyard/glow_other" if faint else "courtyard/glow_square",
        tip=words.text(words.FITS_TURNED) if faint else "",
        name=words.text(words.TURN_TILE if faint else words.LAY_TILE),
    )


def _tile_ghost(look: Look[State], at: At, turns: int) -> Pose:
    tile = in_hand(look.view)
    assert tile is not None, "there is a tile to lay"
    return tile_pose(Laid(at, tile, turns))


# Putting a subject


def _put_zones(look: Look[State]) -> Iterator[Zone]:
    """On the tile in the court, and on its large picture in the dock."""
    puts = [move for move in look.legal if isinstance(move, Put)]
    laid, subject = last_laid(look.view), own_subject(look)
    if not puts or laid is None:
        return
    for move in puts:
        yield _segment_zone(look, laid, move, layout.square_box(laid.at))
    for move in puts:
        yield _segment_zone(look, laid, move, layout.HAND_BOX)
    tip = words.text(words.PUT_TIP)
    row, held = layout.supply_row(look.seat), look.intent.changed(held=subject)
    yield Zone(("supply",), row, held, grip=subject, glow=False, tip=tip, name=words.text(words.YOUR_SUBJECTS))


def _segment_zone(look: Look[State], laid: Laid, move: Put, on: Box) -> Zone:
    x, y = layout.spot(laid.tile, laid.turns, move.end)
    side = layout.room(laid.tile) * on.w
    return Zone(
        ("put", on.space, move.end),
        Box(on.x + x * on.w, on.y + y * on.h, side, side, on.space),
        move,
        takes=own_subject(look),
        ghost=standing(look, look.seat, laid, move.end, on),
        light="courtyard/glow_square",
        tip=words.put_tip(look.view, move, laid.at),
        name=words.text(words.PUTS[move.role]),
    )


# Scoring


def _score_ways(look: Look[State]) -> dict[Stand, list[Score]]:
    ways: dict[Stand, list[Score]] = {}
    for move in look.legal:
        if isinstance(move, Score):
            ways.setdefault((move.x, move.y, move.end), []).append(move)
    return ways


def _score_zones(look: Look[State]) -> Iterator[Zone]:
    """The flagged square of each area that can be scored; with a token to spend, it only says which."""
    for stand, moves in _score_ways(look).items():
        does: Move | Intent = moves[0] if len(moves) == 1 else look.intent.changed(picks=(stand,))
        tip = words.area_tip(look.names, area_at(look.view, *stand))
        box = layout.square_box(stand[:2])
        yield Zone(
            ("score", stand), box, does, light="courtyard/glow_square", tip=tip, name=words.text(words.SCORE_AREA)
        )


def commands(look: Look[State]) -> Sequence[Command]:
    """Decisions without a place on the board, and the button that turns the tile."""
    if can_turn(look):
        return [Command(words.text(words.TURN_TILE), _turned(look), "rotate", box=layout.TURN_BOX)]
    if any(isinstance(move, PutNobody) for move in look.legal):
        return [Command(words.text(words.NO_SUBJECT), PutNobody(), "close", main=True)]
    if any(isinstance(move, GoAgain) for move in look.legal):
        return [
            Command(words.text(words.GO_AGAIN), GoAgain(), "redo"),
            Command(words.text(words.END_TURN), EndTurn(), "confirm", main=True),
        ]
    return [Command(words.score_label(move, look.view), move, main=move.double) for move in _picked_scores(look)]


def _picked_scores(look: Look[State]) -> list[Score]:
    """With and without the token, once it is clear for which area."""
    ways = _score_ways(look)
    chosen = next((moves for stand, moves in ways.items() if len(ways) == 1 or stand in look.intent.picks), [])
    return chosen if len(chosen) > 1 else []
