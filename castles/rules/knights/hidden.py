"""What a seat can't know in Knights and Castles, and what it can work out from all that was ever revealed."""

from functools import lru_cache

from castles.rules.chance import below, shuffled
from castles.rules.game import Seat
from castles.rules.knights.pieces import EVERY_ARMY, NO_CARDS, TILES, Card, Cards, Tile, armies_in
from castles.rules.knights.state import LAID, LAYING, LAYS, RECRUITED, UNKNOWN, State, copy


def view(state: State, seat: Seat) -> State:
    """Own cards, open tiles and everybody's story; of the others' cards on the table, until all have laid, only that
    they lie there."""
    seen = copy(state)
    seen.chance = 0
    last = state.round
    seen.tiles = tuple([tile if 0 < number <= last else UNKNOWN for number, tile in enumerate(state.tiles)])
    for other in range(len(seen.hands)):
        if other != seat:
            seen.hands[other] = seen.camps[other] = UNKNOWN
            if state.stage == LAYING and seen.laid[other]:
                seen.laid[other] = UNKNOWN
    return seen


def guess(view: State, seat: Seat, number: int) -> State:
    """Every order of the unseen tiles, and every camp and pair that fit the others' stories, are equally likely."""
    full = copy(view)
    chance, unseen = shuffled(number, _unseen_tiles(view))
    full.tiles = tuple([unseen.pop() if tile == UNKNOWN else tile for tile in view.tiles])
    for other in range(len(full.hands)):
        if other != seat:
            chance = _fill_cards(full, other, chance)
    full.chance = chance
    return full


def _unseen_tiles(view: State) -> list[Tile]:
    unseen = list(TILES)
    for tile in view.tiles[1 : view.round + 1]:
        unseen.remove(tile)
    return unseen


def _fill_cards(state: State, seat: Seat, chance: int) -> int:
    """Any possible camp; and any pair of the hand, if one was laid unseen. As all possible hands are of one size, each
    has as many pairs."""
    camps = camps_of(state, seat)
    chance, pick = below(chance, len(camps))
    state.camps[seat] = camps[pick]
    state.hands[seat] = EVERY_ARMY ^ camps[pick]
    if state.laid[seat] == UNKNOWN:
        pairs = LAYS[state.hands[seat]]
        chance, pick = below(chance, len(pairs))
        state.laid[seat] = LAID[pairs[pick].cards]
    state.hands[seat] &= ~state.laid[seat]
    return chance


def camps_of(state: State, seat: Seat) -> tuple[Cards, ...]:
    """Every camp that the seat may have for all that the others know."""
    camps = possible_camps(state.stories[seat])
    laid = state.laid[seat]
    return camps if laid in (UNKNOWN, NO_CARDS) else tuple(camp for camp in camps if not camp & laid)


@lru_cache(maxsize=4096)
def possible_camps(story: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """Every camp that this story can lead to: what goes to a camp came from the hand, what was recruited lay there."""
    camps = {NO_CARDS}
    for armies in story:
        if armies == RECRUITED:
            camps = {camp ^ 1 << army for camp in camps for army in armies_in(camp)}
        else:
            camps = {camp | armies for camp in camps if not camp & armies}
    return tuple(sorted(camps))


def surely_in_camp(state: State, seat: Seat) -> tuple[Card, ...]:
    """The armies that everybody with a good memory knows to be in this camp."""
    known = EVERY_ARMY
    for camp in camps_of(state, seat):
        known &= camp
    return armies_in(known)


def perhaps_in_camp(state: State, seat: Seat) -> tuple[Card, ...]:
    """The armies that may be in this camp or may have been recruited from it."""
    possible, known = NO_CARDS, EVERY_ARMY
    for camp in camps_of(state, seat):
        possible |= camp
        known &= camp
    return armies_in(possible & ~known)


def surely_not_in_camp(state: State, seat: Seat) -> tuple[Card, ...]:
    """The armies that this seat can only have in the hand or on the table."""
    possible = NO_CARDS
    for camp in camps_of(state, seat):
        possible |= camp
    return armies_in(EVERY_ARMY & ~possible)
