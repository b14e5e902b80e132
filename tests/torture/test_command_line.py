"""Whatever is typed, wherever it is written: an answer, or one clear line in the player's language."""

import argparse
import gettext
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import TypeAlias

import pytest

from castles import saves
from castles.__main__ import main
from castles.commands import replay
from castles.commands.command_line import parser
from castles.commands.streams import UNKNOWN, say, spelled
from castles.foreign import LONG, printable
from castles.i18n import LANGUAGES, speak
from castles.match import COLOURS
from castles.rules import GAMES
from castles.words.__main__ import catalogue
from tests.matches import random_match
from tests.torture.command_line import COMMON, OPTIONS, Outcome, Run, complaint, files, furnished, runs, started

COUNT, SEED = 160, 3  # runs within this process; `python -m tests.torture.command_line` starts processes
NARROW = ("cp1252", "cp1250", "cp852", "ascii")
ENGLISH = {"usage:", "options:", "positional", "the", "this", "which", "how", "many", "show", "and", "needed,", "There"}
USAGE = {"en": "usage:", "pl": "użycie:", "hu": "használat:"}
Call: TypeAlias = Callable[[Run], Outcome]

REFUSED = [  # and what is to be read of each
    (("--screenshot", ""), "--screenshot"),
    (("--screenshot", "folder.png"), "folder.png"),
    (("--screenshot", "missing/x.png"), "x.png"),
    (("--screenshot", "bad.json/x.png"), "x.png"),
    (("--screenshot", "device.png"), "device.png"),
    (("--screenshot", "/dev/full"), "/dev/full"),
    (("--screenshot", "pipe.png"), "pipe.png"),
    (("--screenshot", "x.nope"), "x.nope"),
    (("--log-events", "pipe"), "pipe"),
    (("--log-events", "missing/log"), "log"),
    (("--after", "inf"), "inf"),
    (("--after", "nan"), "nan"),
    (("--after", "1e300"), "1e300"),
    (("--after=-1",), "-1"),
    (("--windowed", "1280"), "1280"),
    (("--players", "9", "--demo", "wall"), "9"),
    (("--data-dir", "", "saves"), "--data-dir"),
    (("simulate", "wall", "--games", "9" * 20), "9" * 20),
    (("simulate", "wall", "--games", "9" * 5000), "9" * 20),
    (("simulate", "wall", "--jobs", "1000000"), "1000000"),
    (("simulate", "wall", "--games", "\x1b[31m"), "·[31m"),
    (("simulate", "\x1b[31m"), "·[31m"),
    (("simulate",), "castles"),
    (("duel", "wall", "--seats", "page,page", "--seconds=-1"), "-1"),
    (("duel", "wall", "--seats", "page,page", "--workers", "0"), "0"),
    (("replay", "pipe"), "pipe"),
    (("replay", "/dev/zero"), "/dev/zero"),
    (("replay", "\x1b[31m"), "·[31m"),
    (("replay", "good.json", "--to", "x"), "x"),
    (("bench", "--milliseconds", "0"), "0"),
    (("simulate", "wall", "--option=--"), "--option"),
    (("--data-dir=--", "saves"), "--data-dir"),
    (("conquer",), "conquer"),
    (("--dance",), "--dance"),
    (("games", "\x1b[31m"), "·[31m"),
    (("--language",), "--language"),
    (("games", "--data-dir", "data", "--data-dir"), "--data-dir"),
]


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Others speak English."""
    monkeypatch.setenv("LANGUAGE", "")
    domain = gettext.textdomain()
    yield
    gettext.textdomain(domain)
    speak("en")


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    """Runs a command within this process, in a folder of its own."""
    furnished(tmp_path, "none")
    monkeypatch.chdir(tmp_path)

    def called(run: Run) -> Outcome:
        for key, value in run.environment.items():
            monkeypatch.setenv(key, value)
        output, errors = BytesIO(), BytesIO()
        monkeypatch.setattr(sys, "stdout", TextIOWrapper(output, run.encoding, newline="\n"))
        monkeypatch.setattr(sys, "stderr", TextIOWrapper(errors, run.encoding, newline="\n"))
        before = time.process_time()
        status = main(run.arguments)
        seconds = time.process_time() - before
        sys.stdout.flush()
        return Outcome(status, output.getvalue(), errors.getvalue(), seconds)

    return called


def command_parsers() -> dict[str, argparse.ArgumentParser]:
    top = parser()
    [commands] = [each for each in top._actions if isinstance(each, argparse._SubParsersAction)]
    return {"": top, **commands.choices}


def named_options(of: argparse.ArgumentParser) -> set[str]:
    return {name for action in of._actions for name in action.option_strings if name.startswith("--")}


# Everything that can be typed


def test_every_option_of_every_command_is_tortured() -> None:
    tortured = {name: {option.partition("=")[0] for option in {**COMMON, **known}} for name, known in OPTIONS.items()}
    assert {name: named_options(each) for name, each in command_parsers().items()} == tortured


def test_arguments_of_every_kind_are_obeyed_or_refused_in_one_line(call: Call, tmp_path: Path) -> None:
    before, found = files(tmp_path), []
    for run in runs(COUNT, SEED):
        opens_window = not {*OPTIONS} & {*run.arguments}
        asked = Run((*run.arguments, *(["--game", "ludo"] * opens_window)), run.encoding, locale=run.locale)
        if "--play" in asked.arguments:
            continue
        if trouble := complaint(asked, outcome := call(asked), files(tmp_path) - before):
            found.append(f"{asked!a}: {trouble}: {outcome.errors!r}")
    assert found == []


@pytest.mark.parametrize(("arguments", "named"), REFUSED, ids=lambda value: ascii(value)[:60])
def test_what_makes_no_sense_is_one_line_in_every_language(
    call: Call, tmp_path: Path, arguments: tuple[str, ...], named: str
) -> None:
    before, lines = files(tmp_path), set()
    for language in LANGUAGES:
        outcome = call(Run(("--language", language, *arguments)))
        line = outcome.errors.decode()
        assert (outcome.status, outcome.output, line.count("\n")) == (2, b"", 1)
        assert line.startswith("castles: ")
        assert named in line
        assert printable(line) == line
        lines.add(line)
    assert len(lines) == len(LANGUAGES)
    assert files(tmp_path) == before


# In the player's language


@pytest.mark.parametrize("command", OPTIONS)
@pytest.mark.parametrize("language", ["pl", "hu"])
def test_every_help_is_in_the_players_language(call: Call, command: str, language: str) -> None:
    helps = [call(Run(("--language", each, *filter(None, [command]), "--help"))) for each in ("en", language)]
    english, told = ([*outcome.output.decode().split()] for outcome in helps)
    assert [outcome.status for outcome in helps] == [0, 0]
    assert {"usage:", "options:"} <= {*english}
    assert not ENGLISH & {*told}


@pytest.mark.parametrize("settings", ['{"language": "hu"}', "{", "[]", '{"lobbies":' + "[" * 100_000, "\ud800"])
@pytest.mark.parametrize("given", [(), ("--language", "pl"), ("--language=en",)])
def test_the_language_is_the_given_one_or_that_of_the_settings_or_of_the_system(
    call: Call, settings: str, given: tuple[str, ...]
) -> None:
    path = Path("data/settings.json")
    path.write_bytes(settings.encode("utf-8", "surrogatepass"))
    language = given[-1][-2:] if given else "hu" if "hu" in settings else "pl"
    for arguments in (("saves", *given, "--help"), ("--data-dir", "data", *given, "saves", "--help")):
        outcome = call(Run(arguments, locale="pl_PL.UTF-8"))
        assert outcome.output.decode().startswith(USAGE[language])
    assert path.read_bytes() == settings.encode("utf-8", "surrogatepass")


def test_settings_that_are_no_file_are_not_waited_for(call: Call) -> None:
    os.mkfifo("data/settings.json")
    assert call(Run(("games",))).status == 0


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_every_move_without_a_raw_key(key: str, language: str) -> None:
    game = GAMES[key]
    raw = [f"({colour})" for colour in COLOURS] + [f": {move.__name__}" for move in game.moves]
    raw += [f"{option}=" for option in game.options] + ["{", "_"]
    speak(language)
    for seed in range(3):
        match = random_match(game, players=game.players[seed % len(game.players)], seed=seed)
        told = replay.transcript(match)
        assert [each for each in raw if each in told] == []
        assert f"\n{len(match.moves)}. " in told


@pytest.mark.parametrize("key", GAMES)
def test_every_move_is_told_by_a_sentence_of_its_own(key: str) -> None:
    """What begins the next turn doesn't tell a move."""
    for seed in range(20):
        match = random_match(GAMES[key], seed=seed)
        for move in re.findall(r"^\d+\. (.+)$", replay.transcript(match).partition("\n\n")[2], re.MULTILINE):
            assert not any(words in move for words in ("takes a tile", "it is the turn of")), move


# In every stream


@pytest.mark.parametrize("encoding", NARROW)
def test_every_letter_of_every_message_is_spelled_where_it_cannot_be_written(encoding: str) -> None:
    messages = [each for language in ("pl", "hu") for each in catalogue(language)]
    letters = {letter for each in messages for letter in f"{each.id}{each.string}│▒█µ"}
    assert {letter for letter in letters - {UNKNOWN} if spelled(letter, encoding) == UNKNOWN} == set()


@pytest.mark.parametrize("encoding", NARROW)
def test_every_answer_can_be_read_in_a_narrow_stream(call: Call, encoding: str) -> None:
    for arguments in (("replay", "good.json"), ("games",), ("saves",), ("--help",), ("replay", "missing")):
        outcome = call(Run(("--language", "hu", *arguments), encoding))
        assert "?" not in outcome.output.decode(encoding).replace("Ki kezd?", "")
        assert outcome.status == (2 if "missing" in arguments else 0)


def test_hungarian_letters_keep_their_dots_where_there_are_any() -> None:
    assert [spelled("ő", encoding) for encoding in ("cp1252", "ascii")] == ["ö", "o"]


@pytest.mark.parametrize(
    ("arguments", "streams", "status"),
    [
        ((), "", 2),  # there is no display
        (("games",), ">&- 2>&- <&-", 0),
        (("conquer",), ">&- 2>&-", 2),
        (("games",), ">/dev/full", 2),
        (("--help",), ">/dev/full", 2),
        (("conquer",), "2>/dev/full", 2),
        (("simulate", "wall", "--games", "9", "--jobs", "2"), "<&- >&- 2>&-", 0),
        (("--demo", "wall", "--windowed", "320x200", "--screenshot", "new.png"), ">&- 2>&-", 0),
    ],
)
def test_closed_and_full_streams_are_no_trouble(
    tmp_path: Path, arguments: tuple[str, ...], streams: str, status: int
) -> None:
    run = Run(arguments, streams=streams)
    outcome = started(run, furnished(tmp_path, "none"))
    assert (outcome.status, complaint(run, outcome, set())) == (status, "")
    assert b"Traceback" not in outcome.errors


def test_a_picture_that_does_not_fit_on_the_disk_changes_nothing(tmp_path: Path) -> None:
    before = files(furnished(tmp_path, "none"))
    command = [sys.executable, "-m", "castles", "--demo", "wall", "--screenshot", "old.png", "--windowed", "320x200"]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env={**Run(()).environment, "PYTHONPATH": str(Path(__file__).parent.parent.parent)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert len(done.stderr) < 2 * LONG
    assert (tmp_path / "old.png").read_text() == "old"
    assert files(tmp_path) == before


def test_a_save_that_is_printed_obeys_no_terminal(call: Call) -> None:
    match = random_match(GAMES["wall"], seed=2, moves=3)
    Path("data/saves/\x1b[31mred\x07.json").write_text(saves.dump(match), encoding="utf-8")
    outcome = call(Run(("saves",)))
    assert printable(outcome.output.decode()) == outcome.output.decode()


def test_no_answer_holds_what_a_terminal_would_obey(capsys: pytest.CaptureFixture[str]) -> None:
    say("\x1b[31mred\x07\n\u202ezażółć\u00a0%")
    assert capsys.readouterr().out == "·[31mred·\n·zażółć\u00a0%\n"
