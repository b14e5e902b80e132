"""Who sits where before a match begins: chosen in the lobby, remembered as JSON, checked when it is read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from castles.ai import LEVELS
from castles.match import COLOURS, Player
from castles.rules.game import Choice, Game, Refused, Seat, Setup
from castles.settings import LONGEST_NAME

PERSON, EMPTY = "person", "empty"
KINDS = (PERSON, *LEVELS, EMPTY)
USUAL = LEVELS[1]
FORMER = {"random": USUAL}  # what the only computer player was called before there were levels


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of the lobby: who sits on it, if anybody."""

    kind: str
    name: str
    colour: str

    @property
    def is_taken(self) -> bool:
        return self.kind != EMPTY


@dataclass(frozen=True, slots=True)
class Seating:
    """Everything that is chosen for a new match of one game."""

    chairs: tuple[Chair, ...]
    ages: tuple[int, ...]  # all chairs, the youngest first
    options: Mapping[str, Choice]
    seed: str = ""  # as typed; empty: any
    last_seed: str = field(default="")

    @property
    def taken(self) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.is_taken]

    @property
    def taken_ages(self) -> list[int]:
        """The chairs that are taken, the youngest first."""
        return [number for number in self.ages if self.chairs[number].is_taken]

    def changed(self, number: int, **fields: str) -> "Seating":
        """With something else about one chair."""
        chairs = list(self.chairs)
        chairs[number] = replace(chairs[number], **fields)
        return replace(self, chairs=tuple(chairs))

    def coloured(self, number: int, colour: str) -> "Seating":
        """With another colour for one chair; who had it takes the old one."""
        swap = {colour: self.chairs[number].colour, self.chairs[number].colour: colour}
        chairs = tuple(replace(chair, colour=swap.get(chair.colour, chair.colour)) for chair in self.chairs)
        return replace(self, chairs=chairs)

    def younger(self, number: int) -> "Seating":
        """With one chair changing places with the next younger one that is taken."""
        order = self.taken_ages
        place = order.index(number)
        if place == 0:
            return self
        order[place - 1], order[place] = order[place], order[place - 1]
        return replace(self, ages=(*order, *(each for each in self.ages if each not in order)))

    def chosen(self, option: str, choice: Choice) -> "Seating":
        return replace(self, options={**self.options, option: choice})

    def fits(self, game: Game[Any, Any]) -> bool:
        """Whether enough, and not too many, chairs are taken."""
        return len(self.taken) in game.players

    def setup(self, game: Game[Any, Any], seed: int) -> Setup:
        """The setup for a match with this seating."""
        seats: dict[int, Seat] = {chair: seat for seat, chair in enumerate(self.taken)}
        return game.setup_for(len(seats), seed, self.options, [seats[chair] for chair in self.taken_ages])

    def greeted(self, names: Sequence[str]) -> "Seating":
        """With the first of these names that is free for the first person, if that one has none yet."""
        first = next((number for number, chair in enumerate(self.chairs) if chair.kind == PERSON), None)
        free = self.free_names(names)
        if first is None or self.chairs[first].name or not free:
            return self
        return self.changed(first, name=free[0])

    def free_names(self, names: Sequence[str]) -> list[str]:
        """Those of the names that nobody at the table has."""
        had = {self.chairs[number].name.strip() for number in self.taken}
        return [name for name in names if name not in had]

    @property
    def people(self) -> list[str]:
        """The names of the people, as typed."""
        typed = [self.chairs[number].name.strip() for number in self.taken if self.chairs[number].kind == PERSON]
        return [name for name in typed if name]

    def players(self, names: Sequence[str]) -> list[Player]:
        """The players; `names` are those for chairs that have none."""
        found: list[Player] = []
        for number in self.taken:
            chair = self.chairs[number]
            name = _distinct(chair.name.strip() or names[number], [player.name for player in found])
            found.append(Player(name, chair.colour, None if chair.kind == PERSON else chair.kind))
        return found


def _distinct(name: str, others: Sequence[str]) -> str:
    """The name, with a number where another player has it already."""
    number, found = 1, name
    while found in others:
        number += 1
        found = f"{name} {number}"
    return found


def default_seating(game: Game[Any, Any]) -> Seating:
    """A person against one computer player, or as many as the game needs."""
    most = game.players[-1]
    kinds = [PERSON, *[USUAL] * (game.players[0] - 1), *[EMPTY] * most][:most]
    chairs = tuple(Chair(kind, "", colour) for kind, colour in zip(kinds, COLOURS, strict=False))
    options = {name: choices[0] for name, choices in game.options.items()}
    return Seating(chairs, tuple(range(most)), options)


def to_json(seating: Seating) -> dict[str, Any]:
    return {
        "chairs": [[chair.kind, chair.name, chair.colour] for chair in seating.chairs],
        "ages": list(seating.ages),
        "options": dict(seating.options),
        "seed": seating.seed,
        "last_seed": seating.last_seed,
    }


def from_json(game: Game[Any, Any], value: Any) -> Seating:
    """What was remembered; the default if there is nothing, or anything is wrong with it."""
    try:
        return _read(game, value)
    except (ValueError, TypeError, KeyError):
        return default_seating(game)


def _read(game: Game[Any, Any], value: dict[str, Any]) -> Seating:
    chairs = tuple(_chair(each) for each in value["chairs"])
    ages = tuple(value["ages"])
    _check(len(chairs) == game.players[-1] and len({chair.colour for chair in chairs}) == len(chairs))
    _check(all(type(age) is int for age in ages) and sorted(ages) == list(range(len(chairs))))
    seeds = [value["seed"], value["last_seed"]]
    _check(all(isinstance(seed, str) and len(seed) <= 18 and (seed.isdecimal() or not seed) for seed in seeds))
    return Seating(chairs, ages, _options(game, value["options"]), *seeds)


def _chair(value: Sequence[Any]) -> Chair:
    kind, name, colour = value
    kind = FORMER.get(kind, kind)
    _check(kind in KINDS and colour in COLOURS)
    _check(isinstance(name, str) and len(name) <= LONGEST_NAME and name.isprintable())
    return Chair(kind, name, colour)


def _options(game: Game[Any, Any], value: dict[str, Any]) -> Mapping[str, Choice]:
    _check(isinstance(value, dict))
    try:
        return game.setup_for(game.players[0], 0, value).options
    except Refused:
        raise ValueError("options") from None


def _check(holds: bool) -> None:
    if not holds:
        raise ValueError("not a seating")
