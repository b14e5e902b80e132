"""`replay`: a saved match as readable text, the table included."""

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from castles.commands.arguments import add_command, moves, name_of_file
from castles.commands.play import run_replay
from castles.commands.streams import complain, say
from castles.commands.table import table
from castles.i18n import N_, _
from castles.match import Dealt, Entry, Match, Played
from castles.rules.game import Choice, totals
from castles.saves import BadSave, Loaded
from castles.scenes.labels import COLOURS
from castles.storage import Storage, data_folder, read_match
from castles.wording import WORDINGS
from castles.wording.refusals import explain

EXAMPLE = "python -m castles replay saves/courtyard-last_tile_laid.json --to 20"


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """The command's arguments."""
    parser = add_command(commands, "replay", _("tell a saved match as text"), EXAMPLE)
    parser.add_argument("file", metavar=_("FILE"), type=name_of_file, help=_("a save"))
    parser.add_argument("--to", type=moves, metavar="N", help=_("stop after move N"))
    parser.add_argument("--play", action="store_true", help=_("look through it in the window"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; the exit status."""
    storage = Storage(data_folder(arguments.data_dir))
    if arguments.play:
        return run_replay(arguments, _tell_odd(_opened(arguments.file, storage)).match, arguments.to or 0)
    loaded = _read(arguments.file, storage)
    if loaded.refused:
        raise BadSave("save_move", number=loaded.refused)
    say(transcript(_tell_odd(loaded).match, arguments.to))
    return 0


def _tell_odd(loaded: Loaded) -> Loaded:
    """Says so, if the save isn't what was saved."""
    if loaded.refused:
        complain(explain(BadSave("save_move", number=loaded.refused)))
    if loaded.differs:
        complain(explain(BadSave("save_differs")))
    return loaded


def _opened(path: Path, storage: Storage) -> Loaded:
    """The match to be looked through. Whatever is played on is kept: in its own file, or as a new save."""
    if _is_ours(path, storage):
        return storage.open(path)
    loaded = read_match(path)
    if loaded.refused:
        raise BadSave("save_move", number=loaded.refused)
    loaded.match.keeper = storage.new_keeper()
    return loaded


def _read(path: Path, storage: Storage) -> Loaded:
    """A damaged save of the data folder is set aside, as the game does; all other files stay as they are."""
    try:
        return read_match(path)
    except BadSave:
        return storage.open(path) if _is_ours(path, storage) else read_match(path)


def _is_ours(path: Path, storage: Storage) -> bool:
    return os.path.dirname(os.path.realpath(path)) == os.path.realpath(storage.saves)


def transcript(match: Match, to: int | None = None) -> str:
    """The match up to a move: who plays, every move with what it brought, the table, and the score."""
    at = match.line.end if to is None else match.line.place_after(to)
    past, state = match.past[: at.moves], match.line.state_at(at)
    wording = WORDINGS[match.game.key]
    parts = [
        _heading(match),
        "\n".join(_told(match, past)),
        wording.drawing(state, match.names),
        _score(match, state),
    ]
    if match.game.to_move(state) is None:
        parts.append(_result(match, state))
    return "\n\n".join(part for part in parts if part)


def _heading(match: Match) -> str:
    seats = ", ".join(f"{player.name} ({_(COLOURS[player.colour])})" for player in match.players)
    title = _(WORDINGS[match.game.key].title)
    seed = _("seed {seed}").format(seed=match.setup.seed)
    rules = [_rule(match.game.key, name, choice) for name, choice in match.setup.options.items()]
    return "\n".join(filter(None, [f"{title} · {seed}", seats, *rules, _origin(match)]))


def _rule(game: str, name: str, choice: Choice) -> str:
    labels = WORDINGS[game].labels
    words = {True: N_("yes"), False: N_("no")}[choice] if isinstance(choice, bool) else labels[f"{name}.{choice}"]
    return f"{_(labels[name])} · {_(words)}"


def _origin(match: Match) -> str:
    if match.origin is None:
        return ""
    if not match.origin.name:
        return _("taken over after move {number} of another match").format(number=match.origin.moves)
    return _("taken over after move {number} of {name}").format(number=match.origin.moves, name=match.origin.name)


def _told(match: Match, past: Sequence[Entry]) -> Iterator[str]:
    number = 0
    for entry in past:
        if isinstance(entry, Dealt):
            yield "     " + _("What {name} can't see is dealt anew.").format(name=match.names[entry.seat])
            continue
        number += 1
        move, *brought = _sentences(match, entry)
        yield f"{number}. {move}"
        yield from (f"     {sentence}" for sentence in brought)


def _sentences(match: Match, entry: Played) -> list[str]:
    """The move, and then what it brought."""
    wording = WORDINGS[match.game.key]
    untold = wording.untold(entry.move, entry.events)
    move = [_(untold).format(name=match.names[entry.seat])] if untold else []
    return [*move, *filter(None, (wording.sentence(event, match.names) for event in entry.events))]


def _score(match: Match, state: Any) -> str:
    labels = WORDINGS[match.game.key].labels
    tally = match.game.tally(state)
    rows = [[_(labels[line.reason]), *line.amounts] for line in tally]
    total = totals(tally)
    return table([[_("score"), *match.names], *rows, *([[_("total"), *total]] if total else [])])


def _result(match: Match, state: Any) -> str:
    ending = _(WORDINGS[match.game.key].labels[match.game.ending(state)])
    places = [", ".join(match.names[seat] for seat in place) for place in match.game.ranking(state)]
    return "\n".join([ending, *(f"{number}. {place}" for number, place in enumerate(places, start=1))])
