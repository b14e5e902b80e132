"""The score of Castle Combo: scrolls by what they reward, keys, and the gold that breaks ties."""

from castles.rules.combo.counting import counted_cells, counting, purses_of
from castles.rules.combo.grid import SPOTS, spots
from castles.rules.combo.pieces import (
    CHARACTERS,
    CRESTS,
    KEY_POINTS,
    PURSE,
    Card,
    Count,
    In,
    Kinds,
    Lacks,
    Mark,
    Measure,
    On,
    Sets,
)
from castles.rules.combo.state import (
    OVER,
    Cell,
    KeysCounted,
    LeftoverStored,
    ScrollCounted,
    State,
    copy,
    is_face_up,
)
from castles.rules.game import Line, Ranking, Seat, Tally, Tell, ranked, totals

LINES = ("crests", "sets", "places", "missing", "cards", "purses", "keys")
_MEASURE_LINES = {
    Measure.MISSING_KINDS: "missing",
    Measure.THREES: "sets",
    Measure.OWN_KEYS: "keys",
    Measure.GOLD_HERE: "purses",
    Measure.GOLD_IN_PURSES: "purses",
    Measure.SOME_FACE_DOWN: "cards",
}
_COUNT_LINES = {In: "crests", Kinds: "crests", Sets: "sets", On: "places", Lacks: "missing"}


def _line_of(count: Count) -> str:
    if isinstance(count, Measure):
        return _MEASURE_LINES[count]
    if isinstance(count, Mark):
        return "crests" if count in CRESTS else "cards"
    return _COUNT_LINES[type(count)]


LINE_OF = tuple(_line_of(character.per) for character in CHARACTERS)  # by card, the row of the sheet its scroll is in
_POINTS = tuple(character.points for character in CHARACTERS)
_SCROLLS = tuple(counting(character.per) for character in CHARACTERS)


def points_of_grid(final: State, seat: Seat) -> list[tuple[Cell, Card, int]]:
    """Every face-up card of a grid with the points of its scroll; the gold must be in the purses."""
    return [
        (cell, card, _POINTS[card] * _SCROLLS[card](final, seat, cell))
        for cell, card in enumerate(final.grids[seat])
        if is_face_up(card)
    ]


def ended(state: State) -> State:
    """The table as if the game ended now, each seat's gold in its purses; the state itself is left as it is."""
    if state.awaited == OVER:
        return state
    final = copy(state)
    for seat in range(len(final.gold)):
        store_gold(final, seat)
    return final


def store_gold(state: State, seat: Seat) -> list[tuple[Card, int]]:
    """Puts a seat's gold into its purses, from the top left as far as each has room; what went where."""
    stored = []
    for card in purses_of(state, seat):
        gold = min(state.gold[seat], PURSE[card] - state.purses[card])
        if gold:
            state.gold[seat] -= gold
            state.purses[card] += gold
            stored.append((card, gold))
    return stored


def tally(state: State) -> Tally:
    """All scrolls by what they reward; unspent gold outside purses only breaks ties."""
    final = ended(state)
    amounts = {line: [0] * len(final.gold) for line in LINES}
    amounts["keys"] = [KEY_POINTS * keys for keys in final.keys]
    for seat in range(len(final.gold)):
        for _, card, points in points_of_grid(final, seat):
            amounts[LINE_OF[card]][seat] += points
    lines = tuple(Line(line, tuple(each)) for line, each in amounts.items())
    return (*lines, Line("gold", tuple(final.gold), adds=False))


def ranking(state: State) -> Ranking:
    """Most points, then most gold outside purses."""
    lines = tally(state)
    return ranked(list(zip(totals(lines), lines[-1].amounts, strict=True)))


def ending(state: State) -> str:
    """There is but one."""
    return "grids_full"


def tell_scores(state: State, tell: Tell) -> None:
    """Seat by seat: the gold that went into purses must be stored already; scrolls worth nothing are passed over."""
    assert tell
    for seat in range(len(state.gold)):
        for cell, card, points in points_of_grid(state, seat):
            if points:
                counted = spots(counted_cells(state, seat, cell, CHARACTERS[card].per))
                tell(ScrollCounted(seat, card, *SPOTS[cell], points, counted))
        tell(KeysCounted(seat, KEY_POINTS * state.keys[seat]))


def tell_stored(seat: Seat, stored: list[tuple[Card, int]], tell: Tell) -> None:
    """What went into purses at the end."""
    if tell and stored:
        purses, gold = zip(*stored, strict=True)
        tell(LeftoverStored(seat, purses, gold))
