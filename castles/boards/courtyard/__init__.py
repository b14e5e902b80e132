"""The Courtyard on the table."""

from castles.boards.board import Board
from castles.boards.courtyard import layout
from castles.boards.courtyard.counted import counted
from castles.boards.courtyard.flourish import SILENT_ON_PURPOSE, flourish
from castles.boards.courtyard.marks import AREAS, lights, marks
from castles.boards.courtyard.meant import meant
from castles.boards.courtyard.panel import badges, score, tiles_sheet
from castles.boards.courtyard.poses import poses
from castles.boards.courtyard.prompt import prompt
from castles.boards.courtyard.reading import can_turn
from castles.boards.courtyard.zones import commands, zones
from castles.rules.courtyard.state import AreaScored, MeadowScored, State

__all__ = ["BOARD"]


BOARD: Board[State] = Board(
    key="courtyard",
    extent=lambda look: layout.size(),
    dock=layout.DOCK,
    dock_side="left",
    secret_hands=False,
    poses=poses,
    zones=zones,
    commands=commands,
    marks=marks,
    turnable=can_turn,
    prompt=prompt,
    flourish=flourish,
    badges=badges,
    score=score,
    sheets={"t": tiles_sheet},
    overlays={"f": AREAS},
    helps=("dead_squares",),
    lights=lights,
    counted=counted,
    meant=meant,
    silent=SILENT_ON_PURPOSE,
    milestones=(
        AreaScored,
        MeadowScored,
    ),
)
