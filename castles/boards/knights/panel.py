"""What Knights and Castles shows in the players' panels, and its sheets of tiles and games."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Look
from castles.boards.knights.poses import tile_picture
from castles.boards.knights.reading import seats, tiles_up
from castles.display import Aim, Badge, Sheet
from castles.rules.game import Seat
from castles.rules.knights.pieces import DRUM, TILES
from castles.rules.knights.score import total
from castles.rules.knights.state import State, camp_size, hand_size
from castles.wording.knights import board as words


def score(look: Look[State], seat: Seat) -> str:
    """The large figure: the points of all castles taken, in all games."""
    return str(total(look.view, seat))


def badges(look: Look[State], seat: Seat) -> Sequence[Badge]:
    return tuple(_badges(look, seat))


def _badges(look: Look[State], seat: Seat) -> Iterator[Badge]:
    """Cards in hand and in camp, and the sword."""
    hand = words.text(words.IN_HAND, count=hand_size(look.view, seat))
    camp = words.text(words.IN_CAMP, count=camp_size(look.view, seat))
    yield Badge("icons/card", hand, words.text(words.IN_HAND_TIP))
    yield Badge("knights/camp", camp, words.text(words.IN_CAMP_TIP))
    if look.view.sword == seat:
        yield Badge("knights/sword", "", words.text(words.SWORD_TIP))


def aim(look: Look[State]) -> Aim:
    """How a castle falls, step by step."""
    lines = (
        ("knights/shepherd_1", words.AIM_SHEPHERDS),
        ("icons/swords", words.AIM_EQUALS),
        ("knights/army_mounted_knight", words.AIM_STRONGEST),
        ("knights/sword", words.AIM_SWORD),
        ("icons/trophy", words.AIM_END),
    )
    return Aim(words.text(words.AIM), tuple((picture, words.text(line), "") for picture, line in lines))


def tiles_sheet(look: Look[State]) -> Sheet:
    """Every kind of tile, and how many of it have not been turned up."""
    seen = [tile for _number, tile in tiles_up(look.view)]
    rows = tuple(
        (tile_picture(tile), str(TILES.count(tile) - seen.count(tile)), words.tile_tip(look.view, look.names, tile))
        for tile in range(DRUM + 1)
    )
    return Sheet(words.text(words.UNSEEN_TILES), rows, words.text(words.ONE_PUT_AWAY))


def games_sheet(look: Look[State]) -> Sheet:
    """The points of every game, player by player."""
    games = [*look.view.finished, tuple(look.view.points)]
    rows = tuple(
        (f"crests/{look.colours[seat]}", str(points[seat]), words.game_tip(look.names[seat], number, points[seat]))
        for number, points in enumerate(games, 1)
        for seat in seats(look)
    )
    return Sheet(words.text(words.ALL_GAMES), rows, words.games_count(look.view), columns=len(look.names))
