"""A quick and sensible way to play Castle Wall: a known card that is worth building, otherwise an unknown one."""

from random import Random

from castles.ai.wall.prospects import middle
from castles.ai.wall.scale import SURE, Scale
from castles.rules.wall import GAME
from castles.rules.wall.state import NOWHERE, TURN_UPS, Decision, State, TurnUp


def policy(scale: Scale, state: State, random: Random) -> Decision:
    """A move in a full state that uses no more than what everybody has seen."""
    known, unknown = middle(state)
    if state.up != NOWHERE:
        use, leave = GAME.legal_moves(state)
        return use if scale.dealing(state, known, unknown) > 0 else leave
    score, card = max(scale.worth_turning(state, known, unknown), default=(-SURE, 0))
    if card and (score > 0 or not unknown):
        return TURN_UPS[state.cards.index(card)]
    return unknown_place(state) or state.face_down[0]


def unknown_place(state: State) -> TurnUp | None:
    """The first place whose card nobody has seen: in a sampled world it is as good as any other."""
    for move in state.face_down:
        if not state.seen[move.place]:
            return move
    return None
