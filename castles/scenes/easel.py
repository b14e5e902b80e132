"""How a table is drawn: the pieces that lie still, those that move, the ghost under the mouse, the zoom, the tips."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from castles.boards.board import Box, Mark, Piece, Pose, Zone
from castles.scenes.places import Place, draw_mark, glow
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.felt import Felt
from castles.ui.stage import draw_pose

if TYPE_CHECKING:
    from castles.scenes.table import Table


class Easel:
    """Paints what lies on a table, under and over its widgets."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.felt = Felt()
        self._lights: tuple[Hashable, Sequence[Mark]] = (None, ())  # and for what they were asked

    def stale(self, canvas: Canvas) -> list[Area]:
        """Where what lies still has changed. Behind the curtain everything is forgotten."""
        table = self.table
        if table.regions is None or table.viewer is None:
            self.felt = Felt()
            return [canvas.area]
        still, setting = table.stage.still(self._in_hand), (canvas.scale, table.regions, table.camera, table.dock)
        ground = lambda: self._paint_ground(canvas)  # noqa: E731 - for this canvas
        stale = self.felt.paint(canvas, still, table.placing, ground, table.regions.board, setting)
        table.needs_paint = self.felt.is_rough
        return stale

    def background(self, canvas: Canvas) -> None:
        """The ground and all that lies still on it; behind the curtain, only wood."""
        if self.table.viewer is None:
            canvas.covered("table/walnut", canvas.area)
        else:
            canvas.surface.blit(self.felt.surface, (0, 0))

    def _paint_ground(self, canvas: Canvas) -> None:
        canvas.covered("table/walnut", canvas.area)
        if self.table.regions is not None and self.table.regions.dock.w:
            canvas.frame("tray_brown", self.table.regions.dock)

    def foreground(self, canvas: Canvas, now: float) -> None:
        """What moves, what is in the hand, and what is looked at closely."""
        if self.table.viewer is None:
            return
        table, parts = self.table, self.table.regions
        within = canvas.area if parts is None else parts.table
        table.stage.draw_moving(canvas, table.placing, now, within, self._in_hand)
        for mark in self.lit():
            draw_mark(canvas, mark, self.table.placing)
        self._draw_ghost(canvas)
        if self.table.hand.zooming:
            self._draw_zoomed(canvas)

    def lit(self) -> Sequence[Mark]:
        """What the piece under the mouse counts, unless something is held or moves."""
        table = self.table
        piece = self._looked_at() if table.is_settled() and table.intent.held is None else None
        asked = piece, len(table.match.past), table.viewer
        if asked != self._lights[0]:
            self._lights = asked, () if piece is None else table.board.lights(table.look(), piece)
        return self._lights[1]

    def _looked_at(self) -> Piece | None:
        """The piece under the mouse, if nothing covers it, or the one that the keyboard walked to."""
        page, zone = self.table.page, self._pointed()
        if page.shows_focus:
            return zone.grip if zone is not None else None
        return self._piece_under() if page.hovered is None or zone is not None else None

    @property
    def _in_hand(self) -> frozenset[Piece]:
        table = self.table
        waiting = table.pending_zone.takes if table.pending is not None and table.pending_zone else None
        return frozenset(piece for piece in (table.intent.held, waiting) if piece is not None)

    def _draw_ghost(self, canvas: Canvas) -> None:
        """The piece as it would lie at the hovered place, or in the hand that holds it."""
        table = self.table
        zone = self._pointed() if table.pending is None else table.pending_zone
        if zone is not None and zone.ghost is not None:
            draw_pose(canvas, replace(zone.ghost, alpha=0.4 if zone.faint else 0.72), table.placing(zone.ghost.box))
        elif table.intent.held in table.stage.poses:
            self._draw_held(canvas, table.stage.poses[table.intent.held])

    def _draw_held(self, canvas: Canvas, pose: Pose) -> None:
        """It goes with the mouse; in the dock, where it can be turned, it lies lit unless it is dragged."""
        hand, parts = self.table.hand, self.table.regions
        rests = pose.box.space == "dock" and not hand.drags
        if rests and parts is not None and parts.dock.holds(hand.pointer):
            draw_pose(canvas, pose, self.table.placing(pose.box))
            glow(canvas, self.table.placing(pose.box), 1.0)
            return
        area, (x, y) = self.table.placing(self._carried(pose.box)), hand.pointer
        draw_pose(canvas, pose, Area(x - area.w / 2, y - area.h / 2, area.w, area.h))

    def _carried(self, box: Box) -> Box:
        """Over the board, what is held is as large as it will lie there."""
        table = self.table
        if not table.camera.region.holds(table.hand.pointer):
            return box
        zones = [each.zone for each in table.page.widgets if isinstance(each, Place)]
        goals = [zone.ghost for zone in zones if zone.takes == table.intent.held]
        ghosts = [ghost.box for ghost in goals if ghost is not None and ghost.box.space != "dock"]
        return next(iter(ghosts), box)

    def _draw_zoomed(self, canvas: Canvas) -> None:
        piece = self._piece_under()
        pose = self.table.stage.poses[piece] if piece is not None else None
        if pose is not None and pose.tip and not pose.picture.startswith("ui/"):  # else it is the board itself
            pose = pose.close_up or pose
            area = self.table.placing(pose.box)
            factor = min(canvas.area.w * 0.6 / area.w, canvas.area.h * 0.75 / area.h)
            draw_pose(canvas, pose, canvas.area.middle(area.w * factor, area.h * factor))

    def _piece_under(self) -> Piece | None:
        return self.table.stage.under(self.table.hand.pointer, self.table.placing)

    def _pointed(self) -> Zone | None:
        """The zone under the mouse, unless it only came there, or the one the keyboard walked to."""
        page = self.table.page
        if self.table.hand.rests and not page.shows_focus:
            return None
        wanted = page.focus if page.shows_focus else page.hovered
        found = next((widget for widget in page.widgets if widget.key == wanted), None)
        return found.zone if isinstance(found, Place) else None

    def tip(self) -> tuple[str, Area] | None:
        """The tooltip of the mark or the piece under the mouse."""
        if self.table.viewer is None:
            return None
        marked = self._mark_tip()
        piece = self._piece_under() if marked is None else None
        pose = self.table.stage.poses[piece] if piece is not None else None
        return (pose.tip, self._shown_by(pose)) if pose is not None and pose.tip else marked

    def _shown_by(self, pose: Pose) -> Area:
        """A piece together with all that it lights up, which its tooltip shouldn't cover."""
        boxes = [pose.box, *(mark.box for mark in self.lit())]
        return reduce(Area.around, map(self.table.placing, boxes))

    def _mark_tip(self) -> tuple[str, Area] | None:
        """The tooltip of the mark under the mouse, which lies over the pieces."""
        tips = [(mark.tip, self.table.placing(mark.box)) for mark in self.table.marks if mark.tip]
        return next((tip for tip in reversed(tips) if tip[1].holds(self.table.hand.pointer)), None)
