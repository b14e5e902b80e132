"""Little courtyards set up in text: a turn is a line like `K44 D1 turned 2 farmer Nw`.

Squares are named as in the wording: columns are letters from the west, rows are numbers from the north. The first
seat is the start player, and the seats take turns, as always.
"""

from castles.rules.courtyard import GAME
from castles.rules.courtyard.bits import REACHES
from castles.rules.courtyard.pieces import SQUARES, TILES, TOKENS, TOWERS
from castles.rules.courtyard.play import begin_turn
from castles.rules.courtyard.state import NONE, CourtyardMove, Place, Put, PutNobody, State
from castles.rules.game import Event

KIND = {tile.kind: number for number, tile in enumerate(TILES)}


def table(script: str = "", **options: bool) -> State:
    """The state after these turns."""
    state = GAME.setup(GAME.setup_for(2, seed=1, options=options, ages=(1, 0)))
    for line in script.strip().splitlines():
        turn(state, line)
    return state


def turn(state: State, line: str) -> list[Event]:
    """A turn with this tile, square, quarter turns, and perhaps a subject on one of the tile's ends; what happened."""
    kind, square, _, turns, *subject = line.split()
    hand(state, kind)
    events = play(state, Place(*at(square), int(turns)))
    if state.choices and isinstance(state.choices[0], Put):
        events += play(state, Put(*subject) if subject else PutNobody())
    return events


def play(state: State, move: CourtyardMove) -> list[Event]:
    """Plays a move and gives what happened."""
    events: list[Event] = []
    GAME.play(state, move, events.append)
    return events


def at(square: str) -> tuple[int, int]:
    """The column and row of a square by its name."""
    return "ABCDEFGHI".index(square[0]), int(square[1:]) - 1


def hand(state: State, kind: str) -> None:
    """Has the seat to move begin its turn with this tile instead; the one it had goes under the stack."""
    state.stack.insert(0, state.tile)
    state.stack.remove(KIND[kind])
    state.stack.append(KIND[kind])
    begin_turn(state, state.seat, False, None)


def stack(state: State, *kinds: str) -> None:
    """Leaves only these tiles in the stack, the next one first; the others are set aside."""
    rest = sorted(state.stack)
    for kind in kinds:
        rest.remove(KIND[kind])
    state.unfit += rest
    state.stack = [KIND[kind] for kind in reversed(kinds)]


def give(state: State, seat: int, token: str) -> None:
    """Has a seat hold a token that nobody has won yet, as if won long ago."""
    _bring_to_box(state, token)
    state.box.remove(TOKENS.index(token))
    state.held[seat].append(TOKENS.index(token))


def guard(state: State, space: int, token: str) -> None:
    """Puts this token on the tower at a space of the track."""
    tower = next(number for number, tower in enumerate(TOWERS) if space in tower.spaces)
    if state.towers[tower] != TOKENS.index(token):
        _bring_to_box(state, token)
        place = state.box.index(TOKENS.index(token))
        state.box[place], state.towers[tower] = state.towers[tower], state.box[place]


def _bring_to_box(state: State, token: str) -> None:
    number = TOKENS.index(token)
    if number not in state.box:
        tower = state.towers.index(number)
        state.towers[tower], state.box[0] = state.box[0], state.towers[tower]


def dig(state: State, picture: str) -> None:
    """Has only the squares with a dot be empty; the first letter is the north-west corner of the grid."""
    rows = picture.strip("\n").splitlines()
    dots = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "."}
    state.empty = sum(REACHES[number] for number, square in enumerate(SQUARES) if square in dots)


def lines(state: State) -> dict[str, tuple[int, ...]]:
    """The score sheet, as if the game ended now."""
    return {line.reason: line.amounts for line in GAME.tally(state)}


def at_home(state: State, seat: int) -> int:
    """How many subjects a seat has in its supply."""
    return state.home[seat].bit_count()


def guarded(state: State) -> set[int]:
    """The first spaces of the towers that still have a token."""
    return {tower.spaces[0] for tower, token in zip(TOWERS, state.towers, strict=True) if token != NONE}
