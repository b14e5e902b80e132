"""Matches as readable, versioned JSON text and back; whatever is wrong with a text is a BadSave with a reason."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from castles.foreign import is_tame, parsed
from castles.match import COLOURS, Deal, Entry, Match, Origin, Played, Player
from castles.rules import GAMES
from castles.rules.chance import WORD
from castles.rules.codec import Unreadable, from_json, to_json
from castles.rules.game import Game, IllegalMove, Refused, Setup, totals

FORMAT = 3  # with a digest; the first had neither deals nor digests, the second no digests
SEALED = ("game", "rules", "setup", "seats", "hints", "from", "to_move", "totals", "moves")  # what the digest is of
LARGEST = 4_000_000  # characters; the longest matches are a tenth of that
MOST_DEALS = 5_000  # in a match; lessons have dozens
LONGEST_NAME = 40


class BadSave(Refused):
    """A text that isn't a save this program can read."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match read from text; if the rules refused one of its moves, it stands just before that move."""

    match: Match
    refused: int | None = None  # the number of the refused move, from 1
    differs: bool = False  # whether the text says anything else of the match than what its moves lead to

    @property
    def is_sound(self) -> bool:
        """Whether it is the match that was saved."""
        return self.refused is None and not self.differs


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of saves shows without replaying the match."""

    game: str
    name: str
    players: tuple[Player, ...]
    moves: int
    to_move: int | None
    origin: Origin | None = None
    is_older: bool = False  # whether it was played by earlier rules, so that its moves may lead elsewhere now


def dump(match: Match) -> str:
    """The match as text, one move a line."""
    rows = [_row(entry) for entry in match.past]
    fields = [f"{_text(key)}: {_text(value)}" for key, value in head_of(match).items()]
    return "{\n " + ",\n ".join([*fields, f'"moves": {_listed(rows)}']) + "\n}\n"


def head_of(match: Match) -> dict[str, Any]:
    """All that a save tells but the moves."""
    setup, origin = match.setup, match.origin
    head = {
        "format": FORMAT,
        "game": match.game.key,
        "rules": match.game.version,
        "name": match.name,
        "setup": {
            "players": setup.players,
            "seed": setup.seed,
            "options": dict(setup.options),
            "ages": list(setup.ages),
        },
        "seats": [{"name": seat.name, "colour": seat.colour, "level": seat.level} for seat in match.players],
        **({"hints": match.hints} if any(match.hints) else {}),
        **({"from": {"name": origin.name, "moves": origin.moves}} if origin else {}),
        "to_move": match.to_move,
        "totals": list(totals(match.game.tally(match.state))),
    }
    return {**head, "digest": digest_of({**head, "moves": [_row(entry) for entry in match.past]})}


def _listed(rows: Sequence[object]) -> str:
    lines = ",\n  ".join(map(_text, rows))
    return f"[\n  {lines}\n ]" if lines else "[]"


def _row(entry: Entry) -> object:
    return to_json(entry.move) if isinstance(entry, Played) else {"deal": [entry.move.seat, entry.move.number]}


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def digest_of(save: Mapping[str, Any]) -> str:
    """Of all in a save but its name, which may change."""
    sealed = {key: save[key] for key in SEALED if key in save}
    return hashlib.sha256(json.dumps(sealed, sort_keys=True).encode()).hexdigest()


def load(text: str, games: Mapping[str, Game[Any, Any]] = GAMES) -> Loaded:
    """The match that `dump` wrote, replayed move by move."""
    save = _read(text)
    game = _game(save, games)
    match = Match(game, _setup(game, _field(save, "setup", dict)), _players(save), _name(save, "name"))
    match.hints = _hints(save, match)
    rows, origin = _rows(save), _origin(save)
    is_whole = all(_is_replayed(match, row) for row in rows)
    moves = len(match.moves)
    if origin:
        match.line = replace(match.line, origin=replace(origin, moves=min(origin.moves, moves)))
    return Loaded(match, None if is_whole else moves + 1, is_whole and not _agrees(save, match))


def _agrees(save: dict[str, Any], match: Match) -> bool:
    """Whether a save is as it was written, and its moves lead to the turn and the score that it tells of."""
    if (save["format"] >= FORMAT or "digest" in save) and save.get("digest") != digest_of(save):
        return False
    outcome = match.to_move, totals(match.game.tally(match.state))
    return _text([save.get("to_move", -1), save.get("totals")]) == _text(outcome)


def _is_replayed(match: Match, row: object) -> bool:
    """Makes another move or deal; whether it can be made."""
    try:
        if isinstance(row, dict):
            deal = _deal(row, len(match.players))
            match.deal(deal.seat, deal.number)
        else:
            match.play(_move(match.game, row))
    except (IllegalMove, Unreadable, TypeError):
        return False
    return True


def summary(text: str, games: Mapping[str, Game[Any, Any]] = GAMES) -> Summary:
    """What the text says about its match, checked but not replayed."""
    save = _read(text)
    game, players = _game(save, games), _players(save)
    to_move = save.get("to_move")
    if to_move is not None and (type(to_move) is not int or to_move not in range(len(players))):
        raise BadSave("save_field", field="to_move")
    is_older = save["rules"] < game.version
    return Summary(game.key, _name(save, "name"), players, _count(_rows(save)), to_move, _origin(save), is_older)


def _read(text: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise BadSave("save_too_large")
    try:
        save = parsed(text)
    except ValueError:
        raise BadSave("save_not_json") from None
    if not isinstance(save, dict) or type(save.get("format")) is not int:
        raise BadSave("save_not_ours")
    if save["format"] > FORMAT:
        raise BadSave("save_newer")
    if save["format"] < 1:
        raise BadSave("save_field", field="format")
    return save


def _game(save: dict[str, Any], games: Mapping[str, Game[Any, Any]]) -> Game[Any, Any]:
    key = _field(save, "game", str)
    if key not in games:
        raise BadSave("save_game", game=key)
    rules = _field(save, "rules", int)
    if rules > games[key].version:
        raise BadSave("save_newer")
    if rules < 1:
        raise BadSave("save_field", field="rules")
    return games[key]


def _setup(game: Game[Any, Any], value: dict[str, Any]) -> Setup:
    options, ages = _field(value, "options", dict), _field(value, "ages", list)
    seed = _field(value, "seed", int)
    if not 0 <= seed < 1 << 64:
        raise BadSave("save_field", field="seed")
    if any(type(age) is not int for age in ages):
        raise BadSave("save_field", field="ages")
    try:
        return game.setup_for(_field(value, "players", int), seed, options, ages)
    except Refused as refusal:
        raise BadSave(refusal.reason, **refusal.values) from None


def _players(save: dict[str, Any]) -> tuple[Player, ...]:
    seats = _field(save, "seats", list)
    players = tuple(map(_player, seats))
    if len(players) != _field(_field(save, "setup", dict), "players", int):
        raise BadSave("save_field", field="seats")
    if len({player.colour for player in players}) != len(players):
        raise BadSave("save_field", field="colour")
    return players


def _player(value: object) -> Player:
    if not isinstance(value, dict):
        raise BadSave("save_field", field="seats")
    colour, level = _field(value, "colour", str), value.get("level")
    if colour not in COLOURS:
        raise BadSave("save_field", field="colour")
    return Player(_name(value, "name"), colour, None if level is None else _name(value, "level"))


def _move(game: Game[Any, Any], value: object) -> Any:
    if not is_tame(value):
        raise Unreadable("not a value of a move")
    return from_json(game, value)


def _deal(value: dict[str, Any], players: int) -> Deal:
    parts = value.get("deal")
    if len(value) != 1 or not isinstance(parts, list) or len(parts) != 2 or {*map(type, parts)} != {int}:
        raise Unreadable("not a deal")
    deal = Deal(*parts)
    if deal.seat not in range(players) or not 0 <= deal.number <= WORD:
        raise Unreadable("not a deal")
    return deal


def _rows(save: dict[str, Any]) -> list[Any]:
    """The moves and deals; unlike moves, deals could go on for ever."""
    rows: list[Any] = _field(save, "moves", list)
    if len(rows) - _count(rows) > MOST_DEALS:
        raise BadSave("save_field", field="moves")
    return rows


def _count(rows: list[Any]) -> int:
    """How many of them are moves."""
    return sum(not isinstance(row, dict) for row in rows)


def _origin(save: dict[str, Any]) -> Origin | None:
    """Where the match was taken over; most were not."""
    if "from" not in save:
        return None
    value = _field(save, "from", dict)
    origin = Origin(_name(value, "name"), _field(value, "moves", int))
    if origin.moves not in range(_count(_rows(save)) + 1):
        raise BadSave("save_field", field="from")
    return origin


def _hints(save: dict[str, Any], match: Match) -> list[int]:
    """How many hints each seat was given; saves without any, like those from before there were hints, say nothing."""
    hints = save.get("hints", match.hints)
    if not isinstance(hints, list) or len(hints) != len(match.players):
        raise BadSave("save_field", field="hints")
    if any(type(count) is not int or not 0 <= count < 1 << 31 for count in hints):
        raise BadSave("save_field", field="hints")
    return hints


def _name(value: dict[str, Any], key: str) -> str:
    name = _field(value, key, str)
    if len(name) > LONGEST_NAME:
        raise BadSave("save_field", field=key)
    return str(name)


def _field(value: dict[str, Any], key: str, kind: type) -> Any:
    """What a field holds, if it is of this kind and tame; what is in a list is for those who take it out."""
    found = value.get(key)
    if type(found) is not kind or not (kind is list or is_tame(found)):
        raise BadSave("save_field", field=key)
    return found
