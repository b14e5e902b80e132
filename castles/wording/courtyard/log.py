"""The Courtyard in words."""

from collections.abc import Sequence
from functools import singledispatch

from castles.i18n import N_, _, ngettext
from castles.rules.courtyard.state import (
    AreaScored,
    AreaUnclaimed,
    EndTurn,
    FivePointsScored,
    GameEnded,
    KeepPlaced,
    KeepsCompared,
    MeadowScored,
    PutNobody,
    SubjectPut,
    SubjectsReturned,
    TilePlaced,
    TileSetAside,
    TileTaken,
    TokenSpent,
    TokenWon,
    TowersCleared,
    TurnBegun,
    UnfinishedScored,
)
from castles.rules.game import Event, Move
from castles.wording.courtyard.names import square_name, token_name
from castles.wording.wording import Names

PUT = {
    "squire": N_("{name} puts a squire into a house on {square}."),
    "farmer": N_("{name} puts a farmer into a pigsty on {square}."),
    "herald": N_("{name} puts a herald on a road on {square}."),
    "monk": N_("{name} lays a monk on a meadow on {square}."),
}

UNCLAIMED = {
    "house": N_("A house is finished, but neither player has more squires there: nobody scores."),
    "pigsty": N_("A pigsty is finished, but neither player has more farmers there: nobody scores."),
    "road": N_("A road is finished, but neither player has more heralds there: nobody scores."),
}


@singledispatch
def sentence(event: Event, names: Names) -> str:
    """What happened, in one sentence."""
    raise TypeError(f"no words for {event}")


@sentence.register
def _turn_begun(event: TurnBegun, names: Names) -> str:
    return _("{name} has another turn.").format(name=names[event.seat]) if event.extra else ""


@sentence.register
def _tile_taken(event: TileTaken, names: Names) -> str:
    if not event.left:
        return _("{name} takes the last tile.").format(name=names[event.seat])
    return ngettext(
        "{name} takes a tile, and {count} is left.", "{name} takes a tile, and {count} are left.", event.left
    ).format(name=names[event.seat], count=event.left)


@sentence.register
def _tile_set_aside(event: TileSetAside, names: Names) -> str:
    return _("The tile fits nowhere and leaves the game.")


@sentence.register
def _tile_placed(event: TilePlaced, names: Names) -> str:
    return _("{name} lays the tile on {square}.").format(name=names[event.seat], square=square_name(event.x, event.y))


@sentence.register
def _subject_put(event: SubjectPut, names: Names) -> str:
    return _(PUT[event.role]).format(name=names[event.seat], square=square_name(event.x, event.y))


@sentence.register
def _subjects_returned(event: SubjectsReturned, names: Names) -> str:
    count = len(event.subjects)
    return ngettext("{count} subject goes home.", "{count} subjects go home.", count).format(count=count)


@sentence.register
def _area_scored(event: AreaScored, names: Names) -> str:
    tiles = len(event.squares) + len(event.starts)
    return _area_message(event).format(
        name=names[event.seat], tiles=tiles, each=event.points // tiles, points=event.points
    )


def _area_message(event: AreaScored) -> str:
    if event.kind == "road":
        return _road_message(event)
    return _house_message(event) if event.kind == "house" else _pigsty_message(event)


def _road_message(event: AreaScored) -> str:
    if event.stocks:
        return ngettext(
            "{name} scores a road with stocks: {tiles} × {each} = {points} point.",
            "{name} scores a road with stocks: {tiles} × {each} = {points} points.",
            event.points,
        )
    return ngettext(
        "{name} scores a road: {tiles} × {each} = {points} point.",
        "{name} scores a road: {tiles} × {each} = {points} points.",
        event.points,
    )


def _house_message(event: AreaScored) -> str:
    if event.doubled:
        return ngettext(
            "{name} scores a house with a double token: {tiles} × {each} = {points} point.",
            "{name} scores a house with a double token: {tiles} × {each} = {points} points.",
            event.points,
        )
    return ngettext(
        "{name} scores a house: {tiles} × {each} = {points} point.",
        "{name} scores a house: {tiles} × {each} = {points} points.",
        event.points,
    )


def _pigsty_message(event: AreaScored) -> str:
    if event.doubled:
        return ngettext(
            "{name} scores a pigsty with a double token: {tiles} × {each} = {points} point.",
            "{name} scores a pigsty with a double token: {tiles} × {each} = {points} points.",
            event.points,
        )
    return ngettext(
        "{name} scores a pigsty: {tiles} × {each} = {points} point.",
        "{name} scores a pigsty: {tiles} × {each} = {points} points.",
        event.points,
    )


@sentence.register
def _area_unclaimed(event: AreaUnclaimed, names: Names) -> str:
    return _(UNCLAIMED[event.kind])


@sentence.register
def _keep_placed(event: KeepPlaced, names: Names) -> str:
    return ngettext(
        "{name} makes a house of {count} tile the keep.", "{name} makes a house of {count} tiles the keep.", event.size
    ).format(name=names[event.seat], count=event.size)


@sentence.register
def _token_won(event: TokenWon, names: Names) -> str:
    return _("{name} stops at a tower and wins a token: {token}.").format(
        name=names[event.seat], token=token_name(event.token)
    )


@sentence.register
def _token_spent(event: TokenSpent, names: Names) -> str:
    return _("{name} spends a token: {token}.").format(name=names[event.seat], token=token_name(event.token))


@sentence.register
def _towers_cleared(event: TowersCleared, names: Names) -> str:
    count = len(event.towers)
    if not count:
        return _("The end has come, and every token has been won.")
    return ngettext(
        "The end has come, and {count} token nobody has won leaves its tower.",
        "The end has come, and {count} tokens nobody has won leave their towers.",
        count,
    ).format(count=count)


@sentence.register
def _meadow_scored(event: MeadowScored, names: Names) -> str:
    return _meadow_message(event).format(
        name=names[event.seat],
        chapels=event.chapels,
        each=event.points // event.chapels,
        points=event.points,
    )


def _meadow_message(event: MeadowScored) -> str:
    if event.token:
        return ngettext(
            "{name} scores the chapels of a meadow with a token: {chapels} × {each} = {points} point.",
            "{name} scores the chapels of a meadow with a token: {chapels} × {each} = {points} points.",
            event.points,
        )
    return ngettext(
        "{name} scores the chapels of a meadow: {chapels} × {each} = {points} point.",
        "{name} scores the chapels of a meadow: {chapels} × {each} = {points} points.",
        event.points,
    )


@sentence.register
def _keeps_compared(event: KeepsCompared, names: Names) -> str:
    first, second = event.sizes
    if not first and not second:
        return _("Nobody has a keep, and nobody scores the empty squares.")
    if event.seat is None:
        return _("The keeps are equal, {first} to {second}: nobody scores the empty squares.").format(
            first=first, second=second
        )
    return ngettext(
        "{name} has the larger keep, {larger} to {smaller}, and scores {squares} empty square.",
        "{name} has the larger keep, {larger} to {smaller}, and scores {squares} empty squares.",
        len(event.squares),
    ).format(name=names[event.seat], larger=max(event.sizes), smaller=min(event.sizes), squares=len(event.squares))


@sentence.register
def _five_points_scored(event: FivePointsScored, names: Names) -> str:
    return ngettext(
        "{name} scores {points} point with a token.", "{name} scores {points} points with a token.", event.points
    ).format(name=names[event.seat], points=event.points)


@sentence.register
def _unfinished_scored(event: UnfinishedScored, names: Names) -> str:
    return _unfinished_message(event).format(name=names[event.seat], points=event.points)


def _unfinished_message(event: UnfinishedScored) -> str:
    if event.kind == "house":
        return ngettext(
            "{name} scores {points} point for an unfinished house with a token.",
            "{name} scores {points} points for an unfinished house with a token.",
            event.points,
        )
    if event.kind == "pigsty":
        return ngettext(
            "{name} scores {points} point for an unfinished pigsty with a token.",
            "{name} scores {points} points for an unfinished pigsty with a token.",
            event.points,
        )
    return ngettext(
        "{name} scores {points} point for an unfinished road with a token.",
        "{name} scores {points} points for an unfinished road with a token.",
        event.points,
    )


@sentence.register
def _game_ended(event: GameEnded, names: Names) -> str:
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, event.scores, strict=True))
    return _("The game ends: {scores}.").format(scores=scores)


UNTOLD: dict[Move, str] = {
    PutNobody(): N_("{name} puts nobody on the tile."),
    EndTurn(): N_("{name} keeps the token and ends the turn."),
}


def untold(move: Move, events: Sequence[Event]) -> str:
    """The sentence for a move that brings nothing about."""
    return UNTOLD.get(move, "")
