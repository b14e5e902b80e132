"""Knights and Castles with several people at one screen: no frame before the owner lifts the curtain depends on what
that hand holds, and nobody's cards stay open once they are laid."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from castles.app import App
from castles.match import Match
from castles.rules.knights import GAME
from castles.rules.knights.state import LAYING, Lay, Recruit, State
from castles.scenes.curtain import Curtain
from castles.scenes.table import Table
from tests.matches import people, random_match
from tests.scenes.toy_table import sit_down
from tests.window import click, open_app, press

GUESSES = (1, 2, 3)
Script = Callable[[App, Table, "Watch"], None]


class Watch:
    """Remembers every frame that was shown."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.frames: list[str] = []
        self.now = 0.0

    def look(self, seconds: float = 3.0) -> None:
        for _ in range(int(seconds * 10)):
            self.now += 0.1
            self.app.step([], self.now)
            self.remember()

    def remember(self) -> None:
        self.frames.append(hashlib.md5(self.app.canvas.surface.get_view("0").raw).hexdigest())

    def lift(self) -> None:
        assert isinstance(self.app.context.stack.top, Curtain)
        click(self.app, "lift", self.now)
        self.look(1.0)


def before(players: int, kind: type) -> State:
    """A state in which the first of several seats is asked, and others have cards of which that seat can't be sure."""
    states: list[State] = [
        played.before
        for seed in range(60)
        for played in random_match(GAME, players, seed).past
        if isinstance(played.move, kind) and not played.before.answered
    ]
    return next(state for state in states if len({tuple(each.camps) for each in guesses(state)}) == len(GUESSES))


def guesses(state: State) -> list[State]:
    """What may be true for all that the seat to move knows."""
    view = GAME.view(state, state.turn)
    return [GAME.guess(view, state.turn, number) for number in GUESSES]


def decide(app: App, table: Table, watch: Watch) -> None:
    """The first person decides: the first legal move."""
    table.session.play(table.session.match.game.legal_moves(table.session.match.state)[0])
    watch.look()


def after_loading(app: App, table: Table, watch: Watch) -> None:
    watch.look()


def after_the_first_decides(app: App, table: Table, watch: Watch) -> None:
    watch.look(0.5)
    watch.lift()
    decide(app, table, watch)


def after_losing_the_focus(app: App, table: Table, watch: Watch) -> None:
    watch.look(0.5)
    watch.lift()
    app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], watch.now)
    watch.look()


def after_other_keys(app: App, table: Table, watch: Watch) -> None:
    after_the_first_decides(app, table, watch)
    for key in (pygame.K_SPACE, pygame.K_z, pygame.K_t, pygame.K_g, pygame.K_TAB):
        press(app, key, now=watch.now)
        watch.look(0.5)


SCRIPTS: list[Script] = [after_loading, after_the_first_decides, after_losing_the_focus, after_other_keys]


def frames_of(script: Script, folder: Path, state: State) -> list[str]:
    app = open_app(folder, (1000, 640))
    match = Match(GAME, GAME.setup_for(len(state.hands), 1), people(len(state.hands)))
    match.line = replace(match.line, start=GAME.copy(state))
    table, watch = sit_down(app, match), Watch(app)
    script(app, table, watch)
    return watch.frames


@pytest.mark.parametrize("kind", [Lay, Recruit])
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_no_frame_depends_on_another_hand(script: Script, players: int, kind: type, tmp_path: Path) -> None:
    shown = [frames_of(script, tmp_path, state) for state in guesses(before(players, kind))]
    assert shown[0] == shown[1] == shown[2]


def test_the_frames_do_show_the_hand_to_its_owner(tmp_path: Path) -> None:
    def both_lift(app: App, table: Table, watch: Watch) -> None:
        after_the_first_decides(app, table, watch)
        watch.lift()

    last = {frames_of(both_lift, tmp_path, state)[-1] for state in guesses(before(2, Lay))}
    assert len(last) == len(GUESSES)


def own_guesses(state: State) -> list[State]:
    """What the seat to move may hold, for all that the next one knows."""
    other = (state.turn + 1) % len(state.hands)
    view = GAME.view(state, other)
    return [GAME.guess(view, other, number) for number in GUESSES]


def own_secret(players: int) -> State:
    """A state in which the next seat can't be sure what the first one to lay holds."""
    states: list[State] = [played.before for seed in range(60) for played in random_match(GAME, players, seed).past]
    asked = [state for state in states if state.stage == LAYING and not state.answered]
    return next(state for state in asked if len({each.hands[state.turn] for each in own_guesses(state)}) == 3)


def rest_on_the_hand(app: App, table: Table, watch: Watch) -> None:
    """The mouse rests on the first card of the hand until its tooltip comes."""
    hand = [pose.box for piece, pose in table.stage.poses.items() if piece[0] == "card" and pose.box.space == "dock"]  # type: ignore[index]
    layout = table.layout(app.canvas.area)
    assert layout is not None
    unit, centre = app.canvas.scale.unit, layout.placing(hand[0]).centre
    pos = round(centre[0] * unit), round(centre[1] * unit)
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))], watch.now)
    watch.look(1.0)


COVERS: list[Callable[[Table], None]] = [
    lambda table: None,
    lambda table: table.acts.open_menu(),
    lambda table: table.acts.open_score(),
    lambda table: table.context.stack.push(table.context.doors.keys(table.context)),
]


@pytest.mark.parametrize("cover", COVERS)
def test_nothing_of_a_hand_is_left_once_the_focus_is_lost(cover: Callable[[Table], None], tmp_path: Path) -> None:
    def lose_the_focus(app: App, table: Table, watch: Watch) -> None:
        watch.look(0.5)
        watch.lift()
        rest_on_the_hand(app, table, watch)
        cover(table)
        watch.look(0.5)
        watch.frames.clear()
        app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], watch.now)
        watch.remember()
        watch.look(1.0)

    shown = [frames_of(lose_the_focus, tmp_path, state) for state in own_guesses(own_secret(2))]
    assert shown[0] == shown[1] == shown[2]


def test_back_from_a_menu_after_the_focus_was_lost_the_curtain_is_down(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1000, 640))
    table, watch = sit_down(app, Match(GAME, GAME.setup_for(2, 2), people(2))), Watch(app)
    watch.look(0.5)
    watch.lift()
    table.acts.open_menu()
    app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], watch.now)
    click(app, "back", watch.now)
    assert isinstance(app.context.stack.top, Curtain)


def test_what_was_laid_is_hidden_at_once(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1000, 640))
    match = Match(GAME, GAME.setup_for(3, 2), people(3))
    table, watch = sit_down(app, match), Watch(app)
    watch.look(0.5)
    watch.lift()
    assert match.state.stage == LAYING
    owner = match.to_move
    assert any(piece[:2] == ("card", owner) for piece in table.stage.poses)  # type: ignore[index]
    table.session.play(GAME.legal_moves(match.state)[0])
    watch.look(0.1)
    assert not any(piece[0] == "card" for piece in table.stage.poses)  # type: ignore[index]


def test_a_finished_match_that_is_opened_again_needs_no_curtain(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1000, 640))
    match = random_match(GAME, 3)
    assert match.is_over
    assert not match.can_undo()
    table = sit_down(app, match)
    Watch(app).look()
    assert app.context.stack.top is table
    assert table.session.position.looks_back
