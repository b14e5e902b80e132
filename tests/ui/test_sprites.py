"""Pictures are kept as long as they are of use."""

from pathlib import Path

import pygame

from castles.resources import resource
from castles.ui.sprites import Sprites
from tests.window import open_app

NAME = "crests/gules"


def test_a_picture_is_made_once_at_a_size() -> None:
    sprites = Sprites()
    assert sprites.sized(NAME, (40, 50)) is sprites.sized(NAME, (40, 50))
    assert sprites.sized(NAME, (40, 50)).get_size() == (40, 50)


def test_another_window_forgets_sizes_but_not_the_pictures(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.sprites = app.canvas.sprites = sprites = Sprites()
    loaded, sized = sprites.picture(NAME), sprites.sized(NAME, (40, 50))
    app.resized()
    assert sprites.picture(NAME) is loaded
    assert sprites.sized(NAME, (40, 50)) is not sized


def test_every_file_tells_how_large_its_picture_is() -> None:
    files = sorted(resource("art").glob("*/*.webp"))
    assert len(files) > 300
    for file in files[::7]:
        name = f"{file.parent.name}/{file.stem}"
        assert Sprites().size(name) == pygame.image.load(file).get_size(), name
