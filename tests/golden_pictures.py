"""Golden pictures: every scene as it looks, small, in tests/pictures/.

`python -m tests.golden_pictures` paints them anew, after one has looked at what has changed.
"""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import tempfile
from collections.abc import Callable
from pathlib import Path

import pygame
from PIL import Image, ImageChops, ImageStat

from castles.app import App
from castles.boards import BOARDS
from castles.i18n import speak
from castles.rules import GAMES
from castles.scenes.curtain import Curtain
from castles.scenes.keymap import KeyMap
from castles.scenes.lobby import Lobby
from castles.scenes.manual import Manual
from castles.scenes.menu import TableMenu
from castles.scenes.options import Options
from castles.scenes.scene import Scene
from castles.scenes.sheet import ScoreSheet
from castles.scenes.table import Table
from castles.scenes.title import Title
from tests.matches import people
from tests.scenes.test_table_layout import half_played
from tests.window import open_app

FOLDER = Path(__file__).parent / "pictures"
SIZE = (320, 180)
LATER = 30.0  # seconds, when everything has come to rest

PICTURES: dict[str, Callable[[App], Scene]] = {
    "title": lambda app: Title(app.context),
    "lobby": lambda app: Lobby(app.context, GAMES["courtyard"]),
    "options": lambda app: Options(app.context),
    "keymap": lambda app: KeyMap(app.context),
    "manual": lambda app: Manual(app.context, "courtyard"),
    "curtain": lambda app: Curtain(app.context, people(1)[0], lambda: None, lambda: None),
    "menu": lambda app: TableMenu(app.context, half_played("courtyard")),
    "sheet": lambda app: ScoreSheet(app.context, half_played("courtyard")),
    **{f"table_{key}": lambda app, key=key: Table(app.context, half_played(key, 16)) for key in BOARDS},  # type: ignore[misc]
}


def painted(name: str, folder: Path) -> Image.Image:
    """The scene as it looks now, small."""
    app = open_app(folder)
    app.context.stack.push(PICTURES[name](app))
    for frame in range(12):
        app.step([], frame * LATER)
    surface = pygame.transform.smoothscale(app.canvas.surface, SIZE)
    return Image.frombytes("RGB", SIZE, pygame.image.tobytes(surface, "RGB"))


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far apart two pictures are, from 0 to 255 on average."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def main() -> None:
    """Paints all golden pictures anew."""
    speak("en")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name in PICTURES:
            painted(name, Path(folder)).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
