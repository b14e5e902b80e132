"""Why a pair may be good to lay, or an army to take back, in Knights and Castles: facts that the rules bear out."""

from castles.ai.knights.beliefs import possible_hands
from castles.ai.knights.pairs import PAIRS, castles_in, chance_to_take, pairs_of, tables, unseen_tiles
from castles.ai.thought import Reason
from castles.rules.game import Choice, Seat
from castles.rules.knights.pieces import ARMIES, CASTLES, EVERY_ARMY, NO_CARDS, ROUNDS, STRONGEST, Cards
from castles.rules.knights.score import total
from castles.rules.knights.state import LAID, Decision, Lay, Recruit, State, tile_up

HOPE = 0.3  # the least chance to take a castle that is worth telling


def reason(view: State, seat: Seat, move: Decision) -> Reason:
    """The most telling fact about a move."""
    if isinstance(move, Recruit):
        return _of_recruiting(view, seat, move)
    return _of_laying(view, seat, move)


def _of_laying(view: State, seat: Seat, move: Lay) -> Reason:
    armies = LAID[move.cards] & EVERY_ARMY
    share = share_taken(view, seat, armies)
    if share == 1.0:
        return Reason("decides" if _wins_the_match(view, seat) else "sure")
    if armies == NO_CARDS:
        return _of_shepherds(view, seat, share)
    rival = _cancels(view, seat, armies)
    if share < HOPE and rival is not None:
        return Reason("cancels", {"seat": rival})
    if _wins_the_match(view, seat) and share > 0:
        return Reason("chance_to_win", _values(view, seat, share))
    return _of_armies(view, seat, armies, share)


def _of_armies(view: State, seat: Seat, armies: Cards, share: float) -> Reason:
    if share == 0:
        return Reason("best")
    kind = "takes" if armies.bit_count() == 2 else "takes_with_one"
    return Reason(kind if len(view.hands) == 2 else f"{kind}_of_all", _values(view, seat, share))


def _of_shepherds(view: State, seat: Seat, share: float) -> Reason:
    """Nothing is risked; with the sword even something may come of it."""
    if share > 0:
        return Reason("sword", {"share": percent(share)})
    return Reason("saves" if PAIRS[view.hands[seat]] != (NO_CARDS,) and view.round < ROUNDS else "best")


def _values(view: State, seat: Seat, share: float) -> dict[str, Choice]:
    values: dict[str, Choice] = {"share": percent(share)}
    if len(view.hands) == 2:
        values["seat"] = 1 - seat
    return values


def percent(share: float) -> int:
    """A share in whole per cent; only what is sure is called 0 or 100."""
    return min(99, max(1, round(100 * share))) if 0 < share < 1 else round(100 * share)


def share_taken(view: State, seat: Seat, armies: Cards) -> float:
    """The share of all that the others can lay against which these armies take the castle."""
    rivals = tuple(pairs_of(possible_hands(view, other)) for other in range(len(view.hands)) if other != seat)
    return chance_to_take(armies, CASTLES[tile_up(view)].material, tables(rivals), view.sword == seat)


def _wins_the_match(view: State, seat: Seat) -> bool:
    """In the last round: with this castle nobody can have as many points."""
    points = CASTLES[tile_up(view)].points
    is_last = view.round == ROUNDS and view.game + 1 == view.games
    rivals = [total(view, other) for other in range(len(view.hands)) if other != seat]
    return is_last and total(view, seat) + points > max(rivals)


def _cancels(view: State, seat: Seat, armies: Cards) -> Seat | None:
    """The first rival whose strongest possible army here is among these."""
    strongest = STRONGEST[CASTLES[tile_up(view)].material]
    for other in range(len(view.hands)):
        held = _may_hold(view, other)
        if other != seat and held and armies >> strongest[held] & 1:
            return other
    return None


def _may_hold(view: State, seat: Seat) -> Cards:
    held = NO_CARDS
    for hand in possible_hands(view, seat):
        held |= hand
    return held


def _of_recruiting(view: State, seat: Seat, move: Recruit) -> Reason:
    castles = castles_in(unseen_tiles(view))
    if not castles:
        return Reason("card")
    count = sum(_is_strongest(view.hands[seat], move.army, CASTLES[castle].material) for castle in castles)
    return Reason("strongest", {"count": count}) if count else Reason("best")


def _is_strongest(hand: Cards, army: int, material: int) -> bool:
    strength = ARMIES[army].strengths[material]
    return all(strength > card.strengths[material] for other, card in enumerate(ARMIES) if hand >> other & 1)
