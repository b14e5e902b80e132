"""Where every piece of Topple the King lies, as one seat sees it."""

from collections.abc import Iterator
from dataclasses import replace

from castles.boards.board import Look
from castles.boards.throne import comparison, dice, layout
from castles.boards.throne.reading import (
    KING,
    PILES,
    active,
    card_piece,
    crest_piece,
    die_piece,
    guarded,
    hand_of,
    hand_pieces,
    opponents,
    pile_piece,
    players,
    prize,
    shows_attempt,
    watched,
)
from castles.display import Box, Caption, Piece, Pose
from castles.rules.game import Seat
from castles.rules.throne import questions
from castles.rules.throne.cards import is_castle
from castles.rules.throne.pieces import CARDS, TOURNAMENT
from castles.rules.throne.state import FORFEIT, ROLL, State
from castles.wording.throne import board as words

TRAY_Z, PILE_Z, CARD_Z, DIE_Z, PLATE_Z, COVER_Z, PRIZE_Z = range(7)
TILT = -5  # degrees of a castle that is about to be lost
Posed = Iterator[tuple[Piece, Pose]]


def poses(look: Look[State]) -> dict[Piece, Pose]:
    """Every piece that can be seen, and how it lies; what is fought for lies on the felt."""
    parts = (_trays, _piles, _king, _blocks, _own, _dice, _extra_dice, comparison.poses, _goals)
    found = {piece: pose for part in parts for piece, pose in part(look)}
    fought_for = prize(look)
    if fought_for in found:
        found[fought_for] = on_felt(found[fought_for])
    found.update(_covers(look, found))
    return found


def on_felt(pose: Pose) -> Pose:
    """A card as large as what is fought for."""
    return replace(pose.close_up or pose, box=layout.PRIZE_BOX, z=PRIZE_Z, tip=pose.tip)


# Cards


def card_pose(card: int, box: Box, tip: str, z: float = CARD_Z) -> Pose:
    """The whole card, with its name on its plate."""
    names: tuple[Caption, ...] = ()
    if card == TOURNAMENT or not is_castle(card):
        sort = "tournament" if card == TOURNAMENT else "special"
        names = (layout.name_plate(sort, words.card_name(card)),)
    return Pose(layout.picture(card), box, z=z, tip=tip, captions=names)


def mini_pose(card: int, box: Box, tip: str, z: float = CARD_Z) -> Pose:
    """A small card; the zoom shows the whole one."""
    whole = card_pose(card, layout.card_box(box.x, box.y, box.w), tip)
    return Pose(layout.mini_picture(card), box, z=z, tip=tip, close_up=whole)


# Piles and the king


def _piles(look: Look[State]) -> Posed:
    for pile in PILES:
        box, tip = layout.pile_box(pile), words.pile_tip(look.view, pile)
        yield ("slot", pile), Pose("throne/slot", box, z=TRAY_Z, tip=tip)
        yield from _pile_cards(look, pile, box, tip)
        count = str(len(look.view.piles[pile]))
        yield ("count", pile), Pose("throne/counter", layout.counter_box(pile), z=PLATE_Z, label=count, tip=tip)


def _pile_cards(look: Look[State], pile: int, box: Box, tip: str) -> Posed:
    """The top, the bottom card if it is known, and the back of what lies between."""
    cards = look.view.piles[pile]
    top, bottom = pile_piece(look.view, pile), pile_piece(look.view, pile, bottom=True)
    if bottom is not None:
        yield bottom, card_pose(cards[-1], layout.moved(box, 5, 4), tip, PILE_Z)
    if len(cards) > (1 if bottom is None else 2):
        yield ("rest", pile), Pose("throne/back", layout.moved(box, 2.5, 2), z=PILE_Z + 0.5, tip=tip)
    if top is not None:
        yield top, card_pose(cards[0], box, tip)


def _king(look: Look[State]) -> Posed:
    name = layout.name_plate("king", words.text(words.KING_NAME))
    yield ("throne",), Pose("throne/slot", layout.KING_BOX, z=TRAY_Z, tip=words.king_tip())
    yield KING, Pose("throne/king", layout.KING_BOX, z=CARD_Z, tip=words.king_tip(), captions=(name,))


# Opponents


def _blocks(look: Look[State]) -> Posed:
    for seat in opponents(look):
        yield from _block(look, seat)


def _block(look: Look[State], seat: Seat) -> Posed:
    """On parchment who has to decide, like the panels of the players."""
    count, place = players(look), layout.place_of(players(look), look.seat, seat)
    is_active = active(look.view) == seat
    name = layout.block_name(count, place, look.names[seat], not is_active)
    frame = "ui/panel_parchment" if is_active else "ui/panel_dark"
    yield ("block", seat), Pose(frame, layout.block_box(count, place), captions=(name,))
    crest = Pose(f"crests/{look.colours[seat]}", layout.block_crest(count, place), z=CARD_Z, tip=look.names[seat])
    yield crest_piece(seat), crest
    large = layout.is_large(count, [len(cards) for cards in hand_of(look.view, seat)])
    pose = card_pose if large else mini_pose
    for cards, pieces, row in zip(
        hand_of(look.view, seat), hand_pieces(look.view, seat), fans(look, seat), strict=True
    ):
        for number, (card, piece, box) in enumerate(zip(cards, pieces, row.boxes, strict=True)):
            yield piece, pose(card, box, words.owned_tip(look.view, seat, card), CARD_Z + number / 100)
            if not large and card != TOURNAMENT and piece != prize(look):
                yield ("wanted", card), _wanted(card, row.seen[number], number)


def _wanted(card: int, mini: Box, number: int) -> Pose:
    """What a small card takes, in numbers."""
    label = words.short_mark(CARDS[card].combination)
    return Pose(
        "ui/plate", layout.wanted_box(mini), z=CARD_Z + (number + 0.5) / 100, label=label, tip=words.card_tip(card)
    )


def fans(look: Look[State], seat: Seat) -> tuple[layout.Fan, ...]:
    """Where a seat's castles, specials and tournaments lie."""
    counts = [len(cards) for cards in hand_of(look.view, seat)]
    if seat == look.seat:
        return layout.own_fans(counts)
    return layout.block_fans(players(look), layout.place_of(players(look), look.seat, seat), counts)


# Own cards


def _own(look: Look[State]) -> Posed:
    seat = look.seat
    crest = Pose(f"crests/{look.colours[seat]}", layout.CREST_BOX, z=CARD_Z, tip=look.names[seat])
    yield crest_piece(seat), crest
    groups = zip(words.GROUPS, hand_of(look.view, seat), hand_pieces(look.view, seat), fans(look, seat), strict=True)
    for title, cards, pieces, row in groups:
        for number, (card, piece, box) in enumerate(zip(cards, pieces, row.boxes, strict=True)):
            pose = card_pose(card, box, words.owned_tip(look.view, seat, card), CARD_Z + number / 100)
            yield piece, replace(pose, turn=TILT) if _is_at_stake(look, card) else pose
        if cards:
            yield ("group", title), Pose("ui/plate", layout.group_plate(row), z=PLATE_Z, label=words.text(title))


def _is_at_stake(look: Look[State], card: int) -> bool:
    return look.view.awaits == FORFEIT and card in look.intent.picks


def _goals(look: Look[State]) -> Posed:
    """How far oneself has come on each way to win."""
    pictures = {"four_castles": "castles", "tournaments": "tournaments", "king": "king"}
    for number, (goal, progress) in enumerate(questions.goals(look.view, look.seat).items()):
        tip, label = words.goal_tip(goal, progress), words.goal_label(progress)
        yield ("goal", goal), Pose(f"throne/goal_{pictures[goal]}", layout.goal_box(number), tip=tip)
        box = layout.progress_box(number, label)
        yield ("progress", goal), Pose("ui/plate", box, z=PLATE_Z, label=label, tip=tip)


# Guards


def _covers(look: Look[State], found: dict[Piece, Pose]) -> Posed:
    """Guards and watchmen stand on the cards that they cover."""
    for seat in range(players(look)):
        for sort, cards in (("guard", guarded(look, seat)), ("watchman", watched(look, seat))):
            for number, card in enumerate(cards):
                on = found[card_piece(card)]
                pose = Pose(f"throne/cover_{sort}", layout.cover_box(on.box), z=COVER_Z, tip=on.tip)
                yield ("cover", seat, sort, number), pose


# Dice


def _trays(look: Look[State]) -> Posed:
    yield ("felt",), Pose("ui/tray", layout.FELT_BOX, z=-1)
    yield ("prize",), Pose("throne/slot", layout.PRIZE_BOX, z=TRAY_Z, alpha=0.7, tip=words.prize_tip())
    yield ("tray", "kept"), Pose("throne/tray_kept", layout.KEPT_BOX, z=TRAY_Z, tip=words.kept_tip())
    yield ("tray", "dead"), Pose("throne/tray_dead", layout.DEAD_BOX, z=TRAY_Z, tip=words.dead_tip())
    for name, tray in ((words.text(words.KEPT), layout.KEPT_BOX), (words.text(words.DEAD), layout.DEAD_BOX)):
        yield ("tray", name), Pose("ui/plate", layout.tray_plate(tray, name), z=PLATE_Z, label=name)


def _dice(look: Look[State]) -> Posed:
    if look.view.awaits != ROLL:
        for number, pose in dice.resting_poses(look.view):
            yield die_piece(number), pose
        return
    faces, stays = questions.living_dice(look.view), dice.kept(look)
    for number, pose in dice.living_poses(look):
        tip = words.die_tip(faces[number], number in stays) if look.legal else words.resting_tip(faces[number])
        yield die_piece(number), replace(pose, tip=tip)
    for number, pose in dice.dead_poses(look.view):
        yield die_piece(number), replace(pose, tip=words.dead_tip())


def _extra_dice(look: Look[State]) -> Posed:
    """What the roller's die cards add lies beside the dice, in gold."""
    values = dice.extra_values(look.view) if shows_attempt(look.view) else ()
    for place, value in enumerate(values):
        box = layout.extra_box(place, len(values))
        yield ("extra", value), Pose(f"throne/die_extra_{value}", box, z=DIE_Z, tip=words.extra_tip(value))
