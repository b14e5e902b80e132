"""What stands on and around every table: places, players, the line on top, log, sheets and buttons."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from castles.boards.board import Command, Intent, Look, Zone
from castles.i18n import _
from castles.rules.game import Seat
from castles.scenes.labels import LEVELS
from castles.scenes.panels import Advice, AimPanel, LogSheet, LookUp, PlayerPanel, Prompt
from castles.scenes.personas import face
from castles.scenes.places import Glow, Marks, Place
from castles.scenes.refusal import why_no_hint, why_no_reason, why_no_redo, why_no_undo, why_not
from castles.scenes.regions import Regions, regions
from castles.ui.area import Area
from castles.ui.button import Button, alike
from castles.ui.camera import Camera
from castles.ui.canvas import Canvas
from castles.ui.widget import Widget

if TYPE_CHECKING:
    from castles.scenes.table import Table

ADVICE_SAG = 7.0  # units by which a hint hangs below the line on top in a small window, into the margin of the board


def furniture(table: "Table", canvas: Canvas) -> list[Widget]:
    """Everything around and on the board, for a window of this size."""
    if table.viewer is None:
        return []
    look = table.look()
    table.marks = look.once(table.board.marks)
    board, extent = table.board, table.board.extent(look)
    parts = table.regions = regions(canvas.area, len(table.match.players), board.dock_side, board.dock, extent)
    table.camera = replace(table.camera, region=parts.board.inset(6), extent=extent)
    table.dock = Camera(parts.dock.inset(8), table.board.dock if table.board.dock[0] else (1.0, 1.0))
    return [
        *_places(table, look),
        Marks(key="marks", area=parts.board, marks=table.marks, placing=table.placing),
        *_panels(table, look, parts),
        *_aim(table, look, parts),
        _prompt(table, look, parts),
        *_sheets(table, look, parts, canvas),
        *_buttons(table, look, parts, canvas),
        *_advice(table, parts, canvas),
    ]


def _places(table: "Table", look: Look[Any]) -> list[Place]:
    shines = table.context.settings.helps_with("legal_places")
    window = table.camera.region.inset(-6)
    places = [_place(table, zone, shines) for zone in (look.once(table.board.zones) if table.can_act() else ())]
    return [place for place in places if place.zone.box.space == "dock" or place.area.overlaps(window)]


def _place(table: "Table", zone: Zone, shines: bool) -> Place:
    return Place(
        key=f"zone {zone.key}",
        area=table.placing(zone.box),
        zone=zone,
        tip=zone.tip,
        shines=shines,
        on_tap=table.hand.tapped,
        on_grip=table.hand.gripped,
        on_drag=table.hand.dragged,
        on_release=table.hand.released,
        is_advised=table.adviser.advises(zone),
    )


def _panels(table: "Table", look: Look[Any], parts: Regions) -> list[PlayerPanel]:
    return [_panel(table, look, seat, area) for seat, area in enumerate(parts.players)]


def _aim(table: "Table", look: Look[Any], parts: Regions) -> list[AimPanel]:
    if parts.aim is None or table.board.aim is None:
        return []
    panel = AimPanel(key="aim", area=parts.aim, aim=table.board.aim(look))
    return [panel] if panel.fits else []


def _panel(table: "Table", look: Look[Any], seat: Seat, area: Area) -> PlayerPanel:
    player = table.match.players[seat]
    to_play = table.match.game.to_move(table.performance.shown) == seat and not table.board.happens(look.view)
    badges = table.board.badges(look, seat)
    kind = _("person") if player.is_person else _(LEVELS.get(player.level or "", LEVELS["random"]))
    return PlayerPanel(
        key=f"player {seat}",
        area=area,
        name=player.name,
        colour=player.colour,
        score=table.board.score(look, seat),
        badges=badges,
        note=_("to play") if to_play else kind,
        face=face(player, seat),
        to_play=to_play,
        tip="\n".join([player.name, *(f"{badge.text}  {badge.tip}" for badge in badges)]),
    )


def _prompt(table: "Table", look: Look[Any], parts: Regions) -> Prompt:
    """The line on top; to several people at one screen it says for whom it is."""
    text, seat = _line(table, look), table.match.to_move
    if not (len(table.people) > 1 and table.is_asked() and seat is not None):
        return Prompt(key="prompt", area=parts.prompt, text=text)
    player = table.match.players[seat]
    return Prompt(key="prompt", area=parts.prompt, text=text, name=player.name, crest=player.colour)


def _line(table: "Table", look: Look[Any]) -> str:
    if table.pending is not None:
        return _("Confirm with Enter, or take it back")
    if not table.is_told():
        return table.performance.meanwhile
    if table.performance.line and not table.is_settled():
        return table.performance.line
    told = [] if table.is_settled() else [table.logbook.sentence(event) for event in table.last]
    if any(told):
        return next(sentence for sentence in reversed(told) if sentence)
    seat = table.match.game.to_move(table.performance.shown)
    if seat is None:
        return _("The game is over")
    if table.is_asked():
        return table.board.prompt(look)
    words = _("{name} is to play") if seat in table.people else _("{name} is thinking")
    return words.format(name=table.match.names[seat])


def _sheets(table: "Table", look: Look[Any], parts: Regions, canvas: Canvas) -> list[Widget]:
    shown: list[Widget] = []
    if parts.sheet is not None:
        advice = table.adviser.text
        taken = Advice.height(canvas, advice, parts.sheet.w) + 6 if advice else 0.0
        shown.append(_log(table, "log sheet", parts.sheet.above(taken), canvas))
    if table.log_open:
        shown.append(_log(table, "open log", parts.board, canvas))
    if table.sheet:
        sheet = LookUp(key="look up", area=parts.board.inset(10), sheet=look.once(table.board.sheets[table.sheet]))
        shown += [sheet, *sheet.cells()]
    return shown


def _advice(table: "Table", parts: Regions, canvas: Canvas) -> list[Widget]:
    """A hint or a reason, and light on the pieces to take."""
    if not table.adviser.text:
        return []
    poses = [table.stage.poses[piece] for piece in table.adviser.lit if piece in table.stage.poses]
    glows = [Glow(key=f"glow {number}", area=table.placing(pose.box)) for number, pose in enumerate(poses)]
    return [*glows, Advice(key="advice", area=_advice_area(table, parts, canvas), text=table.adviser.text)]


def _advice_area(table: "Table", parts: Regions, canvas: Canvas) -> Area:
    """Below the log; where there is none, in the place of the line on top, so that nothing of the board is covered."""
    if parts.sheet is not None:
        return parts.sheet.foot(Advice.height(canvas, table.adviser.text, parts.sheet.w))
    return Area(parts.prompt.x, canvas.area.y, parts.prompt.w, parts.prompt.bottom + ADVICE_SAG)


def _log(table: "Table", key: str, area: Area, canvas: Canvas) -> LogSheet:
    log = LogSheet(
        key=key,
        area=area,
        title=_("Log"),
        lines=table.logbook.lines(),
        back=table.log_back,
        on_scroll=table.scroll_log,
    )
    if log.back:  # never farther than to the first line
        log.back = table.log_back = min(table.log_back, log.furthest(canvas))
    return log


def _buttons(table: "Table", look: Look[Any], parts: Regions, canvas: Canvas) -> list[Widget]:
    commands = list(table.board.commands(look)) if table.can_act() else []
    if table.pending is not None:
        commands = [Command(_("Confirm"), table.pending, "confirm", main=True)]
    lying = [_command(table, each, table.placing(each.box), small=True) for each in commands if each.box is not None]
    beside = [each for each in commands if each.box is None]
    usual = _wide_buttons(table, beside, parts, canvas) if parts.is_wide else _small_buttons(table, beside, parts)
    return [*lying, *usual]


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


def _usual(table: "Table") -> list[_Usual]:
    return [
        _Usual("undo", "undo", _("Undo"), table.undo, why_no_undo(table)),
        _Usual("redo", "redo", _("Redo"), table.redo, why_no_redo(table)),
        _Usual("hint", "hint", _("Hint"), table.adviser.ask_hint, why_no_hint(table)),
        _Usual("why", "info", _("Why?"), table.adviser.explain, why_no_reason(table)),
        _Usual("log", "log", _("Log"), table.toggle_log),
        _Usual("menu", "menu", _("Menu"), table.open_menu),
    ]


def _wide_buttons(table: "Table", commands: Sequence[Command], parts: Regions, canvas: Canvas) -> list[Widget]:
    room = parts.buttons
    lower = room.foot(138)
    cells = [cell for row in lower.rows(3, 8) for cell in row.columns(2, 8)]
    usual = alike(canvas, [each.button(cell, small=False) for each, cell in zip(_usual(table), cells, strict=True)])
    upper = room.above(146).rows(max(2, len(commands)), 8)
    return [*(_command(table, command, area) for command, area in zip(commands, upper, strict=False)), *usual]


def _small_buttons(table: "Table", commands: Sequence[Command], parts: Regions) -> list[Widget]:
    cells = parts.buttons.rows(max(8, 6 + len(commands)), 3)
    usual = [each.button(cell, small=True) for each, cell in zip(_usual(table), cells, strict=False)]
    special = zip(commands, cells[6:], strict=False)
    return [*(_command(table, command, area, small=True) for command, area in special), *usual]


def _turns(table: "Table", command: Command) -> bool:
    """Whether it turns what is in hand, which has a sound of its own."""
    return isinstance(command.does, Intent) and command.does.turns != table.intent.turns


def _command(table: "Table", command: Command, area: Area, small: bool = False) -> Button:
    refusal = why_not(table, command.does) if command.refused and not isinstance(command.does, Intent) else ""
    return Button(
        key=f"command {command.label}",
        area=area,
        label="" if small else command.label,
        tip="\n".join(filter(None, [command.label if small else "", refusal])),
        refuses=bool(refusal),
        sound="" if refusal or _turns(table, command) else "click",
        icon=command.icon or ("confirm" if small else ""),
        kind="red" if table.adviser.advises(command) else "green" if command.main else "wood",
        on_press=table.confirm if table.pending is not None else lambda: table.decide(command.does),
    )
