"""The lobby: seats, colours, ages, house rules and helps of a new match."""

import random
from dataclasses import replace
from typing import Any

from castles.i18n import _
from castles.match import Match
from castles.rules.game import Choice as Option
from castles.rules.game import Game
from castles.scenes.backdrop import draw_heading, draw_table, foot, middle
from castles.scenes.boxes import BoxPicture
from castles.scenes.chairs import Chairs, heading
from castles.scenes.helps import help_rows
from castles.scenes.opening import keep_new
from castles.scenes.scene import Context, Scene
from castles.scenes.seating import Seating, from_json, to_json
from castles.scenes.shelf import BOXES
from castles.settings import remembered
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.choice import Choice
from castles.ui.field import Entry, Field
from castles.ui.pane import Pane, Row, height_of, space
from castles.ui.plain import Label, Panel, Picture
from castles.ui.scroll import scrolling
from castles.ui.theme import LABEL_BOLD
from castles.ui.toggle import Toggle
from castles.ui.widget import Widget
from castles.wording import WORDINGS

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
        self.wording = WORDINGS[game.key]
        seating = from_json(game, context.settings.lobbies.get(game.key)).greeted(context.settings.names)
        self.chairs = Chairs(context, seating, self._remember)
        self.seed = Entry(self.seating.seed, LONGEST_SEED)
        self.seats_pane, self.rules_pane = Pane(), Pane()

    @property
    def seating(self) -> Seating:
        return self.chairs.seating

    def arrange(self, canvas: Canvas) -> list[Widget]:
        room = middle(canvas)
        if room.w < WIDE:
            rows = [*self.chairs.rows(), space(8), *self._age_rows(), space(8), *self._rule_rows()]
            columns = self._column("all", room, self.seats_pane, rows)
        else:
            left, right = room.left(room.w * 0.54), room.after(room.w * 0.54 + 16)
            rows = [*self.chairs.rows(), space(8), *self._age_rows()]
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

    # Ages

    def _age_rows(self) -> list[Row]:
        order = self.seating.taken_ages
        rows = [self._age_row(place, number) for place, number in enumerate(order)]
        return [heading("ages_heading", _("Age, youngest first")), *rows]

    def _age_row(self, place: int, number: int) -> Row:
        chair, order = self.seating.chairs[number], self.seating.taken_ages

        def widgets(area: Area) -> list[Widget]:
            area = area.inset(4, 0)
            up, down = area.end(84).left(38), area.end(40).left(38)
            name = chair.name.strip() or self.chairs.default_name(number)
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
            on_press=lambda: self.chairs.change(self.seating.younger(number)),
        )

    # House rules, seed, helps

    def _rule_rows(self) -> list[Row]:
        rows: list[Row] = []
        if self.game.options:
            rows.append(heading("options_heading", _("House rules")))
            rows += [self._option_row(name) for name in self.game.options]
            rows.append(space(6))
        return [*rows, *self._seed_rows(), space(6), *self._help_rows()]

    def _option_row(self, name: str) -> Row:
        choices, chosen = self.game.options[name], self.seating.options[name]
        label = _(self.wording.labels.get(name, name))
        if set(choices) == {True, False}:
            return Row(44, lambda area: [self._option_toggle(name, label, area)])
        return Row(74, lambda area: self._option_choice(name, label, area, chosen))

    def _option_toggle(self, name: str, label: str, area: Area) -> Widget:
        return Toggle(
            key=f"option_{name}",
            area=area.inset(4, 2),
            label=label,
            on=bool(self.seating.options[name]),
            on_change=lambda on: self.chairs.change(self.seating.chosen(name, on)),
        )

    def _option_choice(self, name: str, label: str, area: Area, chosen: Option) -> list[Widget]:
        area = area.inset(4, 0)
        words = self.wording.labels
        options = [(choice, _(words.get(f"{name}.{choice}", str(choice)))) for choice in self.game.options[name]]
        return [
            Label(key=f"label_{name}", area=area.top(28), text=label),
            Choice(
                key=f"option_{name}",
                area=area.below(30).top(40),
                options=options,
                chosen=chosen,
                on_change=lambda choice: self.chairs.change(self.seating.chosen(name, choice)),
            ),
        ]

    def _seed_rows(self) -> list[Row]:
        def widgets(area: Area) -> list[Widget]:
            area = area.inset(4, 0)
            return [self._seed_field(area.before(58)), self._shuffle(area.end(46))]

        return [heading("seed_heading", _("Seed: the same number is the same game")), Row(46, widgets)]

    def _seed_field(self, area: Area) -> Widget:
        last = self.seating.last_seed
        hint = _("Any (the last one was {seed})").format(seed=last) if last else _("Any")
        return Field(
            key="seed",
            area=area.middle(area.w, 40),
            entry=self.seed,
            hint=hint,
            allowed="0123456789",
            on_change=lambda: self.chairs.change(replace(self.seating, seed=self.seed.text)),
        )

    def _shuffle(self, area: Area) -> Widget:
        def shuffle() -> None:
            self.seed.set(str(_any_seed()))
            self.chairs.change(replace(self.seating, seed=self.seed.text))

        tip = _("A number by chance")
        return Button(key="shuffle", area=area.middle(44, 40), label="", icon="shuffle", tip=tip, on_press=shuffle)

    def _help_rows(self) -> list[Row]:
        return [heading("helps_heading", _("Helps")), *help_rows(self.context, self.game.key)]

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
        self.chairs.change(replace(self.seating, last_seed=str(seed)))
        self.context.change(names=remembered([*self.seating.people, *self.context.settings.names]))
        match = Match(self.game, self.seating.setup(self.game, seed), self.chairs.players())
        keep_new(self.context, match)
        self.context.stack.swap(self.context.doors.table(self.context, match))

    def _remember(self, seating: Seating) -> None:
        lobbies = {**self.context.settings.lobbies, self.game.key: to_json(seating)}
        self.context.change(lobbies=lobbies)

    def background(self, canvas: Canvas) -> None:
        draw_table(canvas)
        draw_heading(canvas, _(self.wording.title))


def _any_seed() -> int:
    return random.SystemRandom().randrange(SEEDS)
