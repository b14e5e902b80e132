"""Castle Wall: turn cards up, remember them, and build a rising wall of ten."""

from castles.rules.game import Game
from castles.rules.wall.hidden import guess, view
from castles.rules.wall.play import ENDINGS, legal_moves, perform, setup, to_move, why_not
from castles.rules.wall.score import ending, ranking, tally
from castles.rules.wall.state import EVENTS, Build, Decision, Insert, LetGo, PutBack, State, TurnUp, census, copy

GAME: Game[State, Decision] = Game(
    key="wall",
    version=1,
    players=range(2, 5),
    options={"court": (False, True), "pairs": ("smaller", "neighbours"), "memory_aid": (False, True)},
    moves=(TurnUp, Build, Insert, PutBack, LetGo),
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
