"""The desktop that end-to-end tests run on; without Xvfb and xdotool they say so and skip."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.desktop import Program, missing, x_server

Start = Callable[..., Program]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the program in a window of its own screen, and closes what is left open."""
    if missing():
        pytest.skip(f"needs {' and '.join(missing())}: apt-get install xvfb xdotool")
    programs: list[Program] = []
    with x_server() as display:

        def started(*arguments: str) -> Program:
            programs.append(Program(display, tmp_path, "--windowed", "1280x720", "--language", "en", *arguments))
            return programs[-1]

        yield started
        for program in programs:
            program.close()
