"""Random input over all scenes: no exception, no stuck state, always a way back."""

from pathlib import Path

import pytest

from tests.monkey import Monkey


@pytest.mark.parametrize("seed", range(4))
def test_a_monkey_breaks_nothing_and_always_finds_home(seed: int, tmp_path: Path) -> None:
    monkey = Monkey(tmp_path, seed)
    for _ in range(6):
        monkey.play(150)
        assert monkey.finds_home()
    assert len(monkey.scenes) > 3
