"""How Knights and Castles is played: laying, storming a castle, recruiting, and what follows by itself."""

from castles.rules.chance import shuffled
from castles.rules.game import Seat, Setup, Tell
from castles.rules.knights.pieces import (
    ARMIES,
    BOTH_SHEPHERDS,
    CASTLES,
    DRUM,
    EVERY_ARMY,
    NO_CARDS,
    ROUNDS,
    SHEPHERD,
    STRONGEST,
    TILES,
    Cards,
    armies_in,
    cards_in,
)
from castles.rules.knights.state import (
    LAID,
    LAYING,
    LAYS,
    NOBODY,
    OVER,
    RECRUITED,
    RECRUITING,
    RECRUITS,
    REVEALED,
    ArmiesCamped,
    ArmyCancelled,
    CardRecruited,
    CardsLaid,
    CardsRevealed,
    CastleTaken,
    CastleTakenBySword,
    Decision,
    DrumUnanswered,
    GameBegun,
    GameEnded,
    Lay,
    Recruit,
    ShepherdsReturned,
    State,
    SwordPassed,
    TileTurnedUp,
)


def setup(setup: Setup) -> State:
    """The first tile already lies face up; drums that come before any castle have passed without effect."""
    players = setup.players
    state = State(
        ages=setup.ages,
        games=players if setup.options["long"] else 1,
        chance=setup.seed,
        game=0,
        finished=[],
        tiles=(),
        round=0,
        stage=LAYING,
        sword=0,
        turn=0,
        answered=0,
        hands=[],
        camps=[],
        laid=[NO_CARDS] * players,
        stories=[],
        owners=[],
        points=[],
    )
    _deal(state)
    _next_round(state, None)
    _go_on(state, None)
    return state


def to_move(state: State) -> Seat | None:
    """The seat whose cards are awaited."""
    return None if state.stage == OVER else state.turn


def legal_moves(state: State) -> tuple[Decision, ...]:
    """Every pair of cards of the hand, or every army of the camp."""
    if state.stage == LAYING:
        return LAYS[state.hands[state.turn]]
    if state.stage == RECRUITING:
        return RECRUITS[state.camps[state.turn]]
    return ()


def why_not(state: State, move: Decision) -> str:
    """Why this can't be laid or recruited now."""
    if state.stage == OVER:
        return "over"
    if isinstance(move, Recruit):
        return "not_in_camp" if state.stage == RECRUITING else "no_drum"
    if state.stage == RECRUITING:
        return "no_castle"
    return "not_in_hand" if move in LAYS[EVERY_ARMY] else "not_two_cards"


def perform(state: State, move: Decision, tell: Tell) -> None:
    """Plays a legal move, and on to the next decision."""
    if isinstance(move, Lay):
        _lay(state, state.turn, LAID[move.cards], tell)
    else:
        _recruit(state, state.turn, 1 << move.army, tell)
    state.answered += 1
    _go_on(state, tell)


def _lay(state: State, seat: Seat, cards: Cards, tell: Tell) -> None:
    state.laid[seat] = cards
    state.hands[seat] &= ~cards
    if tell:
        tell(CardsLaid(seat))


def _recruit(state: State, seat: Seat, army: Cards, tell: Tell) -> None:
    state.camps[seat] ^= army
    state.hands[seat] ^= army
    state.stories[seat] += (RECRUITED,)
    if tell:
        tell(CardRecruited(seat))


def _go_on(state: State, tell: Tell) -> None:
    """Asks the next seat that has something to choose; a round in which nobody has is played by itself."""
    while not _asks(state, tell):
        if state.stage == LAYING:
            _storm(state, tell)
        if state.round == ROUNDS and _was_the_last_game(state, tell):
            return
        _next_round(state, tell)


def _asks(state: State, tell: Tell) -> bool:
    """Goes on round the table, from the sword clockwise, as far as the first seat with a choice."""
    players = len(state.hands)
    while state.answered < players:
        seat = (state.sword + state.answered) % players
        if state.stage == LAYING:
            if state.hands[seat]:
                state.turn = seat
                return True
            _lay(state, seat, BOTH_SHEPHERDS, tell)
        else:
            camp = state.camps[seat]
            if camp.bit_count() > 1:
                state.turn = seat
                return True
            if camp:
                _recruit(state, seat, camp, tell)
        state.answered += 1
    return False


def _next_round(state: State, tell: Tell) -> None:
    state.round += 1
    state.answered = 0
    tile = state.tiles[state.round]
    state.stage = RECRUITING if tile == DRUM else LAYING
    if tell:
        tell(TileTurnedUp(state.round, tile))
        if tile == DRUM and not any(state.camps):
            tell(DrumUnanswered())


def _storm(state: State, tell: Tell) -> None:
    """All have laid: everything that follows is without decisions."""
    state.stage = REVEALED
    if tell:
        tell(CardsRevealed(tuple(map(cards_in, state.laid))))
    _return_shepherds(state, tell)
    left = _cancel_matches(state, tell)
    _take_castle(state, left, tell)
    _camp_the_rest(state, tell)
    _pass_sword(state, tell)


def _return_shepherds(state: State, tell: Tell) -> None:
    laid = state.laid
    state.laid = [cards & EVERY_ARMY for cards in laid]
    if tell and state.laid != laid:
        tell(ShepherdsReturned(tuple((cards >> SHEPHERD).bit_count() for cards in laid)))


def _cancel_matches(state: State, tell: Tell) -> Cards:
    """Every army that lies there more than once goes to its owners' camps; the set of those that stay."""
    once = twice = NO_CARDS
    for cards in state.laid:
        twice |= once & cards
        once |= cards
    if twice:
        for army in armies_in(twice):
            _cancel(state, army, tell)
    return once ^ twice


def _cancel(state: State, army: int, tell: Tell) -> None:
    bit = 1 << army
    seats = [seat for seat, cards in enumerate(state.laid) if cards & bit]
    for seat in seats:
        state.laid[seat] ^= bit
        _camp(state, seat, bit)
    if tell:
        tell(ArmyCancelled(army, tuple(seats)))


def _camp(state: State, seat: Seat, armies: Cards) -> None:
    state.camps[seat] |= armies
    state.stories[seat] += (armies,)


def _take_castle(state: State, left: Cards, tell: Tell) -> None:
    """The strongest army takes it; the sword where none is left."""
    castle = state.tiles[state.round]
    _, material, points = CASTLES[castle]
    army = STRONGEST[material][left]
    seat = state.sword if army == SHEPHERD else _owner(state, 1 << army)
    state.owners[castle] = seat
    state.points[seat] += points
    if tell and army == SHEPHERD:
        tell(CastleTakenBySword(seat, castle, points))
    elif tell:
        tell(CastleTaken(seat, castle, points, army, ARMIES[army].strengths[material]))


def _owner(state: State, army: Cards) -> Seat:
    return next(seat for seat, cards in enumerate(state.laid) if cards & army)


def _camp_the_rest(state: State, tell: Tell) -> None:
    laid = state.laid
    state.laid = [NO_CARDS] * len(laid)
    for seat, armies in enumerate(laid):
        if armies:
            _camp(state, seat, armies)
    if tell and any(laid):
        tell(ArmiesCamped(tuple(map(armies_in, laid))))


def _pass_sword(state: State, tell: Tell) -> None:
    """To the fewest points, youngest first; it may stay where it is."""
    giver = state.sword
    state.sword = min(state.ages, key=state.points.__getitem__)
    if tell and state.sword != giver:
        tell(SwordPassed(giver, state.sword))


def _was_the_last_game(state: State, tell: Tell) -> bool:
    """Ends this game; in the long variant the next one begins, with the age order shifted by one."""
    last = state.game + 1 == state.games
    if last:
        state.stage = OVER
    if tell:
        tell(GameEnded(state.game, tuple(state.points)))
    if not last:
        state.finished.append(tuple(state.points))
        state.game += 1
        state.ages = state.ages[1:] + state.ages[:1]
        _deal(state)
        if tell:
            tell(GameBegun(state.game, state.sword))
    return last


def _deal(state: State) -> None:
    """Full hands, a new shuffle, and the sword to the youngest."""
    players = len(state.ages)
    state.chance, tiles = shuffled(state.chance, TILES)
    state.tiles = tuple(tiles)
    state.round = 0
    state.sword = state.turn = state.ages[0]
    state.hands = [EVERY_ARMY] * players
    state.camps = [NO_CARDS] * players
    state.stories = [()] * players
    state.owners = [NOBODY] * len(CASTLES)
    state.points = [0] * players
