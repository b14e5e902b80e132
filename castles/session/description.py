"""A position described: all that is seen and told at the table, as plain values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import is_
from typing import Any

from castles.boards.board import Board, Command, Look, Zone
from castles.display import Aim, Badge, Mark, Piece, Pose, Sheet
from castles.i18n import _
from castles.rules.game import Seat
from castles.session.hints import words_of
from castles.session.logbook import log_lines, sentence
from castles.session.look import look_at
from castles.session.position import Position
from castles.settings import Settings


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player's panel tells."""

    score: str
    badges: tuple[Badge, ...]
    to_play: bool


@dataclass(frozen=True, slots=True)
class Spoken:
    """The line on top, and to several people at one screen for whom it is."""

    text: str
    seat: Seat | None = None


class Description:
    """Everything is worked out from position, board and settings when it is asked for, and only once."""

    def __init__(self, position: Position, board: Board[Any], settings: Settings, look: Look[Any] | None) -> None:
        self.position = position
        self.board = board
        self.settings = settings
        self._look = look
        self._lights: dict[Piece, Sequence[Mark]] = {}

    @property
    def look(self) -> Look[Any]:
        assert self._look is not None, "nothing is laid out behind the curtain"
        return self._look

    @property
    def is_hidden(self) -> bool:
        """Whether the curtain is down: then nothing but wood may be seen."""
        return self._look is None

    # The board

    @property
    def poses(self) -> Mapping[Piece, Pose]:
        return self.look.once(self.board.poses)

    @property
    def marks(self) -> Sequence[Mark]:
        return self.look.once(self.board.marks)

    @property
    def zones(self) -> Sequence[Zone]:
        """Where something can be done now."""
        return self.look.once(self.board.zones) if self.position.can_act else ()

    @cached_property
    def commands(self) -> Sequence[Command]:
        """The decisions that are buttons."""
        waiting = self.position.intent.waiting
        if waiting is not None:
            return [Command(_("Confirm"), waiting.move, "confirm", main=True)]
        return self.look.once(self.board.commands) if self.position.can_act else ()

    @cached_property
    def turns(self) -> bool:
        """Whether something can be turned now."""
        return self.position.can_act and self.board.turnable(self.look)

    @property
    def laid_by_hand(self) -> frozenset[Piece]:
        """The pieces that are held, or that wait for a yes somewhere else than they lie."""
        intent = self.position.intent
        waiting = intent.waiting.zone.takes if intent.waiting is not None and intent.waiting.zone else None
        return frozenset(piece for piece in (intent.held, waiting) if piece is not None)

    def lights(self, piece: Piece) -> Sequence[Mark]:
        """What a piece counts, when it is pointed at and nothing is held."""
        if self.position.intent.held is not None:
            return ()
        if piece not in self._lights:
            self._lights[piece] = self.board.lights(self.look, piece)
        return self._lights[piece]

    def sheet(self, key: str) -> Sheet:
        """Something to look up."""
        return self.look.once(self.board.sheets[key])

    @cached_property
    def aim(self) -> Aim | None:
        return self.board.aim(self.look) if self.board.aim is not None else None

    # The players

    @cached_property
    def standings(self) -> list[Standing]:
        """Of every seat."""
        to_move = None if self.board.happens(self.look.view) else self._to_move
        return [
            Standing(self.board.score(self.look, seat), tuple(self.board.badges(self.look, seat)), seat == to_move)
            for seat in range(len(self.position.line.players))
        ]

    @property
    def _to_move(self) -> Seat | None:
        """The seat to move in what lies on the table."""
        return self.position.line.game.to_move(self.position.state)

    # Words

    @cached_property
    def spoken(self) -> Spoken:
        """The line on top."""
        line = self.position.line
        is_meant = len(line.people) > 1 and self.position.is_asked
        return Spoken(self._line(), line.to_move if is_meant else None)

    def _line(self) -> str:
        position = self.position
        if position.intent.waiting is not None:
            return _("Confirm with Enter, or take it back")
        moment = position.moment
        if moment is not None and not moment.told:
            return moment.flourish.meanwhile
        if moment is not None and moment.flourish.line:
            return moment.flourish.line
        return self._happening or self._turn

    @property
    def _happening(self) -> str:
        """What was told last, unless all has been shown and somebody is to play."""
        position = self.position
        events = () if position.is_settled else position.line.events_at(position.at)
        told = (sentence(position.line, event) for event in reversed(events))
        return next(filter(None, told), "")

    @property
    def _turn(self) -> str:
        """Who is to play."""
        line, seat = self.position.line, self._to_move
        if seat is None:
            return _("The game is over")
        if self.position.is_asked:
            return self.board.prompt(self.look)
        words = _("{name} is to play") if seat in line.people else _("{name} is thinking")
        return words.format(name=line.names[seat])

    @cached_property
    def log(self) -> list[tuple[str, str]]:
        """The colour of whom each sentence is about, and the sentence."""
        return log_lines(self.position)

    # Advice

    @cached_property
    def advice(self) -> str:
        """What is said beside the table."""
        return words_of(self.position)

    def advises(self, by: Zone | Command) -> bool:
        """Whether this is what to tap or press next."""
        advised = self._advised
        if advised is None or type(advised) is not type(by):
            return False
        return by.key == advised.key if isinstance(by, Zone) else by == advised

    @property
    def advised_pieces(self) -> frozenset[Piece]:
        """The pieces to take for the next step."""
        by = self._advised
        if not isinstance(by, Zone):
            return frozenset()
        return frozenset(piece for piece in (by.takes, by.grip) if piece is not None)

    @cached_property
    def _advised(self) -> Zone | Command | None:
        """What to tap or press next."""
        advice = self.position.advice
        step = advice.next_step(self.position.intent) if advice is not None else None
        return step.by if step is not None else None


class Describer:
    """Describes one position after the other; what two of them have in common is worked out only once."""

    def __init__(self, board: Board[Any]) -> None:
        self.board = board
        self._sources: tuple[Any, ...] = ()  # what the last look was made of
        self._look: Look[Any] | None = None
        self._last: Description | None = None

    def describe(self, position: Position, settings: Settings) -> Description:
        """The position in the words and pictures that these settings ask for."""
        last = self._last
        if last is None or last.position is not position or last.settings is not settings:
            self._last = last = Description(position, self.board, settings, self._seen(position, settings))
        return last

    def _seen(self, position: Position, settings: Settings) -> Look[Any] | None:
        if position.viewer is None:
            return None
        sources = _sources(position, settings)
        if self._look is None or not all(map(is_, sources, self._sources)):
            self._sources, self._look = sources, look_at(position, self.board, settings)
        return self._look


def _sources(position: Position, settings: Settings) -> tuple[Any, ...]:
    """All that a look depends on: each is replaced, never changed, so that it can be told by its identity."""
    seen = position.view, position.viewer, position.line, position.at, position.offered
    return *seen, position.intent, position.chosen, position.is_told, position.is_open, settings
