"""Looking back: a line lies on the table as it was at any of its places, and goes on from there by itself or step by
step, forward as it was played, back in a glide. Nothing of the match changes."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from castles.boards.board import Board
from castles.match import Cursor, Line, Played
from castles.rules.game import Seat
from castles.session.position import GLIDE, NOTHING, Moment, Offer, Playback, Position
from castles.session.session import Driver, Session

PAUSE = 0.45  # seconds between two moves that follow each other by themselves
SLOWEST = 0.3  # of that at least, however fast everything is
TEMPOS = (1.0, 2.0, 4.0, 0.5)
DRAGGED = 0.12  # seconds of a glide while the place is dragged along


class Replay:
    """Shows what was played. In a match that still runs, its end leads back to the game."""

    only_looks = False

    def __init__(self, live: Driver) -> None:
        self.live = live  # who decides once nobody looks back any more
        self._due = 0.0  # when the next move may follow by itself

    def viewer(self, position: Position, board: Board[Any]) -> Seat | None:
        """Whoever looked when looking back began."""
        return self.live.viewer(position, board) if position.viewer is None else position.viewer

    def offer(self, position: Position) -> Offer:
        return NOTHING

    def waits(self, position: Position) -> bool:
        return position.at.moves < _goal(position).moves

    def ask_hint(self, session: Session) -> None:
        """Nobody is to move."""

    def skip(self, session: Session) -> None:
        seek(session, max(moves_of(session.position), _playback(session.position).towards), glide=0.0)

    def advance(self, session: Session, now: float) -> bool:
        position, playback = session.position, _playback(session.position)
        if session.is_showing or position.viewer is None:
            return False
        if position.at.steps:
            session.step()
        elif position.moment is not None:
            self._due = now + PAUSE * max(session.pace, SLOWEST / playback.tempo)
            session.change(moment=None)
            session.report("past", moves=moves_of(position))
        elif self.waits(position):
            if playback.plays and now < self._due:
                return False
            session.step()
        elif playback.plays:
            session.change(playback=replace(playback, plays=False))
        elif position.at == position.line.end and position.leads_back:
            return_to_game(session)
        else:
            return False
        return True


def _playback(position: Position) -> Playback:
    assert position.playback is not None, "somebody looks back"
    return position.playback


def _goal(position: Position) -> Cursor:
    """As far as where it goes on by itself."""
    return position.line.place_after(_playback(position).towards)


def moves_of(position: Position) -> int:
    """How many moves lie on the table; one that is being shown isn't counted yet."""
    return position.line.moves_at(position.at)


def moves_in(line: Line) -> int:
    return line.moves_at(line.end)


def look_back(session: Session) -> None:
    """From now on the past can be looked through; the match waits."""
    if not session.position.looks_back:
        playback = Playback(moves_of(session.position), leads_back=not session.driver.only_looks)
        session.drive(Replay(session.driver), playback=playback, intent=session.position.intent.dropped)


def return_to_game(session: Session) -> None:
    """The table goes where the match is, and it goes on."""
    if isinstance(session.driver, Replay):
        session.driver = session.driver.live
        session.jump(session.position.line.end, playback=None, is_open=False)


def seek(session: Session, moves: int, glide: float = GLIDE) -> None:
    """So many moves lie on the table, and nothing goes on by itself."""
    line = session.position.line
    moves = min(max(0, moves), moves_in(line))
    playback = replace(_playback(session.position), towards=moves, plays=False)
    session.jump(line.place_after(moves), moment=Moment(glide=glide), playback=playback)


def to_end(session: Session) -> None:
    """All moves lie on the table."""
    seek(session, moves_in(session.position.line))


def forward(session: Session) -> None:
    """The next move, as it was played; what is still being shown is over."""
    position, playback = session.position, _playback(session.position)
    begun = moves_of(position) + bool(position.at.steps)
    arrived = begun if playback.plays else max(begun, playback.towards)
    if position.at != position.line.place_after(arrived):
        seek(session, arrived, glide=0.0)
    towards = min(arrived + 1, moves_in(position.line))
    session.change(playback=replace(_playback(session.position), towards=towards, plays=False))


def back(session: Session) -> None:
    """Before the last move that lies on the table, or that is being shown."""
    position = session.position
    seek(session, moves_of(position) - (not position.at.steps))


def forward_a_turn(session: Session) -> None:
    """To where somebody else's turn begins."""
    here, line = moves_of(session.position), session.position.line
    seek(session, next((start for start in turns(line, session.board) if start > here), moves_in(line)))


def back_a_turn(session: Session) -> None:
    """To where the turn began, or the one before it."""
    position = session.position
    here = moves_of(position) + bool(position.at.steps)
    seek(session, max((start for start in turns(position.line, session.board) if start < here), default=0))


def play_or_pause(session: Session) -> None:
    """Goes on by itself, from the beginning if it is at the end; or stops after this move."""
    position, playback = session.position, _playback(session.position)
    if playback.plays:
        towards = moves_of(position) + bool(position.at.steps)
        session.change(playback=replace(playback, towards=towards, plays=False))
        return
    if position.at == position.line.end:
        seek(session, 0)
    playback = _playback(session.position)
    session.change(playback=replace(playback, towards=moves_in(position.line), plays=True))


def change_tempo(session: Session) -> None:
    """The next of the speeds."""
    playback = _playback(session.position)
    tempo = TEMPOS[(TEMPOS.index(playback.tempo) + 1) % len(TEMPOS)]
    session.change(playback=replace(playback, tempo=tempo))


def show_all(session: Session, is_open: bool) -> None:
    """Once a match is over, everything may be seen."""
    session.change(is_open=is_open and session.position.line.is_over)


# Places on the way, each told by how many moves lie on the table


def turns(line: Line, board: Board[Any]) -> Sequence[int]:
    """Where each turn begins: somebody else moves, or it is another round."""
    return _starts([(entry.seat, board.round(entry.before)) for entry in _played(line)])


def rounds(line: Line, board: Board[Any]) -> Sequence[int]:
    """Where each round begins; in games that don't count them, the turn of whoever began comes again."""
    played = _played(line)
    if any(board.round(entry.before) is not None for entry in played):
        return _starts([board.round(entry.before) for entry in played])
    return [start for start in turns(line, board) if played[start].seat == played[0].seat]


def _starts(values: Sequence[object]) -> list[int]:
    """Where another value begins."""
    return [number for number, value in enumerate(values) if not number or value != values[number - 1]]


def milestones(line: Line, board: Board[Any]) -> Sequence[int]:
    """After which moves something lay on the table that brought points or a castle."""
    played = enumerate(_played(line), start=1)
    return [number for number, entry in played if any(isinstance(event, board.milestones) for event in entry.events)]


def _played(line: Line) -> list[Played]:
    return [entry for entry in line.entries if isinstance(entry, Played)]
