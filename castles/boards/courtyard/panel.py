"""What the Courtyard shows in the players' panels, and its sheet of the tiles that are left."""

from collections.abc import Sequence

from castles.boards.board import Look
from castles.boards.courtyard.poses import tile_picture
from castles.display import Badge, Sheet
from castles.rules.courtyard.areas import tiles_left
from castles.rules.courtyard.pieces import TILES
from castles.rules.courtyard.score import tally
from castles.rules.courtyard.state import State
from castles.rules.game import Seat, totals
from castles.wording.courtyard import board as words


def score(look: Look[State], seat: Seat) -> str:
    """The large figure: the points so far, where the marker stands on the wall."""
    return str(look.view.scores[seat])


def badges(look: Look[State], seat: Seat) -> Sequence[Badge]:
    """Small counts: the points if the game ended now, subjects at home, tokens, the keep's size."""
    view, colour = look.view, look.colours[seat]
    tokens = len(view.held[seat])
    return (
        *_projected(look, seat),
        Badge(
            f"courtyard/subject_{colour}", str(view.home[seat].bit_count()), words.supply_tip(view, look.names, seat)
        ),
        Badge("courtyard/token_back", str(tokens), words.tokens_tip(tokens)),
        Badge(f"courtyard/keep_{colour}", str(view.keep_sizes[seat]), words.keep_tip(view, look.names, seat)),
    )


def _projected(look: Look[State], seat: Seat) -> list[Badge]:
    """What the score would be, for those who want to know."""
    if "projected_score" not in look.helps or look.view.ending:
        return []
    return [Badge("icons/trophy", str(totals(tally(look.view))[seat]), words.text(words.PROJECTED))]


def tiles_sheet(look: Look[State]) -> Sheet:
    """Every kind of tile, and how many of it nobody has seen yet."""
    left = tiles_left(look.view)
    rows = tuple((tile_picture(tile, 0), str(left[tile.kind]), words.tile_tip(tile)) for tile in TILES)
    return Sheet(words.text(words.STACK), rows, words.stack_tip(len(look.view.stack)))
