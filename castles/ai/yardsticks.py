"""Players that are no opponents but measures: chance, most points at once, and plain tree search."""

import math
from dataclasses import dataclass, field
from random import Random
from typing import Any

from castles.ai.judgement import Judgement
from castles.ai.thought import Reason, Thinking, Thought
from castles.rules.game import Game, Move, Seat, winners

LOOKS = 3000  # positions that a greedy player looks at, at most
ROUNDS = 300  # of tree search, where nobody sets a time
CURIOSITY = 0.7


def at_random(game: Game[Any, Any], view: Any, random: Random) -> Thinking[Any]:
    """Any legal move."""
    moves = game.legal_moves(view)
    yield Thought(moves[int(random.random() * len(moves))], 0.0, Reason("chance"))


def greedy(
    game: Game[Any, Any], judgement: Judgement[Any, Any], view: Any, seat: Seat, random: Random
) -> Thinking[Any]:
    """The move whose best way through the rest of this turn brings the most points, in the mean of sampled worlds."""
    worlds = [game.guess(view, seat, random.getrandbits(63)) for _world in range(judgement.worlds)]
    moves = game.legal_moves(view)
    looks = LOOKS // len(moves)
    best = max(
        (sum(_brought(game, judgement, world, seat, move, looks) for world in worlds), random.random(), number)
        for number, move in enumerate(moves)
    )
    yield Thought(moves[best[2]], best[0] / len(worlds), Reason("most_points"))


def _brought(
    game: Game[Any, Any], judgement: Judgement[Any, Any], world: Any, seat: Seat, move: Move, looks: int
) -> float:
    """The points of a move; where dice or hidden cards decide, to try it out would be to trust in luck."""
    if judgement.prospect:
        return judgement.prospect(world, seat, move)
    return _best_of_turn(game, judgement, world, seat, move, [looks])


def _best_of_turn(
    game: Game[Any, Any], judgement: Judgement[Any, Any], world: Any, seat: Seat, move: Move, looks: list[int]
) -> float:
    """The most points after a move and whatever this seat may do right after it."""
    state = game.copy(world)
    game.perform(state, move, None)
    looks[0] -= 1
    if game.to_move(state) != seat or looks[0] <= 0:
        return judgement.points(state, seat)
    return max(_best_of_turn(game, judgement, state, seat, next_move, looks) for next_move in game.legal_moves(state))


@dataclass(slots=True)
class Node:
    """What came of one move at one place of the tree."""

    visits: int = 0
    seen: int = 0  # how often it could have been chosen
    wins: float = 0.0  # for the seat that made the move
    children: dict[Move, "Node"] = field(default_factory=dict)


def tree_search(game: Game[Any, Any], view: Any, seat: Seat, random: Random, rounds: int | None) -> Thinking[Any]:
    """Information set tree search with random playouts; without rounds it goes on for ever."""
    root, done = Node(), 0
    while rounds is None or done < rounds:
        done += 1
        _one_round(game, root, game.guess(view, seat, random.getrandbits(63)), random)
        move, node = max(root.children.items(), key=lambda child: child[1].visits)
        yield Thought(move, node.wins / node.visits, Reason("most_visits"))


def _one_round(game: Game[Any, Any], root: Node, state: Any, random: Random) -> None:
    path, node = [], root
    mover, moves = game.to_move(state), game.legal_moves(state)
    while moves:
        move = _chosen(node, moves, random)
        is_new = move not in node.children
        node = node.children.setdefault(move, Node(seen=1))
        path.append((mover, node))
        game.perform(state, move, None)
        mover, moves = game.to_move(state), game.legal_moves(state)
        if is_new:
            break
    while moves:
        game.perform(state, moves[int(random.random() * len(moves))], None)
        moves = game.legal_moves(state)
    first = winners(game.ranking(state))
    for mover, node in path:
        node.visits += 1
        node.wins += (mover in first) / len(first)


def _chosen(node: Node, moves: Any, random: Random) -> Any:
    """A move never tried, or the one with the highest hope."""
    untried = [move for move in moves if move not in node.children]
    if untried:
        return untried[int(random.random() * len(untried))]
    for move in moves:
        node.children[move].seen += 1
    return max(moves, key=lambda move: _hope(node.children[move]))


def _hope(node: Node) -> float:
    return node.wins / node.visits + CURIOSITY * math.sqrt(math.log(node.seen) / node.visits)
