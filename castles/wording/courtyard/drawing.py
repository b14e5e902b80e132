"""The Courtyard's table as text: every tile five letters wide and three lines high, so that each end has a letter."""

from collections import Counter
from collections.abc import Iterator

from castles.i18n import _
from castles.rules.courtyard.bits import CREW
from castles.rules.courtyard.ground import NUMBER_AT, SEGMENTS, STEPS, opposite
from castles.rules.courtyard.pieces import SIDES, SQUARES, START_SPACES, TOKENS, TOWERS, TRACK, Segment
from castles.rules.courtyard.state import NONE, State
from castles.rules.game import Seat
from castles.wording.courtyard.names import token_name
from castles.wording.wording import Names

LETTERS = {"house": "H", "pigsty": "P", "meadow": "."}

ROAD_LETTERS = "|-|-"  # north, east, south, west

SUBJECTS, KEEPS, CHAPEL = "12", "ⅠⅡ", "†"

CENTRE = (1, 2)

# The row and column of each end, clockwise from the north-west corner: just the rim of five by three letters.
RIM = ((0, 1), (0, 2), (0, 3), (0, 4), (1, 4), (2, 4), (2, 3), (2, 2), (2, 1), (2, 0), (1, 0), (0, 0))

Block = list[list[str]]


def drawing(state: State, names: Names) -> str:
    """The court with its tiles, subjects and keeps, then the players, the towers and the stack."""
    blocks = _blocks(state)
    letters = "   " + "".join(f"  {'ABCDEFGHI'[x]}   " for x in range(9)).rstrip()
    court = [letters, *(line for y in range(-1, 13) for line in _row(blocks, y)), ""]
    players = [_player(state, seat, names) for seat in (0, 1)]
    return "\n".join([*court, _legend(), "", *players, "", _towers(state), _stack(state), *_hand(state)])


def _row(blocks: dict[tuple[int, int], Block], y: int) -> Iterator[str]:
    """Three lines of the court; of the rows outside only the start spaces."""
    lines = {-1: range(2, 3), 12: range(1)}.get(y, range(3))
    for line in lines:
        label = f"{y + 1:2} " if line == 1 and 0 <= y < 12 else "   "
        yield (label + " ".join("".join(blocks[x, y][line]) for x in range(10))).rstrip()
    if 0 <= y < 11:
        yield ""


def _blocks(state: State) -> dict[tuple[int, int], Block]:
    blocks = {(x, y): _empty(x, y) for x in range(10) for y in range(-1, 13)}
    for (x, y), turned in zip(SQUARES, state.laid, strict=False):
        if turned != NONE:
            blocks[x, y] = _tile(turned)
    for number, start in enumerate(START_SPACES, len(SQUARES)):
        (x, y), side = start.square, SIDES.index(start.side)
        dx, dy = STEPS[side]
        blocks[x + dx, y + dy] = _start(state.laid[number], side)
    _stand(state, blocks)
    return blocks


def _empty(x: int, y: int) -> Block:
    block = [[" "] * 5 for _ in range(3)]
    if 0 <= x < 9 and 0 <= y < 12 and NUMBER_AT[y][x] != NONE:
        block[1][2] = "·"
    return block


def _tile(turned: int) -> Block:
    block = [[" "] * 5 for _ in range(3)]
    for segment, ends in SEGMENTS[turned]:
        _fill(block, segment, ends)
    return block


def _fill(block: Block, segment: Segment, ends: tuple[int, ...]) -> None:
    road = segment.kind == "road"
    for end in ends:
        row, column = RIM[end]
        block[row][column] = ROAD_LETTERS[end // 3] if road else LETTERS[segment.kind]
    if road:
        _fill_road(block, segment, ends)
    else:
        _fill_between(block, LETTERS[segment.kind], set(ends))
    if segment.chapels:
        row, column = RIM[ends[-1]]
        block[row][column] = CHAPEL


def _fill_road(block: Block, segment: Segment, ends: tuple[int, ...]) -> None:
    """Roads run on to the centre, where stocks, a fountain or a crossing may be."""
    for end in ends:
        if end in (4, 10):
            block[1][3 if end == 4 else 1] = "-"
    if segment.stocks or segment.leads_to in ("fountain", None):
        block[1][2] = "#" if segment.stocks else "o" if segment.leads_to else "+"


def _fill_between(block: Block, letter: str, ends: set[int]) -> None:
    """What lies between two quarters of one segment belongs to it, unless a road does."""
    pairs = (
        ({0, 2}, (0, 2)),
        ({3, 5}, (1, 4)),
        ({3, 5}, (1, 3)),
        ({6, 8}, (2, 2)),
        ({9, 11}, (1, 0)),
        ({9, 11}, (1, 1)),
    )
    for halves, (row, column) in (*pairs, ({0, 6}, CENTRE), ({2, 8}, CENTRE)):
        if halves <= ends and block[row][column] == " ":
            block[row][column] = letter


def _start(turned: int, side: int) -> Block:
    """Only the side that faces the court, with stocks on the road rather than behind it."""
    whole, block = _tile(turned), [[" "] * 5 for _ in range(3)]
    for end in range(3 * side, 3 * side + 3):
        row, column = RIM[opposite(end)]
        block[row][column] = whole[row][column]
    if whole[1][2] == "#":
        row, column = RIM[opposite(3 * side + 1)]
        block[row][column] = "#"
    return block


def _stand(state: State, blocks: dict[tuple[int, int], Block]) -> None:
    marks = [(spot, KEEPS[seat]) for seat, spot in enumerate(state.keeps)]
    marks += [(spot, SUBJECTS[subject // CREW]) for subject, spot in enumerate(state.posts)]
    for spot, mark in marks:
        if spot != NONE:
            row, column = RIM[spot % 12]
            blocks[SQUARES[spot // 12]][row][column] = mark


def _legend() -> str:
    words = {
        "H": _("house"),
        "P": _("pigsty"),
        ".": _("meadow"),
        "†": _("chapel"),
        "#": _("stocks"),
        "o": _("fountain"),
        "1 2": _("subjects"),
        "Ⅰ Ⅱ": _("keeps"),
    }
    return "   ".join(f"{sign} {word}" for sign, word in words.items())


def _player(state: State, seat: Seat, names: Names) -> str:
    mark = ">" if state.choices and seat == state.seat else " "
    held = Counter(state.held[seat])
    tokens = ", ".join(f"{token_name(TOKENS[token])} × {count}" for token, count in sorted(held.items()))
    facts = {
        _("score"): state.scores[seat],
        _("track"): state.scores[seat] % TRACK,
        _("subjects at home"): state.home[seat].bit_count(),
        _("keep"): state.keep_sizes[seat],
        _("tokens"): tokens or "–",
    }
    width = max(map(len, names))
    words = "   ".join(f"{word}: {value}" for word, value in facts.items())
    return f"{mark} {SUBJECTS[seat]} {names[seat]:{width}}   {words}"


def _towers(state: State) -> str:
    guarded = [tower.spaces[0] for tower, token in zip(TOWERS, state.towers, strict=True) if token != NONE]
    spaces = ", ".join(f"{space}/{space + 1}" for space in guarded)
    return f"{_('towers with a token')}: {spaces or '–'}"


def _stack(state: State) -> str:
    return f"{_('tiles in the stack')}: {len(state.stack)}"


def _hand(state: State) -> list[str]:
    if state.tile == NONE:
        return []
    return [f"{_('tile in hand')}:", "", *("   " + "".join(line).rstrip() for line in _tile(4 * state.tile))]
