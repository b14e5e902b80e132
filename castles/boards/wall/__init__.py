"""Castle Wall on the table."""

from castles.boards.board import Board
from castles.boards.wall import layout
from castles.boards.wall.counted import counted
from castles.boards.wall.flourish import SILENT_ON_PURPOSE, flourish
from castles.boards.wall.marks import marks
from castles.boards.wall.meant import meant
from castles.boards.wall.panel import aim, badges, cards_sheet, score
from castles.boards.wall.poses import poses
from castles.boards.wall.zones import commands, zones
from castles.rules.wall.state import CardBuilt, CardInserted, State
from castles.wording.wall import board as words

__all__ = ["BOARD"]

BOARD: Board[State] = Board(
    key="wall",
    extent=lambda look: layout.SIZE,
    dock=(0.0, 0.0),
    dock_side="left",
    secret_hands=False,
    poses=poses,
    zones=zones,
    commands=commands,
    marks=marks,
    turnable=lambda look: False,
    prompt=lambda look: words.prompt(look.view, look.seat, look.legal),
    flourish=flourish,
    badges=badges,
    score=score,
    aim=aim,
    sheets={"t": cards_sheet},
    counted=counted,
    meant=meant,
    opens=True,
    silent=SILENT_ON_PURPOSE,
    milestones=(
        CardBuilt,
        CardInserted,
    ),
)
