"""What the program says when it can't do what was asked: one sentence for every reason."""

from collections.abc import Iterable
from itertools import islice
from pathlib import PurePath

from castles.foreign import LONG, readable, readable_path
from castles.i18n import N_, _
from castles.rules.game import Refused

MOST = 20  # values of a list
REASONS = {
    "players": N_("This game is for {least} to {most} players, not {given}."),
    "exact_players": N_("This game is for {least} players, not {given}."),
    "ages": N_("The age order has to name every seat once."),
    "option": N_("There is no option {given} here. Known options: {known}."),
    "choice": N_("{given} is no choice for the option {option}. Choices: {known}."),
    "no_options": N_("There is no option {given} here: this game has no options."),
    "no_board": N_("{given} can't be played in the window yet. Ready: {known}."),
    "game": N_("There is no game called {given}. Games: {known}."),
    "bot": N_("There is no computer player called {given}. Known ones: {known}."),
    "weights_bot": N_("{given} judges by no weights. Those who do: {known}."),
    "weights_not_ours": N_("{file} doesn't hold the weights of computer players."),
    "weights_field": N_("{file} is damaged: there is something wrong with its “{field}”."),
    "weights_game": N_("{file} holds weights for {given}, not for {game}."),
    "weights_names": N_("The weights in {file} don't fit this game. Missing or unknown: {names}."),
    "weights_too_large": N_("These weights are too large to reckon with."),
    "worker": N_("A process that shared the work has come to an end. Please try again."),
    "save_too_large": N_("This file is far too large to be a save."),
    "save_not_json": N_("This save is damaged: it can't be read as text."),
    "save_not_ours": N_("This file isn't a save of Castles."),
    "save_unreadable": N_("The system doesn't let this file be read."),
    "save_newer": N_("This save was made by a newer version of Castles. Please update the game."),
    "save_game": N_("This save is of a game that isn't in the box: {game}."),
    "save_field": N_("This save is damaged: there is something wrong with its “{field}”."),
    "set_aside": N_("It was set aside as {aside}."),
    "save_in_use": N_("This match is played in another window of Castles."),
    "save_differs": N_(
        "This save was changed after it was written, or is damaged: its moves don't lead to what it tells of, "
        "or its digest doesn't fit."
    ),
    "save_move": N_("This save is damaged: the rules don't allow move {number}."),
}


def explain(refusal: Refused) -> str:
    """The refusal in a sentence in the player's language."""
    reason = _closer(refusal)
    return _(REASONS[reason]).format(**{key: shown(value) for key, value in refusal.values.items()})


def _closer(refusal: Refused) -> str:
    """The reason, or one that fits this very case better."""
    values = refusal.values
    if refusal.reason == "option" and not values["known"]:
        return "no_options"
    if refusal.reason == "players" and values["least"] == values["most"]:
        return "exact_players"
    return refusal.reason


def shown(value: object) -> str:
    """A value as it is typed on the command line: on and off for yes and no, lists with commas."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, Iterable) and not isinstance(value, str):
        return readable(", ".join(map(shown, islice(value, MOST))), LONG)
    return readable_path(value) if isinstance(value, PurePath) else readable(str(value))
