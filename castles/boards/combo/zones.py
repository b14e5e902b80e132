"""Where to tap and drop in Castle Combo, and the buttons beside the board: all from the legal moves."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Command, Look, Zone
from castles.boards.combo import layout
from castles.boards.combo.poses import back_pose, laid_pose, messenger_pose
from castles.boards.combo.reading import (
    DOWN,
    MESSENGER,
    can_take,
    card_piece,
    gain_of,
    held_card,
    is_dear,
    lies_down,
    offered,
    players,
    slot_of,
    takes,
    turned_over,
)
from castles.display import Box
from castles.rules.combo import ask
from castles.rules.combo.counting import purses_of
from castles.rules.combo.pieces import CASTLE, Card
from castles.rules.combo.state import (
    AddToPurses,
    Buy,
    ChoosePurses,
    CountNeighbour,
    Discard,
    MoveMessenger,
    Renew,
    State,
    TakeFaceDown,
    TakeKeys,
)
from castles.rules.game import Move
from castles.wording.combo import board as words
from castles.wording.combo.names import card_words


def zones(look: Look[State]) -> list[Zone]:
    """Every place that means something now."""
    parts = (_offers, _spots, _keys_to_spend, _neighbours, _key_answers, _purse_answers, _discards, _purse_choices)
    return [zone for part in parts for zone in part(look)]


def own_cell(look: Look[State], spot: tuple[int, int]) -> Box:
    return layout.cell_box(players(look), look.seat, look.seat, look.view.shapes[look.seat], spot)


def own_card(look: Look[State], card: Card) -> Box:
    """Where a face-up card lies in the own grid."""
    spot = next(spot for spot, piece in ask.cards(look.view, look.seat).items() if piece == card)
    return own_cell(look, spot)


# ---- taking a card ----


def _offers(look: Look[State]) -> Iterator[Zone]:
    """The cards that can be picked up."""
    for card in offered(look.view) if can_take(look) else ():
        slot, piece = slot_of(look.view, card), card_piece(card)
        box = layout.slot_box(players(look), look.view.messenger, slot)
        does, name, tip = look.intent.changed(held=piece), card_words(card), words.shown_tip(look.view, look.seat, card)
        yield Zone(("card", slot), box, does, grip=piece, faint=not takes(look, card, False), tip=tip, name=name)


def _spots(look: Look[State]) -> Iterator[Zone]:
    """Where the card in hand can be laid."""
    card = held_card(look) if can_take(look) else None
    if card is not None:
        for move in takes(look, card, lies_down(look, card)):
            yield _spot(look, card, move)


def _spot(look: Look[State], card: Card, move: Buy | TakeFaceDown) -> Zone:
    spot, face_down = (move.x, move.y), isinstance(move, TakeFaceDown)
    box = own_cell(look, spot)
    ghost = back_pose(card, box) if face_down else laid_pose(look, look.seat, spot, card, False)
    name = words.text(words.LAY_FACE_DOWN_HERE if face_down else words.LAY_HERE)
    return Zone(("lay", spot), box, move, takes=card_piece(card), ghost=ghost, light="combo/place", name=name)


# ---- keys ----


def _keys_to_spend(look: Look[State]) -> Iterator[Zone]:
    """The messenger can be dragged to the other location, and the deck tapped for new cards."""
    count, here = players(look), look.view.messenger
    if MoveMessenger() in look.legal:
        pick_up, tip = look.intent.changed(held=MESSENGER), words.messenger_tip()
        box, ghost = layout.stand_box(count, 1 - here), messenger_pose(look, 1 - here)
        send, held = words.messenger_goes(1 - here), look.intent.held == MESSENGER
        stand = layout.stand_box(count, here)
        yield Zone(
            ("messenger",), stand, pick_up, grip=MESSENGER, glow=False, tip=tip, name=words.text(words.MESSENGER)
        )
        yield Zone(("send",), box, MoveMessenger(), takes=MESSENGER, ghost=ghost, glow=held, tip=send, name=send)
    if Renew() in look.legal:
        renew = words.cards_come(here)
        yield Zone(("renew",), layout.deck_box(count, here), Renew(), glow=False, tip=renew, name=renew)


# ---- answers to abilities ----


def _neighbours(look: Look[State]) -> Iterator[Zone]:
    for move in look.legal:
        if isinstance(move, CountNeighbour):
            box = layout.block(players(look), look.seat, move.neighbour).box
            yield _answer(look, ("neighbour", move.neighbour), box, move, look.names[move.neighbour])


def _key_answers(look: Look[State]) -> Iterator[Zone]:
    if TakeKeys() in look.legal:
        yield _answer(look, ("take keys",), layout.keys_area(players(look)), TakeKeys(), words.text(words.TAKE_KEYS))


def _purse_answers(look: Look[State]) -> Iterator[Zone]:
    """Every purse stands for all of them; without one, the card that asks."""
    if AddToPurses() in look.legal:
        cards = purses_of(look.view, look.seat) or [look.view.grids[look.seat][look.view.bought]]
        for card in cards:
            yield _answer(look, ("add", card), own_card(look, card), AddToPurses(), words.text(words.FILL_PURSES))


def _discards(look: Look[State]) -> Iterator[Zone]:
    there = 1 - look.view.messenger
    for move in look.legal:
        if isinstance(move, Discard):
            box = layout.slot_box(players(look), there, move.slot)
            yield _answer(look, ("discard", move.slot), box, move, card_words(look.view.shown[there][move.slot]))


def _answer(look: Look[State], key: tuple[object, ...], box: Box, move: Move, name: str) -> Zone:
    tip = f"{name}\n{words.gain_words(gain_of(look.view, move))}"
    return Zone(key, box, move, tip=tip, name=name)


def _purse_choices(look: Look[State]) -> Iterator[Zone]:
    """Two purses, one after the other."""
    pairs = {(move.first, move.second): move for move in look.legal if isinstance(move, ChoosePurses)}
    picked = chosen_purse(look)
    for card in sorted({card for pair in pairs for card in pair}):
        does = look.intent.changed(picks=() if card == picked else (("purse", card),))
        move = pairs.get((card, picked)) or pairs.get((picked, card)) if picked is not None else None
        yield Zone(("purse", card), own_card(look, card), move or does, name=card_words(card))


def chosen_purse(look: Look[State]) -> Card | None:
    """The first of the two purses, once it is chosen."""
    return next((pick[1] for pick in look.intent.picks if isinstance(pick, tuple) and pick[0] == "purse"), None)


# ---- buttons ----


def commands(look: Look[State]) -> Sequence[Command]:
    """A card turned over, and what a key can do."""
    return [*_turn_over(look), *_key_commands(look)]


def _turn_over(look: Look[State]) -> Iterator[Command]:
    card = held_card(look)
    if card is not None and is_dear(look, card) and can_take(look):
        place = takes(look, card, True)[0]
        yield Command(words.text(words.FACE_UP), Buy(place.slot, place.x, place.y), "rotate", key="r", refused=True)
    elif can_take(look):
        label = words.text(words.FACE_UP if DOWN in look.intent.picks else words.FACE_DOWN)
        yield Command(label, turned_over(look.intent), "rotate", key="r")


def _key_commands(look: Look[State]) -> Iterator[Command]:
    if MoveMessenger() in look.legal:
        icon = "arrow_up" if look.view.messenger != CASTLE else "arrow_down"
        yield Command(words.text(words.MOVE_MESSENGER), MoveMessenger(), icon, key="m")
    if Renew() in look.legal:
        yield Command(words.text(words.NEW_CARDS), Renew(), "shuffle", key="n")
