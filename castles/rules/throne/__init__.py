"""Topple the King: castles, specials and tournaments for whoever beats their combinations with six dice."""

from castles.rules.game import Game, Move
from castles.rules.throne.choices import legal_moves
from castles.rules.throne.hidden import guess, view
from castles.rules.throne.holdings import RAIDED, RAIDER, census
from castles.rules.throne.play import FIRST_SEAT, RANDOM, perform, setup, to_move
from castles.rules.throne.refusals import why_not
from castles.rules.throne.score import ENDINGS, ending, ranking, tally
from castles.rules.throne.state import EVENTS, MOVES, State, copy

GAME: Game[State, Move] = Game(
    key="throne",
    version=1,
    players=range(2, 7),
    options={"first_player": (RANDOM, FIRST_SEAT), "two_player_raids": (RAIDER, RAIDED)},
    moves=MOVES,
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
