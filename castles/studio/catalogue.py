"""The catalogue of everything the studio makes: what all games share, and each game's own works by its key."""

from castles.parts import Parts
from castles.studio.boxes import WORKS as BOXES
from castles.studio.buttons import WORKS as BUTTONS
from castles.studio.heraldry import WORKS as CRESTS
from castles.studio.icons import WORKS as ICONS
from castles.studio.kit import WORKS as PANELS
from castles.studio.medallions import WORKS as FACES
from castles.studio.slices import WORKS as SLICES
from castles.studio.sounds import WORKS as SOUNDS
from castles.studio.tabletop import WORKS as TABLETOP
from castles.studio.title import WORKS as TITLE
from castles.studio.widgets import WORKS as WIDGETS
from castles.studio.window_icon import WORKS as WINDOW_ICON
from castles.studio.work import Work

GALLERIES: tuple[tuple[Work, ...], ...] = (
    PANELS,
    BUTTONS,
    WIDGETS,
    SLICES,
    ICONS,
    CRESTS,
    FACES,
    TITLE,
    BOXES,
    TABLETOP,
    WINDOW_ICON,
    SOUNDS,
)
PIECES: Parts[tuple[Work, ...]] = Parts("castles.studio", "WORKS", "works")
GAME_BOXES: Parts[tuple[Work, ...]] = Parts("castles.studio", "WORKS", "box")


def works() -> dict[str, Work]:
    return {work.path: work for gallery in (*GALLERIES, *PIECES.values(), *GAME_BOXES.values()) for work in gallery}


def chosen(names: list[str]) -> list[Work]:
    """The works whose path contains one of the names; all of them when no name is given."""
    return [work for path, work in works().items() if not names or any(name in path for name in names)]
