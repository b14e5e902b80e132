"""The one line that says what is expected of who has to decide in Castle Combo."""

from castles.boards.board import Look
from castles.boards.combo.reading import can_take, held_card, lies_down
from castles.rules.combo import ask
from castles.rules.combo.state import State
from castles.wording.combo import board as words


def prompt(look: Look[State]) -> str:
    if look.view.awaited in words.ANSWERS:
        return words.answer_prompt(look.view)
    card = held_card(look) if can_take(look) else None
    if card is None:
        return words.take_prompt(look.view)
    if lies_down(look, card):
        return words.text(words.LAY_FACE_DOWN)
    return words.lay_prompt(ask.price(look.view, look.seat, card))
