"""Whole random matches at real tables: in every settled frame one sees what the eyes at the screen should see.

What should be seen is worked out here afresh, from the match, its players and the settings alone.
"""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pygame

from castles.app import App
from castles.boards.board import Board, Look, Waiting, Zone
from castles.display import Pose
from castles.i18n import LANGUAGES, _
from castles.match import COLOURS, Match, Player
from castles.rules import GAMES
from castles.rules.game import Event, Move, Seat
from castles.scenes.curtain import Curtain
from castles.scenes.panels import LogSheet, PlayerPanel, Prompt
from castles.scenes.places import Place
from castles.scenes.table import Table
from castles.session.description import Describer
from castles.ui.button import Button
from castles.ui.widget import Widget
from castles.wording import WORDINGS
from tests.boards.looks import overlap
from tests.matches import NAMES
from tests.scenes.toy_table import sit_down
from tests.window import click, open_app, press

SIZES = ((1000, 640), (1280, 720), (700, 500))
STEP = 0.4  # seconds between two frames of a hasty clock
DOUBLE = 0.15  # seconds between the clicks of a double click
PATIENCE = 20_000  # frames until a table has to be settled: computers alone play a whole match
CASTS: dict[str, Callable[[Seat], bool]] = {  # which seats are people
    "people": lambda seat: True,
    "one person": lambda seat: seat == 1,
    "people and computers": lambda seat: seat != 1,
    "computers": lambda seat: False,
}


def tables() -> Iterator[tuple[str, int, str]]:
    """Every game with every number of players, by people and by people and computers."""
    for key, game in GAMES.items():
        for players in game.players:
            casts = [cast for cast in CASTS if players > 2 or cast != "people and computers"]
            yield from ((key, players, cast) for cast in casts)


def seated(key: str, players: int, cast: str, seed: int) -> Match:
    """A new match of this cast; computers play at random."""
    game, is_person = GAMES[key], CASTS[cast]
    seats = [Player(NAMES[seat], COLOURS[seat], None if is_person(seat) else "random") for seat in range(players)]
    options = {name: Random(f"{seed} {name}").choice(choices) for name, choices in game.options.items()}
    return Match(game, game.setup_for(players, seed, options), seats)


class Truth:
    """What should be seen of a match, by the seat that has the screen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.session.match
        self.session = table.session
        self.people = [seat for seat, player in enumerate(self.match.players) if player.is_person]
        self._last: Seat | None = None  # of the people, who was asked last

    @property
    def viewer(self) -> Seat:
        """The only person; of several the one to move, or who was asked last; the first seat if there is nobody."""
        if self.match.to_move in self.people and not self.session.position.is_paused:
            self._last = self.match.to_move
        if len(self.people) > 1 and self._last is not None:
            return self._last
        return self.people[0] if self.people else 0

    @property
    def waiting(self) -> Waiting | None:
        """The move that waits for a yes."""
        return self.session.position.intent.waiting

    @property
    def wanted(self) -> Move | None:
        """The move that waits."""
        return self.waiting.move if self.waiting is not None else None

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is asked for a decision, or to confirm it."""
        return self.match.to_move in self.people and not self.session.position.looks_back

    @property
    def state(self) -> Any:
        """What lies on the table: where the match is, or where somebody looks back to."""
        position = self.session.position
        return self.match.line.state_at(position.at) if position.looks_back else self.match.state

    @property
    def last(self) -> tuple[Event, ...]:
        """What the last move on the table brought."""
        position, line = self.session.position, self.match.line
        return line.events_at(position.at if position.looks_back else line.end)

    def look(self) -> Look[Any]:
        match, settings, table = self.match, self.table.context.settings, self.table
        view = match.game.view(self.state, self.viewer)
        return Look(
            view,
            self.viewer,
            match.names,
            [player.colour for player in match.players],
            match.game.legal_moves(view) if self.is_asked else (),
            table.session.position.intent,
            match.setup.options,
            frozenset(settings.helps),
            self.last,
            table.session.position.chosen,
            shared=table.session.board.secret_hands and len(self.people) > 1 and not self.match.is_over,
        )

    @property
    def name(self) -> str:
        """Whom the line on top names."""
        seat = self.match.to_move
        return self.match.names[seat] if seat is not None and self.is_asked and len(self.people) > 1 else ""

    def prompt(self, look: Look[Any]) -> str:
        seat, position = self.match.game.to_move(self.state), self.session.position
        if position.looks_back and position.at != position.line.end:
            sentences = [WORDINGS[self.match.game.key].sentence(event, self.match.names) for event in self.last]
            if any(sentences):
                return [words for words in sentences if words][-1]
        if self.waiting is not None:
            return _("Confirm with Enter, or take it back")
        if seat is None:
            return _("The game is over")
        if seat in self.people and self.is_asked:
            return self.table.session.board.prompt(look)
        if seat in self.people:
            return _("{name} is to play").format(name=self.match.names[seat])
        return _("{name} is thinking").format(name=self.match.names[seat])

    def lies(self) -> Iterator[str]:
        """What stands in the window, and shouldn't."""
        table, look = self.table, self.look()
        if table.session.position.viewer != self.viewer:
            yield f"{table.session.position.viewer} looks, not {self.viewer}"
        yield from _differences("pose", dict(table.stage.poses), dict(table.session.board.poses(look)))
        zones = table.session.board.zones(look) if self.is_asked and self.waiting is None else ()
        shown = [each.zone for each in table.page.widgets if isinstance(each, Place)]
        yield from _differences("zone", {zone.key: zone for zone in shown}, {zone.key: zone for zone in zones})
        yield from (f"nothing lies under {zone.key}" for zone in shown if not _lies_under(zone, table.stage.poses))
        yield from _differences("command", _commands(table), self._commands(table.session.board, look))
        yield from _differences("panel", _panels(table), self._panels(table.session.board, look))
        [line] = [(each.name, each.text) for each in table.page.widgets if isinstance(each, Prompt)]
        if line != (self.name, self.prompt(look)):
            yield f"the line says {line} instead of {self.name, self.prompt(look)}"
        if list(table.describe().marks) != list(table.session.board.marks(look)):
            yield "the marks are others"

    def _commands(self, board: Board[Any], look: Look[Any]) -> dict[str, bool]:
        commands = board.commands(look) if self.is_asked and self.waiting is None else ()
        return {command.label: True for command in commands}

    def _panels(self, board: Board[Any], look: Look[Any]) -> dict[Seat, Any]:
        to_play = None if board.happens(look.view) else self.match.game.to_move(self.state)
        seats = range(len(self.match.players))
        return {seat: (board.score(look, seat), list(board.badges(look, seat)), seat == to_play) for seat in seats}


def contradictions(table: Table) -> Iterator[str]:
    """Where the window shows something else than its position, described afresh."""
    position, settings = table.session.position, table.context.settings
    if position.viewer is None or position.moment is not None:
        return
    due = Describer(table.session.board).describe(position, settings)
    yield from _differences("pose", dict(table.stage.poses), dict(due.poses))
    shown = {each.zone.key: each.zone for each in table.page.widgets if isinstance(each, Place)}
    zones = {zone.key: zone for zone in due.zones}
    yield from _differences("zone", shown, {key: zone for key, zone in zones.items() if key in shown})
    panels = [(standing.score, list(standing.badges), standing.to_play) for standing in due.standings]
    yield from _differences("panel", _panels(table), dict(enumerate(panels)))
    [line] = [each.text for each in table.page.widgets if isinstance(each, Prompt)]
    if line != due.spoken.text:
        yield f"the line says {line} instead of {due.spoken.text}"
    logs = [list(each.lines) for each in table.page.widgets if isinstance(each, LogSheet)]
    yield from (f"the log says {log[-1:]} instead of {due.log[-1:]}" for log in logs if log != due.log)


def _commands(table: Table) -> dict[str, bool]:
    buttons = [each for each in table.page.widgets if isinstance(each, Button) and each.key.startswith("command ")]
    return {button.key.removeprefix("command "): True for button in buttons if button.label != _("Confirm")}


def _panels(table: Table) -> dict[Seat, Any]:
    panels = [each for each in table.page.widgets if isinstance(each, PlayerPanel)]
    return {seat: (panel.score, list(panel.badges), panel.to_play) for seat, panel in enumerate(panels)}


def _differences(kind: str, shown: dict[Any, Any], due: dict[Any, Any]) -> Iterator[str]:
    for key in shown.keys() | due.keys():
        if shown.get(key) != due.get(key):
            yield f"{kind} {key}: {shown.get(key)} instead of {due.get(key)}"


def _lies_under(zone: Zone, poses: Mapping[Any, Pose]) -> bool:
    """Whether what a place picks up lies there, and what can be dropped on it is on the table."""
    if zone.takes is not None and zone.takes not in poses:
        return False
    if zone.grip is None:
        return True
    return zone.grip in poses and overlap(poses[zone.grip].box, zone.box)


class Evening:
    """A random match at a table, with all that people do between two moves."""

    def __init__(self, folder: Path, match: Match, seed: int) -> None:
        self.random = Random(seed)
        speed = self.random.choice(("none", "none", "fast", "normal"))
        confirm = self.random.choice(("never", "never", "turn", "always"))
        self.app: App = open_app(folder, SIZES[0], speed=speed, confirm=confirm)
        self.match = match
        self.table = sit_down(self.app, match)
        self.truth = Truth(self.table)
        self.now = 0.0
        self.wrong = 0  # frames
        self.lies: list[str] = []
        self.done: Counter[str] = Counter()

    def play(self, moves: int) -> None:
        """At most so many moves, or to the end."""
        for _move in range(moves):
            self.settle()
            if self.match.is_over:
                return
            if self.truth.people and self.random.random() < 0.25:
                self._interlude()
                self.settle()
            if self.match.to_move in self.truth.people:
                self._decide()

    def settle(self) -> None:
        """Frame after frame until somebody is asked, or the match is over; curtains are lifted."""
        for _frame in range(PATIENCE):
            is_settled = self._frame()
            if is_settled and (self.match.to_move in self.truth.people or self.match.is_over):
                return
            if self.truth.people and self.random.random() < 0.05:
                self._interlude()  # while something is shown, too
        raise AssertionError("the table never settles")

    def _frame(self, *events: pygame.event.Event) -> bool:
        """One frame, and whether the table is settled; then nothing may be wrong with it."""
        self.now += STEP
        self.app.step(events, self.now)
        top = self.app.context.stack.top
        if isinstance(top, Curtain):
            click(self.app, "lift", self.now)
        elif top is not self.table:
            self.app.context.stack.pop()
        elif self.table.session.position.is_settled and self.table.session.position.viewer is not None:
            self._compare()
            return True
        return False

    def _compare(self) -> None:
        self.done["frames"] += 1
        found = list(self.truth.lies())
        self.wrong += bool(found)
        self.lies += [
            f"after {len(self.match.past)} moves, {self.table.session.position.viewer} looks: {lie}" for lie in found
        ]

    def _decide(self) -> None:
        """With the mouse on any place or button that means something, or with a move as such."""
        self.done["decisions"] += 1
        if self.truth.waiting is not None:
            self._press(self.random.choice((pygame.K_RETURN, pygame.K_RETURN, pygame.K_ESCAPE)))
        elif self.random.random() < 0.5:
            self._click(self.random.choice([each for each in self.table.page.widgets if _means_something(each)]))
        else:
            self.table.acts.decide(self.random.choice(list(self.match.game.legal_moves(self.match.state))))

    def _click(self, target: Widget) -> None:
        """What a click on a place or button says is what comes of it; a second one at once plays for nobody else."""
        count, waiting, seat = len(self.match.past), self.truth.wanted, self.match.to_move
        meant = target.zone.does if isinstance(target, Place) else None
        click(self.app, target, self.now)
        made = self.match.past[count].move if len(self.match.past) > count else self.truth.wanted
        if isinstance(meant, Move) and made not in (meant, waiting):
            self.lies.append(f"{target.key} means {meant} and plays {made}")
        click(self.app, target, self.now + DOUBLE)
        self.lies += [
            f"the second click on {target.key} plays for {played.seat}"
            for played in self.match.past[count + 1 :]
            if played.seat != seat and played.seat in self.truth.people
        ]

    def _press(self, key: int, mod: int = 0) -> None:
        press(self.app, key, mod=mod, now=self.now)

    def _interlude(self) -> None:
        """Something that isn't a move."""
        name, does = self.random.choice(INTERLUDES)
        self.done[name] += 1
        does(self)
        self._frame()

    def resize(self) -> None:
        size = self.random.choice(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._frame(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def look_back(self) -> None:
        """Somebody looks at what was played, here and there, and returns to the game."""
        self._press(pygame.K_PAGEUP)
        for _key in range(self.random.randrange(1, 5)):
            if self.table.session.position.is_paused:
                self._press(self.random.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_SPACE)))
                self._frame()
                self._compare_past()
        while self.table.session.position.is_paused:
            self._press(pygame.K_ESCAPE)
            self._frame()

    def _compare_past(self) -> None:
        position = self.table.session.position
        if self.app.context.stack.top is self.table and position.is_paused and position.moment is None:
            self.done["places of the past"] += 1
            self._compare()

    def lose_focus(self) -> None:
        self._frame(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        self._frame(pygame.event.Event(pygame.WINDOWFOCUSGAINED))

    def change_language(self) -> None:
        self.app.context.change(language=self.random.choice(LANGUAGES))

    def change_helps(self) -> None:
        helps = [*self.app.context.settings.helps]
        self.app.context.change(helps=tuple(self.random.sample(helps, k=len(helps))))

    def press_any(self, *keys: int, mod: int = 0) -> None:
        self._press(self.random.choice(keys), mod)


def _means_something(widget: object) -> bool:
    return isinstance(widget, Place) or (isinstance(widget, Button) and widget.key.startswith("command "))


INTERLUDES: tuple[tuple[str, Callable[[Evening], None]], ...] = (
    ("undo", lambda evening: evening.press_any(pygame.K_z, mod=pygame.KMOD_CTRL)),
    ("undo turn", lambda evening: evening.press_any(pygame.K_z, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)),
    ("redo", lambda evening: evening.press_any(pygame.K_y, mod=pygame.KMOD_CTRL)),
    ("menu", lambda evening: evening.table.acts.open_menu()),
    ("score", lambda evening: evening.press_any(pygame.K_s)),
    ("rules", lambda evening: evening.press_any(pygame.K_F1)),
    ("sheets", lambda evening: evening.press_any(pygame.K_t, pygame.K_g, pygame.K_l, pygame.K_f)),
    ("keys", lambda evening: evening.press_any(pygame.K_r, pygame.K_TAB, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_w)),
    ("look back", Evening.look_back),
    ("resize", Evening.resize),
    ("focus lost", Evening.lose_focus),
    ("language", Evening.change_language),
    ("helps", Evening.change_helps),
)


def main() -> None:
    """`python -m tests.truth [MATCHES] [SEED]`: so many matches at each table."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    wrong: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for key, players, cast in tables():
        for seed in range(first, first + matches):
            with tempfile.TemporaryDirectory() as folder:
                evening = Evening(Path(folder), seated(key, players, cast, seed), seed)
                evening.play(10**6)
            wrong[key] += evening.wrong
            done += evening.done
            print(f"{key} {players} {cast} {seed}: {evening.wrong} wrong frames", *evening.lies[:2], sep="\n  ")
    print(f"{dict(done)}\nwrong frames: {dict(wrong)}")


if __name__ == "__main__":
    main()
