"""What the Courtyard shows in the players' panels, and its sheet of the tiles that are left."""

from collections.abc import Sequence

from castles.boards.board import Badge, Look, Sheet
from castles.boards.courtyard import words
from castles.boards.courtyard.poses import tile_picture
from castles.i18n import _, ngettext
from castles.rules.courtyard.areas import tiles_left
from castles.rules.courtyard.pieces import TILES
from castles.rules.courtyard.score import tally
from castles.rules.courtyard.state import State
from castles.rules.game import Seat, totals


def score(look: Look[State], seat: Seat) -> str:
    """The large figure: as if the game ended now, or the points so far."""
    return str(_projected(look, seat) if _projects(look) else look.view.scores[seat])


def badges(look: Look[State], seat: Seat) -> Sequence[Badge]:
    """Small counts: the other figure, subjects at home, tokens, the keep's size."""
    view, colour = look.view, look.colours[seat]
    tokens = len(view.held[seat])
    token_tip = ngettext("{count} token won and not spent", "{count} tokens won and not spent", tokens)
    return (
        _other_score(look, seat),
        Badge(f"courtyard/subject_{colour}", str(view.home[seat].bit_count()), words.supply_tip(look, seat)),
        Badge("courtyard/token_back", str(tokens), token_tip.format(count=tokens)),
        Badge(f"courtyard/keep_{colour}", str(view.keep_sizes[seat]), words.keep_tip(look, seat)),
    )


def _projects(look: Look[State]) -> bool:
    return "projected_score" in look.helps and not look.view.ending


def _projected(look: Look[State], seat: Seat) -> int:
    return totals(tally(look.view))[seat]


def _other_score(look: Look[State], seat: Seat) -> Badge:
    if _projects(look):
        tip = _("Points so far; the large figure counts as if the game ended now")
        return Badge("icons/star", str(look.view.scores[seat]), tip)
    return Badge("icons/star", str(_projected(look, seat)), _("Points if the game ended now"))


def tiles_sheet(look: Look[State]) -> Sheet:
    """Every kind of tile, and how many of it nobody has seen yet."""
    left = tiles_left(look.view)
    rows = tuple((tile_picture(tile, 0), str(left[tile.kind]), words.tile_tip(tile)) for tile in TILES)
    return Sheet(_("Tiles in the stack"), rows, words.stack_tip(len(look.view.stack)))
