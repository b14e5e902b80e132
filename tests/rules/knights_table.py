"""Tables of Knights and Castles set up by name, for the tests."""

from castles.rules.game import Event
from castles.rules.knights import GAME
from castles.rules.knights.pieces import CARD_NAMES, TILE_NAMES, Cards
from castles.rules.knights.state import Lay, Recruit, State

NAMES = ("Hania", "Antek", "Zosia", "Olek")
CASTLE_FIRST = 1  # a seed whose first tile is a castle
STACK = "small_wood large_wood small_brick large_brick small_stone large_stone drum drum"


def table(
    first: str = "small_wood", players: int = 2, ages: tuple[int, ...] | None = None, long: bool = False
) -> State:
    """A new game with these tiles on top; the other tiles follow, the last is the one put away."""
    state = GAME.setup(GAME.setup_for(players, CASTLE_FIRST, {"long": long}, ages))
    tiles, rest = first.split(), STACK.split()
    for tile in tiles:
        rest.remove(tile)
    *others, away = rest
    state.tiles = tuple(TILE_NAMES.index(tile) for tile in (away, *tiles, *others))
    return state


def lay(text: str) -> Lay:
    """Two cards by name."""
    first, second = sorted(CARD_NAMES.index(name) for name in text.split())
    return Lay((first, second))


def recruit(name: str) -> Recruit:
    """An army by name."""
    return Recruit(CARD_NAMES.index(name))


def armies(text: str) -> Cards:
    """A set of armies by name."""
    return sum(1 << CARD_NAMES.index(name) for name in text.split())


def lay_all(state: State, picture: str) -> list[Event]:
    """Plays a round in which each line says who lays what; what happened."""
    told: list[Event] = []
    lines = [line.split() for line in picture.strip().splitlines()]
    pairs = {NAMES.index(name): lay(" ".join(cards)) for name, *cards in lines}
    for _ in range(len(pairs)):
        GAME.play(state, pairs[state.turn], told.append)
    return told


def lay_bare(state: State) -> list[Event]:
    """Plays a round in which everybody who is asked lays two shepherds."""
    told: list[Event] = []
    for _ in state.hands:
        GAME.play(state, lay("shepherd shepherd"), told.append)
    return told


def told_of(events: list[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if type(event) is kind]
