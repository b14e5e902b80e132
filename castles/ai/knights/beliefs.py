"""What everybody can know of everybody's hand in Knights and Castles: whoever looks, also at the own seat."""

from castles.rules.game import Seat
from castles.rules.knights.hidden import possible_camps
from castles.rules.knights.pieces import EVERY_ARMY, Cards
from castles.rules.knights.state import State


def possible_hands(view: State, seat: Seat) -> tuple[Cards, ...]:
    """Every set of armies that a seat may hold for all that the others know, before it lays or recruits."""
    return tuple(EVERY_ARMY ^ camp for camp in possible_camps(view.stories[seat]))
