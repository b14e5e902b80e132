"""What a table says when something can't be done: the reason for a drop, a tap or an undo that means nothing."""

from typing import TYPE_CHECKING

from castles.boards.board import Spot
from castles.chronicle import CHRONICLES
from castles.i18n import _
from castles.match import CannotUndo
from castles.rules.game import IllegalMove, Move
from castles.ui.widget import Point

if TYPE_CHECKING:
    from castles.scenes.table import Table


def why_not_there(table: "Table", point: Point) -> str:
    """Why what was meant at this point can't be done, as a sentence; empty if nobody can say what was meant."""
    spot = spot_at(table, point)
    move = table.board.meant(table.look(), spot) if spot and table.can_act() else None
    return why_not(table, move) if move is not None else ""


def why_not(table: "Table", move: Move) -> str:
    """Why the rules refuse this move, as a sentence; empty if they don't."""
    try:
        table.match.game.legal(table.look().view, move)
    except IllegalMove as refusal:
        return _(CHRONICLES[table.match.game.key].labels[refusal.reason])
    return ""


def spot_at(table: "Table", point: Point) -> Spot | None:
    """What lies at a point of the window: of the dock, the board, or neither."""
    piece = table.stage.under(point, table.placing)
    if table.regions and table.regions.dock.holds(point):
        return Spot(*table.dock.back(*point), "dock", piece)
    return Spot(*table.camera.back(*point), "board", piece) if table.camera.region.holds(point) else None


def why_no_undo(table: "Table") -> str:
    """Why nothing can be taken back, as a sentence; empty if something can."""
    if table.pending is not None or table.intent.picks:
        return ""
    refusal = table.match.refuses_undo()
    return undo_words(table, refusal) if refusal else ""


def why_no_redo(table: "Table") -> str:
    """Why nothing can be played again, as a sentence; empty if something can."""
    return "" if table.match.line.undone else _("There is nothing to play again.")


def why_no_hint(table: "Table") -> str:
    """Why there is no hint now, as a sentence; empty if there is one."""
    if table.pending is not None:
        return _("Confirm with Enter, or take it back")
    return "" if table.can_act() else _("There are hints when it is your turn.")


def why_no_reason(table: "Table") -> str:
    """Why no move can be explained now, as a sentence; empty if one can."""
    if table.adviser.last_played() is None:
        return _("No computer player has made a move yet.")
    return "" if table.adviser.explained() else _("What the computer players chose last still lies face down.")


def undo_words(table: "Table", refusal: CannotUndo) -> str:
    if refusal.event is None:
        return _("There is nothing to take back.")
    reason = CHRONICLES[table.match.game.key].sentence(refusal.event, table.match.names)
    return _("Can't take back what has been seen. {reason}").format(reason=reason).strip()
