"""README tells the truth: its commands, files and example work."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_picture_and_page_it_names_exists() -> None:
    named = re.findall(r"\]\(([^)]+)\)", README)
    assert len(named) > 15
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_its_example_plays_a_whole_match() -> None:
    example = README.partition("```python\n")[2].partition("```")[0]
    done = subprocess.run([sys.executable, "-c", example], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Line(reason=" in done.stdout
