"""The chairs of a match as rows: whose colour, which name, who plays there."""

from collections.abc import Callable, Sequence

from castles.i18n import _
from castles.match import COLOURS, Player
from castles.scenes import labels
from castles.scenes.personas import face, persona_name
from castles.scenes.picker import Picker
from castles.scenes.scene import Context
from castles.scenes.seating import EMPTY, KINDS, PERSON, Seating
from castles.settings import LONGEST_NAME
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.crest import CrestButton
from castles.ui.field import Entry, Field
from castles.ui.pane import Row
from castles.ui.plain import Label, Picture
from castles.ui.select import Select
from castles.ui.theme import DARK_HEADING
from castles.ui.widget import Widget

FACE = 44.0
NAMES = 36.0  # width of the button with the names used before


class Chairs:
    """Lets somebody choose who sits where."""

    def __init__(
        self,
        context: Context,
        seating: Seating,
        on_change: Callable[[Seating], None],
        kinds: Callable[[int], Sequence[str]] = lambda number: KINDS,
    ) -> None:
        self.context = context
        self.seating = seating
        self.kinds = kinds  # who can sit on a chair
        self.names = [Entry(chair.name, LONGEST_NAME) for chair in seating.chairs]
        self._on_change = on_change

    def change(self, seating: Seating) -> None:
        """Something else was chosen."""
        self.seating = seating
        self._on_change(seating)

    def players(self) -> list[Player]:
        """Who will play."""
        return self.seating.players([self.default_name(number) for number in range(len(self.seating.chairs))])

    def rows(self) -> list[Row]:
        """A heading, and a row for each chair."""
        return [heading("seats_heading", _("Seats")), *map(self._row, range(len(self.seating.chairs)))]

    def _row(self, number: int) -> Row:
        def widgets(area: Area) -> list[Widget]:
            area = area.inset(4, 0)
            rest = area.after(54)
            name, kind = rest.left(rest.w * 0.5 - 6), rest.after(rest.w * 0.5 + 6)
            written = self._written(number, name) if self.seating.chairs[number].is_taken else []
            faces = self._face(number, kind.left(FACE))
            kind = kind.after(FACE + 4) if faces else kind
            return [self._crest(number, area.left(44)), *written, *faces, self._kind(number, kind)]

        return Row(50, widgets)

    def _crest(self, number: int, area: Area) -> Widget:
        chair = self.seating.chairs[number]
        return CrestButton(
            key=f"crest_{number}",
            area=area,
            colour=chair.colour,
            enabled=chair.is_taken,
            tip=_(labels.COLOURS[chair.colour]),
            on_press=lambda: self._pick_colour(number, area),
        )

    def _written(self, number: int, area: Area) -> list[Widget]:
        """A person's name, and the names used before to choose from."""
        free = self.seating.free_names(self.context.settings.names)
        if self.seating.chairs[number].kind != PERSON or not free:
            return [self._name(number, area)]
        return [self._name(number, area.before(NAMES + 4)), self._used_names(number, area.end(NAMES), free)]

    def _used_names(self, number: int, area: Area, free: list[str]) -> Widget:
        def call(name: str) -> None:
            self.names[number].set(name)
            self.change(self.seating.changed(number, name=name))

        options = [(name, name) for name in free]
        return Button(
            key=f"names_{number}",
            area=area.middle(NAMES, 40),
            label="",
            icon="person",
            tip=_("Names used before"),
            on_press=lambda: self.context.stack.push(Picker(self.context, area, options, "", call)),
        )

    def _face(self, number: int, area: Area) -> list[Widget]:
        """Of a computer player."""
        chair = self.seating.chairs[number]
        if chair.kind in (PERSON, EMPTY):
            return []
        player = Player(chair.name.strip() or self.default_name(number), chair.colour, chair.kind)
        return [Picture(key=f"face_{number}", area=area.middle(FACE, FACE), name=face(player, number))]

    def _name(self, number: int, area: Area) -> Widget:
        return Field(
            key=f"name_{number}",
            area=area.middle(area.w, 40),
            entry=self.names[number],
            hint=self.default_name(number),
            on_change=lambda: self.change(self.seating.changed(number, name=self.names[number].text)),
        )

    def _kind(self, number: int, area: Area) -> Widget:
        chair = self.seating.chairs[number]
        options = [(kind, _(labels.KINDS.get(kind, kind))) for kind in self.kinds(number)]

        def change(kind: str) -> None:
            self.change(self.seating.changed(number, kind=kind))

        return Select(
            key=f"kind_{number}",
            area=area.middle(area.w, 40),
            options=options,
            chosen=chair.kind,
            on_change=change,
            on_open=lambda place: self.context.stack.push(Picker(self.context, place, options, chair.kind, change)),
        )

    def default_name(self, number: int) -> str:
        kind = self.seating.chairs[number].kind
        return _("Player {number}").format(number=number + 1) if kind == PERSON else persona_name(kind, number)

    def _pick_colour(self, number: int, place: Area) -> None:
        options = [(colour, _(labels.COLOURS[colour])) for colour in COLOURS]
        pictures = [f"crests/{colour}" for colour in COLOURS]
        chosen = self.seating.chairs[number].colour
        picker = Picker(
            self.context,
            place,
            options,
            chosen,
            lambda colour: self.change(self.seating.coloured(number, colour)),
            pictures,
        )
        self.context.stack.push(picker)


def heading(key: str, text: str) -> Row:
    """A row with words over those that follow."""
    return Row(32, lambda area: [Label(key=key, area=area, text=text, style=DARK_HEADING)])
