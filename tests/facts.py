"""`python -m tests.facts [MATCHES [GAME]]`: every printed number changed in turn, in a process of its own.

Nothing else than the one line of the pieces is changed. Then computer players play, boards are laid out, and log and
rulebook are told; the process fails at an illegal move, a count below zero or a crash, and tells all that was said.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from castles.boards.board import Board, Look
    from castles.match import Match

PIECES = Path(__file__).parent.parent / "castles" / "rules"


@dataclass(frozen=True, slots=True)
class Change:
    """A line of a game's pieces, what stands there instead, and what has to be said then."""

    game: str
    old: str
    new: str
    page: str  # in the English rulebook; empty if it tells nothing of this
    said: str = ""  # in the log, in a tip, or anywhere on the board

    @property
    def name(self) -> str:
        return f"{self.game}: {' '.join(self.new.split())}"


CHANGES = (
    Change("combo", "START_KEYS = 15, 2", "START_KEYS = 3, 7", "**3 gold and 7 keys**"),
    Change("combo", "FACE_DOWN_KEYS = 6, 2", "FACE_DOWN_KEYS = 1, 4", "**1 gold and 4 keys**", "1 gold and 4 keys: "),
    Change("combo", "KEY_COST = 1", "KEY_COST = 2", "spend 2 keys. They do", " spends 2 keys: "),
    Change("combo", "KEY_POINTS = 1", "KEY_POINTS = 3", "3 points each", "At the end each is worth 3 points."),
    Change("combo", "\nDISCOUNT = 1", "\nDISCOUNT = 2", "cost you 2 gold less", "2 gold less"),
    Change("combo", "SET = 3", "SET = 2", "", "sets of two crests"),
    Change("courtyard", "HOUSE_POINTS = 1", "HOUSE_POINTS = 3", "| house | 3 a tile |", " a house: "),
    Change("courtyard", "PIGSTY_POINTS = 2", "PIGSTY_POINTS = 1", "| pigsty | 1 a tile |", " a pigsty: "),
    Change("courtyard", "ROAD_POINTS = 1", "ROAD_POINTS = 4", "| road | 4 a tile |", " a road: "),
    Change(
        "courtyard", "STOCKS_POINTS = 2", "STOCKS_POINTS = 3", "| road with stocks | 3 a tile", "stocks: 3 points a"
    ),
    Change("courtyard", "DOUBLE = 2", "DOUBLE = 3", "is worth 6 a tile", "brings three times its points"),
    Change(
        "courtyard", "CHAPEL_POINTS = 3", "CHAPEL_POINTS = 2", "takes 2 points for each chapel", "instead of 2 points"
    ),
    Change("courtyard", "TOKEN_POINTS = 4", "TOKEN_POINTS = 9", "counts 9 a chapel", "brings 9 instead"),
    Change("courtyard", "EMPTY_POINTS = 1", "EMPTY_POINTS = 2", "takes 2 points for each square"),
    Change("courtyard", "LARGER_BY = 2", "LARGER_BY = 5", "five tiles larger"),
    Change("courtyard", "FIVE_POINTS = 5", "FIVE_POINTS = 8", "| 8 points |", "it brings 8 points"),
    Change("knights", "LARGE = 1, 2", "LARGE = 2, 5", "castle for 2 points and a large one for 5 points", "5 points"),
    Change("wall", "TENTH = 10", "TENTH = 8", "**eight elements**: the start tile and seven cards", "eighth element"),
    Change("wall", "IDLE_ROUNDS = 3", "IDLE_ROUNDS = 1", "by the number of players and by one"),
    Change("wall", "CARD_POINTS = 1", "CARD_POINTS = 2", "| each wall card | 2 |"),
    Change("wall", "PAIR_POINTS = 1", "PAIR_POINTS = 4", "a princess | 4 |", "4 more with a"),
    Change("wall", '"king":     (3,', '"king":     (5,', "| the king | 5 |", "he brings 5 points"),
    Change("wall", '"queen":    (3,', '"queen":    (1,', "| the queen | 1 |", "she brings 1 point, "),
    Change("wall", '"knight":   (1,', '"knight":   (2,', "| each knight | 2 |", "he brings 2 points, "),
    Change("wall", '"princess": (1,', '"princess": (0,', "| each princess | 0 |", "she brings 0 points, "),
    Change("throne", "\nROLLS = 3", "\nROLLS = 2", "You have **two rolls**", "instead of two"),
    Change("throne", "MANY_ROLLS = 4", "MANY_ROLLS = 5", "five rolls instead of three", "has five rolls instead"),
    Change("throne", "FEW_SWAPS = 1", "FEW_SWAPS = 2", "twice a turn you may swap", "a turn instead of two"),
    Change("throne", "MANY_SWAPS = 2", "MANY_SWAPS = 3", "three swaps a turn", "swap three cards a turn"),
    Change("throne", "GUARDED = 2", "GUARDED = 1", "covers one of your castles", "Covers one castle of its owner"),
    Change("throne", "GUARDED = 2", "GUARDED = 3", "covers three of your castles", "Covers three castles"),
    Change("throne", "TO_BE_RAIDED = 2", "TO_BE_RAIDED = 1", "its owner has one castle or more"),
    Change("throne", "TO_RAID = 3", "TO_RAID = 2", "somebody who has two castles may raid"),
    Change("throne", "TO_WIN = 4", "TO_WIN = 5", "**five castles**", "Five castles win."),
    Change("throne", "TO_TOPPLE = 3", "TO_TOPPLE = 2", "**two colours**", "With two castles you may topple"),
    Change(
        "throne", "TO_RIDE = (2, 3)", "TO_RIDE = (1, 2)", "**one castle and two tournaments**", "One castle and two"
    ),
    Change("throne", "LAST_ROUND = 150", "LAST_ROUND = 4", "in 4 rounds"),
    Change("throne", 'printed("3-3-3-3|5")', 'printed("2-2-2|1")', "beat 2-2-2|1.", "To beat: 2-2-2|1"),
    Change("throne", 'MARK = printed("1-1-1|2")', 'MARK = printed("1-1|4")', "two 1s and a yellow 4", "only 1-1|4, if"),
)
EXEMPT = {
    "combo": {
        "CASTLE": "the number of a location",
        "VILLAGE": "the number of a location",
        "UP": "the number of a location",
        "DOWN": "the number of a location",
        "GOLD": "the number of a resource",
        "KEYS": "the number of a resource",
        "PURSE_POINTS": "follows from the characters",
        "SHOWN": "slots that are laid out",
        "SIDE": "the size of a grid",
        "SPACES": "the size of a grid",
        "FREE": "names which printed costs are counted",
        "MIDDLING": "names which printed costs are counted",
        "DEAR": "names which printed costs are counted",
    },
    "courtyard": {
        "TRACK": "the spaces of the wall",
        "TOKEN_COUNT": "a count of pieces",
        "SUBJECTS": "a count of pieces",
    },
    "knights": {
        **dict.fromkeys(("WOOD", "BRICK", "STONE"), "the number of a material"),
        **dict.fromkeys(("PEASANT", "ARCHER", "FOOTMAN"), "the number of a piece"),
        **dict.fromkeys(("DRAGON", "MOUNTED_KNIGHT", "CATAPULT"), "the number of a piece"),
        "SHEPHERDS": "a count of pieces",
        "DRUMS": "a count of pieces",
        "HAND": "a count of pieces",
        "SHEPHERD": "the number of a piece",
        "NO_CARDS": "a set of pieces",
        "EVERY_ARMY": "a set of pieces",
        "ONE_SHEPHERD": "a set of pieces",
        "BOTH_SHEPHERDS": "a set of pieces",
        "DRUM": "the number of a piece",
        "ROUNDS": "follows from the count of tiles",
        "LAID_CARDS": "a move is a pair",
    },
    "wall": {
        "START": "the number of a piece",
        "PLACES": "a count of pieces",
        **dict.fromkeys(("KING", "QUEEN", "WIZARD"), "the number of a piece"),
    },
    "throne": {
        "DICE": "a count of pieces",
        "TOURNAMENTS": "a count of pieces",
        "TOURNAMENT": "the number of a piece",
        "UNKNOWN": "stands for a card",
    },
}
COUNTS = ("gold", "keys", "purses", "scores", "lines", "points", "home", "tournaments", "rolls", "swaps", "keep_sizes")
TRIALS = 2
PLAYERS = ("squire", "king")
EVERY = 9  # of so many decisions the table is laid out at one
LONGEST = 700  # moves


# ---- the change ----


class Changed(SourceFileLoader):
    """Loads a module with one line of it changed."""

    change: Change

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        assert source.count(self.change.old) == 1, self.change
        return compile(source.replace(self.change.old, self.change.new), self.path, "exec")


class Finder(MetaPathFinder):
    """Finds the pieces of one game changed; all else is as it is."""

    def __init__(self, change: Change) -> None:
        self.change, self.name = change, f"castles.rules.{change.game}.pieces"

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = PathFinder.find_spec(fullname, path) if fullname == self.name else None
        if found is None or found.origin is None:
            return None
        loader = Changed(fullname, found.origin)
        loader.change = self.change
        return spec_from_file_location(fullname, found.origin, loader=loader)


# ---- in the process of its own ----


def tell(change: Change, matches: int) -> dict[str, Any]:
    """Plays and says everything; what was said, and the rulebook in every language."""
    from castles.i18n import LANGUAGES, speak
    from castles.wording.rulebook import rulebook

    said: set[str] = set()
    for number in range(matches):
        said |= set(played(change.game, number))
    for language in LANGUAGES[1:]:
        speak(language)
        list(played(change.game, 0, most=40))
    speak(LANGUAGES[0])
    return {"said": sorted(said), "pages": {language: rulebook(change.game, language) for language in LANGUAGES}}


def played(key: str, number: int, most: int = LONGEST) -> Iterator[str]:
    """All that is said in a match of squires and kings."""
    from castles.boards import BOARDS
    from castles.match import Match
    from castles.rules import GAMES
    from castles.wording import WORDINGS
    from tests.matches import people

    game = GAMES[key]
    guarded(game)
    players, options = game.players[number % len(game.players)], game.all_options()
    setup = game.setup_for(players, number, options[-1 - number % len(options)])
    match, box = Match(game, setup, people(players)), game.census(game.setup(setup))
    yield from WORDINGS[key].labels.values()
    while not match.is_over and len(match.past) < most:
        if len(match.past) % EVERY == 0:
            yield from laid_out(BOARDS[key], match)
        yield from moved(match)
        assert game.census(match.state) == box, "a piece was lost"
        counted(match.state)
        if key == "courtyard":
            weighed(match.state)
    yield from laid_out(BOARDS[key], match)


def guarded(game: Any) -> None:
    """From now on moves that are only thought of have to be legal, too."""
    perform = game.perform

    def checked(state: Any, move: Any, tell: Any) -> None:
        assert move in game.legal_moves(state), f"thought of an illegal move: {move}"
        perform(state, move, tell)

    if perform.__name__ != checked.__name__:
        object.__setattr__(game, "perform", checked)


def few_trials(game: Any) -> Any:
    """A game's judgement with kings that try out little."""
    from castles.ai.judgements import judgement_of

    judgement = judgement_of(game)
    return replace(judgement, levels={**judgement.levels, "king": replace(judgement.levels["king"], rounds=TRIALS)})


def moved(match: "Match") -> Iterator[str]:
    """One move, its reason and what happened, in words."""
    from castles.ai import bots
    from castles.wording import WORDINGS
    from castles.wording.reasons import why

    game, seat = match.game, match.to_move
    assert seat is not None
    legal = game.legal_moves(match.state)
    if len(legal) > 1:
        player = PLAYERS[(seat + match.setup.seed) % len(PLAYERS)]
        view, random = game.view(match.state, seat), Random(len(match.past))
        thought = bots.decide(bots._level(player, game, few_trials(game), view, seat, random), None)
        yield why(game.key, thought.reason.key, thought.reason.values, match.names)
    match.play(thought.move if len(legal) > 1 else legal[0])
    for step in match.past[-1].steps:
        yield WORDINGS[game.key].sentence(step.event, match.names)


def counted(state: Any) -> None:
    """No count is below zero."""
    for name in COUNTS:
        value = getattr(state, name, 0)
        assert min(value if isinstance(value, list) else [value], default=0) >= 0, f"{name}: {value}"


def weighed(state: Any) -> None:
    """The quick judgement of areas counts their points as the rules do."""
    from castles.ai.courtyard.features import NAMES
    from castles.ai.courtyard.odds import Odds
    from castles.ai.courtyard.worth import vector
    from castles.ai.judgements import judgement_of
    from castles.ai.weights import load
    from castles.rules.courtyard import GAME
    from castles.rules.courtyard.state import Place

    if state.choices and isinstance(state.choices[0], Place):
        weights = load("courtyard")
        features = zip(NAMES, vector(Odds(weights), state), strict=True)
        ahead = sum(weights[name] * value for name, value in features)
        difference = judgement_of(GAME).worth(state, 0) - (state.scores[0] - state.scores[1] + ahead)
        assert abs(difference) < 1e-6, f"areas are judged wrong by {difference}"


def laid_out(board: "Board[Any]", match: "Match") -> Iterator[str]:
    """Everything that the board shows just now, to everybody; every legal move can be reached, and no other."""
    from tests.boards.looks import look_at, reachable

    for seat in range(len(match.players)):
        look = look_at(board, match, match.state, seat)
        yield from shown(board, look)
        if match.to_move == seat:
            assert reachable(board, look) == set(look.legal)
        steps = match.past[-1].steps if match.past else ()
        for number, step in enumerate(steps):
            last = tuple(each.event for each in steps[:number])
            then = replace(look_at(board, match, step.state, seat, last=last), legal=())
            yield from (word.text for word in board.flourish(step.event, then).floats)


def shown(board: "Board[Any]", look: "Look[Any]") -> Iterator[str]:
    """The words on the table, in the panels and on the sheets."""
    yield board.prompt(look) if look.legal else ""
    for pose in board.poses(look).values():
        yield from (pose.tip, pose.label)
    for mark in board.marks(look):
        yield from (mark.tip, mark.label)
    for zone in board.zones(look):
        yield from (zone.tip, zone.name)
    yield from (command.label for command in board.commands(look))
    for seat in range(len(look.names)):
        yield board.score(look, seat)
        yield from (text for badge in board.badges(look, seat) for text in (badge.text, badge.tip))
    yield from (text for sheet in board.sheets.values() for row in sheet(look).rows for text in row[1:])
    yield from (text for line in (board.aim(look).lines if board.aim else ()) for text in line[1:])


# ---- from outside ----


def outcome(change: Change, matches: int) -> dict[str, Any]:
    """What a process of its own told with this change; AssertionError with its last words if it failed."""
    command = [sys.executable, "-m", "tests.facts", "--change", str(CHANGES.index(change)), str(matches)]
    told = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert told.returncode == 0, f"{change.name}\n{told.stderr[-2000:]}"
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def check(change: Change, matches: int) -> None:
    """Nothing failed, and the new number is told where the old one was."""
    from castles.wording.rulebook import rulebook

    told = outcome(change, matches)
    if change.page:
        assert change.page in told["pages"]["en"], f"{change.name}: the rulebook doesn't say “{change.page}”"
        same = [language for language, page in told["pages"].items() if page == rulebook(change.game, language)]
        assert not same, f"{change.name}: the rulebook says the same as before in {same}"
    assert any(change.said in text for text in told["said"]), f"{change.name}: nobody says “{change.said}”"


def unchanged(game: str) -> set[str]:
    """The names of all numbers among a game's pieces that no change changes and that aren't exempt."""
    pieces, source = import_module(f"castles.rules.{game}.pieces"), (PIECES / game / "pieces.py").read_text("utf-8")
    changed = [change.old.strip() for change in CHANGES if change.game == game]
    found = set(EXEMPT.get(game, {}))
    for node in ast.parse(source).body:
        line = ast.get_source_segment(source, node) or ""
        if isinstance(node, ast.Assign) and any(each in line for each in changed):
            found |= names_in(node)
    numbers = {name for name, value in vars(pieces).items() if name.isupper() and len(name) > 1 and type(value) is int}
    return numbers - found


def names_in(node: ast.Assign) -> set[str]:
    """What is assigned to."""
    return {each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name)}


def main() -> None:
    """One change in this process, or all of them in others."""
    if sys.argv[1:2] == ["--change"]:
        change = CHANGES[int(sys.argv[2])]
        sys.meta_path.insert(0, Finder(change))
        print(json.dumps(tell(change, int(sys.argv[3]))))
        return
    matches, game = int((*sys.argv, "4")[1]) if len(sys.argv) > 1 else 4, (sys.argv[2:] or [""])[0]
    changes = [change for change in CHANGES if game in ("", change.game)]
    with ThreadPoolExecutor(2) as pool:
        for change, failed in zip(changes, pool.map(partial(failure, matches=matches), changes), strict=True):
            print(
                f"{'wrong' if failed else 'right'}  {change.name}  {failed.splitlines()[-1] if failed else ''}",
                flush=True,
            )


def failure(change: Change, matches: int) -> str:
    """Why this change doesn't hold; empty if it does."""
    try:
        check(change, matches)
    except AssertionError as error:
        return str(error)
    return ""


if __name__ == "__main__":
    main()
