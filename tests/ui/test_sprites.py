"""Pictures are kept as long as they are of use."""

from pathlib import Path

from castles.ui.sprites import Sprites
from tests.window import open_app

NAME = "crests/gules"


def test_a_picture_is_made_once_at_a_size() -> None:
    sprites = Sprites()
    assert sprites.sized(NAME, 40, 50) is sprites.sized(NAME, 40, 50)
    assert sprites.sized(NAME, 40, 50).get_size() == (40, 50)


def test_another_window_forgets_sizes_but_not_the_pictures(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.sprites = app.canvas.sprites = sprites = Sprites()
    loaded, sized = sprites.picture(NAME), sprites.sized(NAME, 40, 50)
    app.resized()
    assert sprites.picture(NAME) is loaded
    assert sprites.sized(NAME, 40, 50) is not sized
