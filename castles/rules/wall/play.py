"""How Castle Wall is played: turn a card up, then build, insert, put it back or see it leave."""

from collections.abc import Callable

from castles.rules.chance import shuffled
from castles.rules.game import Seat, Setup, Tell
from castles.rules.wall.pieces import CARDS, PLACES, START, TENTH, WIZARD, Number, Place
from castles.rules.wall.state import (
    EMPTY,
    NEVER,
    NOBODY,
    NOWHERE,
    TURN_UPS,
    Build,
    CardBuilt,
    CardInserted,
    CardLeft,
    CardPutBack,
    CardTurnedUp,
    Decision,
    GameEnded,
    Insert,
    LetGo,
    PutBack,
    State,
    TurnPassed,
    TurnUp,
    floor,
    most_idle_turns,
    number_up,
    position_for,
)

TENTH_ELEMENT, LAST_CARD, NOTHING_BUILDS = ENDINGS = ("tenth_element", "last_card", "nothing_builds")

NOTHING: tuple[Decision, ...] = ()
BUILD_OR_PUT_BACK: tuple[Decision, ...] = (Build(), PutBack())
INSERT_OR_PUT_BACK: tuple[Decision, ...] = (Insert(), PutBack())
INSERT_OR_LET_GO: tuple[Decision, ...] = (Insert(), LetGo())


def setup(setup: Setup) -> State:
    """All cards face down, and the youngest begins."""
    _, cards = shuffled(setup.seed, CARDS)
    return State(
        court=bool(setup.options["court"]),
        neighbours=setup.options["pairs"] == "neighbours",
        cards=cards,
        seen=[NEVER] * PLACES,
        face_down=TURN_UPS,
        castles=[[START] for _ in range(setup.players)],
        gone=[],
        lowest=START,
        wizard=NOBODY,
        turn=setup.ages[0],
        turns=1,
        idle=0,
        up=NOWHERE,
        ending="",
    )


def to_move(state: State) -> Seat | None:
    """The seat whose turn it is."""
    return None if state.ending else state.turn


def legal_moves(state: State) -> tuple[Decision, ...]:
    """Any face-down card; then what can be done with it."""
    if state.ending:
        return NOTHING
    if state.up == NOWHERE:
        return state.face_down
    return _choices(state, state.cards[state.up])


def _choices(state: State, number: Number) -> tuple[Decision, ...]:
    """What can be done with this card; nothing if it goes back or leaves by itself."""
    if number > state.castles[state.turn][-1]:
        return BUILD_OR_PUT_BACK
    if number > floor(state):
        return INSERT_OR_LET_GO if number < state.lowest else INSERT_OR_PUT_BACK
    return NOTHING


def why_not(state: State, move: Decision) -> str:
    """Why this can't be done now."""
    if state.ending:
        return "over"
    if isinstance(move, TurnUp):
        return "no_card" if state.up == NOWHERE else "decide_first"
    if state.up == NOWHERE:
        return "turn_up_first"
    if isinstance(move, Build):
        return "too_low"
    if isinstance(move, Insert):
        return _why_not_insert(state)
    return "leaves" if isinstance(move, PutBack) else "stays"


def _why_not_insert(state: State) -> str:
    if state.wizard == state.turn:
        return "not_between"
    return "wizard_spent" if state.court and WIZARD in state.castles[state.turn] else "no_wizard"


def perform(state: State, move: Decision, tell: Tell) -> None:
    """Plays a legal move."""
    if isinstance(move, TurnUp):
        _turn_up(state, move.place, tell)
    else:
        DEALS[type(move)](state, tell)


def _turn_up(state: State, place: Place, tell: Tell) -> None:
    """Shows the card to all; with nothing to choose it goes back or leaves by itself."""
    number = state.cards[place]
    state.up = place
    state.seen[place] = state.turns
    if tell:
        tell(CardTurnedUp(state.turn, place, number))
    if not _choices(state, number):
        if number < state.lowest:
            _let_go(state, tell)
        else:
            _put_back(state, tell)


def _build(state: State, tell: Tell) -> None:
    place, number = _taken(state)
    castle = state.castles[state.turn]
    castle.append(number)
    state.lowest = min([each[-1] for each in state.castles])
    if state.court and number == WIZARD:
        state.wizard = state.turn
    if tell:
        tell(CardBuilt(state.turn, place, number, len(castle) - 1))
    _end_turn(state, TENTH_ELEMENT if len(castle) == TENTH else "", tell)


def _insert(state: State, tell: Tell) -> None:
    place, number = _taken(state)
    castle = state.castles[state.turn]
    position = position_for(castle, number)
    castle.insert(position, number)
    state.wizard = NOBODY
    if tell:
        tell(CardInserted(state.turn, place, number, position))
    _end_turn(state, TENTH_ELEMENT if len(castle) == TENTH else "", tell)


def _let_go(state: State, tell: Tell) -> None:
    place, number = _taken(state)
    state.gone.append(number)
    if tell:
        tell(CardLeft(state.turn, place, number))
    _end_turn(state, "", tell)


def _taken(state: State) -> tuple[Place, Number]:
    """Takes the card turned up from its place, for good."""
    place, number = state.up, number_up(state)
    state.cards[place] = EMPTY
    state.face_down = tuple([move for move in state.face_down if move.place != place])
    state.up = NOWHERE
    state.idle = 0
    return place, number


def _put_back(state: State, tell: Tell) -> None:
    place = state.up
    state.up = NOWHERE
    state.idle += 1
    if tell:
        tell(CardPutBack(state.turn, place))
    last = len(state.face_down) == 1
    stuck = state.idle >= most_idle_turns(state)
    _end_turn(state, LAST_CARD if last else NOTHING_BUILDS if stuck else "", tell)


def _end_turn(state: State, ending: str, tell: Tell) -> None:
    """Ends the game, for this reason or because the middle is empty, or passes the turn on."""
    state.ending = ending if ending or state.face_down else LAST_CARD
    if state.ending:
        if tell:
            tell(GameEnded(state.ending))
        return
    state.turn = (state.turn + 1) % len(state.castles)
    state.turns += 1
    if tell:
        tell(TurnPassed(state.turn))


DEALS: dict[type[Decision], Callable[[State, Tell], None]] = {
    Build: _build,
    Insert: _insert,
    PutBack: _put_back,
    LetGo: _let_go,
}
