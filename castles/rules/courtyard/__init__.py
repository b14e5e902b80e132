"""The Courtyard: two families lay tiles inside a castle wall."""

from castles.rules.courtyard.hidden import census, guess, view
from castles.rules.courtyard.play import legal_moves, perform, to_move, why_not
from castles.rules.courtyard.score import ending, ranking, tally
from castles.rules.courtyard.start import setup
from castles.rules.courtyard.state import EVENTS, MOVES, CourtyardMove, State, copied
from castles.rules.game import Game

__all__ = ["GAME"]

GAME: Game[State, CourtyardMove] = Game(
    key="courtyard",
    version=1,
    players=range(2, 3),
    options={"joined_meadow": (True, False), "stocks_count": (False, True)},
    moves=MOVES,
    events=EVENTS,
    endings=("last_tile_laid", "last_tile_unfit"),
    setup=setup,
    to_move=to_move,
    legal_moves=legal_moves,
    why_not=why_not,
    perform=perform,
    copy=copied,
    view=view,
    guess=guess,
    tally=tally,
    ranking=ranking,
    ending=ending,
    census=census,
)
