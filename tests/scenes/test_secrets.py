"""Nothing hidden is told: whatever is pressed or pointed at, at any moment of a random match, everything that is seen,
said and reported is the same as in a match in which what is hidden from these eyes is another."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from castles.match import Match
from castles.rules import GAMES
from castles.rules.game import Game, Move, Seat
from castles.rules.knights.state import CardsRevealed
from castles.scenes.places import Place
from castles.scenes.table import Table
from tests.scenes.guest import Guest, against_computers

KEYS = "whltgfzs"  # why, hint, log, the sheets, overlays, the close-up, the score
ME: Seat = 0
LATER = 1.0  # seconds, when a tooltip has come


def moments(game: Game[Any, Any], players: int, seed: int, every: int) -> Iterator[list[Move]]:
    """The moves up to some decisions of the person."""
    match, random = against_computers(game, players, seed), Random(seed)
    asked = 0
    while not match.is_over:
        if match.to_move == ME:
            asked += 1
            if asked % every == 0:
                yield match.moves
        match.play(random.choice(list(game.legal_moves(match.state))))


def played(game: Game[Any, Any], players: int, seed: int, moves: list[Move]) -> Match:
    match = against_computers(game, players, seed)
    for move in moves:
        match.play(move)
    return match


def swapped(match: Match, number: int) -> Match:
    """The same match for the person's eyes, in which what is hidden from them now is another."""
    game, view = match.game, match.game.view(match.state, ME)
    twin = _with_other_picks(match, Random(number)) if match.game.key == "knights" else match
    other = played(game, len(match.players), match.setup.seed, twin.moves)
    if match.game.key != "knights" and other.past:
        object.__setattr__(other.past[-1], "after", game.guess(view, ME, number))
    assert game.view(other.state, ME) == view
    return other


def _with_other_picks(match: Match, random: Random) -> Match:
    """What the computers laid face down in this round, and what they took back at drums, if need be something else."""
    hidden = _hidden_moves(match)
    for _try in range(200):
        twin = against_computers(match.game, len(match.players), match.setup.seed)
        for number, move in enumerate(match.moves):
            legal = list(match.game.legal_moves(twin.state))
            chosen = random.choice(legal) if number in hidden else move
            if chosen not in legal:
                break
            twin.play(chosen)
        else:
            if match.game.view(twin.state, ME) == match.game.view(match.state, ME):
                return twin
    return match


def _hidden_moves(match: Match) -> set[int]:
    """The computers' moves since the last reveal, by number."""
    numbers = set()
    for number, each in reversed(list(enumerate(match.past))):
        if any(isinstance(step.event, CardsRevealed) for step in each.steps):
            break
        if each.seat != ME:
            numbers.add(number)
    return numbers


class Spy:
    """Presses and points at everything, and notes all that comes of it."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.noted: list[Any] = []
        self.guest = Guest(folder, match)
        self.guest.app.context.report = lambda what, **details: self.noted.append((what, details))

    def note_everything(self) -> list[Any]:
        for letter in KEYS:
            self._press(letter)
        for area in [each.area for each in self.guest.table.page.widgets if not isinstance(each, Place)]:
            self._point_at(area.centre)
        for pose in list(self.guest.table.stage.poses.values()):
            self._point_at(self.guest.placing(pose.box).centre)
        return self.noted

    def _press(self, letter: str) -> None:
        """And again, so that what it opened is closed."""
        for _twice in range(2):
            self.guest.press(ord(letter))
            self._note_frame()
        while not isinstance(self.guest.app.context.stack.top, Table):
            self.guest.app.context.stack.pop()

    def _point_at(self, point: tuple[float, float]) -> None:
        unit = self.guest.app.canvas.scale.unit
        pos = round(point[0] * unit), round(point[1] * unit)
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.guest.app.step([motion], self.guest.now)
        self.noted += [self.guest.table.tip(self.guest.app.canvas), list(self.guest.lit())]

    def _note_frame(self) -> None:
        self.guest.now += LATER
        self.guest.app.step([], self.guest.now)
        widgets = self.guest.app.context.stack.top.page.widgets
        self.noted += [self.guest.table.describe().advice, [(each.key, each.area, each.tip) for each in widgets]]
        self.noted.append(hashlib.md5(self.guest.app.canvas.surface.get_view("0").raw).hexdigest())


MATCHES = (  # a game, how many play, the seed, and at which of the person's decisions everything is tried
    ("courtyard", 2, 1, 12),
    ("combo", 3, 1, 3),
    ("knights", 2, 2, 1),
    ("knights", 4, 2, 1),
    ("wall", 3, 2, 9),
    ("throne", 3, 4, 20),
)


@pytest.mark.parametrize(("key", "players", "seed", "every"), MATCHES)
def test_nothing_told_depends_on_what_is_hidden(key: str, players: int, seed: int, every: int, tmp_path: Path) -> None:
    game, compared = GAMES[key], 0
    for number, moves in enumerate(moments(game, players, seed, every)):
        match = played(game, players, seed, moves)
        twin = swapped(match, number)
        if twin.state != match.state:
            compared += 1
            assert Spy(tmp_path, match).note_everything() == Spy(tmp_path, twin).note_everything()
    assert compared > 2, "something was hidden"
