"""What every game promises, checked state by state on random matches; the tests and `simulate --check` share it."""

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from castles import saves
from castles.match import COLOURS, Entry, Match, Player
from castles.rules.codec import from_json, to_json
from castles.rules.game import Game, IllegalMove, Move, Setup

LONGEST = 20_000  # moves; every game ends long before
DEALS = 0.1  # how often, before a move, what a seat can't see is dealt anew


class Broken(AssertionError):
    """A promise that didn't hold."""


@dataclass(slots=True)
class Trial:
    """One random match under examination."""

    match: Match
    random: Random
    census: Counter[Any]
    seen: list[Move] = field(default_factory=list)  # moves that were legal at some time, to be refused later

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def players(self) -> int:
        return self.match.setup.players

    def holds(self, truth: bool, promise: str) -> None:
        """Broken, with the promise in words, unless it is true."""
        if not truth:
            raise Broken(f"{self.game.key}: {promise}")


def check_match(game: Game[Any, Any], setup: Setup, seed: int) -> int:
    """Plays a random match and checks every promise on the way; the number of moves it took."""
    match = Match(game, setup, _people(setup.players))
    trial = Trial(match, Random(seed), game.census(match.start))
    _same_setup_gives_same_state(trial, setup)
    for count in range(LONGEST):
        if game.to_move(trial.state) is None:
            _an_ended_game_is_ranked(trial)
            _a_saved_match_is_the_same_again(trial)
            return count
        _check_state(trial)
        if trial.random.random() < DEALS:
            _a_deal_shows_nothing(trial, trial.random.randrange(trial.players))
        _check_play(trial, trial.random.choice(game.legal_moves(trial.state)))
    raise Broken(f"{game.key}: every game ends")


def _people(count: int) -> list[Player]:
    return [Player(f"Seat {seat}", colour) for seat, colour in enumerate(COLOURS[:count], start=1)]


def _same_setup_gives_same_state(trial: Trial, setup: Setup) -> None:
    trial.holds(trial.game.setup(setup) == trial.state, "the same setup gives the same state")


def _check_state(trial: Trial) -> None:
    _the_mover_has_moves(trial)
    _pieces_are_conserved(trial)
    _the_tally_fits_the_seats(trial)
    _a_refused_move_changes_nothing(trial)
    for seat in range(trial.players):
        _a_view_hides_and_a_guess_fills(trial, seat)


def _the_mover_has_moves(trial: Trial) -> None:
    game, state = trial.game, trial.state
    seat, moves = game.to_move(state), list(game.legal_moves(state))
    trial.holds(seat in range(trial.players), "a seat is to move")
    trial.holds(bool(moves), "whoever is to move has a move")
    trial.holds(len(set(moves)) == len(moves), "no legal move is listed twice")
    trial.holds(list(game.legal_moves(state)) == moves, "legal moves always come in the same order")
    if len(trial.seen) < 500:
        trial.seen += moves


def _pieces_are_conserved(trial: Trial) -> None:
    census = trial.game.census(trial.state)
    trial.holds(census == trial.census, f"pieces are conserved: {_difference(trial.census, census)}")


def _difference(before: Counter[Any], after: Counter[Any]) -> str:
    return f"lost {before - after}, gained {after - before}"


def _the_tally_fits_the_seats(trial: Trial) -> None:
    lines = trial.game.tally(trial.state)
    trial.holds(all(len(line.amounts) == trial.players for line in lines), "every score line has all seats")
    trial.holds(len({line.reason for line in lines}) == len(lines), "no reason is counted twice")


def _a_refused_move_changes_nothing(trial: Trial) -> None:
    game, before = trial.game, trial.game.copy(trial.state)
    move = trial.random.choice(trial.seen)
    if move in game.legal_moves(trial.state):
        return
    try:
        game.play(trial.state, move)
    except IllegalMove as refusal:
        trial.holds(bool(refusal.reason), "a refusal has a reason")
        trial.holds(trial.state == before, "a refused move leaves the state as it was")
    else:
        raise Broken(f"{game.key}: a move that isn't legal is refused: {move}")


def _a_view_hides_and_a_guess_fills(trial: Trial, seat: int) -> None:
    game, state = trial.game, trial.state
    view = game.view(state, seat)
    again = game.copy(view)
    guess = game.guess(view, seat, trial.random.getrandbits(64))
    trial.holds(view == again, "guessing leaves the view as it was")
    trial.holds(game.view(view, seat) == view, "a view of a view is the same view")
    trial.holds(game.view(guess, seat) == view, "a guess fits all that the seat can see")
    trial.holds(game.to_move(view) == game.to_move(state), "everybody sees whose turn it is")
    trial.holds(game.tally(view) == game.tally(state), "the score tells no secret")
    guessed = game.census(guess)
    trial.holds(guessed == trial.census, f"a guess has all pieces once: {_difference(trial.census, guessed)}")
    if seat == game.to_move(state):
        moves = list(game.legal_moves(state))
        trial.holds(list(game.legal_moves(view)) == moves, "the mover's view gives the same legal moves")
        trial.holds(list(game.legal_moves(guess)) == moves, "the mover's guess gives the same legal moves")
    _a_guess_can_be_played(trial, guess)


def _a_guess_can_be_played(trial: Trial, guess: Any) -> None:
    for _ in range(2):
        if trial.game.to_move(guess) is not None:
            trial.game.perform(guess, trial.random.choice(trial.game.legal_moves(guess)), None)
    trial.holds(trial.game.census(guess) == trial.census, "a guess keeps its pieces when it is played")


def _a_deal_shows_nothing(trial: Trial, seat: int) -> None:
    """Its seat sees what it saw before, nobody is told anything, and a move can be taken back as before."""
    game, match, before = trial.game, trial.match, trial.match.line
    match.deal(seat, trial.random.getrandbits(64))
    dealt = match.line
    trial.holds(game.view(dealt.state, seat) == game.view(before.state, seat), "a deal keeps the seat's view")
    trial.holds(dealt.told_at(dealt.end) == before.told_at(before.end), "a deal tells nothing")
    trial.holds(dealt.events_at(dealt.end) == before.events_at(before.end), "a deal is no event")
    trial.holds(match.can_undo() == (before.refuses_undo() is None), "a deal hinders no undo")
    if match.can_undo():
        match.undo()
        match.redo()
        trial.holds(match.line == dealt, "redo brings back the deal after its move")


def _check_play(trial: Trial, move: Move) -> None:
    game, state = trial.game, trial.state
    trial.holds(_read_back(game, move) == move, "a move survives its text")
    before, silent = game.copy(state), game.copy(state)
    trial.holds(before == state, "a copy is equal")
    game.perform(silent, move, None)
    trial.holds(state == before, "playing on a copy leaves the original as it was")
    played = trial.match.play(move)
    trial.holds(silent == played.after, "listening changes nothing")
    trial.holds(all(type(step.event) in game.events for step in played.steps), "every event is listed")
    trial.holds(pickle.loads(pickle.dumps(silent)) == silent, "a state can be sent to another process")
    _undo_brings_back_what_was(trial, played, before, silent)


def _read_back(game: Game[Any, Any], move: Move) -> object:
    return from_json(game, json.loads(json.dumps(to_json(move))))


def _undo_brings_back_what_was(trial: Trial, played: Entry, before: Any, after: Any) -> None:
    match = trial.match
    trial.holds(match.can_undo() != played.reveals, "a move can be taken back unless it revealed something")
    if match.can_undo():
        match.undo()
        trial.holds(match.state == before, "undo brings back the state before")
        match.redo()
        trial.holds(match.state == after, "redo brings back the state after")


def _a_saved_match_is_the_same_again(trial: Trial) -> None:
    match = trial.match
    loaded = saves.load(saves.dump(match), {match.game.key: match.game})
    trial.holds(loaded.refused is None, "no move of a saved match is refused")
    trial.holds(loaded.match.moves == match.moves, "a saved match has the same moves")
    trial.holds(loaded.match.state == match.state, "a saved match has the same state")


def _an_ended_game_is_ranked(trial: Trial) -> None:
    game, state = trial.game, trial.state
    _pieces_are_conserved(trial)
    trial.holds(not game.legal_moves(state), "nobody moves after the end")
    trial.holds(game.ending(state) in game.endings, "the ending is one of the game's endings")
    placed = sorted(seat for place in game.ranking(state) for seat in place)
    trial.holds(placed == list(range(trial.players)), "every seat is ranked once")


def setups(game: Game[Any, Any], seed: int) -> Iterator[Setup]:
    """Endless setups that go round every number of players and every combination of house rules."""
    random = Random(seed)
    while True:
        for players in game.players:
            for options in game.all_options():
                ages = random.sample(range(players), players)
                yield game.setup_for(players, random.getrandbits(63), options, ages)
