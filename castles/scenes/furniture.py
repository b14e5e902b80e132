"""What stands on and around every table: places, players, the line on top, log, sheets and buttons."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from castles.boards.board import Command, Intent, Zone
from castles.i18n import _
from castles.rules.game import Seat
from castles.scenes.acts import Acts
from castles.scenes.labels import LEVELS
from castles.scenes.layout import Layout
from castles.scenes.panels import Advice, AimPanel, LogSheet, LookUp, PlayerPanel, Prompt
from castles.scenes.personas import face
from castles.scenes.places import Glow, Marks, Place
from castles.scenes.pointer import Pointer
from castles.scenes.replay_bar import replay_bar
from castles.session.description import Description
from castles.session.refusals import why_no_hint, why_no_reason, why_no_redo, why_no_undo, why_not
from castles.ui.area import Area
from castles.ui.button import Button, alike
from castles.ui.canvas import Canvas
from castles.ui.widget import Point, Widget

ADVICE_SAG = 7.0  # units by which a hint hangs below the line on top in a small window, into the margin of the board


class Furniture:
    """Sets out everything around and on the board, for a window of this size; it changes nothing."""

    def __init__(self, description: Description, layout: Layout, acts: Acts, pointer: Pointer, canvas: Canvas) -> None:
        self.description = description
        self.layout = layout
        self.acts = acts
        self.pointer = pointer
        self.canvas = canvas

    def widgets(self) -> list[Widget]:
        """From the lowest to the uppermost."""
        parts, description = self.layout.regions, self.description
        marks = Marks(key="marks", area=parts.board, marks=description.marks, placing=self.layout.placing)
        return [
            *self._places(),
            marks,
            *(self._panel(seat, area) for seat, area in enumerate(parts.players)),
            *self._aim(),
            self._prompt(),
            *self._past(),
            *self._sheets(),
            *self._buttons(),
            *self._advice(),
        ]

    # On the board

    def _places(self) -> list[Place]:
        window = self.layout.camera.region.inset(-6)
        places = [self._place(zone) for zone in self.description.zones]
        return [place for place in places if place.zone.box.space == "dock" or place.area.overlaps(window)]

    def _place(self, zone: Zone) -> Place:
        return Place(
            key=f"zone {zone.key}",
            area=self.layout.placing(zone.box),
            zone=zone,
            tip=zone.tip,
            shines=self.description.settings.helps_with("legal_places"),
            on_tap=self.pointer.tapped,
            on_grip=self.pointer.gripped,
            on_drag=self.pointer.dragged,
            on_release=self._release,
            is_advised=self.description.advises(zone),
        )

    def _release(self, zone: Zone, point: Point, inside: bool) -> None:
        self.pointer.released(zone, point, inside, self.layout)

    def _advice(self) -> list[Widget]:
        """A hint or a reason, and light on the pieces to take."""
        text, poses = self.description.advice, self.description.poses
        if not text:
            return []
        lit = [poses[piece] for piece in self.description.advised_pieces if piece in poses]
        glows = [Glow(key=f"glow {number}", area=self.layout.placing(pose.box)) for number, pose in enumerate(lit)]
        return [*glows, Advice(key="advice", area=self._advice_area(text), text=text)]

    def _advice_area(self, text: str) -> Area:
        """Below the log; where there is none, in the place of the line on top: nothing of the board is covered."""
        parts = self.layout.regions
        if parts.sheet is not None:
            return parts.sheet.foot(Advice.height(self.canvas, text, parts.sheet.w))
        return Area(parts.prompt.x, self.canvas.area.y, parts.prompt.w, parts.prompt.bottom + ADVICE_SAG)

    # Around the board

    def _panel(self, seat: Seat, area: Area) -> PlayerPanel:
        player, standing = self.description.position.line.players[seat], self.description.standings[seat]
        badges = [f"{badge.text}  {badge.tip}" for badge in standing.badges]
        can_look = self._can_look_as(seat)
        kind = _("person") if player.is_person else _(LEVELS.get(player.level or "", LEVELS["random"]))
        return PlayerPanel(
            key=f"player {seat}",
            area=area,
            name=player.name,
            colour=player.colour,
            score=standing.score,
            badges=standing.badges,
            note=_("to play") if standing.to_play else kind,
            face=face(player, seat),
            to_play=standing.to_play,
            tip="\n".join([player.name, *badges, *([_("Look at the table from this seat")] if can_look else [])]),
            on_press=partial(self.acts.session.look_as, seat) if can_look else None,
            focusable=can_look,
            pressable=can_look,
        )

    def _can_look_as(self, seat: Seat) -> bool:
        """Once it is over, everybody's table may be looked at."""
        position = self.description.position
        return position.looks_back and position.line.is_over and seat != position.viewer

    def _aim(self) -> list[AimPanel]:
        area, aim = self.layout.regions.aim, self.description.aim
        if area is None or aim is None:
            return []
        panel = AimPanel(key="aim", area=area, aim=aim)
        return [panel] if panel.fits else []

    def _prompt(self) -> Prompt:
        """The line on top; to several people at one screen it says for whom it is."""
        spoken, area, button = self.description.spoken, self.layout.regions.prompt, self._way_back
        if spoken.seat is None:
            return Prompt(key="prompt", area=area, text=spoken.text, button=button)
        player = self.description.position.line.players[spoken.seat]
        return Prompt(key="prompt", area=area, text=spoken.text, name=player.name, crest=player.colour, button=button)

    @property
    def _way_back(self) -> Area | None:
        """Where the button lies that leads to what was played, if there is anything to look back at."""
        parts, played = self.layout.regions, self.description.position.line.last_played
        return parts.prompt.inset(5).end(parts.prompt.h - 10) if played and parts.bar is None else None

    def _past(self) -> list[Widget]:
        """The bar of a replay, or the button that leads to it."""
        bar, area, tip = self.layout.regions.bar, self._way_back, _("Look back at what was played")
        if bar is not None:
            return replay_bar(self.description, self.acts, bar)
        if area is None:
            return []
        return [Button(key="look back", area=area, label="", icon="past", tip=tip, on_press=self.acts.look_back)]

    def _sheets(self) -> list[Widget]:
        parts, opened, shown = self.layout.regions, self.acts.opened, list[Widget]()
        if parts.sheet is not None:
            advice = self.description.advice
            taken = Advice.height(self.canvas, advice, parts.sheet.w) + 6 if advice else 0.0
            shown.append(self._log("log sheet", parts.sheet.above(taken)))
        if opened.log:
            shown.append(self._log("open log", parts.board))
        if opened.sheet:
            sheet = LookUp(key="look up", area=parts.board.inset(10), sheet=self.description.sheet(opened.sheet))
            shown += [sheet, *sheet.cells()]
        return shown

    def _log(self, key: str, area: Area) -> LogSheet:
        lines, back = self.description.log, self.acts.opened.back
        log = LogSheet(key=key, area=area, title=_("Log"), lines=lines, back=back, on_scroll=self.acts.scroll_log)
        if back:  # never farther than to the first line
            log.back = min(back, log.furthest(self.canvas))
        return log

    # Buttons

    def _buttons(self) -> list[Widget]:
        commands = self.description.commands
        lying = [self._command(each, self.layout.placing(each.box), small=True) for each in commands if each.box]
        beside = [each for each in commands if each.box is None]
        return [*lying, *(self._wide_buttons(beside) if self.layout.regions.is_wide else self._small_buttons(beside))]

    def _usual(self) -> "list[_Usual]":
        position, board, acts = self.description.position, self.description.board, self.acts
        return [
            _Usual("undo", "undo", _("Undo"), acts.undo, why_no_undo(position)),
            _Usual("redo", "redo", _("Redo"), acts.redo, why_no_redo(position)),
            _Usual("hint", "hint", _("Hint"), acts.hint, why_no_hint(position)),
            _Usual("why", "info", _("Why?"), acts.explain, why_no_reason(position, board)),
            _Usual("log", "log", _("Log"), acts.toggle_log),
            _Usual("menu", "menu", _("Menu"), acts.open_menu),
        ]

    def _wide_buttons(self, commands: Sequence[Command]) -> list[Widget]:
        room = self.layout.regions.buttons
        lower = room.foot(138)
        cells = [cell for row in lower.rows(3, 8) for cell in row.columns(2, 8)]
        usual = [each.button(cell, small=False) for each, cell in zip(self._usual(), cells, strict=True)]
        upper = room.above(146).rows(max(2, len(commands)), 8)
        special = [self._command(command, area) for command, area in zip(commands, upper, strict=False)]
        return [*special, *alike(self.canvas, usual)]

    def _small_buttons(self, commands: Sequence[Command]) -> list[Widget]:
        cells = self.layout.regions.buttons.rows(max(8, 6 + len(commands)), 3)
        usual = [each.button(cell, small=True) for each, cell in zip(self._usual(), cells, strict=False)]
        special = zip(commands, cells[6:], strict=False)
        return [*(self._command(command, area, small=True) for command, area in special), *usual]

    def _command(self, command: Command, area: Area, small: bool = False) -> Button:
        refusal = self._refusal(command)
        return Button(
            key=f"command {command.label}",
            area=area,
            label="" if small else command.label,
            tip="\n".join(filter(None, [command.label if small else "", refusal])),
            refuses=bool(refusal),
            sound="" if refusal or self._turns(command) else "click",
            icon=command.icon or ("confirm" if small else ""),
            kind="red" if self.description.advises(command) else "green" if command.main else "wood",
            on_press=lambda: self.acts.press(command),
        )

    def _refusal(self, command: Command) -> str:
        """Why the rules refuse what a button means, as a sentence; empty if they don't."""
        if not command.refused or isinstance(command.does, Intent):
            return ""
        return why_not(self.description.position, command.does)

    def _turns(self, command: Command) -> bool:
        """Whether it turns what is in hand, which has a sound of its own."""
        return isinstance(command.does, Intent) and command.does.turns != self.description.position.intent.turns


class _Usual(NamedTuple):
    """A button that every table has."""

    key: str
    icon: str
    label: str
    does: Callable[[], None]
    refusal: str = ""  # why it can't do anything now; pressed, it says so

    def button(self, area: Area, small: bool) -> Button:
        words = [self.label, self.refusal] if small else [self.refusal]
        return Button(
            key=self.key,
            area=area,
            label="" if small else self.label,
            icon=self.icon,
            size=19 if small else 15,
            tip="\n".join(filter(None, words)),
            on_press=self.does,
            refuses=bool(self.refusal),
            sound="" if self.refusal else "click",
        )
