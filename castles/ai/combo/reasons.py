"""Why a move may be good: the weightiest of the facts that the rules bear out."""

from collections.abc import Iterator
from typing import TypeAlias

from castles.ai.combo.hopes import free_in
from castles.ai.combo.points import scrolls, total
from castles.ai.combo.prospects import left
from castles.ai.combo.takes import after
from castles.ai.thought import Reason
from castles.rules.combo import GAME
from castles.rules.combo.abilities import neighbours
from castles.rules.combo.ask import can_pay
from castles.rules.combo.grid import CELL, free_cells
from castles.rules.combo.legal import BUY, MOVE_MESSENGER
from castles.rules.combo.pieces import (
    CHARACTERS,
    FACE_DOWN_GOLD,
    FACE_DOWN_KEYS,
    PURSE,
    PURSE_POINTS,
    Card,
    Discount,
    In,
    On,
)
from castles.rules.combo.state import (
    TAKE,
    Buy,
    GoldGained,
    KeysGained,
    MoveMessenger,
    PursesFilled,
    Renew,
    State,
    TakeFaceDown,
)
from castles.rules.game import Event, Move, Seat

Fact: TypeAlias = tuple[float, Reason]  # how much it matters, about in points
Facts: TypeAlias = Iterator[Fact]

LEAST = 1.0  # what matters less explains nothing


def reason(view: State, seat: Seat, move: Move) -> Reason:
    """The fact that says most for the move."""
    world = GAME.guess(view, seat, 0)
    facts = [fact for fact in _facts(world, seat, move) if fact[0] >= LEAST]
    return max(facts, key=lambda fact: fact[0])[1] if facts else Reason("best")


def _facts(world: State, seat: Seat, move: Move) -> Facts:
    match move:
        case Buy():
            yield from _of_purchase(world, seat, move)
        case TakeFaceDown():
            yield from _of_back(world, seat, move)
        case MoveMessenger():
            yield from _of_sending(world, seat)
        case Renew():
            yield LEAST, Reason("nothing_better", {"points": max(_gains(world, seat))})
        case _:
            yield from _gained(world, seat, move)


# ---- a card bought ----


def _of_purchase(world: State, seat: Seat, move: Buy) -> Facts:
    end, cell, card = after(world, move), CELL[move.x, move.y], world.shown[world.messenger][move.slot]
    points = scrolls(end, seat)
    yield from _of_scroll(card, points[cell])
    others = sum(points.values()) - points[cell] - sum(scrolls(world, seat).values())
    yield others, Reason("raises_others", {"points": others})
    yield from _gained(world, seat, move)
    yield from _lasting(end, seat, card)
    yield from _open(end, seat, card, cell)
    yield from _denied(world, seat, move, card)


def _of_scroll(card: Card, points: int) -> Facts:
    """What it is worth itself, and whether because of its place."""
    key = "in_its_place" if isinstance(CHARACTERS[card].per, On) else "scroll"
    yield points, Reason(key, {"card": card, "points": points})


def _gained(world: State, seat: Seat, move: Move) -> Facts:
    """Gold and keys that the ability brings at once."""
    for event in _told(world, move):
        match event:
            case GoldGained(_, card, amount, to, _, _) if seat in to and left(world, seat) > 1:
                yield amount, Reason("gold", {"card": card, "amount": amount})
            case KeysGained(_, card, amount, to, _, _) if seat in to:
                yield amount + 0.5, Reason("keys", {"card": card, "amount": amount})
            case PursesFilled(_, card, _, gold):
                yield PURSE_POINTS * sum(gold), Reason("purses_filled", {"card": card, "amount": sum(gold)})


def _told(world: State, move: Move) -> list[Event]:
    events: list[Event] = []
    GAME.perform(GAME.copy(world), move, events.append)
    return events


def _lasting(end: State, seat: Seat, card: Card) -> Facts:
    """What pays only later: a discount, and a purse."""
    turns = left(end, seat)
    if any(isinstance(effect, Discount) for effect in CHARACTERS[card].ability) and turns:
        yield turns * 0.6, Reason("discount", {"card": card, "turns": turns})
    room = PURSE[card] - end.purses[card]
    if room and turns:
        points = PURSE_POINTS * room
        yield points * 0.9, Reason("purse", {"card": card, "amount": room, "points": points})


def _open(end: State, seat: Seat, card: Card, cell: int) -> Facts:
    """How far its scroll can still grow."""
    count = CHARACTERS[card].per
    if isinstance(count, In):
        spaces, points = free_in(count.area, end.shapes[seat], cell), CHARACTERS[card].points
        yield spaces * points / 2, Reason("open", {"card": card, "spaces": spaces, "points": points})


def _denied(world: State, seat: Seat, move: Buy | TakeFaceDown, card: Card) -> Facts:
    """What the next player would have had of the card."""
    rival = neighbours(world, seat)[0]
    if left(world, rival) and can_pay(world, rival, card):
        points = _most_with(world, rival, move.slot)
        yield points / 2, Reason("denied", {"seat": rival, "card": card, "points": points})


def _most_with(world: State, rival: Seat, slot: int) -> int:
    """The most points that somebody else would gain at once with a card shown."""
    theirs = GAME.copy(world)
    theirs.seat, theirs.awaited = rival, TAKE
    before = total(theirs, rival)
    return max(total(after(theirs, BUY[slot][cell]), rival) - before for cell in free_cells(theirs.shapes[rival]))


# ---- other moves ----


def _of_back(world: State, seat: Seat, move: TakeFaceDown) -> Facts:
    """Gold and keys of the back, unless points say more; and perhaps there was no choice."""
    shown = world.shown[world.messenger]
    gains = {"gold": FACE_DOWN_GOLD, "keys": FACE_DOWN_KEYS}
    yield LEAST, Reason("face_down", gains)
    if not any(can_pay(world, seat, card) for card in shown):
        yield LEAST + 1, Reason("no_gold", gains)
    points = total(after(world, move), seat) - total(world, seat)
    yield (points if points > FACE_DOWN_KEYS else 0), Reason("face_down_points", {"points": points})
    yield from _denied(world, seat, move, shown[move.slot])


def _of_sending(world: State, seat: Seat) -> Facts:
    """The card of the other location that brings most at once."""
    there = after(world, MOVE_MESSENGER)
    buys = [move for move in GAME.legal_moves(there) if isinstance(move, Buy)]
    before = total(world, seat)
    gains = [(total(after(there, move), seat) - before, -number) for number, move in enumerate(buys)]
    if gains:
        points, number = max(gains)
        card = there.shown[there.messenger][buys[-number].slot]
        yield points, Reason("other_location", {"card": card, "points": points})


def _gains(world: State, seat: Seat) -> list[int]:
    """The points that each way to take a card brings at once."""
    before = total(world, seat)
    takes = [move for move in GAME.legal_moves(world) if isinstance(move, Buy | TakeFaceDown)]
    return [total(after(world, move), seat) - before for move in takes]
