"""What the system says about files reaches nobody: our own sentence does."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from castles.files import write
from castles.storage import read
from castles.wording.disk import UNUSUAL, disk_words


def said(act: Callable[[], object]) -> str:
    """The sentence for what goes wrong."""
    try:
        act()
    except OSError as error:
        return disk_words(error)
    raise AssertionError("nothing went wrong")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert said(lambda: read(tmp_path / "none.json")) == "There is no such file or folder."


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert said(lambda: read(tmp_path)) == "This is a folder, not a file."
    assert said(lambda: write(tmp_path, "text")) == "This is a folder, not a file."


def test_a_file_in_place_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file" / "match.json", tmp_path / "file" / "deeper" / "match.json"):
        assert said(lambda path=path: write(path, "text")) == "A file lies where there should be a folder."  # type: ignore[misc]


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    assert said(lambda: read(tmp_path / ("x" * 300))) == "This name is too long for a file."


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full device here")
def test_a_full_disk() -> None:
    def fill() -> None:
        with open("/dev/full", "wb", buffering=0) as file:
            file.write(b"text")

    assert said(fill) == "There is no space left on the disk."


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.EDQUOT, errno.EPERM])
def test_other_usual_causes_have_their_own_sentence(number: int) -> None:
    assert disk_words(OSError(number, os.strerror(number))) != UNUSUAL


def test_anything_else_is_said_in_general() -> None:
    assert disk_words(OSError("something odd")) == UNUSUAL
