"""The porter: everything that was ordered is brought once, and pictures that were prepared needn't be loaded."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import TypeVar

import pytest

from castles.ui.porter import Porter
from castles.ui.sprites import Sprites
from tests.window import open_app

T = TypeVar("T")
PATIENCE = 20.0


def all_brought(porter: Porter[T]) -> Iterator[tuple[str, T]]:
    deadline = monotonic() + PATIENCE
    while porter.is_busy:
        assert monotonic() < deadline, "the porter doesn't come back"
        thing = porter.brought()
        if thing is not None:
            yield thing


def test_what_was_ordered_is_brought_once_in_its_order() -> None:
    porter = Porter(str.upper)
    porter.order(["tile", "card"])
    porter.order(["die"])
    assert list(all_brought(porter)) == [("tile", "TILE"), ("card", "CARD"), ("die", "DIE")]
    assert porter.brought() is None


def test_what_cannot_be_loaded_is_not_brought_and_the_porter_goes_on() -> None:
    porter = Porter({"card": 3}.__getitem__)
    porter.order(["tile", "card"])
    assert list(all_brought(porter)) == [("card", 3)]


def test_pictures_that_were_prepared_needn_t_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_app(tmp_path)
    sprites = Sprites()
    sprites.prepare(["crests"])
    deadline = monotonic() + PATIENCE
    while sprites.is_preparing:
        assert monotonic() < deadline
        sprites.take_over()
    monkeypatch.setattr("pygame.image.load", None)  # nothing can be loaded any more
    assert sprites.picture("crests/gules").get_width() > 10
    assert not sprites.missing
