"""The catalogue of everything the studio makes: one line for each module with works."""

from castles.studio.icons import WORKS as ICONS
from castles.studio.work import Work

GALLERIES: tuple[tuple[Work, ...], ...] = (ICONS,)


def works() -> dict[str, Work]:
    return {work.path: work for gallery in GALLERIES for work in gallery}


def chosen(names: list[str]) -> list[Work]:
    """The works whose path contains one of the names; all of them when no name is given."""
    return [work for path, work in works().items() if not names or any(name in path for name in names)]
