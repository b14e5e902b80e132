"""The words of the toy game: the template of a wording."""

from functools import singledispatch

from castles.rules.game import Event
from castles.wording.wording import Names, Wording
from tests import toy

PROMPT = "Lay a card"


@singledispatch
def sentence(event: Event, names: Names) -> str:
    return ""


@sentence.register
def _(event: toy.CardLaid, names: Names) -> str:
    return f"{names[event.seat]} lays a card."


def drawing(state: toy.State, names: Names) -> str:
    return " ".join(map(str, state.points))


TOY_WORDING: Wording[toy.State] = Wording(
    title="Toy",
    minutes=1,
    labels={
        "rounds": "Rounds",
        "cards_out": "All cards are out.",
        "over": "It is over.",
        "not_in_hand": "Not in hand.",
    },
    sentence=sentence,
    drawing=drawing,
)
