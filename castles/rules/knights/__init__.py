"""Knights and Castles: seven rounds of bluff, two cards a castle, and a sword for the one who has least."""

from castles.rules.game import Game
from castles.rules.knights.hidden import guess, view
from castles.rules.knights.play import legal_moves, perform, setup, to_move, why_not
from castles.rules.knights.score import ENDINGS, ending, ranking, tally
from castles.rules.knights.state import EVENTS, Decision, Lay, Recruit, State, census, copy

GAME: Game[State, Decision] = Game(
    key="knights",
    version=1,
    players=range(2, 5),
    options={"long": (False, True), "memory_aid": (False, True)},
    moves=(Lay, Recruit),
    events=EVENTS,
    endings=ENDINGS,
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
