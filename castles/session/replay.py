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

    def __init__(self, live: Driver) -> None:
        self.live = live  # who decides once nobody looks back any more
        self._due = 0.0  # when the next move may follow by itself

    def viewer(self, position: Position, board: Board[Any]) -> Seat | None:
        """Whoever looked when looking back began."""
        return self.live.viewer(position, board) if position.viewer is None else position.viewer

    def offer(self, position: Position) -> Offer:
        return NOTHING

    def waits(self, position: Position) -> bool:
        return position.at.moves < _playback(position).towards

    def ask_hint(self, session: Session) -> None:
        """Nobody is to move."""

    def skip(self, session: Session) -> None:
        seek(session, max(session.position.at.moves, _playback(session.position).towards), glide=0.0)

    def advance(self, session: Session, now: float) -> bool:
        position, playback = session.position, _playback(session.position)
        if session.is_showing or position.viewer is None:
            return False
        if position.at.steps:
            session.step()
        elif position.moment is not None:
            self._due = now + PAUSE * max(session.pace, SLOWEST) / playback.tempo
            session.change(moment=None)
            session.report("past", moves=position.at.moves)
        elif position.at.moves < playback.towards:
            if playback.plays and now < self._due:
                return False
            session.step()
        elif playback.plays:
            session.change(playback=replace(playback, plays=False))
        elif position.at == position.line.end and not position.line.is_over:
            return_to_game(session)
        else:
            return False
        return True


def _playback(position: Position) -> Playback:
    assert position.playback is not None, "somebody looks back"
    return position.playback


def look_back(session: Session) -> None:
    """From now on the past can be looked through; the match waits."""
    if not session.position.looks_back:
        moves = session.position.at.moves
        session.drive(Replay(session.driver), playback=Playback(moves), intent=session.position.intent.dropped)


def return_to_game(session: Session) -> None:
    """The table goes where the match is, and it goes on."""
    if isinstance(session.driver, Replay):
        session.driver = session.driver.live
        session.jump(session.position.line.end, playback=None, is_open=False)


def seek(session: Session, moves: int, glide: float = GLIDE) -> None:
    """So many moves lie on the table, and nothing goes on by itself."""
    moves = min(max(0, moves), len(session.position.line.entries))
    playback = replace(_playback(session.position), towards=moves, plays=False)
    session.jump(Cursor(moves), moment=Moment(glide=glide), playback=playback)


def to_end(session: Session) -> None:
    """All moves lie on the table."""
    seek(session, len(session.position.line.entries))


def forward(session: Session) -> None:
    """The next move, as it was played; what is still being shown is over."""
    position = session.position
    arrived = max(position.at.moves, _playback(position).towards)
    if position.at != Cursor(arrived):
        seek(session, arrived, glide=0.0)
    towards = min(arrived + 1, len(position.line.entries))
    session.change(playback=replace(_playback(session.position), towards=towards, plays=False))


def back(session: Session) -> None:
    """Before the last move that lies on the table."""
    at = session.position.at
    seek(session, at.moves if at.steps else at.moves - 1)


def forward_a_turn(session: Session) -> None:
    """To where somebody else's turn begins."""
    at, line = session.position.at, session.position.line
    seek(session, next((start for start in turns(line) if start > at.moves), len(line.entries)))


def back_a_turn(session: Session) -> None:
    """To where the turn began, or the one before it."""
    at, line = session.position.at, session.position.line
    before = at.moves + bool(at.steps)
    seek(session, max((start for start in turns(line) if start < before), default=0))


def play_or_pause(session: Session) -> None:
    """Goes on by itself, from the beginning if it is at the end; or stops after this move."""
    position, playback, last = session.position, _playback(session.position), len(session.position.line.entries)
    if playback.plays:
        towards = position.at.moves + bool(position.at.steps)
        session.change(playback=replace(playback, towards=towards, plays=False))
        return
    if position.at == position.line.end:
        seek(session, 0)
    session.change(playback=replace(_playback(session.position), towards=last, plays=True))


def change_tempo(session: Session) -> None:
    """The next of the speeds."""
    playback = _playback(session.position)
    tempo = TEMPOS[(TEMPOS.index(playback.tempo) + 1) % len(TEMPOS)]
    session.change(playback=replace(playback, tempo=tempo))


def show_all(session: Session, is_open: bool) -> None:
    """Once a match is over, everything may be seen."""
    session.change(is_open=is_open and session.position.line.is_over)


# Places on the way


def turns(line: Line) -> Sequence[int]:
    """After how many moves each turn begins."""
    seats = [entry.seat if isinstance(entry, Played) else None for entry in line.entries]
    starts, last = list[int](), None
    for number, seat in enumerate(seats):
        if seat not in (last, None):
            starts.append(number)
            last = seat
    return starts


def rounds(line: Line) -> Sequence[int]:
    """After how many moves each round begins: the turn of whoever began comes again."""
    starts = turns(line)
    return [start for start in starts if line.entries[start].seat == line.entries[starts[0]].seat]


def milestones(line: Line, board: Board[Any]) -> Sequence[int]:
    """After how many moves something lay on the table that brought points or a castle."""
    entries = enumerate(line.entries, start=1)
    return [number for number, entry in entries if any(isinstance(event, board.milestones) for event in entry.events)]
