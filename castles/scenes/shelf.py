"""The shelf: the boxes of all games in the order they stand on it, and what is printed on their sides."""

from dataclasses import dataclass

from castles.boards import BOARDS
from castles.i18n import _
from castles.rules import GAMES
from castles.wording import WORDINGS


@dataclass(frozen=True, slots=True)
class Box:
    """A game as it stands on the shelf."""

    key: str

    @property
    def is_playable(self) -> bool:
        return self.key in BOARDS

    @property
    def name(self) -> str:
        """The title in the player's language."""
        return _(WORDINGS[self.key].title)

    @property
    def facts(self) -> str:
        """For how many, and how long it takes."""
        players, minutes = GAMES[self.key].players, WORDINGS[self.key].minutes
        if len(players) == 1:
            return _("{count} players · {minutes} min").format(count=players[0], minutes=minutes)
        message = _("{least}–{most} players · {minutes} min")
        return message.format(least=players[0], most=players[-1], minutes=minutes)


SHELF = tuple(map(Box, WORDINGS))
BOXES = {box.key: box for box in SHELF}
