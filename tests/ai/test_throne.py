"""The computer players of Topple the King: exact dice, true reasons, sensible choices."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from castles.ai import choose
from castles.ai.judgement import Level
from castles.ai.thought import Reason
from castles.ai.throne import JUDGEMENT, LEVELS
from castles.ai.throne.lesson import Position, fit
from castles.ai.throne.scale import Scale
from castles.ai.weights import load
from castles.rules.game import Event, Move
from castles.rules.throne import GAME
from castles.rules.throne.attempts import begin
from castles.rules.throne.dice import HANDFULS, falls, handful, worth
from castles.rules.throne.holdings import castles_of
from castles.rules.throne.odds import best_move, odds
from castles.rules.throne.outcomes import after
from castles.rules.throne.pieces import CARDS, DICE, KING_MARK, NOTHING, TRAITOR_MARK, Combination
from castles.rules.throne.state import (
    CLAIM,
    NOBODY,
    ROLL,
    Attack,
    CardCaptured,
    CardTaken,
    Claim,
    Forfeit,
    GameEnded,
    Reroll,
    State,
    Stop,
    Topple,
)
from tests.rules.throne_table import card, table

MARKS = sorted({printed.combination for printed in CARDS} | {KING_MARK, TRAITOR_MARK})
DIE_CARDS = ((), (1,), (3,), (5,), (4, 5), (1, 2, 3, 4, 5))


def attempt(mark: Combination, extra: int, rolls: int, living: int) -> State:
    """An attempt on a card, in the middle of it."""
    state = table("pile 1: guard, pile\npile 2: die1\n0: red\n1: blue")
    begin(state, CLAIM, 0, NOBODY, mark, rolls + 1, None)
    state.awaits, state.mark, state.rolls, state.living, state.extra = ROLL, mark, rolls, living, extra
    return state


def chance_as_played(level: Level, mark: Combination, extra: int, rolls: int) -> float:
    """The chance of an attempt, worked out from nothing but the moves that a level chooses."""

    @cache
    def thrown(kept: int, count: int, rolls_left: int) -> float:
        handfuls, ways = falls(count)
        shares = [upto - before for before, upto in zip([0, *ways], ways, strict=False)]
        return (
            sum(share * lying(kept + fallen, rolls_left) for share, fallen in zip(shares, handfuls, strict=True))
            / ways[-1]
        )

    @cache
    def lying(living: int, rolls_left: int) -> float:
        if worth(living + extra) > mark or not rolls_left or not living:
            return float(worth(living + extra) > mark)
        state = attempt(mark, extra, rolls_left, living)
        move = JUDGEMENT.rank(state, 0, level, Random(1))[0][1]
        if isinstance(move, Stop):
            return 0.0
        assert isinstance(move, Reroll)
        return thrown(living - HANDFULS[move.dice], len(move.dice), rolls_left - 1)

    return thrown(0, DICE, rolls - 1)


@pytest.mark.parametrize("dice", DIE_CARDS)
@pytest.mark.parametrize("mark", MARKS)
def test_rerolls_reach_the_best_chance_for_every_combination(mark: Combination, dice: tuple[int, ...]) -> None:
    extra = handful(dice)
    played = chance_as_played(LEVELS["squire"], mark, extra, 3)
    assert played == pytest.approx(odds(mark, extra).chance_at_first(3), abs=1e-12)


@pytest.mark.parametrize("mark", [Combination(3, 5, 2), KING_MARK])
def test_rerolls_of_beginners_fall_short_of_the_best_chance(mark: Combination) -> None:
    best = odds(mark).chance_at_first(3)
    assert 0.7 * best < chance_as_played(LEVELS["page"], mark, 0, 3) < best - 0.004


def decisions(players: int, seeds: range, whims: float = 0.3) -> Iterator[State]:
    """States of matches between players who are sensible for the most part."""
    for seed in seeds:
        random, state = Random(seed), GAME.setup(GAME.setup_for(players, seed))
        while GAME.to_move(state) is not None:
            yield state
            moves = GAME.legal_moves(state)
            whim = random.random() < whims
            move = moves[int(random.random() * len(moves))] if whim else JUDGEMENT.policy(state, random)
            GAME.perform(state, move, None)


@pytest.mark.parametrize("level", ["squire", "knight", "king"])
def test_every_roll_is_the_best_there_is(level: str) -> None:
    rolls = [GAME.copy(state) for state in decisions(3, range(3)) if state.awaits == ROLL]
    assert len({state.attempt for state in rolls}) > 4
    for number, state in enumerate(rolls):
        assert choose(level, GAME, GAME.view(state, state.roller), state.roller, number).move == best_move(state)


def settled(state: State, move: Move) -> tuple[State, int]:
    """A copy after a move and all its rolls, and who got what it was for."""
    end, told = GAME.copy(state), list[Event]()
    GAME.perform(end, move, told.append)
    while end.awaits == ROLL:
        GAME.perform(end, best_move(end), told.append)
    gained = [event.seat for event in told if isinstance(event, CardTaken | CardCaptured)]
    crowned = [event.winner for event in told if isinstance(event, GameEnded)]
    return end, (gained + crowned + [NOBODY])[0]


def without_dice(state: State) -> State:
    """The state but for what the dice of the last attempt left behind."""
    return replace(
        state,
        chance=0,
        attempt="",
        roller=0,
        rival=0,
        target=0,
        pile=0,
        mark=NOTHING,
        rolls=0,
        living=0,
        dead=0,
        extra=0,
    )


@pytest.mark.parametrize("players", [2, 4])
def test_what_follows_an_attempt_is_what_the_rules_make_of_it(players: int) -> None:
    seen = set()
    for state in decisions(players, range(4)):
        for move in GAME.legal_moves(state):
            if isinstance(move, Claim | Attack | Topple):
                end, victor = settled(state, move)
                assert without_dice(after(state, move, victor)) == without_dice(end)
                seen.add((type(move), victor == state.turn))
    assert len(seen) == 6


def told(state: State, move: Move) -> Reason:
    seat = GAME.to_move(state)
    assert seat is not None
    return JUDGEMENT.reason(GAME.view(state, seat), seat, move)


def often(state: State, move: Move, count: int = 100) -> float:
    """How often a move got what it was for, in many tries with other dice."""
    random, got = Random(5), 0
    for _try in range(count):
        state.chance = random.getrandbits(60)
        got += settled(state, move)[1] == state.turn
    return got / count


def test_stated_chances_are_those_of_the_dice() -> None:
    checked, random = set(), Random(3)
    for state in decisions(3, range(10)):
        for move in GAME.legal_moves(state):
            reason = told(state, move)
            if not isinstance(move, Claim | Attack | Topple) or random.random() > 0.02:
                continue
            assert int(reason.values["percent"]) / 100 == pytest.approx(often(GAME.copy(state), move), abs=0.18)
            checked.add(reason.key)
    assert checked >= {"castle", "special", "tournament", "theft", "raid"}


def test_what_is_said_to_win_wins() -> None:
    said = 0
    for state in decisions(2, range(8)):
        for move in GAME.legal_moves(state):
            if isinstance(move, Claim | Attack | Topple):
                end = after(state, move, state.turn)
                assert (told(state, move).key == "wins") == (end.winner == state.turn)
                said += end.winner == state.turn
    assert said > 5


def test_reasons_of_rolls_tell_the_best_chance_and_no_other() -> None:
    for state in decisions(4, range(4)):
        if state.awaits == ROLL:
            best = told(state, best_move(state))
            for move in GAME.legal_moves(state):
                reason = told(state, move)
                assert reason.key == "best" or reason.values == best.values


def test_reasons_name_the_owner_of_an_attacked_card() -> None:
    keys = set()
    for state in decisions(4, range(4)):
        for move in GAME.legal_moves(state):
            reason = told(state, move)
            if isinstance(move, Attack) and reason.key != "wins":
                keeper = int(reason.values["seat"])
                assert state.cards[keeper] >> move.card & 1
                assert (reason.key == "raid_leader") == (move.card < 16 and castles_of(state, keeper) == 3)
                keys.add(reason.key)
    assert keys == {"raid", "raid_leader", "theft"}


def test_the_castle_said_to_be_easiest_is_easiest() -> None:
    state = table("pile 1: guard, pile\npile 2: die1\n0: brown 3-3-3|2, red 2-2-2|4, blue 5-5-5|3\n1: green")
    state.awaits = "forfeit"
    forfeits = [move for move in GAME.legal_moves(state) if isinstance(move, Forfeit)]
    keys = {move.card: told(state, move).key for move in forfeits}
    assert keys == {card("brown 3-3-3|2"): "best", card("red 2-2-2|4"): "forfeit_easiest", card("blue 5-5-5|3"): "best"}


def test_the_fourth_castle_is_taken_where_it_is_easy() -> None:
    state = table(
        """
        pile 1: green 2-2-2|1
        pile 2: watchman
        0: brown, red, blue, die4, die5
        1: purple, yellow
        """
    )
    assert choose("king", GAME, GAME.view(state, 0), 0, 1).move == Claim(0)


def test_chances_to_win_add_up_and_grow_with_castles_and_dice() -> None:
    rows = "pile 1: guard, ?pile\npile 2: die1, ?die2\n"
    chances = Scale(load("throne")).chances
    bare = table(rows + "0: brown\n1: green\n2: red")
    richer = [table(rows + f"0: brown, {more}\n1: green\n2: red") for more in ("blue", "die5", "tournament")]
    assert sum(chances(bare)) == pytest.approx(1.0)
    for state in richer:
        assert chances(state)[0] > chances(bare)[0]


def test_a_fit_finds_what_decides() -> None:
    random = Random(1)
    positions = []
    for _position in range(2000):
        first = random.random() < 0.5
        wins = random.random() < 0.8
        positions.append(Position([[(0, 1.0)], [(1, 1.0)]] if first else [[(1, 1.0)], [(0, 1.0)]], 1 - (first == wins)))
    strong, weak = fit(positions, [0.0, 0.0], random)
    assert strong - weak == pytest.approx(1.386, abs=0.2)  # the logarithm of four to one
