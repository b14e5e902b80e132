"""python -m castles.studio: makes every picture and sound whose source has changed."""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator

from castles.studio.catalogue import chosen, works
from castles.studio.stamps import ROOT, forget_all_but, is_stale, stamp, stamps
from castles.studio.work import Work

BAR = 30


def main() -> int:
    args = arguments()
    found = chosen(args.names)
    if args.list:
        print(*(work.path for work in found), sep="\n")
        return 0
    known = stamps()
    stale = [work for work in found if args.force or is_stale(work, known)]
    if args.check:
        print(*(f"stale: {work.path}" for work in stale), sep="\n")
        return 1 if stale else 0
    make_all(stale)
    forget_all_but(works().keys())
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m castles.studio", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only works whose path contains a NAME")
    parser.add_argument("--force", action="store_true", help="make them even if they are fresh")
    parser.add_argument("--list", action="store_true", help="list the works and make nothing")
    parser.add_argument("--check", action="store_true", help="name what is stale, make nothing, fail if anything is")
    return parser.parse_args()


def make_all(stale: list[Work]) -> None:
    began = time.monotonic()
    for done, path in enumerate(made(stale), 1):
        stamp(works()[path])
        show(done, len(stale), path)
    print(f"{len(stale)} works made in {time.monotonic() - began:.0f} s")


def made(stale: list[Work]) -> Iterator[str]:
    """Paths in the order they are finished, made by as many processes as there are cores."""
    paths = [work.path for work in stale]
    with multiprocessing.Pool() as pool:
        yield from pool.imap_unordered(make, paths)


def make(path: str) -> str:
    target = ROOT / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(works()[path].encoded())
    return path


def show(done: int, count: int, path: str) -> None:
    filled = BAR * done // count
    line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{count} {path}"
    print(f"\r{line:<100.100}", end="\n" if done == count else "", flush=True)


if __name__ == "__main__":
    sys.exit(main())
