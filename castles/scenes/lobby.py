"""The lobby: seats, colours, ages, house rules and helps of a new match."""

import random
from dataclasses import replace
from typing import Any

from castles.chronicle import CHRONICLES
from castles.chronicle.disk import disk_words
from castles.foreign import readable_path
from castles.i18n import _
from castles.match import COLOURS, Match, Player
from castles.rules.game import Choice as Option
from castles.rules.game import Game
from castles.scenes import labels
from castles.scenes.backdrop import draw_heading, draw_table, foot, middle
from castles.scenes.boxes import BoxPicture
from castles.scenes.helps import help_rows
from castles.scenes.personas import face, persona_name
from castles.scenes.picker import Picker
from castles.scenes.scene import Context, Scene
from castles.scenes.seating import EMPTY, KINDS, PERSON, Seating, from_json, to_json
from castles.scenes.shelf import BOXES
from castles.settings import LONGEST_NAME, remembered
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.choice import Choice
from castles.ui.crest import CrestButton
from castles.ui.field import Entry, Field
from castles.ui.pane import Pane, Row, height_of, space
from castles.ui.plain import Label, Panel, Picture
from castles.ui.scroll import scrolling
from castles.ui.select import Select
from castles.ui.theme import DARK_HEADING, LABEL_BOLD
from castles.ui.toggle import Toggle
from castles.ui.widget import Widget

WIDE = 960.0  # units from which there is room for two columns
FACE = 44.0
GAP = 6.0  # between rows
SMALLEST_BOX = 150.0
NAMES = 36.0  # width of the button with the names used before
SEEDS = 1_000_000_000
LONGEST_SEED = 18


class Lobby(Scene):
    """Chooses all that a match starts from. What is chosen is remembered for the next one."""

    name = "lobby"

    def __init__(self, context: Context, game: Game[Any, Any]) -> None:
        super().__init__(context)
        self.game = game
        self.game_key = game.key
        self.chronicle = CHRONICLES[game.key]
        self.seating = from_json(game, context.settings.lobbies.get(game.key)).greeted(context.settings.names)
        self.names = [Entry(chair.name, LONGEST_NAME) for chair in self.seating.chairs]
        self.seed = Entry(self.seating.seed, LONGEST_SEED)
        self.seats_pane, self.rules_pane = Pane(), Pane()

    def arrange(self, canvas: Canvas) -> list[Widget]:
        room = middle(canvas)
        if room.w < WIDE:
            rows = [*self._seat_rows(), space(8), *self._age_rows(), space(8), *self._rule_rows()]
            columns = self._column("all", room, self.seats_pane, rows)
        else:
            left, right = room.left(room.w * 0.54), room.after(room.w * 0.54 + 16)
            rows = [*self._seat_rows(), space(8), *self._age_rows()]
            columns = self._column("seats", left, self.seats_pane, rows)
            columns += self._box(left.below(height_of(rows, GAP) + 40).inset(20, 16))
            columns += self._column("rules", right, self.rules_pane, self._rule_rows())
        return [*columns, *self._buttons(canvas)]

    def _column(self, key: str, area: Area, pane: Pane, rows: list[Row]) -> list[Widget]:
        panel = Panel(key=f"{key}_panel", area=area)
        return [panel, *scrolling(key, pane, area.inset(18, 14), rows, gap=GAP)]

    def _box(self, area: Area) -> list[Widget]:
        """The game's box, where there is room for it."""
        return [BoxPicture(key="box", area=area, box=BOXES[self.game.key])] if area.h >= SMALLEST_BOX else []

    # Seats

    def _seat_rows(self) -> list[Row]:
        rows = [_heading("seats_heading", _("Seats"))]
        return rows + [self._seat_row(number) for number in range(len(self.seating.chairs))]

    def _seat_row(self, number: int) -> Row:
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
            self._change(self.seating.changed(number, name=name))

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
        player = Player(chair.name.strip() or self._default_name(number), chair.colour, chair.kind)
        return [Picture(key=f"face_{number}", area=area.middle(FACE, FACE), name=face(player, number))]

    def _name(self, number: int, area: Area) -> Widget:
        return Field(
            key=f"name_{number}",
            area=area.middle(area.w, 40),
            entry=self.names[number],
            hint=self._default_name(number),
            on_change=lambda: self._change(self.seating.changed(number, name=self.names[number].text)),
        )

    def _kind(self, number: int, area: Area) -> Widget:
        chair = self.seating.chairs[number]
        options = [(kind, _(labels.KINDS.get(kind, kind))) for kind in KINDS]

        def change(kind: str) -> None:
            self._change(self.seating.changed(number, kind=kind))

        return Select(
            key=f"kind_{number}",
            area=area.middle(area.w, 40),
            options=options,
            chosen=chair.kind,
            on_change=change,
            on_open=lambda place: self.context.stack.push(Picker(self.context, place, options, chair.kind, change)),
        )

    def _default_name(self, number: int) -> str:
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
            lambda colour: self._change(self.seating.coloured(number, colour)),
            pictures,
        )
        self.context.stack.push(picker)

    # Ages

    def _age_rows(self) -> list[Row]:
        order = self.seating.taken_ages
        rows = [self._age_row(place, number) for place, number in enumerate(order)]
        return [_heading("ages_heading", _("Age, youngest first")), *rows]

    def _age_row(self, place: int, number: int) -> Row:
        chair, order = self.seating.chairs[number], self.seating.taken_ages

        def widgets(area: Area) -> list[Widget]:
            area = area.inset(4, 0)
            up, down = area.end(84).left(38), area.end(40).left(38)
            name = chair.name.strip() or self._default_name(number)
            return [
                Picture(key=f"age_crest_{number}", area=area.left(44).inset(0, 2), name=f"crests/{chair.colour}"),
                Label(key=f"age_name_{number}", area=area.after(54).before(94), text=name),
                self._arrow(f"younger_{number}", up, "arrow_up", _("Younger"), place > 0, number),
                self._arrow(
                    f"older_{number}",
                    down,
                    "arrow_down",
                    _("Older"),
                    place < len(order) - 1,
                    order[(place + 1) % len(order)],
                ),
            ]

        return Row(38, widgets)

    def _arrow(self, key: str, area: Area, icon: str, tip: str, enabled: bool, number: int) -> Button:
        """A button that makes a chair one place younger: its own, or the next older one."""
        return Button(
            key=key,
            area=area.middle(38, 36),
            label="",
            icon=icon,
            tip=tip,
            enabled=enabled,
            on_press=lambda: self._change(self.seating.younger(number)),
        )

    # House rules, seed, helps

    def _rule_rows(self) -> list[Row]:
        rows: list[Row] = []
        if self.game.options:
            rows.append(_heading("options_heading", _("House rules")))
            rows += [self._option_row(name) for name in self.game.options]
            rows.append(space(6))
        return [*rows, *self._seed_rows(), space(6), *self._help_rows()]

    def _option_row(self, name: str) -> Row:
        choices, chosen = self.game.options[name], self.seating.options[name]
        label = _(self.chronicle.labels.get(name, name))
        if set(choices) == {True, False}:
            return Row(44, lambda area: [self._option_toggle(name, label, area)])
        return Row(74, lambda area: self._option_choice(name, label, area, chosen))

    def _option_toggle(self, name: str, label: str, area: Area) -> Widget:
        return Toggle(
            key=f"option_{name}",
            area=area.inset(4, 2),
            label=label,
            on=bool(self.seating.options[name]),
            on_change=lambda on: self._change(self.seating.chosen(name, on)),
        )

    def _option_choice(self, name: str, label: str, area: Area, chosen: Option) -> list[Widget]:
        area = area.inset(4, 0)
        words = self.chronicle.labels
        options = [(choice, _(words.get(f"{name}.{choice}", str(choice)))) for choice in self.game.options[name]]
        return [
            Label(key=f"label_{name}", area=area.top(28), text=label),
            Choice(
                key=f"option_{name}",
                area=area.below(30).top(40),
                options=options,
                chosen=chosen,
                on_change=lambda choice: self._change(self.seating.chosen(name, choice)),
            ),
        ]

    def _seed_rows(self) -> list[Row]:
        def widgets(area: Area) -> list[Widget]:
            area = area.inset(4, 0)
            return [self._seed_field(area.before(58)), self._shuffle(area.end(46))]

        return [_heading("seed_heading", _("Seed: the same number is the same game")), Row(46, widgets)]

    def _seed_field(self, area: Area) -> Widget:
        last = self.seating.last_seed
        hint = _("Any (the last one was {seed})").format(seed=last) if last else _("Any")
        return Field(
            key="seed",
            area=area.middle(area.w, 40),
            entry=self.seed,
            hint=hint,
            allowed="0123456789",
            on_change=lambda: self._change(replace(self.seating, seed=self.seed.text)),
        )

    def _shuffle(self, area: Area) -> Widget:
        def shuffle() -> None:
            self.seed.set(str(_any_seed()))
            self._change(replace(self.seating, seed=self.seed.text))

        tip = _("A number by chance")
        return Button(key="shuffle", area=area.middle(44, 40), label="", icon="shuffle", tip=tip, on_press=shuffle)

    def _help_rows(self) -> list[Row]:
        return [_heading("helps_heading", _("Helps")), *help_rows(self.context, self.game.key)]

    # The match

    def _buttons(self, canvas: Canvas) -> list[Widget]:
        row = foot(canvas)
        back, start = row.left(min(180, row.w * 0.3)), row.end(min(280, row.w * 0.4))
        fits = self.seating.fits(self.game)
        return [
            Button(
                key="start", area=start, label=_("Start"), icon="play", kind="red", enabled=fits, on_press=self.start
            ),
            Button(key="back", area=back, label=_("Back"), icon="back", on_press=self.leave),
            *self._missing(row.after(back.w + 12).before(start.w + 12), fits),
        ]

    def _missing(self, area: Area, fits: bool) -> list[Widget]:
        """What keeps the match from starting."""
        players = self.game.players
        text = _("This game is for {least} to {most} players.").format(least=players[0], most=players[-1])
        return [] if fits else [Label(key="missing", area=area, text=text, style=LABEL_BOLD, align="centre")]

    def start(self) -> None:
        """Begins the match, saved from its first moment on if the disk allows."""
        seed = int(self.seating.seed) if self.seating.seed else _any_seed()
        self._change(replace(self.seating, last_seed=str(seed)))
        self.context.change(names=remembered([*self.seating.people, *self.context.settings.names]))
        names = [self._default_name(number) for number in range(len(self.seating.chairs))]
        match = Match(self.game, self.seating.setup(self.game, seed), self.seating.players(names))
        self._keep(match)
        self.context.stack.swap(self.context.doors.table(self.context, match))

    def _keep(self, match: Match) -> None:
        storage = self.context.storage
        match.keeper = storage.new_keeper()
        match.keep()
        if match.trouble is not None:
            message = _("This match can't be saved in {folder}. {reason}")
            folder = readable_path(storage.folder)
            self.context.notify(message.format(folder=folder, reason=disk_words(match.trouble)))

    def _change(self, seating: Seating) -> None:
        self.seating = seating
        lobbies = {**self.context.settings.lobbies, self.game.key: to_json(seating)}
        self.context.change(lobbies=lobbies)

    def background(self, canvas: Canvas) -> None:
        draw_table(canvas)
        draw_heading(canvas, _(self.chronicle.title))


def _heading(key: str, text: str) -> Row:
    return Row(32, lambda area: [Label(key=key, area=area, text=text, style=DARK_HEADING)])


def _any_seed() -> int:
    return random.SystemRandom().randrange(SEEDS)
