"""Knights and Castles between two, from the solved table: each may hold any hand that fits the story.

Players are numbered by age here: 0 is the younger one, 1 the elder.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from castles.ai.knights.layout import BLOCK, HANDS, recruits, storms
from castles.ai.knights.pairs import ALL_TILES, Tiles, unseen_tiles, without
from castles.ai.knights.solved import chances, is_known
from castles.ai.knights.worth import counted
from castles.ai.mixing import Mix, Payoffs, World, equilibrium
from castles.rules.game import Seat
from castles.rules.knights.pieces import CASTLES, DRUM, EVERY_ARMY, NO_CARDS, Cards
from castles.rules.knights.state import NOBODY, RECRUITED, RECRUITING, State, tile_up

Belief: TypeAlias = Mapping[Cards, float]  # how likely each hand is, for all that the other knows
Story: TypeAlias = tuple[Cards, ...]

ERROR = 0.25  # how often somebody takes back any army rather than one from the mix
DOUBT = 0.015  # less likely hands are not thought of
WORK = 500_000  # payoffs looked at in one decision
ROUNDS_OF_REGRET = range(60, 401)


@dataclass(frozen=True, slots=True)
class Drum:
    """A drum that both have answered."""

    tiles: Tiles  # unseen after it
    lead: int


def is_solved(view: State) -> bool:
    """Two players, points of earlier games don't matter, and castles bring what the table was worked out for."""
    if len(view.hands) != 2 or not is_known():
        return False
    ahead = [points - own for points, own in zip(counted(view), view.points, strict=True)]
    return ahead[0] == ahead[1]


def mixes(view: State, beliefs: Sequence[Belief]) -> tuple[dict[Cards, Mix], dict[Cards, Mix]]:
    """How often each player, with each hand, should take each choice in this round."""
    tile, rest, lead = tile_up(view), unseen_tiles(view), lead_of(view)
    worlds = list(_worlds(beliefs, rest, lead, tile))
    return equilibrium(worlds, _rounds_for(worlds))


def _rounds_for(worlds: Sequence[World]) -> int:
    work = sum(len(world.payoffs) * len(world.payoffs[0]) for world in worlds)
    return min(ROUNDS_OF_REGRET[-1], max(ROUNDS_OF_REGRET[0], WORK // work))


def _worlds(beliefs: Sequence[Belief], rest: Tiles, lead: int, tile: int) -> Iterator[World]:
    for younger, chance in beliefs[0].items():
        for elder, other_chance in beliefs[1].items():
            yield World(younger, elder, chance * other_chance, payoffs(rest, lead, tile, younger, elder))


def payoffs(rest: Tiles, lead: int, tile: int, younger: Cards, elder: Cards) -> Payoffs:
    """The younger one's chance to win after both have chosen."""
    if tile == DRUM:
        known = chances(rest, lead)
        return [[known[own * HANDS + other] for other in recruits(elder)] for own in recruits(younger)]
    _, material, points = CASTLES[tile]
    won, lost = chances(rest, lead + points), chances(rest, lead - points)
    return [
        [won[place] if place < BLOCK else lost[place - BLOCK] for place in row]
        for row in storms(material, lead > 0, younger, elder)
    ]


def lead_of(view: State) -> int:
    """The younger one's lead in this game."""
    younger, elder = view.ages
    return view.points[younger] - view.points[elder]


def beliefs_of(view: State) -> list[Belief]:
    """How likely each hand is for all that everybody has seen, as it was before this round's choices."""
    drums = _drums(view)
    parts = [_parts(_story(view, seat), len(drums)) for seat in view.ages]
    beliefs: list[Belief] = [{EVERY_ARMY: 1.0}, {EVERY_ARMY: 1.0}]
    for number, drum in enumerate(drums):
        beliefs = [_laid(belief, part[number]) for belief, part in zip(beliefs, parts, strict=True)]
        beliefs = _recruited(beliefs, drum)
    return [_likely(_laid(belief, part[-1])) for belief, part in zip(beliefs, parts, strict=True)]


def with_hand(belief: Belief, hand: Cards) -> Belief:
    """A belief that thinks of this hand too, however unlikely it is."""
    return belief if hand in belief else {**belief, hand: DOUBT}


def _drums(view: State) -> list[Drum]:
    """The drums before this round."""
    found, tiles, lead = [], ALL_TILES, 0
    for tile in view.tiles[1 : view.round]:
        tiles = without(tiles, tile)
        if tile == DRUM:
            found.append(Drum(tiles, lead))
        elif view.owners[tile] != NOBODY:
            lead += CASTLES[tile].points * (1 if view.owners[tile] == view.ages[0] else -1)
    return found


def _story(view: State, seat: Seat) -> Story:
    """A seat's story without its choice of this round, which the other doesn't know of yet."""
    story = view.stories[seat]
    has_answered = (seat - view.sword) % len(view.hands) < view.answered
    return story[:-1] if view.stage == RECRUITING and has_answered and story[-1:] == (RECRUITED,) else story


def _parts(story: Story, drums: int) -> list[Cards]:
    """The armies laid before each drum and after the last. Who was not called by the first drums had no camp yet."""
    parts = [NO_CARDS]
    for armies in story:
        if armies == RECRUITED:
            parts.append(NO_CARDS)
        else:
            parts[-1] |= armies
    return [NO_CARDS] * (drums + 1 - len(parts)) + parts


def _laid(belief: Belief, armies: Cards) -> Belief:
    """Only hands that held these armies are still possible."""
    return {hand & ~armies: chance for hand, chance in belief.items() if hand & armies == armies}


def _likely(belief: Belief) -> Belief:
    """The hands worth thinking of. None is left out before: what seemed unlikely may turn out to be all there is."""
    total = sum(belief.values())
    kept = {hand: chance for hand, chance in belief.items() if chance >= DOUBT * total}
    total = sum(kept.values())
    return {hand: chance / total for hand, chance in kept.items()}


def _recruited(beliefs: Sequence[Belief], drum: Drum) -> list[Belief]:
    """Both take back what seems best to them, and sometimes anything."""
    worlds = list(_worlds(beliefs, drum.tiles, drum.lead, DRUM))
    both = equilibrium(worlds, ROUNDS_OF_REGRET[0])
    return [_after_recruiting(belief, known) for belief, known in zip(beliefs, both, strict=True)]


def _after_recruiting(belief: Belief, known: Mapping[Cards, Mix]) -> Belief:
    after: dict[Cards, float] = {}
    for hand, chance in belief.items():
        choices = recruits(hand)
        for choice, share in zip(choices, known[hand], strict=True):
            likely = (1 - ERROR) * share + ERROR / len(choices)
            after[choice] = after.get(choice, 0.0) + chance * likely
    return after


def own_mix(view: State, seat: Seat) -> Mix:
    """How often the seat should take each of its choices."""
    player = view.ages.index(seat)
    beliefs = beliefs_of(view)
    hand = view.hands[seat]
    beliefs[player] = with_hand(beliefs[player], hand)
    return mixes(view, beliefs)[player][hand]
