"""What is seen at a table is what the eyes at the screen should see, whoever plays and whatever they do."""

from pathlib import Path

import pytest

from tests.truth import Evening, seated, tables

MOST = 200  # moves; only matches at large tables are longer. `python -m tests.truth` plays all to their end
FOUND = (
    ("throne", 2, "computers", 2),  # a move that brings nothing worth showing
    ("knights", 4, "people and computers", 11),  # the focus lost while a computer thinks
)


@pytest.mark.parametrize(("key", "players", "cast", "seed"), [*((*table, 1) for table in tables()), *FOUND])
def test_a_settled_table_shows_the_truth(key: str, players: int, cast: str, seed: int, tmp_path: Path) -> None:
    evening = Evening(tmp_path, seated(key, players, cast, seed), seed)
    evening.play(MOST)
    assert evening.lies == []
    assert evening.done["frames"]
