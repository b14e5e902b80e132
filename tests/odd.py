"""Odd files: every field of a save poisoned, and names of every kind. By hand: `python -m tests.odd 20000 1`."""

import copy
import json
import os
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from castles import saves
from castles.commands import replay
from castles.commands import saves as saves_command
from castles.match import Deal, Match, Player
from castles.rules import GAMES
from castles.rules.game import Refused
from castles.scenes import import_list, saves_list
from castles.scenes.dialog import Dialog
from castles.scenes.house import House
from castles.scenes.opening import open_save, take_in
from castles.scenes.scene import Context, Stack
from castles.scenes.statistics import Statistics
from castles.scenes.title import Title
from castles.settings import Settings
from castles.storage import Storage, saved_at
from castles.ui.sound import Sounds
from castles.wording.refusals import explain
from tests.matches import random_match

LONGEST_TOLD = 200  # letters
SLOW = 2.0  # seconds of the processor
BREAKS = "\u00a0\u202f"  # which our own sentences have, too

WORDS = {  # as JSON writes them; they may stand for keys, too
    "nul": r'"\u0000"',
    "surrogate": r'"\ud800"',
    "right to left": r'"\u202e"',
    "newline": r'"\n"',
    "no width": r'"\ufe0f"',
    "empty": '""',
    "long": '"' + "x" * 20_000 + '"',
    "wordy": '"' + "x " * 10_000 + '"',
}
POISONS = {
    **WORDS,
    "null": "null",
    "true": "true",
    "negative": "-1",
    "fraction": "1.5",
    "infinite": "1e999",
    "no number": "NaN",
    "4000 digits": "9" * 4000,
    "5000 digits": "9" * 5000,
    "table": "{}",
    "list": "[]",
    "deep lists": "[" * 700 + "]" * 700,
    "deeper lists": "[" * 100_000 + "]" * 100_000,
    "deep tables": '{"a":' * 700 + "1" + "}" * 700,
    "many": "[" + "0," * 100_000 + "0]",
}
UNREAD = ["5000 digits", "deeper lists"]  # by Python's own reader
NAMES = [
    b"\xff\xfe.json",
    b"\xc3\x28.json",
    "\ud800".encode("utf-8", "surrogatepass") + b".json",
    b"a\nb.json",
    b"a\r\tb.json",
    b"\x1b[31mred\x07.json",
    b"\x7f.json",
    *(name.encode() for name in ("\u202egnp.json", "\u2028.json", "\u200b.json", "\ufe0f.json", "\U0001f3f0.json")),
    *(name.encode() for name in (".json", " .json", "~.json", "-rf.json", "*?.json", "\\.json", "'\".json")),
    *(name.encode() for name in ("{name}.json", "%s%n.json", "**bold**.json", "$(reboot).json")),
    b"x" * 250 + b".json",
    "ż".encode() * 125 + b".json",
]
MARK = "\ue000"
Way: TypeAlias = tuple[Any, ...]  # keys and numbers, from the top


@dataclass(frozen=True)
class Odd:
    """A poisoned save, and what was done to it."""

    game: str
    poison: str
    path: Way
    text: str
    is_key: bool = False  # whether the poison stands for the field's key

    def __str__(self) -> str:
        return f"{self.game}: {self.poison} for {'the key of ' * self.is_key}{self.path}"

    @property
    def is_told(self) -> bool:
        """Whether it is where values become words, or are followed however deep they are."""
        told = self.path in (("game",), ("setup", "players"), ("from", "name"))
        return told or "options" in self.path or self.path[0] == "moves"


def sound_match(key: str) -> Match:
    """The first moves of a match with a name, a computer player and hints."""
    match = random_match(GAMES[key], seed=3, moves=4)
    match.name = "An evening"
    players = (match.players[0], *(Player(each.name, each.colour, "page") for each in match.players[1:]))
    match.line = replace(match.line, players=players)
    match.hints = [1, *match.hints[1:]]
    return match


def taken_match(key: str) -> Match:
    """The same moves, taken over from another match, and a deal."""
    match = sound_match(key)
    return match.taken_over(match.line.end, match.players, "Another evening", Deal(1, 7))


def odd_saves(key: str) -> Iterator[Odd]:
    """Saves of this game with every poison in every place: one of the usual kind, and what is new in one taken over."""
    sound, taken = (json.loads(saves.dump(each(key))) for each in (sound_match, taken_match))
    yield from _poisoned(key, sound, list(_paths(sound)))
    yield from _poisoned(key, taken, [path for path in _paths(taken) if path not in set(_paths(sound))])


def _poisoned(key: str, save: Any, paths: list[Way]) -> Iterator[Odd]:
    for path in paths:
        for name, poison in POISONS.items():
            yield Odd(key, name, path, _text(_with(save, path, MARK), poison))
        if isinstance(path[-1], str):
            for name, poison in WORDS.items():
                yield Odd(key, name, path, _text(_with_key(save, path, MARK), poison), is_key=True)


def told_saves(key: str, count: int, seed: int = 4) -> list[Odd]:
    """Some of those that are told, or followed deep."""
    return Random(seed).sample([odd for odd in odd_saves(key) if odd.is_told], count)


def _text(save: Any, poison: str) -> str:
    return json.dumps(save).replace(json.dumps(MARK), poison)


def _paths(value: Any) -> Iterator[Way]:
    """The way to every field, and to every element of every list."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        yield (step,)
        yield from ((step, *path) for path in _paths(inner))


def _with(save: Any, path: Way, value: Any) -> Any:
    changed = copy.deepcopy(save)
    _parent(changed, path)[path[-1]] = value
    return changed


def _with_key(save: Any, path: Way, key: str) -> Any:
    changed = copy.deepcopy(save)
    parent = _parent(changed, path)
    parent[key] = parent.pop(path[-1])
    return changed


def _parent(value: Any, path: Way) -> Any:
    for step in path[:-1]:
        value = value[step]
    return value


def named(folder: Path, name: bytes, text: str) -> Path:
    """A file of this name in the folder; skips the test where no file can have it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / os.fsdecode(name)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError:
        pytest.skip("the system refuses this name")
    return path


def is_printable(text: str) -> bool:
    """Whether it can be shown everywhere."""
    return all(letter.isprintable() or letter in BREAKS for letter in text)


def is_clean(text: str) -> bool:
    """Whether it is a short text that can be shown everywhere."""
    return len(text) <= LONGEST_TOLD and is_printable(text)


class Visitor:
    """Does with a save all that the program does with one, but for drawing, and collects what is told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.storage = Storage(folder)
        self.storage.saves.mkdir(parents=True, exist_ok=True)
        self.told: list[str] = []

    def visit(self, text: str) -> None:
        """A save of ours holds this text, and one of somebody else."""
        ours, foreign = self.storage.saves / "odd.json", self.folder / "odd.json"
        for path in (ours, foreign):
            path.write_text(text, encoding="utf-8")
        self._list(ours)
        self._replay(foreign)
        self._take_in(foreign)
        self._count(ours)
        self._open(ours)
        assert foreign.read_text(encoding="utf-8") == text
        for path in self.storage.saves.iterdir():
            path.unlink()

    def _context(self) -> Context:
        context = Context(Settings(language="en"), self.storage, Sounds(enabled=False), Stack(), keeps_settings=False)
        context.doors = House()
        context.stack.push(Title(context))
        return context

    def _list(self, path: Path) -> None:
        saved = saved_at(path)
        self.told += [*saves_list._row(saved, True), *import_list._row(saved, True)]
        self.told += map(str, saves_command._row(saved))

    def _replay(self, path: Path) -> None:
        output = StringIO()
        try:
            with redirect_stdout(output):
                replay.run(Namespace(file=path, to=None, play=False, data_dir=str(self.folder)))
        except Refused as refusal:
            self.told.append(explain(refusal))
        self.told += output.getvalue().splitlines()

    def _take_in(self, path: Path) -> None:
        context = self._context()
        take_in(context, path)
        self._hear(context)

    def _open(self, path: Path) -> None:
        """As the list does, and as the title goes on."""
        text = path.read_text(encoding="utf-8")
        for begin in (lambda context: open_save(context, path), lambda context: context.stack.top.resume()):
            path.write_text(text, encoding="utf-8")
            context = self._context()
            begin(context)
            self._hear(context)
            kept = [each for each in self.storage.saves.iterdir() if each.read_text(encoding="utf-8") == text]
            assert kept, "a save is never lost"

    def _count(self, path: Path) -> None:
        scene = Statistics(self._context())
        while scene.update(0.0):
            pass
        scene.read(path)
        self.told += [name for name, _played, _won in scene.record.rows("all")]

    def _hear(self, context: Context) -> None:
        self.told += context.notices
        self.told += [words for scene in context.stack.scenes if isinstance(scene, Dialog) for words in _words(scene)]


def _words(dialog: Dialog) -> tuple[str, str]:
    return dialog.title, dialog.text


def trouble_with(odd: Odd, folder: Path) -> str:
    """What is wrong with how the program takes an odd save; empty if nothing is."""
    visitor, started = Visitor(folder), time.process_time()
    try:
        visitor.visit(odd.text)
    except Exception as error:
        return f"{odd}: {error!r:.200}"
    taken = time.process_time() - started
    unclean = [text for text in visitor.told if not is_clean(text)]
    return f"{odd}: {taken:.1f} s, {unclean[:1]!r:.200}" if unclean or taken > SLOW else ""


def main(count: int, seed: int) -> int:
    """Visits that many odd saves of all games and tells of every trouble; the exit status."""
    every = [odd for key in GAMES for odd in odd_saves(key)]
    chosen = Random(seed).sample(every, min(count, len(every)))
    with tempfile.TemporaryDirectory() as folder:
        found = [trouble for odd in chosen if (trouble := trouble_with(odd, Path(folder)))]
    print("\n".join([f"{len(chosen)} of {len(every)} odd saves, {len(found)} troubles", *found]))
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:3])))
