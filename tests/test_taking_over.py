"""Taking over: from any place of a match another one begins, and the first stays as it was."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from castles import saves
from castles.commands.replay import transcript
from castles.match import CannotUndo, Cursor, Deal, Dealt, Match, Origin, Played, Player
from castles.rules import GAMES
from castles.rules.game import Game
from castles.storage import Storage
from tests import toy
from tests.dealing import deal_at_random, dealt_match, untold
from tests.matches import people, random_match
from tests.test_match import play_first, toy_match

EVERY_GAME = [*GAMES.values(), toy.TOY]
KNOWN = {game.key: game for game in EVERY_GAME}
SEEDS = 20
SECRET_HANDS = ("knights", "toy")

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)


def seeds(game: Game[Any, Any]) -> int:
    return SEEDS // 4 if game.key == "throne" else SEEDS  # its matches are long


def originals(game: Game[Any, Any]) -> Iterator[tuple[Match, Random]]:
    """Matches of every number of players, with deals or without, over or not, and chance."""
    for seed in range(seeds(game)):
        for players in game.players:
            random = Random(seed)
            kind = random.choice([random_match, dealt_match])
            yield kind(game, players, seed, moves=random.choice([0, 7, 30, 10**6])), random


def any_place(match: Match, random: Random) -> Cursor:
    moves = random.randint(0, len(match.past))
    return Cursor(moves, random.randint(0, len(match.past[moves].steps)) if moves < len(match.past) else 0)


def any_players(match: Match, random: Random) -> tuple[Player, ...]:
    return tuple(replace(each, level=random.choice([None, "page"])) for each in people(len(match.players)))


def reloaded(match: Match) -> Match:
    """The match as its save brings it back, which has to be the same."""
    loaded = saves.load(saves.dump(match), KNOWN)
    assert loaded.refused is None
    assert loaded.match.line == replace(match.line, undone=())
    return loaded.match


# What is taken over


@every_game
def test_a_match_taken_over_anywhere_begins_there_and_is_played_to_its_end(game: Game[Any, Any]) -> None:
    for match, random in originals(game):
        line, text, at = match.line, saves.dump(match), any_place(match, random)
        players = any_players(match, random)
        taken = match.taken_over(at, players, "Another")
        assert taken.state == match.line.state_at(match.line.place_after(len(taken.moves)))
        assert taken.origin == Origin(match.name, match.line.moves_at(at))
        assert (taken.game, taken.setup) == (match.game, match.setup)
        assert (taken.players, taken.name) == (players, "Another")
        _play_to_the_end(taken, random)
        assert match.line is line
        assert saves.dump(match) == text


def _play_to_the_end(match: Match, random: Random) -> None:
    """At random, with deals and undos, saved and loaded again and again."""
    match = reloaded(match)
    given, beginning = match.past, match.line.beginning
    assert beginning == match.line.end
    while not match.is_over:
        match.play(random.choice(match.game.legal_moves(match.state)))
        deal_at_random(match, random)
        if match.can_undo() and random.random() < 0.2:
            match.undo()
        if len(match.past) - len(given) < 12 or random.random() < 0.05:
            match = reloaded(match)
        assert match.past[: len(given)] == given
        assert match.line.beginning.moves >= len(given)
    assert reloaded(match).game.ranking(match.state)


@every_game
def test_the_same_moves_give_the_same_match(game: Game[Any, Any]) -> None:
    for seed in range(seeds(game)):
        match = random_match(game, game.players[-1], seed)
        for moves in (0, len(match.moves) // 2, len(match.moves)):
            taken = match.taken_over(Cursor(moves), match.players)
            for move in match.moves[moves:]:
                taken.play(move)
            assert replace(taken.line, origin=None) == match.line


def test_within_a_move_the_match_goes_on_before_it() -> None:
    match = toy_match()
    play_first(match, times=2)
    assert len(match.past[1].steps) == 2
    taken = match.taken_over(Cursor(1, 2), match.players)
    assert taken.past == match.past[:1]
    assert taken.origin == Origin("", 1)


def test_deals_that_belong_to_the_last_move_are_taken_over() -> None:
    match = toy_match()
    match.deal(0, 1)
    play_first(match)
    match.deal(1, 2)
    match.deal(0, 3)
    play_first(match)
    for place in (1, 2, 3, 4):
        entries = 1 if place == 1 else 4
        taken = match.taken_over(Cursor(place), match.players)
        assert taken.past == match.past[:entries]
        assert taken.origin == Origin("", int(place > 1))


def test_a_match_that_was_taken_over_can_be_taken_over() -> None:
    match = random_match(toy.TOY, seed=5)
    first = match.taken_over(Cursor(2), match.players, "First")
    play_first(first, times=2)
    second = first.taken_over(first.line.end, match.players, "Second")
    assert second.origin == Origin("First", 4)
    assert second.moves == first.moves


def test_what_was_undone_and_the_hints_stay_with_the_first_match() -> None:
    match = toy_match()
    play_first(match)
    match.count_hint(0)
    match.undo()
    taken = match.taken_over(match.line.end, match.players)
    assert taken.redo() is None
    assert taken.hints == [0, 0]
    assert match.redo() is not None


def test_a_match_taken_over_is_a_save_of_its_own(tmp_path: Any) -> None:
    storage = Storage(tmp_path)
    match = random_match(GAMES["wall"], seed=3)
    match.name, match.keeper = "An evening", storage.new_keeper()
    match.keep()
    (path,) = storage.saves.iterdir()
    before = path.read_bytes()
    taken = match.taken_over(Cursor(4), match.players, "An evening")
    assert taken.keeper is None
    taken.keeper = storage.new_keeper()
    play_first(taken)
    assert path.read_bytes() == before
    (other,) = {*storage.saves.iterdir()} - {path}
    opened = storage.open(other).match
    assert (opened.origin, opened.moves) == (Origin("An evening", 4), taken.moves)


# Taking back


@every_game
def test_nothing_that_was_taken_over_is_taken_back(game: Game[Any, Any]) -> None:
    silent = untold(game)
    for match, random in originals(silent):
        taken = match.taken_over(any_place(match, random), match.players)
        assert not taken.can_undo()
        with pytest.raises(CannotUndo) as refusal:
            taken.undo()
        assert refusal.value.event is None
        given, made = taken.past, 0
        while not taken.is_over and made < 5:
            taken.play(random.choice(game.legal_moves(taken.state)))
            deal_at_random(taken, random)
            made += 1
        for _undo in range(made):
            taken.undo()
        assert (taken.past, taken.can_undo()) == (given, False)


def test_a_turn_is_taken_back_to_where_it_was_taken_over() -> None:
    match = dealt_match(untold(GAMES["throne"]), seed=3, moves=9)
    at = next(
        Cursor(number)
        for number, (entry, after) in enumerate(zip(match.past, match.past[1:], strict=False), start=1)
        if isinstance(entry, Played) and isinstance(after, Played) and entry.seat == after.seat
    )
    taken = match.taken_over(at, match.players)
    given = taken.past
    play_first(taken)
    taken.undo_turn()
    assert taken.past == given


# What nobody had seen, dealt anew


@every_game
def test_a_deal_that_is_offered_shows_nothing_new_to_anybody(game: Game[Any, Any]) -> None:
    offered = 0
    for match, random in originals(game):
        at, players = any_place(match, random), any_players(match, random)
        seat = match.line.dealable(at, players)
        persons = [number for number, player in enumerate(players) if player.is_person]
        if seat is None:
            assert game.key in SECRET_HANDS
            assert len(persons) > 1
            continue
        offered += 1
        before = match.taken_over(at, players)
        taken = reloaded(match.taken_over(at, players, deal=Deal(seat, random.getrandbits(64))))
        assert isinstance(taken.past[-1], Dealt)
        assert taken.past[:-1] == before.past
        assert taken.origin == before.origin
        assert seat in (persons or [0])
        for person in persons:
            assert game.view(taken.state, person) == game.view(before.state, person)
        assert not taken.can_undo()
        _play_to_the_end(taken, random)
    assert offered >= seeds(game)


def test_a_deal_changes_what_comes() -> None:
    match = random_match(GAMES["wall"], seed=3)
    taken = [match.taken_over(Cursor(3), match.players, deal=Deal(0, number)) for number in range(20)]
    assert len({str(each.state) for each in taken}) == 20


# On disk


def test_a_save_tells_where_it_was_taken_over() -> None:
    match = random_match(toy.TOY, seed=5)
    match.name = "An evening"
    taken = match.taken_over(Cursor(2), match.players, deal=Deal(1, 77))
    play_first(taken)
    text = saves.dump(taken)
    save = json.loads(text)
    assert save["from"] == {"name": "An evening", "moves": 2}
    assert save["moves"][2] == {"deal": [1, 77]}
    assert '\n "from": {"name": "An evening", "moves": 2},\n' in text
    assert '\n  {"deal": [1, 77]},\n' in text
    summary = saves.summary(text, KNOWN)
    assert (summary.moves, summary.origin) == (3, Origin("An evening", 2))


def test_a_match_of_which_less_is_left_than_was_taken_over_can_be_saved() -> None:
    match = random_match(toy.TOY, seed=5)
    save = json.loads(saves.dump(match.taken_over(Cursor(4), match.players)))
    save["moves"][1] = ["Lay", 99]
    loaded = saves.load(json.dumps(save), KNOWN)
    assert (loaded.refused, len(loaded.match.past)) == (2, 1)
    assert reloaded(loaded.match).origin == Origin("", 1)
    assert not loaded.match.can_undo()


def test_a_transcript_tells_where_a_match_was_taken_over() -> None:
    match = random_match(GAMES["wall"], seed=3)
    assert "taken over" not in transcript(match)
    assert "\ntaken over after move 3 of another match\n" in transcript(match.taken_over(Cursor(3), match.players))
    match.name = "An evening"
    assert "\ntaken over after move 3 of An evening\n" in transcript(match.taken_over(Cursor(3), match.players))
