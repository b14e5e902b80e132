"""Castle Combo on the table."""

from castles.boards.board import Board
from castles.boards.combo import layout
from castles.boards.combo.counted import counted
from castles.boards.combo.flourish import SILENT_ON_PURPOSE, flourish
from castles.boards.combo.marks import LIVE_POINTS, lights, marks
from castles.boards.combo.meant import meant
from castles.boards.combo.panel import aim, badges, discards_sheet, score, unseen_sheet
from castles.boards.combo.poses import poses
from castles.boards.combo.prompt import prompt
from castles.boards.combo.zones import commands, zones
from castles.rules.combo.state import ScrollCounted, State

__all__ = ["BOARD"]

BOARD: Board[State] = Board(
    key="combo",
    extent=lambda look: layout.SIZE,
    dock=(0.0, 0.0),
    dock_side="left",
    secret_hands=False,
    poses=poses,
    zones=zones,
    commands=commands,
    marks=marks,
    turnable=lambda look: False,
    prompt=prompt,
    flourish=flourish,
    badges=badges,
    score=score,
    aim=aim,
    sheets={"t": unseen_sheet, "d": discards_sheet},
    helps=(LIVE_POINTS,),
    lights=lights,
    counted=counted,
    meant=meant,
    silent=SILENT_ON_PURPOSE,
    milestones=(ScrollCounted,),
)
