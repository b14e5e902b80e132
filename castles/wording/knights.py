"""Knights and Castles in words."""

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch

from castles.i18n import N_, _, ngettext
from castles.rules.game import Event, Seat
from castles.rules.knights.pieces import (
    ARMIES,
    CARD_NAMES,
    DRUM,
    ROUNDS,
    TILE_NAMES,
    Card,
    Cards,
    Tile,
    cards_in,
)
from castles.rules.knights.score import strengths
from castles.rules.knights.state import (
    NOBODY,
    OVER,
    UNKNOWN,
    ArmiesCamped,
    ArmyCancelled,
    CardRecruited,
    CardsLaid,
    CardsRevealed,
    CastleTaken,
    CastleTakenBySword,
    DrumUnanswered,
    GameBegun,
    GameEnded,
    ShepherdsReturned,
    State,
    SwordPassed,
    TileTurnedUp,
    camp_size,
    hand_of,
    hand_size,
    laid_size,
)
from castles.wording.facts import KNIGHTS
from castles.wording.wording import Labels, Names, Wording

PIECES = {
    "peasant": N_("peasant"),
    "archer": N_("archer"),
    "footman": N_("footman"),
    "dragon": N_("dragon"),
    "mounted_knight": N_("mounted knight"),
    "catapult": N_("catapult"),
    "shepherd": N_("shepherd"),
    "small_wood": N_("small wooden castle"),
    "large_wood": N_("large wooden castle"),
    "small_brick": N_("small brick castle"),
    "large_brick": N_("large brick castle"),
    "small_stone": N_("small stone castle"),
    "large_stone": N_("large stone castle"),
    "drum": N_("drum"),
}

CANCELLED = {
    "peasant": N_("The peasants cancel each other out and go to their camps."),
    "archer": N_("The archers cancel each other out and go to their camps."),
    "footman": N_("The footmen cancel each other out and go to their camps."),
    "dragon": N_("The dragons cancel each other out and go to their camps."),
    "mounted_knight": N_("The mounted knights cancel each other out and go to their camps."),
    "catapult": N_("The catapults cancel each other out and go to their camps."),
}

LABELS = {
    "small_castles": N_("Small castles"),
    "large_castles": N_("Large castles"),
    "game_1": N_("First game"),
    "game_2": N_("Second game"),
    "game_3": N_("Third game"),
    "game_4": N_("Fourth game"),
    "cards_in_hand": N_("Cards in hand"),
    "seven_rounds": N_("{rounds:Word} rounds are played."),
    "all_games": N_("Everybody has been the youngest once: all games are played."),
    "long": N_("Long match: as many games as players"),
    "memory_aid": N_("Memory aid: show what is known of other camps"),
    "over": N_("The game is over."),
    "not_in_camp": N_("This card isn't in your camp."),
    "not_in_hand": N_("You don't have these cards in your hand."),
    "not_two_cards": N_("Lay exactly two cards."),
    "no_drum": N_("You can take a card back only when a drum is turned up."),
    "no_castle": N_("No castle to take this round: choose a card of your camp."),
}


@singledispatch
def sentence(event: Event, names: Names) -> str:
    """What happened, in one sentence."""
    raise TypeError(f"no words for {event}")


@sentence.register
def _tile_turned_up(event: TileTurnedUp, names: Names) -> str:
    if event.tile == DRUM:
        return _("Round {round}: a drum calls one army back from every camp.").format(round=event.round)
    return _("Round {round}: a castle to take, {castle}.").format(round=event.round, castle=tile_words(event.tile))


@sentence.register
def _cards_laid(event: CardsLaid, names: Names) -> str:
    return _("{name} lays two cards face down.").format(name=names[event.seat])


@sentence.register
def _cards_revealed(event: CardsRevealed, names: Names) -> str:
    shown = "; ".join(f"{name}: {card_words(cards)}" for name, cards in zip(names, event.cards, strict=True))
    return _("All turn up their cards ({cards}).").format(cards=shown)


@sentence.register
def _shepherds_returned(event: ShepherdsReturned, names: Names) -> str:
    count = sum(event.shepherds)
    return ngettext(
        "{count} shepherd goes back to the hand it came from.",
        "{count} shepherds go back to the hands they came from.",
        count,
    ).format(count=count)


@sentence.register
def _army_cancelled(event: ArmyCancelled, names: Names) -> str:
    return _(CANCELLED[CARD_NAMES[event.army]])


@sentence.register
def _castle_taken(event: CastleTaken, names: Names) -> str:
    return _("{name} takes the castle with the strongest army: {army}, {strength}.").format(
        name=names[event.seat], army=card_words([event.army]), strength=event.strength
    )


@sentence.register
def _castle_taken_by_sword(event: CastleTakenBySword, names: Names) -> str:
    return _("No army is left, so {name} takes the castle with the sword.").format(name=names[event.seat])


@sentence.register
def _armies_camped(event: ArmiesCamped, names: Names) -> str:
    return _("The armies on the table go to their camps.")


@sentence.register
def _sword_passed(event: SwordPassed, names: Names) -> str:
    return _("{name} has the fewest points and takes the sword.").format(name=names[event.taker])


@sentence.register
def _card_recruited(event: CardRecruited, names: Names) -> str:
    return _("{name} takes one army back from the camp.").format(name=names[event.seat])


@sentence.register
def _drum_unanswered(event: DrumUnanswered, names: Names) -> str:
    return _("All camps are empty: the drum calls in vain.")


@sentence.register
def _game_ended(event: GameEnded, names: Names) -> str:
    shown = ", ".join(f"{name} {points}" for name, points in zip(names, event.points, strict=True))
    return _("The last of {rounds:word} rounds is over (points: {points}).").format(points=shown, **KNIGHTS)


@sentence.register
def _game_begun(event: GameBegun, names: Names) -> str:
    return _("Game {number} begins with full hands and a new stack, and {name} holds the sword.").format(
        number=event.game + 1, name=names[event.sword]
    )


def card_words(cards: Iterable[Card]) -> str:
    """The cards' names, or a dash for none."""
    return ", ".join(_(PIECES[CARD_NAMES[card]]) for card in cards) or "–"


def tile_words(tile: Tile) -> str:
    """The tile's name."""
    return _(PIECES[TILE_NAMES[tile]])


def drawing(state: State, names: Names) -> str:
    """The tiles turned up so far with their owners, what the armies are worth, then every player."""
    seats = (line for seat in range(len(state.hands)) for line in ["", *_player(state, seat, names)])
    return "\n".join([*_heading(state), *_tiles(state, names), *_worth(state), *seats])


def _heading(state: State) -> Iterator[str]:
    if state.games > 1:
        yield _("Game {game} of {games}").format(game=state.game + 1, games=state.games)
    yield _("Round {round} of {rounds}").format(round=state.round, rounds=ROUNDS)


def _tiles(state: State, names: Names) -> Iterator[str]:
    width = max(len(tile_words(tile)) for tile in range(DRUM + 1))
    for number, tile in enumerate(state.tiles[1 : state.round + 1], start=1):
        owner = NOBODY if tile == DRUM else state.owners[tile]
        mark = ">" if number == state.round and state.stage != OVER else " "
        yield f"{mark} {number}  {tile_words(tile):{width}}  {'' if owner == NOBODY else names[owner]}".rstrip()
    for number in range(state.round + 1, ROUNDS + 1):
        yield f"  {number}  ·"


def _worth(state: State) -> Iterator[str]:
    if worth := strengths(state):
        order = sorted(range(len(ARMIES)), key=worth.__getitem__, reverse=True)
        yield ""
        yield ", ".join(f"{card_words([army])} {worth[army]}" for army in order)


def _player(state: State, seat: Seat, names: Names) -> Iterator[str]:
    points = state.points[seat]
    worth = ngettext("{count} point", "{count} points", points).format(count=points)
    sword = f" · {_('sword')}" if seat == state.sword else ""
    yield f"{names[seat]} · {worth}{sword}"
    yield from _aligned(
        [
            (_("hand"), hand_size(state, seat), _known(hand_of(state, seat))),
            (_("table"), laid_size(state, seat), _known(state.laid[seat])),
            (_("camp"), camp_size(state, seat), _known(state.camps[seat])),
        ]
    )


def _aligned(rows: Sequence[tuple[str, int, str]]) -> Iterator[str]:
    width = max(len(place) for place, _count, _cards in rows)
    for place, count, cards in rows:
        yield f"    {place:{width}} {count}  {cards}"


def _known(cards: Cards) -> str:
    return "?" if cards == UNKNOWN else card_words(cards_in(cards))


WORDING: Wording[State] = Wording(
    title=N_("Knights and Castles"),
    labels=Labels({**LABELS, **PIECES}, KNIGHTS),
    sentence=sentence,
    drawing=drawing,
)
