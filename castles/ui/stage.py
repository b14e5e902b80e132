"""The stage: pieces that glide from where they lay to where they lie now, and what rises or lights up meanwhile."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import cos, hypot, inf, pi, radians, sin
from typing import NamedTuple

from castles.display import SILENT, Box, Caption, Float, Flourish, Piece, Pose, Space, Tumble
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.frames import outset, slices
from castles.ui.theme import GOLD, INK, PALE_GOLD, Style

Placing = Callable[[Box], Area]
LABEL = Style("title", 15, PALE_GOLD, shadow=True)
PLATE = "ui/plate"  # a plate of brass grows with its words, which are engraved
PLATE_LABEL = Style("title", 15, INK)
CAPTION = Style("title", 15, INK)
MARGIN = 5.0  # units around a piece that its shadow may take
ENGRAVED = 0.87  # of their size, to which engraved letters may shrink
FINE = 9.0  # units of engraved letters that mustn't
SMALLEST = 6.0  # pixels high that a caption must be to be read
SHADE = (132, 122, 116)  # the glass through which dim pieces are seen
RISING = Style("title", 26, INK)
CREST = 30  # units of a rising word's crest
WORD = 38.0  # units of its height
RISE = 46  # units that a floating word climbs
LIFT = 0.06  # how much larger a piece is in the middle of its way
BOUNCE, BOUNCES = 0.4, 3  # how much larger a rolling piece is at the top of its first bounce
SPIN = 540  # degrees that a rolling piece turns
COARSE = 12  # degrees, and steps of its size, to which that is rounded, so that few pictures have to be made
ROUNDS = 2  # times that it goes through its pictures


@dataclass(frozen=True, slots=True)
class Glide:
    """A piece on its way."""

    start: Pose
    end: Pose
    begins: float
    seconds: float
    stops: tuple[Box, ...] = ()  # places it passes on its way
    tumble: Tumble | None = None

    def progress(self, now: float) -> float:
        """From 0 to 1, slow at both ends; what rolls is thrown, so it is slow only at the end."""
        part = 1.0 if self.seconds <= 0 else min(1.0, max(0.0, (now - self.begins) / self.seconds))
        return part * (2 - part) if self.tumble else part * part * (3 - 2 * part)

    def rests(self, part: float) -> bool:
        """Whether it lies still where it was, since its first stop is there: so long it looks as it did."""
        return self.stops[:1] == (self.start.box,) and part * (len(self.stops) + 1) < 1


class Still(NamedTuple):
    """The pieces that lie still, and what they were found by."""

    poses: Mapping[Piece, Pose]
    moving: frozenset[Piece]
    still: Mapping[Piece, Pose]


@dataclass(frozen=True, slots=True)
class Rising:
    """A word on its way up, or a light that fades."""

    what: Float | Box
    crest: str  # the colour of the player whom it concerns; "" for nobody
    begins: float
    seconds: float


class Stage:
    """What is on the table as it is seen this very moment."""

    def __init__(self) -> None:
        self.poses: Mapping[Piece, Pose] = {}  # others take their place, they never change
        self._glides: dict[Piece, Glide] = {}
        self._leaving: dict[Piece, Glide] = {}  # pieces that are no longer there, on their way out
        self._rising: list[Rising] = []
        self._still: Still | None = None  # what was found last

    def show(self, poses: Mapping[Piece, Pose], now: float, seconds: float, flourish: Flourish = SILENT) -> None:
        """New poses: pieces that moved glide there, new ones come from where the flourish says, or fade in."""
        origins = {new: self.poses[old] for new, old in flourish.origins if old in self.poses}
        paths, tumbles = dict(flourish.paths), dict(flourish.tumbles)
        if seconds > 0:
            self._leave(flourish, now, seconds)
        for piece, pose in poses.items():
            before = self._glides[piece].end if piece in self._glides else self.poses.get(piece)
            stops = paths.get(piece, ())
            start = _origin(origins.get(piece), pose, stops) or before or replace(pose, alpha=0.0)
            if seconds > 0 and start != pose and (before is None or _moved(start, pose)):
                self._glides[piece] = Glide(start, pose, now, seconds, stops, tumbles.get(piece))
            elif before != pose:
                self._glides.pop(piece, None)
        for piece in [piece for piece in self._glides if piece not in poses]:
            del self._glides[piece]
        self.poses = dict(poses)

    def _leave(self, flourish: Flourish, now: float, seconds: float) -> None:
        """Pieces that leave the table rest a moment, go and fade."""
        for piece, box in flourish.leaving:
            if piece in self.poses:
                start = self.poses[piece]
                end = replace(start, box=box, alpha=0.0)
                self._leaving[piece] = Glide(start, end, now, seconds, (start.box,))

    def lift(
        self, floats: tuple[Float, ...], lights: tuple[Box, ...], colours: list[str], now: float, seconds: float
    ) -> None:
        """Words that rise and boxes that light up; a word takes the place of an older one."""
        self._rising = [each for each in self._rising if not any(_covers(word, each) for word in floats)]
        crests = ["" if word.seat is None else colours[word.seat] for word in floats]
        self._rising += [Rising(word, crest, now, seconds) for word, crest in zip(floats, crests, strict=True)]
        self._rising += [Rising(box, "", now, seconds) for box in lights]

    def settle(self, now: float) -> bool:
        """Forgets what has arrived; True if anything has."""
        arrived = _arrived(self._glides, now) + _arrived(self._leaving, now)
        faded = [each for each in self._rising if now >= each.begins + each.seconds]
        self._rising = [each for each in self._rising if each not in faded]
        return bool(arrived or faded)

    def clear(self) -> None:
        """Nothing lies there any more."""
        self.poses = {}
        self.jump()

    def jump(self) -> None:
        """Everything arrives at once."""
        self._glides.clear()
        self._leaving.clear()
        self._rising.clear()

    @property
    def is_moving(self) -> bool:
        return bool(self._glides or self._leaving or self._rising)

    @property
    def words_rise(self) -> bool:
        return any(isinstance(each.what, Float) for each in self._rising)

    def still(self, without: frozenset[Piece] = frozenset()) -> Mapping[Piece, Pose]:
        """The pieces that lie still: the same ones as before, as long as they do."""
        found, moving = self._still, frozenset(self._glides) | without
        if found is None or found.poses is not self.poses or found.moving != moving:
            still = {piece: pose for piece, pose in self.poses.items() if piece not in moving}
            self._still = found = Still(self.poses, moving, still)
        return found.still

    def draw_moving(
        self, canvas: Canvas, placing: Placing, now: float, within: Area, without: frozenset[Piece] = frozenset()
    ) -> None:
        """The pieces in flight, and what rises, the words of it within an area."""
        flying = [item for glides in (self._leaving, self._glides) for item in glides.items()]
        for piece, glide in sorted(flying, key=lambda item: item[1].end.z):
            if piece not in without:
                _draw_glide(canvas, glide, placing, now)
        for rising in sorted(self._rising, key=lambda each: isinstance(each.what, Float)):  # words over lights
            _draw_rising(canvas, rising, placing, now, within)

    def move(self, piece: Piece, box: Box) -> None:
        """A piece was put down somewhere by hand: from there it goes on."""
        self._glides.pop(piece, None)
        self.poses = {**self.poses, piece: replace(self.poses[piece], box=box)}

    def under(self, point: tuple[float, float], placing: Placing) -> Piece | None:
        """The topmost piece at a place of the window."""
        x, y = _back(point, placing, "board")
        dock_x, dock_y = _back(point, placing, "dock")
        found: Piece | None = None
        highest = -inf
        for piece, pose in self.poses.items():
            box = pose.box
            holds = box.holds(x, y) if box.space == "board" else box.holds(dock_x, dock_y)
            if holds and pose.z >= highest:
                found, highest = piece, pose.z
        return found


def _origin(old: Pose | None, new: Pose, stops: tuple[Box, ...]) -> Pose | None:
    """The piece from whose place a new one comes; a smaller one comes from its middle, unless it rests there first."""
    if old is None or old.box.w <= new.box.w or stops[:1] == (old.box,):
        return old
    return replace(old, box=replace(old.box, w=new.box.w, h=new.box.h))


def _arrived(glides: dict[Piece, Glide], now: float) -> list[Glide]:
    """Takes out what has arrived."""
    pieces = [piece for piece, glide in glides.items() if now >= glide.begins + glide.seconds]
    return [glides.pop(piece) for piece in pieces]


def _covers(word: Float, older: Rising) -> bool:
    """Whether a word begins where an older one did."""
    old = older.what
    return isinstance(old, Float) and old.box.space == word.box.space and word.box.holds(old.box.x, old.box.y)


def _back(point: tuple[float, float], placing: Placing, space: Space) -> tuple[float, float]:
    """A point of the window as one of a space."""
    one = placing(Box(0.0, 0.0, 1.0, 1.0, space))
    if not one.w * one.h:  # nothing can be seen of it
        return inf, inf
    return (point[0] - one.centre[0]) / one.w, (point[1] - one.centre[1]) / one.h


def _moved(start: Pose, end: Pose) -> bool:
    return (start.box, start.turn, start.alpha) != (end.box, end.turn, end.alpha)


def draw_pose(canvas: Canvas, pose: Pose, area: Area) -> None:
    """One piece, with the number or word on it."""
    if pose.alpha <= 0.02 or not canvas.sees(reach(pose, area)):
        return
    frame, zoom = pose.picture.removeprefix("ui/"), area.w / pose.box.w
    if pose.picture == PLATE:
        canvas.frame(frame, area, zoom)
        engraved = area.inset(min(area.h * 0.3, area.w * 0.06), 0)
        canvas.text(pose.label, engraved, replace(PLATE_LABEL, size=min(22.0, area.h * 0.8)), "centre")
        return
    if frame in slices():
        canvas.frame(frame, area, zoom)
    elif pose.dim:
        canvas.shaded(pose.picture, area, SHADE)
    else:
        canvas.picture(pose.picture, area, pose.turn, pose.alpha)
    if pose.label:
        canvas.text(pose.label, area, replace(LABEL, size=min(22.0, area.h * 0.5)), "centre")
    for caption in pose.captions:
        _draw_caption(canvas, caption, area, pose.turn)


def reach(pose: Pose, area: Area) -> Area:
    """All that a piece in this place may be painted on, turned ones, plates and the shadows of frames included."""
    margin = max(MARGIN, outset(pose.picture.removeprefix("ui/")) * area.w / pose.box.w)
    if not pose.turn % 360:
        return area.inset(-margin)
    side = hypot(area.w, area.h)
    return Area(area.centre[0] - side / 2, area.centre[1] - side / 2, side, side).inset(-margin)


def _draw_caption(canvas: Canvas, caption: Caption, on: Area, turn: float) -> None:
    """Engraved if there is room, large letters if need be a bit smaller, else in narrower letters. On a turned piece
    the words stay level, but in the middle of their part."""
    x, y = (caption.x + caption.w / 2 - 0.5) * on.w, (caption.y + caption.h / 2 - 0.5) * on.h
    wide, tall, angle = caption.w * on.w, caption.h * on.h, radians(turn)
    across, down = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
    area = Area(on.centre[0] + across - wide / 2, on.centre[1] + down - tall / 2, wide, tall)
    if area.h * canvas.scale.unit < SMALLEST:
        return
    style = replace(CAPTION, size=area.h * 0.72, colour=PALE_GOLD if caption.light else INK, shadow=caption.light)
    squeezed = ENGRAVED if style.size >= FINE else 1
    if canvas.lettering.width(caption.text, style) * squeezed > area.w:
        style = replace(style, face="bold", size=area.h * 0.9)
    canvas.text(caption.text, area.inset(0, -area.h * 0.2), style, caption.align)


def _draw_glide(canvas: Canvas, glide: Glide, placing: Placing, now: float) -> None:
    part = glide.progress(now)
    area = _on_the_way([placing(box) for box in (glide.start.box, *glide.stops, glide.end.box)], part)
    if glide.tumble is not None:
        _draw_tumble(canvas, glide.end, glide.tumble, area, part)
        return
    swell = LIFT * 4 * part * (1 - part)
    area = area.inset(-area.w * swell / 2, -area.h * swell / 2)
    turn = glide.start.turn + _shortest(glide.end.turn - glide.start.turn) * part
    alpha = glide.start.alpha + (glide.end.alpha - glide.start.alpha) * part
    pose = glide.start if glide.rests(part) else glide.end
    draw_pose(canvas, replace(pose, turn=turn, alpha=alpha), canvas.steady(area) if 0 < part < 1 else area)


def _draw_tumble(canvas: Canvas, end: Pose, tumble: Tumble, area: Area, part: float) -> None:
    """Spinning and bouncing until it lands; then it only slides on."""
    rolled = min(1.0, part / tumble.lands)
    if rolled == 1:
        draw_pose(canvas, replace(end, picture=tumble.face or end.picture), area)
        return
    picture = tumble.pictures[int(rolled * ROUNDS * len(tumble.pictures)) % len(tumble.pictures)]
    swell = round(BOUNCE * abs(sin(pi * BOUNCES * rolled)) * (1 - rolled) * COARSE) / COARSE
    turn = round(SPIN * (1 - rolled) / COARSE) * COARSE
    bounced = area.inset(-area.w * swell / 2, -area.h * swell / 2)
    draw_pose(canvas, replace(end, picture=picture, turn=turn, label="", captions=()), bounced)


def _on_the_way(stops: list[Area], part: float) -> Area:
    """A part of the way from the first stop over the others to the last; each stretch takes as long."""
    passed = min(int(part * (len(stops) - 1)), len(stops) - 2)
    ahead = part * (len(stops) - 1) - passed
    return Area(*(a + (b - a) * ahead for a, b in zip(stops[passed], stops[passed + 1], strict=True)))


def _shortest(turn: float) -> float:
    return (turn + 180) % 360 - 180


def _draw_rising(canvas: Canvas, rising: Rising, placing: Placing, now: float, within: Area) -> None:
    part = min(1.0, max(0.0, (now - rising.begins) / max(rising.seconds, 1e-6)))
    if isinstance(rising.what, Box):
        canvas.fill(placing(rising.what), GOLD, 0.45 * (1 - part))
        return
    x, y = placing(rising.what.box).centre
    _draw_word(canvas, rising.what.text, rising.crest, (x, y - RISE * part), within)


def word_area(centre: tuple[float, float], width: float, within: Area) -> Area:
    """Where a word stands: around its place, but not beyond what it belongs to."""
    width, room = min(width, within.w - 8), within.inset(4)
    x = min(max(centre[0] - width / 2, room.x), room.right - width)
    return Area(x, min(max(centre[1] - WORD / 2, room.y), room.bottom - WORD), width, WORD)


def _draw_word(canvas: Canvas, text: str, crest: str, centre: tuple[float, float], within: Area) -> None:
    """A plate with a word and the player's crest."""
    room = CREST if crest else 0
    area = word_area(centre, canvas.lettering.width(text, RISING) + room + 32, within)
    canvas.frame("plate", area)
    if crest:
        canvas.contained(f"crests/{crest}", area.after(10).left(CREST).inset(0, 5))
    canvas.text(text, area.after(room + 12).before(12), RISING, "centre")
