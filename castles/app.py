"""The window, the clock and the loop: the only place that reads pygame's events and flips."""

import gc
import json
import os
import time
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "castles")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # without a GPU, SDL's own way costs 10 to 25 ms a frame

import pygame

from castles.ai.thinker import Beside
from castles.i18n import _, speak
from castles.resources import resource
from castles.scenes.house import House
from castles.scenes.opening import take_in
from castles.scenes.scene import Context, Scene, Stack
from castles.scenes.showing import Showing
from castles.settings import Settings
from castles.storage import Storage
from castles.ui.canvas import Canvas
from castles.ui.painter import Window
from castles.ui.quiet import quiet_errors
from castles.ui.scale import Scale
from castles.ui.sound import Sounds
from castles.ui.sprites import Sprites
from castles.ui.tooltip import draw_notice, draw_tooltip

FRAME = 1 / 60
PATIENCE = 0.5  # seconds that an idle loop sleeps at most
TIP_DELAY = 0.45
NOTICE_TIME = 5.0
WINDOWLESS = ("dummy", "offscreen", "evdev")
INPUT = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.TEXTINPUT,
)
UNCOVERED = (pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)


class App:
    """One window that shows the top of the stack. `step` is one turn of the loop, so tests can turn it by hand."""

    def __init__(self, context: Context, size: tuple[int, int]) -> None:
        self.context = context
        context.doors = House()
        self.sprites = Sprites()
        self.running = True
        self.showing = Showing()
        self.flipped: list[pygame.Rect] = []  # by the last frame
        self._painted: Sequence[Scene] = ()  # the scenes that it has shown
        self._is_uncovered = False  # whether the system has lost what the window showed
        self._is_behind = False  # whether the last frame has left the layout to this one
        self._still_since = 0.0
        self._told_missing = False
        self._prepared: Scene | None = None  # the scene whose pictures were fetched last
        self._reported: object = None
        self._notice: tuple[str, float] | None = None
        speak(context.settings.spoken)
        context.sounds.set_volumes(context.settings.sound, context.settings.music)
        self.open_window(size, context.settings.fullscreen)

    def open_window(self, size: tuple[int, int], fullscreen: bool) -> None:
        """A window of this size, or the whole screen."""
        self._fullscreen = fullscreen
        pygame.display.set_caption("Castles")
        flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
        pygame.display.set_mode((0, 0) if fullscreen else size, flags)
        self.resized()

    def resized(self) -> None:
        """Takes over the window's size as it is now."""
        window = pygame.display.get_surface()
        assert window is not None, "the window is open"
        scale = Scale(window.get_size(), self.context.settings.scale)
        self.sprites.forget_sizes()
        self.canvas = Canvas(window, scale, self.sprites)
        self.window = Window(self.canvas)

    def _keep_size(self) -> None:
        """The window's size is a setting like the others, for the next time there is a window."""
        if not self._fullscreen and self.canvas.surface.get_size() != self.context.settings.window:
            self.context.change(window=self.canvas.surface.get_size())

    def run(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Runs until the last scene is gone."""
        gc.freeze()  # all that is loaded by now stays; to look through it for garbage would hold up a frame for 20 ms
        moving = self.step([], clock())
        self.context.sounds.open()  # the first frame doesn't wait for it
        while self.running and self.context.stack.scenes:
            started = clock()
            moving = self.step(self._events(moving), started)
            if moving:
                time.sleep(max(0.0, FRAME - (clock() - started)))
        self._keep_size()
        self.context.keep_last()
        self.context.thinker.close()

    def close(self) -> None:
        """Ends the loop after this turn, as closing the window does."""
        self.running = False

    def _events(self, moving: bool) -> list[pygame.event.Event]:
        """What came in; when nothing moves, waits for it and uses no time."""
        first = [] if moving else [pygame.event.wait(round(PATIENCE * 1000))]
        return [event for event in [*first, *pygame.event.get()] if event.type != pygame.NOEVENT]

    def step(self, events: Sequence[pygame.event.Event], now: float) -> bool:
        """One turn of the loop: input, movement, drawing. True while something is moving."""
        started, stack = time.perf_counter(), self.context.stack
        for event in events:
            if stack.scenes:
                self._take(event, now)
        if not (self.running and stack.scenes):
            return False
        if self.context.keeping is not None:
            self.context.keeping.watch(now)
        moving = stack.top.update(now)
        stack.deeds += moving
        for scene in stack.seen:
            scene.follow(now)
        self._is_behind = not events and self._puts_off(started)
        if not self._is_behind:
            self._arrange(now)
        self._show(now)
        if self.context.is_watched and not self._is_behind:
            self._report_layout(stack.top)
        self._prepare()
        is_behind = self._is_behind or self.window.is_behind or self.sprites.is_preparing
        return moving or is_behind or self._waits_for_tip(now)

    def _puts_off(self, started: float) -> bool:
        """Whether the layout is left to the next frame: once, if much has happened in this one."""
        is_late = time.perf_counter() - started > self.sprites.budget
        return is_late and not self._is_behind and self.context.stack.seen == self._painted

    def _arrange(self, now: float) -> None:
        """Lays out what is seen, in a window as the settings want it."""
        if self._fullscreen != self.context.settings.fullscreen:
            self._keep_size()
            self.open_window(self.context.settings.window, self.context.settings.fullscreen)
        if self.canvas.scale.interface != self.context.settings.scale:
            self.resized()
        stack = self.context.stack
        self.showing.enter(stack.seen, now)
        self.showing.arrange(self.canvas, self.context.settings, stack.deeds)

    def _show(self, now: float) -> None:
        """Draws the frame, paints where it differs from the last one, and flips just that."""
        self.showing.draw_still(self.canvas)
        still = self.canvas.taken()
        self.showing.draw_moving(self.canvas, now)
        self._draw_words(now)
        is_new, self._painted = self.showing.scenes != self._painted, self.showing.scenes
        patches = self.window.paint(still, self.canvas.taken(), at_once=is_new)
        self.flipped = [self.canvas.surface.get_rect()] if self._is_uncovered else patches
        self._is_uncovered = False
        if self.flipped:
            pygame.display.update(self.flipped)

    def _prepare(self) -> None:
        """Whenever another scene is on top, its pictures and those of the next ones are fetched."""
        if self.context.stack.top is not self._prepared:
            self._prepared = self.context.stack.top
            self.sprites.prepare(self._prepared.wants)

    def picture(self, suffix: str) -> bytes:
        """What the window shows now, as the content of a file whose name ends like this."""
        content = BytesIO()
        pygame.image.save(self.canvas.surface, content, f"picture{suffix}")
        return content.getvalue()

    def _report_layout(self, scene: Scene) -> None:
        """Where everything is, for those who watch from outside."""
        places = {widget.key: list(self.canvas.scale.pixels(widget.area)) for widget in scene.page.widgets}
        if (scene.name, places, scene.situation) != self._reported:
            self._reported = scene.name, places, scene.situation
            self.context.report("layout", scene=scene.name, widgets=places)

    def _take(self, event: pygame.event.Event, now: float) -> None:
        if event.type == pygame.QUIT:
            self.close()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.resized()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            for scene in [*self.context.stack.scenes]:
                scene.focus_lost()
            self.context.stack.deeds += 1
        elif event.type in UNCOVERED:
            self._is_uncovered = True
        elif event.type == pygame.DROPFILE:
            self._drop(Path(event.file))
        elif event.type in INPUT:
            self._still_since = now
            self._give(event, now)

    def _drop(self, path: Path) -> None:
        """A file dropped onto the window is for the top scene, if it takes any."""
        scene = self.context.stack.top
        if scene.takes_files:
            if take_in(self.context, path):
                scene.taken_in()
            self.context.stack.deeds += 1

    def _give(self, event: pygame.event.Event, now: float) -> None:
        self._arrange(now)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self._toggle_fullscreen()
            return
        scene = self.context.stack.top
        if scene.page.handle(event, self.canvas.scale.unit) or scene.handle(event, self.canvas):
            self.context.stack.deeds += 1

    def _toggle_fullscreen(self) -> None:
        self.context.change(fullscreen=not self.context.settings.fullscreen)

    def _draw_words(self, now: float) -> None:
        """A tooltip comes once the mouse has been still for a moment, and goes as soon as it moves; a notice stays for
        a while."""
        is_due = now - self._still_since >= TIP_DELAY and self.context.settings.helps_with("tooltips")
        tip = self.context.stack.top.tip(self.canvas) if is_due else None
        if tip is not None:
            self.canvas.again("tip", tip, lambda: draw_tooltip(self.canvas, *tip))
        notice = self._noticed(now)
        if notice:
            self.canvas.again("notice", notice, lambda: draw_notice(self.canvas, notice))

    def _waits_for_tip(self, now: float) -> bool:
        return now - self._still_since < TIP_DELAY + FRAME

    def _tell_missing(self) -> None:
        """Says once that pictures are missing; placeholders stand for them."""
        if self.sprites.missing and not self._told_missing:
            self._told_missing = True
            name = min(self.sprites.missing)
            self.context.notify(
                _("A picture is missing or broken: {name}. The game goes on without it.").format(name=name)
            )

    def _noticed(self, now: float) -> str:
        """The newest notice, as long as it stands."""
        self._tell_missing()
        if self.context.notices:
            self._notice = self.context.notices.pop(0), now + NOTICE_TIME
        if self._notice and now > self._notice[1]:
            self._notice = None
        return self._notice[0] if self._notice else ""


def start_pygame() -> bool:
    """Opens the display; False where there is none."""
    try:
        with quiet_errors():
            pygame.display.init()
    except pygame.error:
        return False
    if pygame.display.get_driver() in WINDOWLESS and "SDL_VIDEODRIVER" not in os.environ:
        return False  # SDL found no display and would run where nobody sees it
    pygame.font.init()
    pygame.key.set_repeat(350, 45)
    icon = resource("art/ui/icon_64.webp")
    if icon.exists():
        pygame.display.set_icon(pygame.image.load(icon))
    return True


def make_context(settings: Settings, storage: Storage, log: Path | None = None, safe: bool = False) -> Context:
    """What all scenes share, for this run of the program; what happens is written to the log, if there is one."""
    context = Context(settings, storage, Sounds(enabled=not safe), Stack(), keeps_settings=not safe)
    if log is not None:
        context.report, context.is_watched = event_log(log), True
    context.thinker = Beside(context.report)
    context.is_in_background = True
    return context


def event_log(path: Path) -> Callable[..., None]:
    """A function that writes what happens as JSON lines, for those who watch from outside."""
    # Open as long as the program runs. What UTF-8 doesn't have, from a file's odd name, is written as JSON escapes it.
    file = open(path, "a", encoding="utf-8", errors="backslashreplace", buffering=1)  # noqa: SIM115

    def report(what: str, **details: Any) -> None:
        file.write(json.dumps({"what": what, **details}, ensure_ascii=False) + "\n")

    return report
