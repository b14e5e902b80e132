"""Castle Combo: nine characters in a grid of three by three, from the castle and from the village."""

from castles.rules.combo.hidden import guess, view
from castles.rules.combo.legal import legal_moves, why_not
from castles.rules.combo.play import perform, setup, to_move
from castles.rules.combo.score import ending, ranking, tally
from castles.rules.combo.state import EVENTS, MOVES, State, census, copy
from castles.rules.game import Game, Move

GAME: Game[State, Move] = Game(
    key="combo",
    version=1,
    players=range(2, 6),
    options={},
    moves=MOVES,
    events=EVENTS,
    endings=("grids_full",),
    setup=setup,
    to_move=to_move,
    legal_moves=legal_moves,
    why_not=why_not,
    perform=perform,
    copy=copy,
    view=view,
    guess=guess,
    tally=tally,
    ranking=ranking,
    ending=ending,
    census=census,
)
