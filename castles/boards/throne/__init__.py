"""Topple the King on the table."""

from castles.boards.board import Board
from castles.boards.throne import layout
from castles.boards.throne.counted import counted
from castles.boards.throne.flourish import SILENT_ON_PURPOSE, flourish
from castles.boards.throne.marks import marks
from castles.boards.throne.meant import meant
from castles.boards.throne.panel import aim, badges, cards_sheet, score
from castles.boards.throne.poses import poses
from castles.boards.throne.prompt import prompt
from castles.boards.throne.reading import EXACT_CHANCE
from castles.boards.throne.zones import commands, zones
from castles.rules.throne.state import CardCaptured, CardTaken, State

__all__ = ["BOARD"]

BOARD: Board[State] = Board(
    key="throne",
    extent=lambda look: layout.SIZE,
    dock=layout.DOCK,
    dock_side="below",
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
    sheets={"t": cards_sheet},
    helps=(EXACT_CHANCE,),
    counted=counted,
    meant=meant,
    silent=SILENT_ON_PURPOSE,
    round=lambda state: state.round,
    milestones=(
        CardTaken,
        CardCaptured,
    ),
)
