"""What a frame costs: every scene at three sizes, in pixels that are painted and flipped, and in CPU time.

CPU time of the process is told in full copies of the window, measured in the same run: so it means the same on every
machine. Pixels are counted. Three runs, the same in each; of every figure the median counts. Frames in which another
scene comes stand apart, and so do those that change the whole page: a sheet or the log that opens over the board or
closes, or whatever else flips more than half of the window.
"""

import gc
import os
import statistics
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time, sleep
from typing import TYPE_CHECKING, Any, NamedTuple

from castles.commands.frame_cases import SEED, Case, cases
from castles.commands.progress import progress
from castles.commands.startup import Startup, measured
from castles.commands.table import table
from castles.i18n import _

if TYPE_CHECKING:
    import pygame

    from castles.app import App

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
USUAL, LARGE = SIZES[1], SIZES[2]
SECONDS = 12.0
FRAME = 1 / 60
RUNS = 3
LOADING = 2  # first frames of a scene at least, in which its pictures are loaded and brought to their sizes
WHOLE = 0.5  # of the window: a frame that flips more has changed the whole page
COPIES = 24  # of the window, that are timed before each run and after it
REST = 60  # frames without input, after some time; most of them are equal to the one before
HOVERED, BUSY = 3.0, 10.0  # percent of the window that may be flipped: by 99 of 100 frames, in the median
COPIED = {  # full copies of the window that the CPU may take: hovering, in the median, and by 99 of 100 frames
    USUAL: (0.5, 0.6, 3.5),
    LARGE: (None, None, 1.5),
}
STARTUP = 3.0  # times a bare window that the first frame may take


class Frame(NamedTuple):
    """One frame: seconds, and pixels."""

    cpu: float
    wall: float
    painted: int
    flipped: int
    opens: bool  # or closes a sheet over the board
    is_behind: bool  # whether pictures are still rough or missing


@dataclass(frozen=True, slots=True)
class Costs:
    """Figures of one run: parts of the window in percent, CPU in full copies of it, milliseconds of the wall."""

    painted: float  # median
    flipped: float
    flipped_99: float
    cpu: float
    cpu_99: float
    worst: float  # milliseconds of CPU
    wall: float
    wall_99: float
    entry: float  # in full copies
    whole: int  # frames that changed the whole page
    whole_cpu: float  # of those, in the median
    rest: float  # frames with nothing new that painted or flipped anything


def measure(in_window: bool) -> tuple[str, bool]:
    """Tables of all scenes, and whether the bars are reached."""
    if not in_window:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    pairs = [(case, size) for size in SIZES for case in cases()]
    found = [(case, size, _medians(case, size)) for case, size in progress(pairs, len(pairs))]
    startup = measured(USUAL)
    missed = [line for case, size, costs in found for line in _missed(case, size, costs)]
    if startup.first > STARTUP * startup.bare:
        missed.append(_("the first frame takes {times:.1f} bare windows").format(times=startup.first / startup.bare))
    lines = [_report(found), _startup(startup), *(_("Missed: {what}").format(what=each) for each in missed)]
    return "\n\n".join(lines), not missed


def _medians(case: Case, size: tuple[int, int]) -> Costs:
    runs = [_run(case, size) for _number in range(RUNS)]
    figures = {name: statistics.median(getattr(run, name) for run in runs) for name in Costs.__slots__}
    return Costs(**figures)


def _run(case: Case, size: tuple[int, int]) -> Costs:
    from castles.commands.visitor import Visitor
    from castles.settings import Settings

    gc.unfreeze()
    gc.collect()  # the window of the last run and its pictures
    gc.freeze()  # as the running program does
    with tempfile.TemporaryDirectory() as folder:
        app = _app(Path(folder), size, Settings(speed="fast"))
        _enter(app, case)
        before = _copy(app)
        visitor = Visitor(app, SEED, plays=case.kind != "hovered")
        frames = [_frame(app, visitor.input(), number * FRAME) for number in range(round(SECONDS / FRAME))]
        return _costs(app, frames, (before + _copy(app)) / 2, 0.0 if case.kind == "busy" else _rest(app))


def _enter(app: "App", case: Case) -> None:
    """Comes to the scene as players do."""
    *before, scene = case.make(app.context)
    for each in before:
        app.context.stack.push(each)
        _look_around(app)
    app.context.stack.push(scene)


def _look_around(app: "App") -> None:
    """Stays where one comes from for as long as it takes to prepare what comes next."""
    app.step([], 0.0)
    while app.sprites.is_preparing:
        app.step([], 0.0)
        sleep(0.001)


def _app(folder: Path, size: tuple[int, int], settings: Any) -> "App":
    from castles.ai.thinker import AtOnce
    from castles.app import App, make_context, start_pygame
    from castles.storage import Storage

    start_pygame()
    context = make_context(settings, Storage(folder), safe=True)
    context.thinker = AtOnce()  # so that the same happens in every run
    return App(context, size)


def _copy(app: "App") -> float:
    """Seconds that it takes to copy the whole window once."""
    window, copy = app.canvas.surface, app.canvas.surface.copy()

    def once() -> float:
        start = process_time()
        copy.blit(window, (0, 0))
        return process_time() - start

    return statistics.median(once() for _number in range(COPIES))


def _frame(app: "App", events: "Sequence[pygame.event.Event]", now: float) -> Frame:
    opened, cpu, wall = _opened(app), process_time(), perf_counter()
    app.step(events, now)
    took = process_time() - cpu, perf_counter() - wall
    flipped = sum(patch.w * patch.h for patch in app.flipped)
    return Frame(*took, app.window.painted, flipped, _opened(app) != opened, app.window.is_behind)


def _opened(app: "App") -> object:
    """What lies open over the board, if this is a table."""
    acts = getattr(app.context.stack.top, "acts", None)
    return acts and acts.opened


def _rest(app: "App") -> float:
    """How many of the frames in which nothing happens paint or flip anything."""
    app.step([], 2 * SECONDS)
    frames = [_frame(app, [], 2 * SECONDS + number * FRAME) for number in range(REST)]
    return sum(bool(frame.painted or frame.flipped) for frame in frames[REST // 2 :])


def _costs(app: "App", frames: Sequence[Frame], copy: float, rest: float) -> Costs:
    pixels = app.canvas.surface.get_width() * app.canvas.surface.get_height()
    loaded = next(number for number, frame in enumerate(frames) if number >= LOADING and not frame.is_behind)
    entry, others = frames[:loaded], frames[loaded:]
    whole = [frame for frame in others if frame.opens or frame.flipped > WHOLE * pixels]
    usual = [frame for frame in others if not frame.opens and frame.flipped <= WHOLE * pixels]
    median = statistics.median
    return Costs(
        100 * median(frame.painted for frame in others) / pixels,
        100 * median(frame.flipped for frame in others) / pixels,
        100 * _high(frame.flipped for frame in usual) / pixels,
        median(frame.cpu for frame in others) / copy,
        _high(frame.cpu for frame in usual) / copy,
        1000 * max(frame.cpu for frame in others),
        1000 * median(frame.wall for frame in others),
        1000 * _high(frame.wall for frame in usual),
        sum(frame.cpu for frame in entry) / copy,
        len(whole),
        median(frame.cpu for frame in whole) / copy if whole else 0.0,
        rest,
    )


def _high(values: Iterable[float]) -> float:
    """What 99 of 100 stay under."""
    found = [*values] or [0.0]
    return statistics.quantiles(found, n=100)[98] if len(found) > 1 else found[0]


def _missed(case: Case, size: tuple[int, int], costs: Costs) -> list[str]:
    """The bars that aren't reached."""
    hovering, median, high = COPIED.get(size, (None, None, None))
    bars: list[tuple[str, float, float | None]] = [
        (_("99 % of CPU"), costs.cpu_99, high),
        (_("median of CPU"), costs.cpu, hovering if case.kind == "hovered" else median),
        (_("frames at rest"), costs.rest, 0.0),
    ]
    if case.kind == "hovered":
        bars.append((_("99 % of pixels"), costs.flipped_99, HOVERED))
    elif case.kind == "busy":
        bars.append((_("median of pixels"), costs.flipped, BUSY))
    place = f"{case.name} {size[0]}×{size[1]}"
    return [
        _("{place}, {what}: {value:.2f}, at most {bar}").format(place=place, what=what, value=value, bar=bar)
        for what, value, bar in bars
        if bar is not None and value > bar
    ]


def _report(found: Sequence[tuple[Case, tuple[int, int], Costs]]) -> str:
    columns: dict[str, Callable[[Costs], str]] = {
        _("painted %"): lambda costs: f"{costs.painted:.1f}",
        _("flipped %"): lambda costs: f"{costs.flipped:.1f}",
        _("99 %"): lambda costs: f"{costs.flipped_99:.1f}",
        _("CPU in copies"): lambda costs: f"{costs.cpu:.2f}",
        _("99 % of CPU"): lambda costs: f"{costs.cpu_99:.2f}",
        _("worst ms"): lambda costs: f"{costs.worst:.1f}",
        _("wall ms"): lambda costs: f"{costs.wall:.1f}",
        _("99 % of wall"): lambda costs: f"{costs.wall_99:.1f}",
        _("entry"): lambda costs: f"{costs.entry:.1f}",
        _("whole pages"): lambda costs: f"{costs.whole:.0f}",
        _("of CPU"): lambda costs: f"{costs.whole_cpu:.1f}",
    }
    rows = [
        [case.name, f"{size[0]}×{size[1]}", *(told(costs) for told in columns.values())] for case, size, costs in found
    ]
    return table([[_("scene"), _("window"), *columns], *rows])


def _startup(startup: Startup) -> str:
    words = _(
        "First frame after {first:.2f} s, {times:.1f} times a bare window ({bare:.2f} s), {sound:.1f} times one with "
        "sound ({with_sound:.2f} s); {memory:.0f} MB; an idle table uses {idle:.1f} % of a core."
    )
    return words.format(
        first=startup.first,
        times=startup.first / startup.bare,
        bare=startup.bare,
        sound=startup.first / startup.bare_with_sound,
        with_sound=startup.bare_with_sound,
        memory=startup.megabytes,
        idle=startup.idle,
    )
