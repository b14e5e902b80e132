"""Sessions without a window: whoever sits there plays at random, and the clock is turned by hand."""

from collections.abc import Callable
from random import Random
from typing import Any

from castles.ai.thinker import AtOnce
from castles.boards import BOARDS
from castles.match import COLOURS, Match, Player
from castles.rules import GAMES
from castles.rules.game import Seat
from castles.session.description import Describer, Description
from castles.session.play import Play
from castles.session.session import Driver, Session
from castles.settings import Settings
from tests.matches import NAMES

STEP = 0.4  # seconds between two turns of the clock
PATIENCE = 100_000  # turns of it until something has to have come to rest


def seated(key: str, players: int, people: Callable[[Seat], bool], seed: int) -> Match:
    """A new match; computers play at random."""
    game = GAMES[key]
    seats = [Player(NAMES[seat], COLOURS[seat], None if people(seat) else "random") for seat in range(players)]
    options = {name: Random(f"{seed} {name}").choice(choices) for name, choices in game.options.items()}
    return Match(game, game.setup_for(players, seed, options), seats)


def session_of(match: Match, driver: Driver | None = None, **settings: Any) -> Session:
    chosen = Settings(**{"speed": "none", **settings})
    return Session(match, BOARDS[match.game.key], driver or Play(AtOnce()), lambda: chosen)


class Clock:
    """Turns the clock of a session, and notes every position on the way."""

    def __init__(
        self, session: Session, watch: Callable[[Description], None] = lambda description: None, step: float = STEP
    ) -> None:
        self.session = session
        self.step = step
        self._watch = watch
        self._describer = Describer(session.board)
        self.now = 0.0

    def describe(self) -> Description:
        return self._describer.describe(self.session.position, self.session.settings())

    def rest(self) -> None:
        """Until nothing goes on by itself, or somebody has to lift a curtain."""
        for _turn in range(PATIENCE):
            self.now += self.step
            while self.session.advance(self.now):
                self._watch(self.describe())
            if not self.session.is_showing and not self.session.is_busy:
                return
        raise AssertionError("the session never rests")


def play_on(session: Session, clock: Clock, chance: Random, moves: int = 10**6) -> None:
    """People play at random, so many moves or to the end."""
    for _move in range(moves):
        clock.rest()
        if session.position.viewer is None:
            session.look_as(session.position.lifter)
            continue
        if session.position.line.is_over:
            return
        session.decide(chance.choice(session.position.offered.moves))
        session.confirm()
