"""Nobody sees another's hand: whatever happens, every frame before the owner lifts the curtain is the same
whichever cards the hand holds."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from castles.app import App
from castles.scenes.curtain import Curtain
from castles.scenes.table import Table
from tests import toy
from tests.scenes.toy_table import sit_down, toy_in_the_box, toy_match
from tests.window import click, open_app, press

LATER = 20.0  # seconds, when every animation has ended


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_in_the_box():
        yield


Script = Callable[[App, "Watch"], None]


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
            self.frames.append(hashlib.md5(self.app.canvas.surface.get_view("0").raw).hexdigest())

    def event(self, kind: int, **details: Any) -> None:
        self.app.step([pygame.event.Event(kind, **details)], self.now)
        self.look(0.3)


def lift(watch: Watch) -> None:
    assert isinstance(watch.app.context.stack.top, Curtain)
    click(watch.app, "lift", watch.now)
    watch.look()


def lay_a_card(watch: Watch) -> None:
    press(watch.app, pygame.K_TAB, pygame.K_RETURN, now=watch.now)
    watch.look()


def after_loading(app: App, watch: Watch) -> None:
    watch.look()


def after_the_others_move(app: App, watch: Watch) -> None:
    lift(watch)
    lay_a_card(watch)


def after_losing_the_focus(app: App, watch: Watch) -> None:
    lift(watch)
    watch.event(pygame.WINDOWFOCUSLOST)
    watch.event(pygame.WINDOWFOCUSGAINED)


def after_a_resize(app: App, watch: Watch) -> None:
    lift(watch)
    lay_a_card(watch)
    pygame.display.set_mode((900, 700), pygame.RESIZABLE)
    watch.event(pygame.VIDEORESIZE, size=(900, 700), w=900, h=700)


def after_undo(app: App, watch: Watch) -> None:
    lift(watch)
    lay_a_card(watch)
    press(app, pygame.K_z, mod=pygame.KMOD_CTRL, now=watch.now)
    watch.look()


def after_other_keys(app: App, watch: Watch) -> None:
    lift(watch)
    lay_a_card(watch)
    for key in (pygame.K_SPACE, pygame.K_l, pygame.K_s, pygame.K_TAB, pygame.K_F1):
        press(app, key, now=watch.now)
        watch.look(0.5)


def after_looking_back(app: App, watch: Watch) -> None:
    lift(watch)
    lay_a_card(watch)
    lift(watch)  # by the second player, who looks back as well
    press(app, pygame.K_PAGEUP, now=watch.now)
    watch.event(pygame.WINDOWFOCUSLOST)
    watch.frames.clear()  # up to here the second hand was seen by its owner
    watch.look(0.5)


def while_the_first_player_looks_back(app: App, watch: Watch) -> None:
    lift(watch)
    press(app, pygame.K_TAB, pygame.K_RETURN, pygame.K_PAGEUP, now=watch.now)
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_SPACE, pygame.K_ESCAPE):
        watch.look(0.5)
        press(app, key, now=watch.now)
    watch.look()


def after_taking_over(app: App, watch: Watch) -> None:
    lift(watch)
    table = app.context.stack.top
    assert isinstance(table, Table)
    table.acts.take_over()
    watch.look(0.5)
    click(app, "start", watch.now)
    watch.look()


SCRIPTS: list[Script] = [
    after_looking_back,
    while_the_first_player_looks_back,
    after_taking_over,
    after_loading,
    after_the_others_move,
    after_losing_the_focus,
    after_a_resize,
    after_undo,
    after_other_keys,
]


def frames_of(script: Script, folder: Path, number: int | None) -> list[str]:
    """Every frame of the script; with a number, the second player holds other cards that the first may think of."""
    app = open_app(folder, (1000, 640))
    match = toy_match()
    if number is not None:
        match.line = replace(match.line, start=toy.guess(toy.view(match.start, 0), 0, number))
    sit_down(app, match)
    watch = Watch(app)
    script(app, watch)
    return watch.frames


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_no_frame_depends_on_the_hidden_hand(script: Script, tmp_path: Path) -> None:
    seen = frames_of(script, tmp_path, None)
    assert all(frames_of(script, tmp_path, number) == seen for number in (1, 2, 3))


def test_the_frames_do_show_the_hand_to_its_owner(tmp_path: Path) -> None:
    def both_lift(app: App, watch: Watch) -> None:
        after_the_others_move(app, watch)
        lift(watch)

    hands = {frames_of(both_lift, tmp_path, number)[-1] for number in (1, 2, 3, 4)}
    assert len(hands) > 1


def test_the_curtain_is_down_before_the_first_frame(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    sit_down(app, toy_match())
    assert isinstance(app.context.stack.top, Curtain)
    assert app.context.stack.top.player.name == "Ilona"


def test_one_person_against_computers_needs_no_curtain(tmp_path: Path) -> None:
    from castles.match import Player

    app = open_app(tmp_path)
    sit_down(app, toy_match((Player("Ilona", "gules"), Player("Clockwork", "azure", "random"))))
    assert isinstance(app.context.stack.top, Table)


def test_leaving_the_curtain_leads_to_the_title_without_lifting_it(tmp_path: Path) -> None:
    from castles.scenes.title import Title

    app = open_app(tmp_path)
    app.context.stack.push(Title(app.context))
    sit_down(app, toy_match())
    press(app, pygame.K_ESCAPE, now=LATER)
    assert isinstance(app.context.stack.top, Title)
