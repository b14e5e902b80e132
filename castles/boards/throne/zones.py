"""Where to tap and drop in Topple the King, and the buttons beside the board: all from the legal moves."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Command, Intent, Look, Zone
from castles.boards.throne import dice, layout
from castles.boards.throne.dice import die_pose
from castles.boards.throne.poses import card_pose, fans, on_felt, poses
from castles.boards.throne.reading import (
    KING,
    card_piece,
    chance_of,
    die_piece,
    guarded,
    hand_of,
    opponents,
    own_guard,
    own_watchman,
    pile_piece,
)
from castles.display import Box, Piece
from castles.rules.game import Move
from castles.rules.throne import questions
from castles.rules.throne.cards import GUARD, WATCHMAN
from castles.rules.throne.state import (
    Attack,
    Claim,
    Forfeit,
    Pass,
    PostGuard,
    PostWatchman,
    Reroll,
    Search,
    State,
    Stop,
    Swap,
    Topple,
)
from castles.wording.throne import board as words

Zones = Iterator[Zone]


def zones(look: Look[State]) -> list[Zone]:
    """Every place that means something now."""
    if not look.legal:
        return []
    parts = (_felt, _piles, _attacks, _king, _trays, _dice, _forfeits, _guard_posts, _watchman_posts)
    return [zone for part in parts for zone in part(look)]


def _own_seen(look: Look[State]) -> dict[int, Box]:
    """What can be seen of the own castles and specials."""
    cards, rows = hand_of(look.view, look.seat), fans(look, look.seat)
    return {
        card: box
        for group, row in zip(cards[:2], rows, strict=False)
        for card, box in zip(group, row.seen, strict=True)
    }


# Choosing what to go for


def targets(look: Look[State]) -> dict[Piece, Claim | Attack | Topple]:
    """The pieces to go for, and the moves that do it."""
    found: dict[Piece, Claim | Attack | Topple] = {}
    for move in look.legal:
        if isinstance(move, Claim):
            top = pile_piece(look.view, move.pile)
            assert top is not None, "there is a card to go for"
            found[top] = move
        elif isinstance(move, Attack):
            found[card_piece(move.card)] = move
        elif isinstance(move, Topple):
            found[KING] = move
    return found


def _target_tip(look: Look[State], move: Claim | Attack | Topple) -> str:
    return words.target_tip(look.view, move, chance_of(look, move))


def _felt(look: Look[State]) -> Zones:
    """Whatever is dragged to the felt is what the dice are thrown for."""
    held, aims = look.intent.held, targets(look)
    if held in aims:
        ghost = on_felt(look.once(poses)[held])
        yield Zone(
            ("felt",), layout.FELT_BOX, aims[held], takes=held, ghost=ghost, glow=False, name=words.text(words.GO)
        )


def _piles(look: Look[State]) -> Zones:
    for move in look.legal:
        if isinstance(move, Claim):
            tip = _target_tip(look, move)
            grip = pile_piece(look.view, move.pile)
            yield Zone(
                ("pile", move.pile), layout.pile_box(move.pile), move, grip=grip, tip=tip, name=words.text(words.GO)
            )
        elif isinstance(move, Search):
            tip = words.search_tip(look.view, move.pile)
            yield Zone(("pile", move.pile), layout.pile_box(move.pile), move, tip=tip, name=words.text(words.SEARCH))
        elif isinstance(move, Swap):
            box = layout.swap_box(move.pile)
            yield Zone(("swap", move.pile), box, move, tip=words.swap_tip(), name=words.text(words.SWAP))


def _attacks(look: Look[State]) -> Zones:
    attacks = {move.card: move for move in look.legal if isinstance(move, Attack)}
    for seat in opponents(look) if attacks else ():
        for cards, row in zip(hand_of(look.view, seat)[:2], fans(look, seat), strict=False):
            for card, box in zip(cards, row.seen, strict=True):
                if card in attacks:
                    tip, move = _target_tip(look, attacks[card]), attacks[card]
                    yield Zone(("attack", card), box, move, grip=card_piece(card), tip=tip, name=words.card_name(card))


def _king(look: Look[State]) -> Zones:
    for move in look.legal:
        if isinstance(move, Topple):
            tip = _target_tip(look, move)
            yield Zone(("king",), layout.KING_BOX, move, grip=KING, tip=tip, name=words.text(words.KING_NAME))


# Rolling


def _dice(look: Look[State]) -> Zones:
    """A tap on a living die keeps it or has it thrown again."""
    if Stop() not in look.legal:
        return
    stays = dice.kept(look)
    for number, pose in dice.living_poses(look):
        side = pose.box.w * layout.DIE_FACE * (1 if number in stays else 1.16)
        box = Box(pose.box.x - 2, pose.box.y - 3, side, side)
        value = questions.living_dice(look.view)[number]
        yield Zone(
            ("die", number),
            box,
            _toggle(look, number),
            grip=die_piece(number),
            glow=number not in stays,
            light="throne/glow_die",
            tip=words.die_tip(value, number in stays),
            name=words.resting_tip(value),
        )


def _toggle(look: Look[State], number: int) -> Intent:
    return look.intent.changed(held=None, picks=dice.toggled(look, number))


def _trays(look: Look[State]) -> Zones:
    """A die in hand can be put into the tray, or back on the felt."""
    for number in range(len(questions.living_dice(look.view)) if Stop() in look.legal else 0):
        if look.intent.held == die_piece(number):
            was_kept = number in dice.kept(look)
            box = layout.FELT_MIDDLE if was_kept else layout.KEPT_BOX
            ghost = die_pose(look, number, not was_kept)
            yield Zone(("tray",), box, _toggle(look, number), takes=look.intent.held, ghost=ghost, glow=not was_kept)


# The king's revenge


def _forfeits(look: Look[State]) -> Zones:
    moves = [move for move in look.legal if isinstance(move, Forfeit)]
    seen = _own_seen(look) if moves else {}
    for card in dict.fromkeys(move.card for move in moves):
        picks = () if card in look.intent.picks else (card,)
        does = look.intent.changed(held=None, picks=picks)
        tip, name = words.card_tip(card), words.card_name(card)
        yield Zone(("lose", card), seen[card], does, grip=card_piece(card), tip=tip, name=name)
    for move in moves:
        if look.intent.held == card_piece(move.card) or (look.intent.held is None and move.card in look.intent.picks):
            box = layout.pile_box(move.pile)
            ghost = card_pose(move.card, box, "")
            takes = card_piece(move.card)
            yield Zone(("under", move.pile), box, move, takes=takes, ghost=ghost, name=words.text(words.UNDER))


# Posting guard and watchman


def _guard_posts(look: Look[State]) -> Zones:
    moves = [move for move in look.legal if isinstance(move, PostGuard)]
    if not moves:
        return
    seen, picked = _own_seen(look), guarded(look, look.seat) if look.intent.picks else ()
    for card in dict.fromkeys(card for move in moves for card in move.castles):
        takes = own_guard(look)
        tip, name = words.card_tip(card), words.card_name(card)
        yield Zone(("guard", card), seen[card], _posted(look, moves, picked, card), takes=takes, tip=tip, name=name)
    yield _hand_over(look, own_guard(look), GUARD)


def _posted(look: Look[State], moves: Sequence[PostGuard], picked: tuple[int, ...], card: int) -> Move | Intent:
    """The last castle that is tapped decides; those before it can be given up again."""
    picks = tuple(each for each in picked if each != card) if card in picked else (*picked, card)
    done = (move for move in moves if set(move.castles) == set(picks))
    return next(done, look.intent.changed(held=None, picks=picks))


def _watchman_posts(look: Look[State]) -> Zones:
    moves = [move for move in look.legal if isinstance(move, PostWatchman)]
    if not moves:
        return
    seen = _own_seen(look)
    for move in moves:
        tip, name = words.card_tip(move.special), words.card_name(move.special)
        yield Zone(("watch", move.special), seen[move.special], move, takes=own_watchman(look), tip=tip, name=name)
    yield _hand_over(look, own_watchman(look), WATCHMAN)


def _hand_over(look: Look[State], piece: Piece, kind: int) -> Zone:
    """The guard's or watchman's own card can be dragged to what he is to cover."""
    card = next(card for card in hand_of(look.view, look.seat)[1] if kind >> card & 1)
    does = look.intent.changed(held=piece)
    return Zone(
        ("post", card),
        _own_seen(look)[card],
        does,
        grip=piece,
        glow=False,
        tip=words.card_tip(card),
        name=words.card_name(card),
    )


# Buttons


def commands(look: Look[State]) -> Sequence[Command]:
    """To roll or to stop, and to do nothing more."""
    if Stop() in look.legal:
        return _roll_commands(look)
    if Pass() in look.legal:
        label = words.text(words.END_TURN if look.view.bonus else words.SPARE_KING)
        return [Command(label, Pass(), "close")]
    return ()


def _roll_commands(look: Look[State]) -> list[Command]:
    """Enter rolls, unless stopping already wins something."""
    thrown = dice.to_throw(look)
    is_enough = questions.result(look.view) > look.view.mark or not thrown
    stop = Command(words.text(words.STOP), Stop(), "confirm", main=is_enough, key="x")
    if not thrown:
        return [stop]
    label = words.text(words.ROLL, count=len(thrown))
    return [Command(label, Reroll(thrown), "die", main=not is_enough, key="r"), stop]
