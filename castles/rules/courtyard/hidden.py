"""What nobody has seen: the order of the stack, and the tokens on the towers and in the box."""

from collections import Counter
from typing import Any

from castles.rules.chance import shuffled
from castles.rules.courtyard.bits import CREW
from castles.rules.courtyard.pieces import SQUARES, TILES, TOKEN_COUNT, TOKENS
from castles.rules.courtyard.state import NONE, UNKNOWN, State, copied
from castles.rules.game import Seat

TILE_COUNTS = [tile.count for tile in TILES]
TOKEN_COUNTS = [TOKEN_COUNT] * len(TOKENS)


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
    chance, full.stack = shuffled(number, _rest(TILE_COUNTS, _seen_tiles(view)))
    _, tokens = shuffled(chance, _rest(TOKEN_COUNTS, _seen_tokens(view)))
    full.towers = [token if token == NONE else tokens.pop() for token in full.towers]
    full.box = tokens
    return full


def _rest(counts: list[int], seen: list[int]) -> list[int]:
    """All pieces but those that have been seen."""
    left = counts[:]
    for kind in seen:
        left[kind] -= 1
    return [kind for kind, count in enumerate(left) for _ in range(count)]


def _seen_tiles(state: State) -> list[int]:
    """The tiles laid, in hand and set aside."""
    laid = [turned >> 2 for turned in state.laid[: len(SQUARES)] if turned != NONE]
    return laid + state.unfit + [state.tile] * (state.tile != NONE)


def _seen_tokens(state: State) -> list[int]:
    """The tokens that the players hold or have spent."""
    return state.held[0] + state.held[1] + state.spent


def unseen_tiles(state: State) -> Counter[int]:
    """The tiles still in the stack, as everybody can tell."""
    return Counter(_rest(TILE_COUNTS, _seen_tiles(state)))


def census(state: State) -> Counter[Any]:
    """Every tile, token, subject and keep, wherever it is."""
    tiles = _seen_tiles(state) + state.stack
    tokens = _seen_tokens(state) + state.box + [token for token in state.towers if token != NONE]
    pieces: Counter[Any] = Counter(("tile", TILES[kind].kind) for kind in tiles)
    pieces.update(("token", TOKENS[kind]) for kind in tokens)
    for seat in (0, 1):
        standing = sum(post != NONE for post in state.posts[CREW * seat : CREW * seat + CREW])
        pieces["subject", seat] = standing + state.home[seat].bit_count()
    return pieces
