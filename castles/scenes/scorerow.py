"""One row of the score sheet."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from castles.scenes.spotlight import Light
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import BODY, BODY_BOLD, FAINT, INK, RED_INK, Style
from castles.ui.widget import Mood, Widget

NUMBER = Style("title", 18, INK)
TOTAL = Style("title", 23, INK)
STRIPE = (150, 104, 50)
RULE = (110, 60, 30)


@dataclass(frozen=True, slots=True)
class Columns:
    """The width of the labels, and where each player's figures stand."""

    label: float
    places: tuple[Area, ...]


@dataclass(kw_only=True)
class ScoreRow(Widget):
    """A reason and what it is worth to each player; the best total is red."""

    number: int
    label: str
    amounts: Sequence[int]
    columns: Columns
    lights: Sequence[Light] = field(compare=False)  # what it counts on the table
    kind: str = "line"
    striped: bool = False
    focusable: bool = False
    hidden: bool = False  # while the table is looked at

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.hidden:
            return
        if mood == "hover":
            canvas.frame("row_selected", self.area)
        elif self.striped:
            canvas.fill(self.area, STRIPE, 0.16)
        if self.kind == "total":
            canvas.fill(self.area.top(2), RULE, 0.9)
        words, figures = self._styles()
        canvas.text(self.label, self.area.left(self.columns.label).inset(10, 0), words)
        best = max(self.amounts)
        for amount, place in zip(self.amounts, self.columns.places, strict=True):
            style = replace(figures, colour=RED_INK) if self.kind == "total" and amount == best else figures
            canvas.text(str(amount), Area(place.x, self.area.y, place.w, self.area.h), style, "centre")

    def _styles(self) -> tuple[Style, Style]:
        if self.kind == "total":
            return replace(BODY_BOLD, size=20, colour=RED_INK), TOTAL
        return (FAINT, replace(NUMBER, size=15)) if self.kind == "aside" else (BODY, NUMBER)
