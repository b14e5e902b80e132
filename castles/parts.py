"""The games in the box, and their parts: a package keeps a module for every game, which is found by the game's key."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

PartT = TypeVar("PartT")
BOX = ("courtyard", "combo", "knights", "wall", "throne")  # every game, in the order in which they stand on the shelf


class Parts(MutableMapping[str, PartT], Generic[PartT]):
    """The same part of every game that has it, by the game's key; it is loaded when it is wanted for the first time."""

    def __init__(self, package: str, name: str, module: str = "") -> None:
        self._package = package  # that has a module or a package for every game
        self._name = name  # of the part in it
        self._module = f".{module}" if module else ""  # in a game's package where the part is
        self._loaded: dict[str, PartT] = {}

    def __getitem__(self, key: str) -> PartT:
        if key not in self._loaded:
            if key not in self:
                raise KeyError(key)
            module: Any = import_module(self._path(key))
            self._loaded[key] = getattr(module, self._name)
        return self._loaded[key]

    def __setitem__(self, key: str, part: PartT) -> None:
        self._loaded[key] = part

    def __delitem__(self, key: str) -> None:
        del self._loaded[key]

    def __contains__(self, key: object) -> bool:
        return key in self._loaded or (key in BOX and self._is_there(key))

    def _is_there(self, key: str) -> bool:
        return find_spec(f"{self._package}.{key}") is not None and find_spec(self._path(key)) is not None

    def _path(self, key: str) -> str:
        return f"{self._package}.{key}{self._module}"

    def __iter__(self) -> Iterator[str]:
        return iter([key for key in dict.fromkeys([*BOX, *self._loaded]) if key in self])

    def __len__(self) -> int:
        return len(list(iter(self)))
