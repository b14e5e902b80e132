"""The lessons find today what they found when their figures were kept, on every Python version."""

import json

import pytest

from castles.ai.train import LESSONS
from tests.ai.lessons import FIGURES, learnt


@pytest.mark.parametrize("key", LESSONS)
def test_a_small_lesson_finds_what_it_has_always_found(key: str) -> None:
    kept = json.loads(FIGURES.read_text(encoding="utf-8"))[key]
    assert dict(learnt(key)) == pytest.approx(kept, rel=0, abs=1e-6)
