"""What Knights and Castles shows in the players' panels, and its sheets of tiles and games."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Aim, Badge, Look, Sheet
from castles.boards.knights import words
from castles.boards.knights.poses import tile_picture
from castles.boards.knights.reading import seats, tiles_up
from castles.i18n import _
from castles.rules.game import Seat
from castles.rules.knights.pieces import DRUM, TILES
from castles.rules.knights.score import total
from castles.rules.knights.state import State, camp_size, hand_size
from castles.wording.knights.facts import FACTS


def score(look: Look[State], seat: Seat) -> str:
    """The large figure: the points of all castles taken, in all games."""
    return str(total(look.view, seat))


def badges(look: Look[State], seat: Seat) -> Sequence[Badge]:
    return tuple(_badges(look, seat))


def _badges(look: Look[State], seat: Seat) -> Iterator[Badge]:
    """Cards in hand and in camp, and the sword."""
    hand = _("hand {count}").format(count=hand_size(look.view, seat))
    camp = _("camp {count}").format(count=camp_size(look.view, seat))
    yield Badge("icons/card", hand, _("Cards in hand"))
    yield Badge("knights/camp", camp, _("Cards in the camp, where only a drum gets them back"))
    if look.view.sword == seat:
        yield Badge("knights/sword", "", _("Holds the sword: takes a castle for which no army is left"))


def aim(look: Look[State]) -> Aim:
    """How a castle falls, step by step."""
    lines = (
        ("knights/shepherd_1", _("Shepherds go home")),
        ("icons/swords", _("Equally strong armies cancel each other out")),
        ("knights/army_mounted_knight", _("The strongest one left takes the castle")),
        ("knights/sword", _("If none is left, the sword takes it")),
        ("icons/trophy", _("Most points after {rounds:word} rounds win").format(**FACTS)),
    )
    return Aim(_("How a castle falls"), tuple((*line, "") for line in lines))


def tiles_sheet(look: Look[State]) -> Sheet:
    """Every kind of tile, and how many of it have not been turned up."""
    seen = [tile for _number, tile in tiles_up(look.view)]
    rows = tuple(
        (tile_picture(tile), str(TILES.count(tile) - seen.count(tile)), words.tile_tip(look, tile))
        for tile in range(DRUM + 1)
    )
    return Sheet(_("Tiles not turned up yet"), rows, _("One of them was put away unseen and never comes up."))


def games_sheet(look: Look[State]) -> Sheet:
    """The points of every game, player by player."""
    games = [*look.view.finished, tuple(look.view.points)]
    rows = tuple(
        (f"crests/{look.colours[seat]}", str(points[seat]), words.game_tip(look, seat, number, points[seat]))
        for number, points in enumerate(games, 1)
        for seat in seats(look)
    )
    return Sheet(_("Points, game by game"), rows, words.games_count(look), columns=len(look.names))
