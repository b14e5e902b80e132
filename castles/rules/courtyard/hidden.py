"""What nobody has seen: the order of the stack, and the tokens on the towers and in the box."""

from collections import Counter
from typing import Any

from castles.rules.chance import shuffled
from castles.rules.courtyard.bits import CREW
from castles.rules.courtyard.pieces import SQUARES, TILES, TOKEN_COUNT, TOKENS
from castles.rules.courtyard.state import NONE, UNKNOWN, State, copied
from castles.rules.game import Seat


def view(state: State, seat: Seat) -> State:
    """The table as both players see it."""
    seen = copied(state)
    seen.stack = [UNKNOWN] * len(state.stack)
    seen.towers = [token if token == NONE else UNKNOWN for token in state.towers]
    seen.box = [UNKNOWN] * len(state.box)
    return seen


def guess(view: State, seat: Seat, number: int) -> State:
    """The unseen tiles and tokens, shuffled into their places."""
    full = copied(view)
    chance, full.stack = shuffled(number, list(unseen_tiles(view).elements()))
    _, tokens = shuffled(chance, list(unseen_tokens(view).elements()))
    full.towers = [token if token == NONE else tokens.pop() for token in full.towers]
    full.box = tokens
    return full


def unseen_tiles(state: State) -> Counter[int]:
    """The tiles still in the stack: all that were neither laid nor set aside nor are in hand."""
    return Counter({kind: tile.count for kind, tile in enumerate(TILES)}) - seen_tiles(state)


def seen_tiles(state: State) -> Counter[int]:
    """The tiles laid, in hand and set aside."""
    laid = [turned >> 2 for turned in state.laid[: len(SQUARES)] if turned != NONE]
    return Counter(laid + state.unfit + [state.tile] * (state.tile != NONE))


def unseen_tokens(state: State) -> Counter[int]:
    """The tokens on the towers and in the box: all that nobody has won."""
    return Counter(dict.fromkeys(range(len(TOKENS)), TOKEN_COUNT)) - seen_tokens(state)


def seen_tokens(state: State) -> Counter[int]:
    """The tokens that the players hold or have spent."""
    return Counter(state.held[0] + state.held[1] + state.spent)


def census(state: State) -> Counter[Any]:
    """Every tile, token, subject and keep, wherever it is."""
    tiles = seen_tiles(state) + Counter(state.stack)
    tokens = seen_tokens(state) + Counter(state.box) + Counter(token for token in state.towers if token != NONE)
    pieces: Counter[Any] = Counter({("tile", TILES[kind].kind): count for kind, count in tiles.items()})
    pieces.update({("token", TOKENS[kind]): count for kind, count in tokens.items()})
    for seat in (0, 1):
        standing = sum(post != NONE for post in state.posts[CREW * seat : CREW * seat + CREW])
        pieces["subject", seat] = standing + state.home[seat].bit_count()
    return pieces
