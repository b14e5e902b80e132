"""How a table is drawn: the pieces that lie still, those that move, the ghost under the mouse, the zoom, the tips."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial, reduce

from castles.boards.board import Zone
from castles.display import Box, Mark, Piece, Pose
from castles.scenes.layout import Layout
from castles.scenes.places import Place, draw_mark, glow
from castles.scenes.pointer import Pointer
from castles.session.description import Description
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.stage import Stage, draw_pose
from castles.ui.widget import Page


class Easel:
    """Paints what lies on a table, under and over its widgets."""

    def __init__(self, stage: Stage, pointer: Pointer, page: Page) -> None:
        self.stage = stage
        self.pointer = pointer
        self.page = page

    def lying(self, description: Description) -> Mapping[Piece, Pose]:
        """The pieces that lie still, and aren't in anybody's hand."""
        return self.stage.still(description.laid_by_hand)

    def background(self, canvas: Canvas, description: Description, layout: Layout | None) -> None:
        """The ground and all that lies still on it; behind the curtain, only wood."""
        canvas.covered("table/walnut", canvas.area)
        if layout is None:
            return
        if layout.regions.dock.w:
            canvas.frame("tray_brown", layout.regions.dock)
        pieces = sorted(self.lying(description).items(), key=lambda item: item[1].z)
        with canvas.clipped(layout.regions.board):  # which its pieces never leave
            _draw_pieces(canvas, [item for item in pieces if item[1].box.space == "board"], layout)
        _draw_pieces(canvas, [item for item in pieces if item[1].box.space == "dock"], layout)

    def foreground(self, canvas: Canvas, description: Description, layout: Layout | None, now: float) -> None:
        """What moves, what is in the hand, and what is looked at closely."""
        if layout is None:
            return
        by_hand, within = description.laid_by_hand, layout.regions.table
        self.stage.draw_moving(canvas, layout.placing, now, within, by_hand)
        for mark in self.lit(description, layout):
            draw_mark(canvas, mark, layout.placing)
        self._draw_ghost(canvas, description, layout)
        if self.pointer.zooming:
            self._draw_zoomed(canvas, layout)

    def lit(self, description: Description, layout: Layout) -> Sequence[Mark]:
        """What the piece under the mouse counts, once nothing is being shown."""
        piece = self._looked_at(layout) if description.position.moment is None else None
        return description.lights(piece) if piece is not None else ()

    def _looked_at(self, layout: Layout) -> Piece | None:
        """The piece under the mouse, if nothing covers it, or the one that the keyboard walked to."""
        zone = self.pointed()
        if self.page.shows_focus:
            return zone.grip if zone is not None else None
        return self._piece_under(layout) if self.page.hovered is None or zone is not None else None

    def _draw_ghost(self, canvas: Canvas, description: Description, layout: Layout) -> None:
        """The piece as it would lie at the hovered place, or in the hand that holds it."""
        intent = description.position.intent
        zone = intent.waiting.zone if intent.waiting is not None else self.pointed()
        if zone is not None and zone.ghost is not None:
            draw_pose(canvas, replace(zone.ghost, alpha=0.4 if zone.faint else 0.72), layout.placing(zone.ghost.box))
        elif intent.held in self.stage.poses:
            self._draw_held(canvas, intent.held, layout)

    def _draw_held(self, canvas: Canvas, held: Piece, layout: Layout) -> None:
        """It goes with the mouse; in the dock, where it can be turned, it lies lit unless it is dragged."""
        pose, (x, y) = self.stage.poses[held], self.pointer.at
        if pose.box.space == "dock" and not self.pointer.drags and layout.regions.dock.holds((x, y)):
            draw_pose(canvas, pose, layout.placing(pose.box))
            glow(canvas, layout.placing(pose.box), 1.0)
            return
        area = layout.placing(self._carried(held, pose.box, layout))
        draw_pose(canvas, pose, Area(x - area.w / 2, y - area.h / 2, area.w, area.h))

    def _carried(self, held: Piece, box: Box, layout: Layout) -> Box:
        """Over the board, what is held is as large as it will lie there."""
        if not layout.camera.region.holds(self.pointer.at):
            return box
        zones = [each.zone for each in self.page.widgets if isinstance(each, Place)]
        goals = [zone.ghost for zone in zones if zone.takes == held]
        ghosts = [ghost.box for ghost in goals if ghost is not None and ghost.box.space != "dock"]
        return next(iter(ghosts), box)

    def _draw_zoomed(self, canvas: Canvas, layout: Layout) -> None:
        piece = self._piece_under(layout)
        pose = self.stage.poses[piece] if piece is not None else None
        if pose is not None and pose.tip and not pose.picture.startswith("ui/"):  # else it is the board itself
            pose = pose.close_up or pose
            area = layout.placing(pose.box)
            factor = min(canvas.area.w * 0.6 / area.w, canvas.area.h * 0.75 / area.h)
            draw_pose(canvas, pose, canvas.area.middle(area.w * factor, area.h * factor))

    def _piece_under(self, layout: Layout) -> Piece | None:
        return self.stage.under(self.pointer.at, layout.placing)

    def pointed(self) -> Zone | None:
        """The zone under the mouse, unless it only came there, or the one the keyboard walked to."""
        page = self.page
        if self.pointer.rests and not page.shows_focus:
            return None
        wanted = page.focus if page.shows_focus else page.hovered
        found = next((widget for widget in page.widgets if widget.key == wanted), None)
        return found.zone if isinstance(found, Place) else None

    def tip(self, description: Description, layout: Layout | None) -> tuple[str, Area] | None:
        """The tooltip of the mark or the piece under the mouse."""
        if layout is None:
            return None
        marked = self._mark_tip(description, layout)
        piece = self._piece_under(layout) if marked is None else None
        pose = self.stage.poses[piece] if piece is not None else None
        return (pose.tip, self._shown_by(pose, description, layout)) if pose is not None and pose.tip else marked

    def _shown_by(self, pose: Pose, description: Description, layout: Layout) -> Area:
        """A piece together with all that it lights up, which its tooltip shouldn't cover."""
        boxes = [pose.box, *(mark.box for mark in self.lit(description, layout))]
        return reduce(Area.around, map(layout.placing, boxes))

    def _mark_tip(self, description: Description, layout: Layout) -> tuple[str, Area] | None:
        """The tooltip of the mark under the mouse, which lies over the pieces."""
        tips = [(mark.tip, layout.placing(mark.box)) for mark in description.marks if mark.tip]
        return next((tip for tip in reversed(tips) if tip[1].holds(self.pointer.at)), None)


def _draw_pieces(canvas: Canvas, pieces: Sequence[tuple[Piece, Pose]], layout: Layout) -> None:
    for piece, pose in pieces:
        canvas.again(("piece", piece), (pose, layout), partial(_draw_piece, canvas, pose, layout))


def _draw_piece(canvas: Canvas, pose: Pose, layout: Layout) -> None:
    draw_pose(canvas, pose, layout.placing(pose.box))
