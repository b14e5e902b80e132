"""Why something can't be done at a table, in words: a move, a drop, an undo, a hint."""

from typing import Any

from castles.boards.board import Board, Look
from castles.display import Spot
from castles.i18n import _
from castles.match import CannotUndo, Line
from castles.rules.game import IllegalMove, Move
from castles.session.hints import explained, last_played
from castles.session.position import Position
from castles.session.session import Refusal
from castles.wording import WORDINGS


def words_for(refusal: Refusal, position: Position) -> str:
    """Why a session refused, as a sentence; empty if there is none."""
    cause = refusal.cause
    if isinstance(cause, IllegalMove):
        return _(WORDINGS[position.line.game.key].labels[cause.reason])
    if isinstance(cause, CannotUndo):
        return undo_words(position.line, cause)
    return _past(position) if position.lies_in_past else position.offered.refusal()


def why_not_there(position: Position, board: Board[Any], look: Look[Any], spot: Spot | None) -> str:
    """Why what was meant at a spot can't be done, as a sentence; empty if nobody can say what was meant."""
    move = board.meant(look, spot) if spot is not None and position.can_act else None
    return why_not(position, move) if move is not None else ""


def why_not(position: Position, move: Move) -> str:
    """Why the rules refuse this move, as a sentence; empty if they don't."""
    try:
        position.line.game.legal(position.view, move)
    except IllegalMove as refusal:
        return _(WORDINGS[position.line.game.key].labels[refusal.reason])
    return ""


def why_no_undo(position: Position) -> str:
    """Why nothing can be taken back, as a sentence; empty if something can."""
    if position.intent.waiting is not None or position.intent.picks:
        return ""
    if position.lies_in_past:
        return _past(position)
    refusal = position.line.refuses_undo()
    return undo_words(position.line, refusal) if refusal else ""


def _past(position: Position) -> str:
    if not position.is_paused:
        return _("This is the past. What was played can be changed from its end on.")
    if not position.leads_back:
        return _("This match is played in another window of Castles.")
    return _("The game waits while you look back. Esc returns to it.")


def undo_words(line: Line, refusal: CannotUndo) -> str:
    if refusal.event is None:
        return _("There is nothing to take back.")
    reason = WORDINGS[line.game.key].sentence(refusal.event, line.names)
    return _("Can't take back what has been seen. {reason}").format(reason=reason).strip()


def why_no_redo(position: Position) -> str:
    """Why nothing can be played again, as a sentence; empty if something can."""
    if position.lies_in_past:
        return _past(position)
    return "" if position.line.undone else _("There is nothing to play again.")


def why_no_hint(position: Position) -> str:
    """Why there is no hint now, as a sentence; empty if there is one."""
    if position.intent.waiting is not None:
        return _("Confirm with Enter, or take it back")
    if position.is_paused:
        return _past(position)
    return "" if position.can_act else _("There are hints when it is your turn.")


def why_no_reason(position: Position, board: Board[Any]) -> str:
    """Why no move can be explained now, as a sentence; empty if one can."""
    if last_played(position, board) is None:
        return _("No computer player has made a move yet.")
    return "" if explained(position, board) else _("What the computer players chose last still lies face down.")
