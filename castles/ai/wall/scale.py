"""When to build: the weights of Castle Wall, made ready for each kind of match and each step of a turn."""

from collections.abc import Iterator, Mapping
from operator import mul

from castles.ai.wall.prospects import EXTRA, FEATURES, Numbers, features, lowest_above
from castles.rules.game import winners
from castles.rules.wall import GAME
from castles.rules.wall.pieces import TENTH, Number
from castles.rules.wall.state import NOWHERE, TURN_UPS, State, copy, floor, number_up

TURNING = "turn_up"  # whether to turn up a known card for building
DEALING = "deal"  # whether to build the one that is up
CROWDED = 7  # elements: from here on the wizard waits no longer for a character
SURE = 9.0  # a score that no doubt outweighs


def kind_of(state: State) -> str:
    """Which weights a match is played by: the variant and the number of players change what is worth doing."""
    return ("court" if state.court else "wall") + ("_two" if len(state.castles) == 2 else "_more")


KINDS = ("wall_two", "wall_more", "court_two", "court_more")


class Scale:
    """Weighs by one set of weights. A score says how much better it is to build a card now than to look for another."""

    __slots__ = ("_weights",)

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = {
            (kind, step): [weights.get(f"{kind}.{step}.{name}", 0.0) for name in FEATURES]
            for kind in KINDS
            for step in (TURNING, DEALING)
        }

    def worth_turning(self, state: State, known: Numbers, unknown: Numbers) -> Iterator[tuple[float, Number]]:
        """The known cards that this seat could do something with, each with its score."""
        for card in candidates(state, known):
            yield self.turning(state, known, unknown, card), card

    def turning(self, state: State, known: Numbers, unknown: Numbers, card: Number) -> float:
        """Whether to turn up a known card and use it, rather than to turn up an unknown one."""
        return self._score(state, known, unknown, card, (TURNING,))

    def dealing(self, state: State, known: Numbers, unknown: Numbers) -> float:
        """Whether to use the card that is turned up, rather than to leave it.

        A card that would be worth turning up again isn't put back.
        """
        return self._score(state, known, unknown, number_up(state), (DEALING, TURNING))

    def _score(self, state: State, known: Numbers, unknown: Numbers, card: Number, steps: tuple[str, ...]) -> float:
        castle = state.castles[state.turn]
        if len(castle) == TENTH - 1:
            return SURE if wins_with(state, card) else -SURE
        if card < castle[-1]:
            return EXTRA.get(card, 0.0) + float(len(castle) >= CROWDED) - 0.5
        if not unknown and DEALING in steps:
            return SURE
        kind, values = kind_of(state), features(state, known, unknown, card)
        scores: list[float] = [sum(map(mul, self._weights[kind, step], values)) for step in steps]
        return max(scores)


def candidates(state: State, known: Numbers) -> Iterator[Number]:
    """Known cards worth a thought: the lowest that can be built, at court every character, and what can be inserted."""
    castle = state.castles[state.turn]
    lowest = lowest_above(known, castle[-1])
    if lowest:
        yield lowest
    if not state.court:
        return
    least = floor(state)
    yield from (card for card in EXTRA if card > least and card != lowest and known >> card & 1)


def wins_with(state: State, card: Number) -> bool:
    """Whether the card as tenth element, which ends the game, wins it."""
    if not state.court:
        return True
    after = copy(state)
    if after.up == NOWHERE:
        GAME.perform(after, TURN_UPS[state.cards.index(card)], None)
    GAME.perform(after, GAME.legal_moves(after)[0], None)
    return state.turn in winners(GAME.ranking(after))
