"""Where every piece of the Courtyard lies, as both players see it."""

from collections import Counter
from collections.abc import Iterator

from castles.boards.board import Look
from castles.boards.courtyard import layout
from castles.boards.courtyard.reading import (
    SEATS,
    Laid,
    area_by_stand,
    different_turns,
    in_hand,
    keep_stand,
    laid_at,
    laid_tiles,
    last_laid,
    next_subject,
    stands,
)
from castles.display import Box, Caption, Piece, Pose
from castles.rules.courtyard.areas import Area
from castles.rules.courtyard.pieces import MEADOW, TILES, TOKENS, TOWERS, TRACK, Tile
from castles.rules.courtyard.state import NONE, Put, Stand, State
from castles.rules.game import Seat
from castles.wording.courtyard import board as words
from castles.wording.courtyard.names import square_name

HAND: Piece = ("tile", "hand")
CLOSE_UP: Piece = ("tile", "close up")  # the tile just laid, large, to put a subject on
STACK: Piece = ("stack",)
TILE_Z, KEEP_Z, TOKEN_Z, SUBJECT_Z, MARKER_Z, HAND_Z = range(1, 7)


def poses(look: Look[State]) -> dict[Piece, Pose]:
    """Every piece that can be seen, and how it lies."""
    parts = (
        _wall,
        _tiles,
        _pile,
        _tile_in_hand,
        _close_up,
        _blocks,
        _subjects,
        _keeps,
        _markers,
        _tower_tokens,
        _purses,
    )
    return {piece: pose for part in parts for piece, pose in part(look)}


def _wall(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    yield ("wall",), Pose("courtyard/wall", layout.wall_box())


def _tiles(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    for laid in laid_tiles(look.view):
        yield ("tile", laid.at), tile_pose(laid)


def tile_pose(laid: Laid) -> Pose:
    """A tile on its square."""
    picture = tile_picture(laid.tile, laid.turns, sum(laid.at))
    tip = f"{square_name(*laid.at)}\n{words.tile_tip(laid.tile)}"
    return Pose(picture, layout.square_box(laid.at), z=TILE_Z, tip=tip)


def tile_picture(tile: Tile, turns: int, seed: int = 0) -> str:
    """Only of kinds that come twice could two like pictures lie side by side: their seed goes with the square."""
    seed = seed % 2 if tile.count > 1 else 0
    return f"courtyard/tile_{tile.kind.lower()}_{seed}_{layout.picture_turn(turns)}"


def _pile(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    """The stack, and the tiles that fitted nowhere."""
    left, unfit = len(look.view.stack), look.view.unfit
    if left:
        tip = words.stack_tip(left)
        yield STACK, Pose("courtyard/tile_back", layout.STACK_BOX, tip=tip)
        yield ("stack", "count"), Pose("ui/plate", layout.COUNT_BOX, z=1, label=str(left), tip=tip)
    for number, kind in enumerate(unfit):
        tip = f"{words.aside_tip(len(unfit))}\n{words.tile_tip(TILES[kind])}"
        yield aside_piece(number), Pose(tile_picture(TILES[kind], 0), layout.ASIDE_BOX, z=number / 100, tip=tip)


def aside_piece(number: int) -> Piece:
    return ("aside", number)


def _tile_in_hand(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    tile = in_hand(look.view)
    if tile is not None:
        picture = tile_picture(tile, hand_turns(look))
        yield HAND, Pose(picture, layout.HAND_BOX, z=HAND_Z, tip=words.tile_tip(tile))


def hand_turns(look: Look[State]) -> int:
    """The quarter turns of the tile in hand; a tile that looks the same after two has only two."""
    return look.intent.turns % different_turns(look.view)


def _close_up(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    laid = last_laid(look.view)
    if laid is not None and any(isinstance(move, Put) for move in look.legal):
        picture = tile_picture(laid.tile, laid.turns, sum(laid.at))
        yield CLOSE_UP, Pose(picture, layout.HAND_BOX, z=TILE_Z, tip=words.tile_tip(laid.tile))


def _blocks(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    """What lies under the supplies, with the names of their owners."""
    for seat in SEATS:
        name = Caption(look.names[seat], *layout.block_name(), light=True, align="left")
        yield (
            ("block", seat),
            Pose(
                "ui/panel_dark",
                layout.block_box(seat),
                z=-1,
                tip=words.supply_tip(look.view, look.names, seat),
                captions=(name,),
            ),
        )


def _subjects(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    areas = area_by_stand(look.view)
    for seat in SEATS:
        for number, stand in enumerate(stands(look.view, seat)):
            yield ("empty", seat, number), _empty_place(look, seat, number)
            pose = _at_home(look, seat, number) if stand is None else _at_post(look, seat, stand, areas[stand])
            yield ("subject", seat, number), pose


def _empty_place(look: Look[State], seat: Seat, number: int) -> Pose:
    """A shade in the supply, so that one sees how many are out."""
    picture = f"courtyard/subject_{look.colours[seat]}"
    return Pose(picture, layout.supply_box(seat, number), alpha=0.16, tip=words.supply_tip(look.view, look.names, seat))


def _at_home(look: Look[State], seat: Seat, number: int) -> Pose:
    box = layout.supply_box(seat, number)
    return Pose(
        f"courtyard/subject_{look.colours[seat]}", box, z=SUBJECT_Z, tip=words.supply_tip(look.view, look.names, seat)
    )


def _at_post(look: Look[State], seat: Seat, stand: Stand, area: Area) -> Pose:
    laid = laid_at(look.view, stand[:2])
    return standing(look, seat, laid, stand[2], layout.square_box(laid.at), words.subject_tip(look.names, seat, area))


def standing(look: Look[State], seat: Seat, laid: Laid, end: str, on: Box, tip: str = "") -> Pose:
    """A subject on a segment of a tile that lies in a box; monks lie."""
    lies = layout.segment_at(laid.tile, laid.turns, end).kind == MEADOW
    x, y = layout.spot(laid.tile, laid.turns, end)
    zoom = on.w / layout.side()
    w, h = (each * zoom for each in (layout.LYING if lies else layout.SUBJECT))
    box = Box(on.x + x * on.w, on.y + y * on.h - (0 if lies else h * 0.15), w, h, on.space)
    picture = f"courtyard/subject_{look.colours[seat]}{'_lying' if lies else ''}"
    return Pose(picture, box, z=SUBJECT_Z + box.y / 10_000, tip=tip)


def own_subject(look: Look[State]) -> Piece | None:
    """The subject that goes next from the own supply."""
    number = next_subject(look.view, look.seat)
    return None if number is None else ("subject", look.seat, number)


def _keeps(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    for seat in SEATS:
        tip, picture = words.keep_tip(look.view, look.names, seat), f"courtyard/keep_{look.colours[seat]}"
        stand = keep_stand(look.view, seat)
        box = layout.spare_keep_box(seat) if stand is None else _keep_box(look.view, stand)
        yield ("keep", seat), Pose(picture, box, z=KEEP_Z + box.y / 10_000, tip=tip)


def _keep_box(view: State, stand: Stand) -> Box:
    laid = laid_at(view, stand[:2])
    on, (x, y) = layout.square_box(laid.at), layout.spot(laid.tile, laid.turns, stand[2])
    return Box(on.x + x * on.w, on.y + y * on.h - 8, *layout.KEEP)


def _markers(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    shared = len({score % TRACK for score in look.view.scores}) == 1
    for seat, score in enumerate(look.view.scores):
        box = layout.space_box(score % TRACK, seat, shared)
        picture, tip = f"courtyard/marker_{look.colours[seat]}", words.marker_tip(look.view, look.names, seat)
        yield ("marker", seat), Pose(picture, box, z=MARKER_Z + seat / 10, tip=tip)


def _tower_tokens(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    for number, (tower, token) in enumerate(zip(TOWERS, look.view.towers, strict=True)):
        if token != NONE:
            tip = words.tower_tip(tower)
            yield ("tower", number), Pose("courtyard/token_back", layout.tower_box(number), z=TOKEN_Z, tip=tip)


def _purses(look: Look[State]) -> Iterator[tuple[Piece, Pose]]:
    """Tokens that were won lie open beside their owner's subjects."""
    for seat in SEATS:
        seen: Counter[int] = Counter()
        for place, kind in enumerate(look.view.held[seat]):
            seen[kind] += 1
            token, box = TOKENS[kind], layout.purse_box(seat, place)
            pose = Pose(f"courtyard/token_{token}", box, z=TOKEN_Z, tip=words.token_tip(token))
            yield token_piece(seat, token, seen[kind]), pose


def token_piece(seat: Seat, token: str, number: int) -> Piece:
    return ("token", seat, token, number)
