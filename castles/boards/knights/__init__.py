"""Knights and Castles on the table."""

from castles.boards.board import Board
from castles.boards.knights import layout
from castles.boards.knights.counted import counted
from castles.boards.knights.flourish import SILENT_ON_PURPOSE, flourish
from castles.boards.knights.marks import marks
from castles.boards.knights.meant import meant
from castles.boards.knights.panel import aim, badges, games_sheet, score, tiles_sheet
from castles.boards.knights.poses import poses
from castles.boards.knights.reading import picked
from castles.boards.knights.zones import commands, zones
from castles.rules.knights.state import REVEALED, CardsRevealed, CastleTaken, CastleTakenBySword, Lay, Recruit, State
from castles.wording.knights import board as words

__all__ = ["BOARD"]

BOARD: Board[State] = Board(
    key="knights",
    extent=lambda look: layout.SIZE,
    dock=layout.DOCK,
    dock_side="below",
    secret_hands=True,
    opens=True,
    poses=poses,
    zones=zones,
    commands=commands,
    marks=marks,
    turnable=lambda look: False,
    prompt=lambda look: words.prompt(look.view, len(picked(look))),
    flourish=flourish,
    badges=badges,
    score=score,
    happens=lambda view: view.stage == REVEALED,
    aim=aim,
    sheets={"t": tiles_sheet, "g": games_sheet},
    counted=counted,
    meant=meant,
    silent=SILENT_ON_PURPOSE,
    round=lambda state: (state.game, state.round),
    milestones=(
        CastleTaken,
        CastleTakenBySword,
    ),
    secret_moves={Lay: CardsRevealed, Recruit: None},
)
