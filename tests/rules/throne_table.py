"""Tables of Topple the King set up from little pictures, with dice that fall as told.

pile 1: tournament, ?red 2-2-2|4, guard        the top first; nobody has seen a card with a question mark
pile 2:
0: brown 3-3-3|2, [red 3-3-3|1], die4          a seat's cards, in brackets if they are covered
1: green 2-2-2|1, tournament
"""

from functools import cache
from random import Random
from typing import Any

import pytest

from castles.rules.game import Event, Game, IllegalMove, Move
from castles.rules.throne import GAME
from castles.rules.throne.cards import colour_or_kind, is_castle
from castles.rules.throne.dice import handful, thrown
from castles.rules.throne.holdings import RAIDER, expose, gain
from castles.rules.throne.pieces import CARDS, DICE, TOURNAMENT, printed
from castles.rules.throne.state import Attack, Claim, Pass, State, Topple


def card(words: str) -> int:
    """`red 2-2-2|4`, `guard` (the first of its kind) or `tournament`."""
    if words == "tournament":
        return TOURNAMENT
    name, *combination = words.split()
    fitting = [each for each in range(len(CARDS)) if colour_or_kind(each) == name]
    return next(each for each in fitting if not combination or CARDS[each].combination == printed(combination[0]))


def cards(*words: str) -> tuple[int, ...]:
    return tuple(map(card, words))


def table(picture: str, **fields: Any) -> State:
    """The picture as a state at the beginning of seat 0's turn, unless the fields say otherwise."""
    rows = [line.split(":") for line in picture.strip().splitlines()]
    lists = {name.strip(): [words.strip() for words in row.split(",") if words.strip()] for name, row in rows}
    piles = [lists.pop("pile 1"), lists.pop("pile 2")]
    none = [0] * len(lists)
    state = State(
        raids=RAIDER,
        first=0,
        piles=[[card(words.strip("?")) for words in pile] for pile in piles],
        unseen=[sum(words.startswith("?") for words in pile) for pile in piles],
        cards=[*none],
        barred=[*none],
        covered=[*none],
        exposed=0,
        tournaments=[*none],
        chance=0,
        turn=0,
    )
    for name, value in fields.items():
        setattr(state, name, value)
    for seat, owned in enumerate(lists.values()):
        for words in owned:
            gain(state, seat, card(words.strip("[]")))
        state.covered[seat] = sum(1 << card(words.strip("[]")) for words in owned if words.startswith("["))
        expose(state, seat)
    return state


@cache
def chance_of(dice: str, count: int = DICE) -> int:
    """A chance with which so many dice fall like this: living dice, the rest sixes."""
    wanted = handful(map(int, dice.split()))
    return next(chance for chance in range(1 << 30) if thrown(chance, count)[1] == wanted)


def play(state: State, move: Move, dice: str | None = None) -> list[Event]:
    """Plays a move, whose throw gives these living dice and sixes; what it told."""
    events: list[Event] = []
    if dice is not None:
        state.chance = chance_of(dice, len(getattr(move, "dice", ())) or DICE)
    GAME.play(state, move, events.append)
    return events


def legal(state: State, *kinds: type[Move]) -> list[Move]:
    """The legal moves of these kinds."""
    return [move for move in GAME.legal_moves(state) if isinstance(move, kinds)]


def refusal(state: State, move: Move) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, move)
    return refused.value.reason


def idle(game: Game[State, Move], state: State, random: Random) -> Move:
    """A player who goes for specials as long as there are any, and so reaches no goal for a long time."""
    moves = game.legal_moves(state)
    least = min(_progress(state, move) for move in moves)
    return random.choice([move for move in moves if _progress(state, move) == least])


def _progress(state: State, move: Move) -> int:
    if isinstance(move, Attack):
        return 4 if is_castle(move.card) else 1
    if isinstance(move, Claim):
        top = state.piles[move.pile][0]
        return 5 if top == TOURNAMENT else 4 if is_castle(top) else 2
    return {Pass: 0, Topple: 6}.get(type(move), 3)
