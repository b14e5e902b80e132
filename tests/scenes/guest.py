"""A guest at the table: somebody who plays with mouse or keyboard, whichever the game is."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from castles.boards.board import Intent, Look, Zone
from castles.display import Box, Mark, Piece
from castles.match import Match, Player
from castles.rules.game import Game, Move
from castles.scenes.curtain import Curtain
from castles.scenes.places import Place
from castles.scenes.table import Table
from castles.session.position import Position
from castles.ui.area import Area
from castles.ui.widget import Widget
from tests.matches import people
from tests.scenes.toy_table import sit_down
from tests.window import click, open_app, press, widget

STEP = 0.5  # seconds between two frames of a hasty clock


def against_computers(game: Game[Any, Any], players: int, seed: int, **options: Any) -> Match:
    """One person against computers that play at random."""
    first, *others = people(players)
    computers = (Player(each.name, each.colour, "random") for each in others)
    return Match(game, game.setup_for(players, seed, options), (first, *computers))


class Guest:
    """Somebody at the table."""

    def __init__(self, folder: Path, match: Match, **settings: Any) -> None:
        self.app = open_app(folder, **{"speed": "none", **settings})
        self.table: Table = sit_down(self.app, match)
        self.match = match
        self.now = 0.0
        self.wait()

    def wait(self) -> None:
        """Until a decision is asked for, or the match is over; curtains are lifted."""
        for _ in range(600):
            self.now += STEP
            self.app.step([], self.now)
            if isinstance(self.app.context.stack.top, Curtain):
                click(self.app, "lift", self.now)
            elif self.position.can_act or self.match.is_over:
                return
        raise AssertionError("nobody is asked for anything")

    @property
    def position(self) -> Position:
        return self.table.session.position

    @property
    def look(self) -> Look[Any]:
        return self.table.describe().look

    def placing(self, box: Box) -> Area:
        """A box of the board or the dock in the window."""
        layout = self.table.layout(self.app.canvas.area)
        assert layout is not None, "nothing is laid out behind the curtain"
        return layout.placing(box)

    def lit(self) -> Sequence[Mark]:
        """What the piece under the mouse counts."""
        layout = self.table.layout(self.app.canvas.area)
        assert layout is not None, "nothing is laid out behind the curtain"
        return self.table.easel.lit(self.table.describe(), layout)

    def zones(self) -> list[Zone]:
        return [each.zone for each in self.table.page.widgets if isinstance(each, Place)]

    def zone(self, *key: Any) -> Widget:
        return widget(self.app, f"zone {key}")

    def meaning(self, does: Move | Intent) -> Widget:
        """The place that means this."""
        return widget(self.app, f"zone {next(zone.key for zone in self.zones() if zone.does == does)}")

    def gripping(self, piece: Piece) -> Widget:
        """The place where a piece is picked up."""
        return widget(self.app, f"zone {next(zone.key for zone in self.zones() if zone.grip == piece)}")

    def button(self, does: Move | Intent) -> Widget:
        command = next(each for each in self.table.session.board.commands(self.look) if each.does == does)
        return widget(self.app, f"command {command.label}")

    def click(self, target: Widget) -> None:
        click(self.app, target, self.now)

    def press(self, *keys: int, mod: int = 0) -> None:
        press(self.app, *keys, mod=mod, now=self.now)

    def walk_to(self, target: Widget) -> None:
        """Walks there with Tab, and presses Enter."""
        for _ in self.table.page.widgets:
            self.press(pygame.K_TAB)
            if self.table.page.focus == target.key:
                self.press(pygame.K_RETURN)
                return
        raise AssertionError(f"Tab doesn't lead to {target.key}")

    def drag(self, start: Widget | Area, end: Widget | Area) -> None:
        """Presses at one place, moves in three steps, lets go at the other."""
        (x0, y0), (x1, y1) = self._pixels(start), self._pixels(end)
        self._mouse(pygame.MOUSEMOTION, x0, y0)
        self._mouse(pygame.MOUSEBUTTONDOWN, x0, y0, button=1)
        for part in (0.3, 0.7, 1.0):
            self._mouse(pygame.MOUSEMOTION, round(x0 + (x1 - x0) * part), round(y0 + (y1 - y0) * part))
        self._mouse(pygame.MOUSEBUTTONUP, x1, y1, button=1)

    def _pixels(self, target: Widget | Area) -> tuple[int, int]:
        unit, area = self.app.canvas.scale.unit, target if isinstance(target, Area) else target.area
        return round(area.centre[0] * unit), round(area.centre[1] * unit)

    def _mouse(self, kind: int, x: int, y: int, **details: Any) -> None:
        more: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {}
        self.app.step([pygame.event.Event(kind, pos=(x, y), **more, **details)], self.now)
