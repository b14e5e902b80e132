"""What the program opens, file by file, while somebody looks at everything.

`python -m tests.opened` prints it as a JSON list, so that an installed program can be asked, too.
"""

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from castles import resources

OPENED: set[str] = set()
ORDINARY: Any = type(Path())


class Noted(ORDINARY):  # type: ignore[misc]
    """A path that is noted as soon as anything wants to open it: pygame opens files where Python can't see it."""

    def __fspath__(self) -> str:
        name: str = super().__fspath__()
        OPENED.add(name)
        return name


def note_everything() -> None:
    """From now on, whatever is opened."""
    resources.PACKAGE = Noted(resources.PACKAGE)
    sys.addaudithook(lambda event, details: OPENED.add(str(details[0])) if event == "open" else None)


def main() -> None:
    note_everything()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tests.tour import tour  # not before, since some modules read files when they are imported

    with tempfile.TemporaryDirectory() as folder:
        tour(Path(folder), OPENED)
    print(json.dumps(sorted(OPENED)))


if __name__ == "__main__":
    main()
