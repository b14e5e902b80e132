"""The bar of a replay, below the line on top: where one is on the way through a match, and how to go on."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame

from castles.i18n import _
from castles.scenes.acts import Acts
from castles.session import replay
from castles.session.description import Description
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.plain import Label
from castles.ui.theme import GOLD, LABEL, PALE_GOLD
from castles.ui.widget import Mood, Point, Widget

GAP = 4.0
COUNT = 74.0  # units of the count of moves
KNOB, GROOVE = 22.0, 10.0
LINES_APART, STARS_APART = 5.0, 14.0  # units from mark to mark
NARROW = 430.0  # units below which the less important buttons give up their room
TEMPO_WORDS = {0.5: "½×", 1.0: "1×", 2.0: "2×", 4.0: "4×"}


@dataclass(kw_only=True)
class BarGround(Widget):
    """What the bar lies on. As long as it is there, some keys lead through the match."""

    keys: dict[tuple[int, bool], Callable[[], None]] = field(compare=False)  # by key, and whether Shift is held
    focusable: bool = False
    pressable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.frame("panel_dark", self.area)

    def hotkey(self, event: pygame.event.Event) -> bool:
        does = self.keys.get((event.key, bool(event.mod & pygame.KMOD_SHIFT)))
        if does is not None and not event.mod & pygame.KMOD_CTRL:
            does()
            return True
        return False


@dataclass(kw_only=True)
class Track(Widget):
    """The way through a match, with its rounds and with the moves that brought something. It can be dragged along."""

    value: int
    most: int
    rounds: Sequence[int]
    milestones: Sequence[int]
    on_seek: Callable[[int], None] = field(compare=False)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        groove = self.area.middle(self.area.w, GROOVE)
        canvas.frame("slider_track", groove)
        centre = self._x(self.value)
        canvas.frame("slider_fill", groove.left(max(GROOVE, centre - groove.x)))
        for x in self._apart(self.rounds, LINES_APART):
            canvas.fill(Area(x - 0.75, self.area.centre[1] - 11, 1.5, 22), PALE_GOLD, 0.5)
        for x in self._apart(self.milestones, STARS_APART):
            canvas.icon("star", Area(x - 5, self.area.y - 1, 10, 10), GOLD)
        knob = Area(centre - KNOB / 2, self.area.centre[1] - KNOB / 2, KNOB, KNOB)
        canvas.picture("ui/slider_knob", knob.inset(-3 - (1 if mood in ("hover", "pressed") else 0)))

    def press(self, point: Point) -> None:
        self.drag(point)

    def drag(self, point: Point) -> None:
        share = (point[0] - self.area.x - KNOB / 2) / max(1.0, self.area.w - KNOB)
        number = round(min(max(0.0, share), 1.0) * self.most)
        if number != self.value:
            self.on_seek(number)

    def _apart(self, numbers: Sequence[int], least: float) -> Iterator[float]:
        """Where marks stand, but for those that would cover the one before."""
        last = -least
        for x in map(self._x, numbers):
            if x - last >= least:
                last = x
                yield x

    def _x(self, number: int) -> float:
        return self.area.x + KNOB / 2 + (self.area.w - KNOB) * number / max(1, self.most)


class _Step(NamedTuple):
    """A button of the bar."""

    key: str
    icon: str
    tip: str
    does: Callable[[], None]
    enabled: bool = True
    label: str = ""
    wide: float = 1.0  # times as wide as it is high

    def button(self, area: Area) -> Button:
        return Button(
            key=f"replay {self.key}",
            area=area,
            label=self.label,
            icon=self.icon,
            size=15,
            tip=self.tip,
            enabled=self.enabled,
            on_press=self.does,
        )


def replay_bar(description: Description, acts: Acts, area: Area) -> list[Widget]:
    """All of the bar, as wide as there is room."""
    room, left, right = area.inset(8, 5), list[Widget](), list[Widget]()
    x = room.x
    for step in _ways(description, acts, room.w < NARROW):
        left.append(step.button(Area(x, room.y, room.h * step.wide, room.h)))
        x += room.h * step.wide + GAP
    end = room.right
    for step in _deeds(description, acts):
        end -= room.h * step.wide
        right.append(step.button(Area(end, room.y, room.h * step.wide, room.h)))
        end -= GAP
    ground = BarGround(key="replay bar", area=area, keys=_keys(acts))
    return [ground, *left, *_track(description, acts, Area(x + GAP, room.y, end - x - 2 * GAP, room.h)), *right]


def _track(description: Description, acts: Acts, area: Area) -> list[Widget]:
    position, line = description.position, description.position.line
    number, count = replay.moves_of(position) + bool(position.at.steps), replay.moves_in(line)
    track = Track(
        key="replay track",
        area=area.before(COUNT),
        value=number,
        most=count,
        rounds=replay.rounds(line, description.board),
        milestones=replay.milestones(line, description.board),
        on_seek=lambda number: replay.seek(acts.session, number, replay.DRAGGED),
    )
    words = Label(key="replay count", area=area.end(COUNT - 8), text=f"{number} / {count}", style=LABEL, align="centre")
    return [track, words]


def _ways(description: Description, acts: Acts, is_narrow: bool) -> list[_Step]:
    """Where one can go from here."""
    position, session = description.position, acts.session
    playback = position.playback
    assert playback is not None, "somebody looks back"
    is_first = not replay.moves_of(position) and not position.at.steps
    is_last = position.at == position.line.end
    plays = _Step(
        "play", "pause" if playback.plays else "play", _("Play, pause"), partial(replay.play_or_pause, session)
    )
    ways = [
        _Step("first", "first", _("To the beginning"), partial(replay.seek, session, 0), not is_first),
        _Step("back", "step_back", _("A move back"), partial(replay.back, session), not is_first),
        plays,
        _Step("forward", "step_on", _("A move on"), partial(replay.forward, session), not is_last),
        _Step("last", "last", _("To the end"), partial(replay.to_end, session), not is_last),
    ]
    tempo = partial(replay.change_tempo, session)
    speed = _Step("speed", "", _("Speed"), tempo, label=TEMPO_WORDS[playback.tempo], wide=1.5)
    return ways[1:4] if is_narrow else [*ways, speed]


def _deeds(description: Description, acts: Acts) -> list[_Step]:
    """What else can be done here, from the right."""
    position, session = description.position, acts.session
    deeds: list[_Step] = []
    if position.leads_back:
        deeds.append(_Step("return", "close", _("Back to the game"), partial(replay.return_to_game, session)))
    can_go_on = position.line.game.to_move(position.state) is not None
    deeds.append(_Step("branch", "branch", _("Take over here"), acts.take_over, can_go_on))
    if position.line.is_over and description.board.opens:
        icon = "eye" if position.is_open else "eye_closed"
        shows = partial(replay.show_all, session, not position.is_open)
        deeds.append(_Step("open", icon, _("Show what was hidden"), shows))
    return deeds


def _keys(acts: Acts) -> dict[tuple[int, bool], Callable[[], None]]:
    session = acts.session
    return {
        (pygame.K_LEFT, False): partial(replay.back, session),
        (pygame.K_RIGHT, False): partial(replay.forward, session),
        (pygame.K_LEFT, True): partial(replay.back_a_turn, session),
        (pygame.K_RIGHT, True): partial(replay.forward_a_turn, session),
        (pygame.K_PAGEUP, False): partial(replay.back_a_turn, session),
        (pygame.K_PAGEDOWN, False): partial(replay.forward_a_turn, session),
        (pygame.K_HOME, False): partial(replay.seek, session, 0),
        (pygame.K_END, False): partial(replay.to_end, session),
        (pygame.K_SPACE, False): partial(replay.play_or_pause, session),
    }
