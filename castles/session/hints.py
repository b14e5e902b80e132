"""What is said beside the table: hints, the reasons for computer players' moves, and the way to an advised move."""

from typing import Any

from castles.ai.judgements import judgement_of
from castles.ai.thought import Thought
from castles.boards.board import Board, Intent
from castles.boards.ways import Step, way_to
from castles.i18n import _
from castles.match import Played
from castles.session.look import look_at
from castles.session.position import Advice, Position
from castles.session.session import Session
from castles.wording.reasons import why


def hinted(session: Session, thought: Thought[Any]) -> bool:
    """Counts a hint, turns what has to be turned, and shows the way to its move; whether somebody can use it."""
    if not session.position.can_act or session.position.viewer is None:
        return False
    session.match.count_hint(session.position.viewer)
    session.intend(session.position.intent.dropped)
    way = way_to(session.board, look_at(session.position, session.board, session.settings()), thought.move)
    way, intent = _turned_at_once(way, session.position.intent)
    session.change(intent=intent, advice=Advice(thought.reason, way=way))
    session.report("hint", text=words_of(session.position))
    return True


def _turned_at_once(way: tuple[Step, ...], intent: Intent) -> tuple[tuple[Step, ...], Intent]:
    """The way without its first turns, and the hand that has made them."""
    while way and way[0].by is None and isinstance(way[0].does, Intent):
        intent, way = way[0].does, way[1:]
    return way, intent


def explain(session: Session) -> None:
    """Says why a computer player did what it did last, if that can be said."""
    played = explained(session.position, session.board)
    if played is None:
        return
    game = session.position.line.game
    reason = judgement_of(game).reason(game.view(played.before, played.seat), played.seat, played.move)
    session.advise(Advice(reason, of=played.seat))
    session.report("why", text=words_of(session.position))


def explained(position: Position, board: Board[Any]) -> Played | None:
    """The last move of a computer player that is ever seen, if everybody at the screen has seen it."""
    last = last_played(position, board)
    return last if last is not None and not _is_hidden(last, position, board) else None


def last_played(position: Position, board: Board[Any]) -> Played | None:
    """The last move of a computer player, but for those that stay secret."""
    never = [kind for kind, unveiled_by in board.secret_moves.items() if unveiled_by is None]
    line, at = position.line, position.at
    seen = [entry for entry in line.entries[: at.moves + bool(at.steps)] if isinstance(entry, Played)]
    computers = (played for played in reversed(seen) if not line.players[played.seat].is_person)
    return next((played for played in computers if type(played.move) not in never), None)


def _is_hidden(played: Played, position: Position, board: Board[Any]) -> bool:
    """Whether it was made in secret, and nothing told since has unveiled it."""
    unveiled_by = board.secret_moves.get(type(played.move))
    return unveiled_by is not None and unveiled_by not in _told_since(played, position)


def _told_since(played: Played, position: Position) -> set[type]:
    """What kinds of things have been told since a move, its own among them."""
    first = next(number for number, entry in enumerate(position.line.entries) if entry is played)
    before = sum(len(entry.steps) for entry in position.line.entries[:first])
    return {type(event) for _seat, event in position.told[before:]}


def words_of(position: Position) -> str:
    """What is said beside the table, in the language of the moment."""
    advice, line = position.advice, position.line
    if advice is None:
        return ""
    words = why(line.game.key, advice.reason.key, advice.reason.values, line.names)
    return words if advice.of is None else _("{name}: {words}").format(name=line.names[advice.of], words=words)
