"""Why a move of Castle Wall may be good: the weightiest fact that the rules bear out."""

from castles.ai.thought import Reason
from castles.ai.wall.judge import can_use, used
from castles.ai.wall.prospects import Numbers, above, middle
from castles.rules.game import Seat, totals
from castles.rules.wall import GAME
from castles.rules.wall.pieces import TENTH, Number
from castles.rules.wall.state import Build, Decision, Insert, LetGo, State, TurnUp, number_up

CLOSE = 3  # cards skipped that are few enough to speak of
A_LOT = 2  # points that a card has to bring to be worth a word


def reason(view: State, seat: Seat, move: Decision) -> Reason:
    """The fact that says most for a legal move."""
    known, unknown = middle(view)
    if isinstance(move, TurnUp):
        return _turning(view, known, unknown, move)
    if isinstance(move, LetGo):
        return Reason("wizard_waits")
    card = number_up(view)
    if isinstance(move, Build | Insert):
        return _using(view, known, unknown, card, used(view, move))
    return _putting_back(view, known, unknown, card)


def _turning(view: State, known: Numbers, unknown: Numbers, move: TurnUp) -> Reason:
    card, castle = view.cards[move.place], view.castles[view.turn]
    if not view.seen[move.place]:
        fitting = above(unknown, castle[-1])
        return Reason("unknown", {"fitting": fitting, "unknown": unknown.bit_count()})
    if can_use(view, card):
        return _using(view, known, unknown, card, used(view, move))
    return Reason("leaves", {"card": card}) if card < view.lowest else Reason("nothing_new")


def _using(view: State, known: Numbers, unknown: Numbers, card: Number, after: State) -> Reason:
    """Why to build or insert a card."""
    castle, following = view.castles[view.turn], (view.turn + 1) % len(view.castles)
    last, size = castle[-1], len(after.castles[view.turn])
    points = _points(after, view.turn) - _points(view, view.turn)
    if size == TENTH:
        return Reason("tenth", {"card": card})
    if points >= A_LOT:
        return Reason("points", {"card": card, "points": points})
    if card < last:
        return Reason("inserted", {"card": card, "size": size})
    if above(known, card) >= TENTH - size:
        return Reason("enough", {"card": card, "count": TENTH - size})
    skipped = _skipped(known | unknown, last, card)
    if skipped == 0:
        return Reason("nothing_between", {"card": card, "last": last})
    if view.castles[following][-1] < card:
        return Reason("contested", {"card": card, "seat": following})
    return Reason("close", {"card": card, "count": skipped}) if skipped <= CLOSE else Reason("longer", {"size": size})


def _putting_back(view: State, known: Numbers, unknown: Numbers, card: Number) -> Reason:
    castle = view.castles[view.turn]
    if card < castle[-1]:
        return Reason("wizard_waits")
    lower = _skipped(known, castle[-1], card)
    if lower:
        return Reason("known_first", {"card": card, "count": lower})
    if all(other[-1] > card for seat, other in enumerate(view.castles) if seat != view.turn):
        return Reason("can_wait", {"card": card})
    skipped = _skipped(unknown, castle[-1], card)
    return Reason("skips", {"card": card, "count": skipped}) if skipped else Reason("best")


def _skipped(cards: Numbers, last: Number, card: Number) -> int:
    """How many of these could be built before a card, but not after it."""
    return above(cards, last) - above(cards, card - 1)


def _points(state: State, seat: Seat) -> int:
    return totals(GAME.tally(state))[seat] if state.court else 0
