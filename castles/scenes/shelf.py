"""The shelf: the five boxes in the order they stand on it, and what is printed on their sides."""

from dataclasses import dataclass

from castles.boards import BOARDS
from castles.i18n import N_, _
from castles.rules import GAMES
from castles.wording import WORDINGS


@dataclass(frozen=True, slots=True)
class Box:
    """A game as it stands on the shelf."""

    key: str
    title: str
    least: int
    most: int
    minutes: int

    @property
    def is_playable(self) -> bool:
        return self.key in GAMES and self.key in WORDINGS and self.key in BOARDS

    @property
    def name(self) -> str:
        """The title in the player's language."""
        return _(WORDINGS[self.key].title if self.key in WORDINGS else self.title)

    @property
    def facts(self) -> str:
        """For how many, and how long it takes."""
        if self.least == self.most:
            return _("{count} players · {minutes} min").format(count=self.least, minutes=self.minutes)
        message = _("{least}–{most} players · {minutes} min")
        return message.format(least=self.least, most=self.most, minutes=self.minutes)


SHELF = (
    Box("courtyard", N_("The Courtyard"), 2, 2, 45),
    Box("combo", N_("Castle Combo"), 2, 5, 25),
    Box("knights", N_("Knights and Castles"), 2, 4, 10),
    Box("wall", N_("Castle Wall"), 2, 4, 15),
    Box("throne", N_("Topple the King"), 2, 6, 30),
)
BOXES = {box.key: box for box in SHELF}
