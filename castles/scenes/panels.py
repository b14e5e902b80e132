"""What stands around every board: players, the line that says what is expected, the log, looked-up sheets."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import ceil

from castles.display import Aim, Badge, Sheet
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import (
    BODY,
    CREAM,
    DARK_HEADING,
    FADED_INK,
    FAINT,
    GOLD,
    HEADING,
    INK,
    LABEL,
    NUMBER,
    NUMBER_INK,
    PROMPT,
    SMALL,
    SMALL_INK,
    Colour,
    Style,
)
from castles.ui.widget import Mood, Point, Widget

NAME = replace(DARK_HEADING, colour=(246, 232, 204))
NAME_INK = Style("title", 18, INK)
COUNT = replace(NUMBER, size=16)
AIM_HEAD, AIM_LINES = 30.0, (38.0, 50.0)  # heights in the panel that tells what a game is about: at least, at most
SENTENCE = replace(BODY, size=16)
ADDRESSED, ADDRESS = replace(BODY, face="bold", size=15), 0.24  # a name in the line on top, and its part of it
ADVICE = replace(BODY, size=17)
NAMED = 84.0  # units from which a small panel has room for a name beside the crest
FEWEST_COLUMNS = 5  # of a looked-up sheet, so that a few pictures don't get huge


@dataclass(kw_only=True)
class PlayerPanel(Widget):
    """Crest, name, score and badges of a player; on parchment with a pennant when to play."""

    name: str
    colour: str
    score: str
    badges: Sequence[Badge]
    note: str  # what kind of player
    face: str = ""  # the picture of a computer player
    to_play: bool
    on_press: Callable[[], None] | None = field(default=None, compare=False)
    focusable: bool = False
    pressable: bool = False

    def release(self, point: Point, inside: bool) -> None:
        if inside and self.on_press is not None:
            self.on_press()

    def activate(self) -> None:
        if self.on_press is not None:
            self.on_press()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.frame("panel_parchment" if self.to_play else "panel_dark", self.area)
        room = self.area.inset(10, 8)
        if self.area.h < 50:
            self._draw_small(canvas, self.area.inset(10, 3))
            return
        side = min(room.h, 56.0)
        canvas.contained(f"crests/{self.colour}", room.left(side).top(side * 1.1))
        if self.face:
            canvas.contained(self.face, Area(room.x + side * 0.45, room.y + side * 0.5, side * 0.6, side * 0.6))
        self._draw_words(canvas, room.after(side + 8))
        self._draw_badges(canvas, (room if room.h > side * 1.1 + 28 else room.after(side + 8)).foot(26))
        if self.to_play:
            canvas.picture("ui/pennant", Area(self.area.right - 12, self.area.y + 8, 30, 26))

    def _draw_small(self, canvas: Canvas, room: Area) -> None:
        canvas.contained(f"crests/{self.colour}", room.left(room.h))
        rest = room.after(room.h + 4)
        if self.face and rest.w >= NAMED + room.h:
            canvas.contained(self.face, rest.left(room.h))
            rest = rest.after(room.h + 4)
        score = self._draw_score(canvas, rest, 18)
        if rest.w >= NAMED:
            canvas.text(self.name, rest.before(score + 4), replace(self._name_style, size=15))

    def _draw_words(self, canvas: Canvas, room: Area) -> None:
        head = room.before(self._draw_score(canvas, room.top(34).before(6), self._number_style.size) + 12)
        is_long = canvas.lettering.width(self.name, self._name_style) > head.w and room.h > 80
        tall = 40 if is_long else 26  # a long name takes two lines
        canvas.text(self.name, head.top(tall), replace(self._name_style, size=15) if is_long else self._name_style)
        if room.h > 62:
            canvas.text(self.note, room.below(tall).top(18), SMALL_INK if self.to_play else SMALL)

    def _draw_score(self, canvas: Canvas, room: Area, size: float) -> float:
        """The large figure at the right; how wide it is."""
        style = replace(self._number_style, size=size)
        canvas.text(self.score, room, style, "right")
        return canvas.lettering.width(self.score, style)

    def _draw_badges(self, canvas: Canvas, room: Area) -> None:
        if not self.badges:
            return
        for badge, place in zip(self.badges, room.columns(len(self.badges), 4), strict=True):
            ink = INK if self.to_play else GOLD
            _draw_sign(canvas, badge.picture, place.left(place.h), ink)
            canvas.text(badge.text, place.after(place.h + 2), replace(LABEL, colour=ink))

    @property
    def _name_style(self) -> Style:
        return NAME_INK if self.to_play else NAME

    @property
    def _number_style(self) -> Style:
        return NUMBER_INK if self.to_play else NUMBER


@dataclass(kw_only=True)
class AimPanel(Widget):
    """What the game is about, line by line."""

    aim: Aim
    focusable: bool = False
    pressable: bool = False

    def __post_init__(self) -> None:
        self.area = self.area.top(AIM_HEAD + AIM_LINES[1] * len(self.aim.lines) + 16)

    @property
    def fits(self) -> bool:
        """Whether there is room enough to read it."""
        return self.area.h >= AIM_HEAD + AIM_LINES[0] * len(self.aim.lines) + 16

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.frame("panel_dark", self.area)
        room = self.area.inset(14, 8)
        canvas.text(self.aim.title, room.top(AIM_HEAD), replace(DARK_HEADING, size=17), "centre")
        places = [place.inset(0, 2) for place in room.below(AIM_HEAD).rows(len(self.aim.lines))]
        lines = list(zip(self.aim.lines, places, strict=True))
        style = min((self._style(canvas, *line, place) for line, place in lines), key=lambda each: each.size)
        for (picture, words, count), place in lines:
            _draw_sign(canvas, picture, place.left(34).middle(34, 38), GOLD)
            canvas.text(words, self._room(canvas, count, place), style)
            canvas.text(count, place, COUNT, "right")

    def _style(self, canvas: Canvas, _picture: str, words: str, count: str, place: Area) -> Style:
        """The letters in which a line fits; all lines have those of the longest."""
        room = self._room(canvas, count, place)
        return canvas.lettering.fitted(words, LABEL, room.w, room.h)[0]

    def _room(self, canvas: Canvas, count: str, place: Area) -> Area:
        """Between picture and count."""
        return place.after(42).before(canvas.lettering.width(count, COUNT) + 6 if count else 0)


def _draw_sign(canvas: Canvas, picture: str, room: Area, ink: Colour) -> None:
    """A picture, or an icon in a colour."""
    if picture.startswith("icons/"):
        canvas.icon(picture.removeprefix("icons/"), room.inset(3), ink)
    else:
        canvas.contained(picture, room)


@dataclass(kw_only=True)
class Prompt(Widget):
    """The one line that always says what is expected."""

    text: str
    name: str = ""  # of whom it speaks to, where several people share the screen
    crest: str = ""  # and their colour
    button: Area | None = None  # that lies at its end
    focusable: bool = False
    pressable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.frame("ribbon", self.area)
        room = canvas.padded("ribbon", self.area)
        if self.button is not None:
            room = room.before(max(0.0, room.right - self.button.x + 6))
        canvas.text(self.text, self._draw_name(canvas, room) if self.name else room, PROMPT, "centre")

    def _draw_name(self, canvas: Canvas, room: Area) -> Area:
        """Crest and name at the left; what is left for the words. In a narrow window they need the name's room."""
        canvas.contained(f"crests/{self.crest}", room.left(room.h))
        beside = room.after(room.h + 6)
        wide = min(canvas.lettering.width(self.name, ADDRESSED), room.w * ADDRESS)
        words = beside.after(wide + 10)
        if canvas.lettering.fits(self.text, PROMPT, words.w, words.h):
            canvas.text(self.name, beside.left(wide), ADDRESSED)
            return words
        return beside


@dataclass(kw_only=True)
class Advice(Widget):
    """A hint, or why somebody played what they played."""

    text: str
    focusable: bool = False

    @classmethod
    def height(cls, canvas: Canvas, text: str, width: float) -> float:
        """How tall it is, at this width."""
        return len(canvas.lettering.lines(text, ADVICE, width - 64)) * canvas.lettering.height(ADVICE) + 28

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.frame("panel_parchment", self.area)
        room = self.area.inset(14, min(12, self.area.h / 9))
        canvas.icon("hint", room.left(26), INK)
        canvas.text(self.text, room.after(36), ADVICE)


@dataclass(kw_only=True)
class LogSheet(Widget):
    """What happened, in sentences, the newest last."""

    title: str
    lines: Sequence[tuple[str, str]]  # colour of who did it ("" for nobody), sentence
    back: float  # how far it is scrolled back, in units
    on_scroll: Callable[[float], None] = field(compare=False)
    focusable: bool = False
    pressable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.frame("panel_sheet", self.area)
        canvas.text(self.title, self.area.inset(16, 14).top(26), HEADING, "centre")
        self._draw_lines(canvas, self._room)

    @property
    def _room(self) -> Area:
        """Where the sentences stand."""
        return self.area.inset(16, 14).below(32)

    def furthest(self, canvas: Canvas) -> float:
        """How far it can be scrolled back: until the first sentence is on top."""
        lines = sum(len(canvas.lettering.lines(sentence, SENTENCE, self._room.w - 26)) for _, sentence in self.lines)
        return max(0.0, lines * canvas.lettering.height(SENTENCE) + 8 * len(self.lines) - self._room.h)

    def scroll(self, steps: float) -> bool:
        self.on_scroll(self.back + steps * 60)
        return True

    def _draw_lines(self, canvas: Canvas, room: Area) -> None:
        """From the last one upwards, as many as there is room for."""
        canvas.clip(room)
        tall = canvas.lettering.height(SENTENCE)
        y = min(room.bottom, room.y + self._height(canvas, room)) + self.back
        for number, (colour, sentence) in enumerate(reversed(self.lines)):
            lines = canvas.lettering.lines(sentence, SENTENCE, room.w - 26)
            y -= len(lines) * tall + 8
            if y < room.y - len(lines) * tall:
                break
            if y < room.bottom:
                above = max(0, ceil((room.y - y) / tall - 0.05))  # lines that the upper edge would cut
                area = Area(room.x, y, room.w, len(lines) * tall).below(above * tall)
                self._draw_line(canvas, area, "" if above else colour, lines[above:], number)
        canvas.unclip()

    def _height(self, canvas: Canvas, room: Area) -> float:
        """Of the whole log, or rather more than there is room for."""
        tall, height = canvas.lettering.height(SENTENCE), 0.0
        for _colour, sentence in reversed(self.lines):
            height += len(canvas.lettering.lines(sentence, SENTENCE, room.w - 26)) * tall + 8
            if height > room.h:
                break
        return height

    def _draw_line(self, canvas: Canvas, area: Area, colour: str, lines: list[str], number: int) -> None:
        if not canvas.sees(area.inset(-4)):
            return
        if colour:
            canvas.contained(f"crests/{colour}", area.left(20).top(22))
        ink = INK if number < 6 else FADED_INK
        canvas.text("\n".join(lines), area.after(26), replace(SENTENCE, colour=ink), top=True)


@dataclass(kw_only=True)
class LookUp(Widget):
    """Pictures with counts: what is left, what is where. Its cells lie above it."""

    sheet: Sheet
    focusable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.frame("panel_sheet", self.area)
        room = self.area.inset(18, 16)
        canvas.text(self.sheet.title, room.top(28), HEADING, "centre")
        if self.sheet.note:
            canvas.text(self.sheet.note, room.foot(22), FAINT, "centre")

    def cells(self) -> "list[LookUpCell]":
        """A cell for each row, side by side as large as all fit."""
        room = self.area.inset(18, 16).below(34).above(26 if self.sheet.note else 0)
        columns = self._columns(room)
        side = min(room.w / columns, room.h / max(1, -(-len(self.sheet.rows) // columns)) / self.sheet.shape)
        tall, left = side * self.sheet.shape, room.x + (room.w - columns * side) / 2
        return [
            LookUpCell(
                key=f"look up {number}",
                area=Area(left + number % columns * side, room.y + number // columns * tall, side, tall),
                picture=picture,
                count=count,
                tip=tip,
            )
            for number, (picture, count, tip) in enumerate(self.sheet.rows)
        ]

    def _columns(self, room: Area) -> int:
        """So many that all rows fit, unless the sheet is a table."""
        if self.sheet.columns:
            return self.sheet.columns
        columns, count = 1, len(self.sheet.rows)
        while columns < 40 and -(-count // columns) * (room.w / columns) * self.sheet.shape > room.h:
            columns += 1
        return max(columns, FEWEST_COLUMNS)


@dataclass(kw_only=True)
class LookUpCell(Widget):
    """One picture of a sheet, which explains itself when pointed at."""

    picture: str
    count: str
    focusable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        side = self.area.w
        cell = self.area.inset(side * 0.07)
        shown = canvas.contained(self.picture, cell)
        if self.count == "0":
            canvas.fill(shown, CREAM, 0.6)
        if self.count:
            plate = cell.foot(side * 0.32).end(side * 0.42)
            canvas.frame("plate", plate)
            canvas.text(self.count, plate, replace(SMALL_INK, face="label_bold", size=side * 0.24), "centre")
