"""Every scene looks as it did: compared with its golden picture, with a little tolerance for other font renderers."""

from pathlib import Path

import pytest
from PIL import Image

from castles.i18n import speak
from tests.golden_pictures import FOLDER, PICTURES, difference, painted

TOLERANCE = 2.5


@pytest.mark.parametrize("name", PICTURES)
def test_a_scene_looks_as_it_did(name: str, tmp_path: Path) -> None:
    speak("en")
    assert difference(painted(name, tmp_path), Image.open(FOLDER / f"{name}.png")) < TOLERANCE


def test_a_changed_scene_would_be_noticed(tmp_path: Path) -> None:
    speak("en")
    assert difference(painted("lobby", tmp_path), Image.open(FOLDER / "options.png")) > 2 * TOLERANCE
