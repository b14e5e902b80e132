"""What a scene is, the stack they lie on, and what the app gives them to work with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import pygame

from castles import settings as settings_file
from castles.ai.thinker import AtOnce, Thinker
from castles.background import BackgroundKeeper
from castles.i18n import speak
from castles.match import Cursor, Match
from castles.rules.game import Game
from castles.scenes.keeping import Keeping
from castles.scenes.spotlight import Lights
from castles.settings import Settings
from castles.storage import Storage
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.sound import Sounds
from castles.ui.widget import Page, Widget

COMMON = ("ui", "crests", "faces", "table")  # folders of art/ that almost every scene needs


@dataclass
class Context:
    """What all scenes share: settings, saves, sounds, and the stack they are on."""

    settings: Settings
    storage: Storage
    sounds: Sounds
    stack: Stack
    report: Callable[..., None] = field(default=lambda what, **details: None)  # to the log of events
    is_watched: bool = False  # whether somebody reads that log
    keeps_settings: bool = True  # False with --safe
    is_in_background: bool = False  # whether matches are kept there, so that no frame waits for the disk
    notices: list[str] = field(default_factory=list)  # to be shown for a while, the newest last
    thinker: Thinker = field(default_factory=AtOnce)  # of the computer players
    keeping: Keeping | None = None  # of the match that was played last
    doors: Doors = field(init=False, repr=False)  # from scene to scene, opened by the app

    def watch(self, match: Match) -> None:
        """From now on it is watched whether this match is safe on disk; of the one before this is the last chance."""
        if self.keeping is not None and self.keeping.match is not match:
            self.keeping.leave()
        if self.is_in_background and match.keeper is not None and not match.keeper.is_in_background:
            match.keeper = BackgroundKeeper(match.keeper)
        self.keeping = Keeping(self._tell_keeping, match)

    def keep_last(self) -> None:
        """What was played last is on disk, or was tried to be saved once more, before it is left or read again."""
        if self.keeping is not None:
            self.keeping.finish()

    def leave(self, match: Match) -> None:
        """Its table is left: as soon as the match is safe, another program may play it."""
        if self.keeping is not None and self.keeping.match is match:
            self.keeping.leave()

    def note_result(self, match: Match) -> None:
        """A match is over: its result outlives its save. What can't be noted now is found among the saves later."""
        try:
            self.storage.journal.note(match)
        except OSError as error:
            self.report("trouble", error=str(error))

    def _tell_keeping(self, message: str) -> None:
        self.notify(message)

    def notify(self, message: str) -> None:
        """Shows a line for a few seconds, over whatever scene is on top."""
        self.notices.append(message)
        self.report("notice", text=message)

    def change(self, **fields: Any) -> None:
        """New settings, in force at once and kept if the disk allows."""
        self.settings = replace(self.settings, **fields)
        speak(self.settings.spoken)
        self.sounds.set_volumes(self.settings.sound, self.settings.music)
        if self.keeps_settings:
            try:
                settings_file.keep(self.settings, self.storage.folder / "settings.json")
            except OSError as error:
                self.report("trouble", error=str(error))


@dataclass
class Stack:
    """The scenes, the top one last. Changes take effect between frames."""

    scenes: list[Scene] = field(default_factory=list)
    deeds: int = 0  # how often something was done: input was taken, a scene was entered, something has moved

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self._entered()

    def pop(self) -> None:
        """Back to the scene below; the last one closes the program."""
        self.scenes.pop().left()
        if self.scenes:
            self._entered()

    def swap(self, scene: Scene) -> None:
        """This scene in place of the top one."""
        self.top.left()
        self.scenes[-1] = scene
        self._entered()

    def home(self) -> None:
        """Back to the lowest scene, the title."""
        while len(self.scenes) > 1:
            self.scenes.pop().left()
        self._entered()

    @property
    def seen(self) -> list[Scene]:
        """The top scene and, under overlays, what shows through; the lowest first."""
        lowest = len(self.scenes) - 1
        while lowest and self.scenes[lowest].is_overlay:
            lowest -= 1
        return self.scenes[lowest:]

    def _entered(self) -> None:
        self.deeds += 1
        self.top.entered()
        self.top.context.report("scene", name=self.top.name)


class Doors(Protocol):
    """Makes each scene that others lead to, so that none has to know the others; `House` knows them all."""

    def lobby(self, context: Context, game: Game[Any, Any]) -> Scene:
        """Where a new match is set up."""

    def table(self, context: Context, match: Match) -> Scene:
        """Where a match is played, or looked at once it is over."""

    def onlooker(self, context: Context, match: Match) -> Scene:
        """Where a match that is played elsewhere is looked at."""

    def table_menu(self, context: Context, match: Match, lights: Lights, at: Cursor) -> Scene:
        """What one can do beside playing."""

    def score(self, context: Context, match: Match, lights: Lights | None, at: Cursor | None) -> Scene:
        """The score, final or as if it ended at a place of the match."""

    def take_over(self, context: Context, match: Match, at: Cursor) -> Scene:
        """Where a new match is set up from a place of another."""

    def rules(self, context: Context, game: str | None) -> Scene:
        """The rulebooks, open at a game."""

    def keys(self, context: Context) -> Scene:
        """The table of keys."""

    def options(self, context: Context, game: str | None) -> Scene:
        """The settings, with those of a game."""

    def saves(self, context: Context) -> Scene:
        """The saved matches."""

    def statistics(self, context: Context) -> Scene:
        """Who has played and won how often."""


class Scene:
    """One screen. Only the top scene of the stack gets input. Arranging and drawing change nothing: whoever shows the
    scene finds out by itself when it has to be done again."""

    name = "scene"
    is_overlay = False  # True: the scene below is drawn first, under a veil
    veil = 0.55  # how dark
    takes_files = True  # whether saves can be dropped here
    game_key: str | None = None  # the game it is about, if any, for the rules

    def __init__(self, context: Context) -> None:
        self.context = context
        self.page = Page(play=context.sounds.play)

    @property
    def wants(self) -> list[str]:
        """The folders of art/ whose pictures are wanted here or in the scenes that come next."""
        return [*COMMON, *([self.game_key] if self.game_key else [])]

    def entered(self) -> None:
        """Called when the scene comes to the top."""

    def left(self) -> None:
        """Called when the scene is gone from the stack."""

    @property
    def situation(self) -> object:
        """All that the layout depends on, beside the window and the settings; None: it may be another one after
        everything that was done."""
        return None

    @property
    def lying(self) -> object:
        """What lies under the widgets, if that can change without another layout."""
        return None

    def arrange(self, canvas: Canvas) -> list[Widget]:
        """The widgets for this window."""
        return []

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        """Input that no widget took; True if it meant something. Escape goes back unless a scene says otherwise."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE:
            self.leave()
        elif event.key == pygame.K_F1:
            self.context.stack.push(self.context.doors.rules(self.context, self.game_key))
        elif event.unicode == "?":
            self.context.stack.push(self.context.doors.keys(self.context))
        else:
            return False
        return True

    def taken_in(self) -> None:
        """A file was dropped onto the window: now it is among the saves."""
        self.entered()

    def leave(self) -> None:
        """Goes back to the scene below."""
        self.context.stack.pop()

    def tip(self, canvas: Canvas) -> tuple[str, Area] | None:
        """The tooltip for what the mouse or the keyboard points at, and what it belongs to."""
        return self.page.tip()

    def focus_lost(self) -> None:
        """The window went to the background or was minimised."""

    def update(self, now: float) -> bool:
        """Moves on what moves; True while something is moving, so that the next frame comes at once."""
        return False

    def follow(self, now: float) -> None:
        """Brings what is drawn to what it shows; in every frame, below an overlay, too."""

    def background(self, canvas: Canvas) -> None:
        """Draws what lies under the widgets."""

    def foreground(self, canvas: Canvas, now: float) -> None:
        """Draws what lies over the widgets."""
