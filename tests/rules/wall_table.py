"""Tables of Castle Wall set up as little pictures, for the tests."""

from castles.rules.game import Event
from castles.rules.wall import GAME
from castles.rules.wall.pieces import CARDS, PLACES, WIZARD
from castles.rules.wall.state import EMPTY, NEVER, NOBODY, TURN_UPS, Decision, State

NAMES = ("Zosia", "Michał", "Maciek", "Ola")


def table(castles: str, middle: str = "", court: bool = False, pairs: str = "smaller") -> State:
    """Castles by name, a line each, without the start tile; the first is to move. These cards lie in the middle, by
    default all that aren't built; the others have left the game."""
    walls = [[int(number) for number in line.split()[1:]] for line in castles.strip().splitlines()]
    state = GAME.setup(GAME.setup_for(len(walls), 1, {"court": court, "pairs": pairs}))
    built = {number for wall in walls for number in wall}
    lying = [int(number) for number in middle.split()] or [number for number in CARDS if number not in built]
    state.castles = [[1, *wall] for wall in walls]
    state.lowest = min(castle[-1] for castle in state.castles)
    state.wizard = next((seat for seat, wall in enumerate(walls) if court and WIZARD in wall), NOBODY)
    state.cards = lying + [EMPTY] * (PLACES - len(lying))
    state.seen = [NEVER if card else 1 for card in state.cards]
    state.face_down = TURN_UPS[: len(lying)]
    state.turns = 2
    state.gone = [number for number in CARDS if number not in {*lying, *built}]
    return state


def play(state: State, *moves: Decision | int) -> list[Event]:
    """Plays these moves, a number being the card to turn up; what happened."""
    told: list[Event] = []
    for move in moves:
        GAME.play(state, TURN_UPS[state.cards.index(move)] if isinstance(move, int) else move, told.append)
    return told
