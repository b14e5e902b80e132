"""Opens the window: the title, a new game, the last match, or a demonstration."""

import argparse
import os
from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Any

from castles.ai import BOTS
from castles.ai.thinker import AtOnce
from castles.commands.arguments import game_called, new_file, new_picture, players, seconds, seed, window_size
from castles.commands.streams import complain
from castles.files import write
from castles.foreign import readable_path
from castles.i18n import _, speak
from castles.match import COLOURS, Match, Player
from castles.rules.game import BadSetup, Game, Setup
from castles.settings import Settings, load
from castles.signals import orderly
from castles.storage import Storage, data_folder

if TYPE_CHECKING:
    from castles.app import App
    from castles.scenes.scene import Context

FRAME = 1 / 60


def add_to(parser: argparse.ArgumentParser) -> None:
    """The arguments of the window."""
    window = parser.add_argument_group(_("the window"))
    game, number, file = _("GAME"), _("NUMBER"), _("FILE")
    window.add_argument("--game", metavar=game, help=_("set up a new game at once"))
    window.add_argument("--resume", action="store_true", help=_("go on with the last match"))
    window.add_argument("--demo", metavar=game, help=_("watch computer players"))
    window.add_argument("--players", metavar=number, type=players, help=_("how many players in the demonstration"))
    window.add_argument("--level", choices=BOTS, default="squire", help=_("who plays in the demonstration"))
    window.add_argument("--seed", metavar=number, type=seed, default=7, help=_("the seed of the demonstration"))
    window.add_argument("--windowed", metavar=_("WxH"), type=window_size, help=_("a window of this size"))
    window.add_argument("--fullscreen", action="store_true", help=_("use the whole screen"))
    window.add_argument(
        "--screenshot", metavar=file, type=new_picture, help=_("save a picture and end; needs no display")
    )
    window.add_argument("--after", metavar=_("SECONDS"), type=seconds, default=1.0, help=_("when to take the picture"))
    window.add_argument("--log-events", metavar=file, type=new_file, help=_("write what happens as JSON lines"))
    window.add_argument("--safe", action="store_true", help=_("no sound, default settings"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Opens the window and runs until it is closed; the exit status."""
    if arguments.game:
        _playable(arguments.game)
    if arguments.demo:
        _demonstration(arguments)
    return _in_window(arguments, lambda context: _open_scenes(context, arguments))


def run_replay(arguments: argparse.Namespace, match: Match, moves: int) -> int:
    """Opens the window on a match as it was after so many moves; the exit status."""
    _playable(match.game.key)
    return _in_window(arguments, lambda context: _open_replay(context, match, moves))


def _in_window(arguments: argparse.Namespace, open_scenes: "Callable[[Context], None]") -> int:
    if arguments.screenshot:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    with orderly() as request:  # pygame would take what a signal raises for a mistake of its caller
        app = _app(arguments)
        if app is None:
            complain(_no_display())
            return 2
        request.leads_to(app.close)
        if arguments.screenshot:
            _take_picture(app, open_scenes, arguments)
        else:
            open_scenes(app.context)
            app.run()
            app.context.report("bye")
    return 0


def _playable(key: str) -> Game[Any, Any]:
    """The game, if it can be played in the window."""
    from castles.boards import BOARDS

    game = game_called(key)
    if key not in BOARDS:
        raise BadSetup("no_board", given=key, known=tuple(BOARDS))
    return game


def _app(arguments: argparse.Namespace) -> "App | None":
    """The window, or None where there is no display."""
    import castles.app as window

    storage = Storage(data_folder(arguments.data_dir))
    settings, could_read = _settings(arguments, storage)
    speak(settings.spoken)
    if not window.start_pygame():
        return None
    context = window.make_context(settings, storage, arguments.log_events, arguments.safe)
    if not could_read:
        context.notify(_("The settings were damaged. They were set aside, and the usual ones are in force."))
    storage.sweep()
    if not storage.is_writable():
        folder = readable_path(storage.folder)
        context.notify(_("Nothing can be saved: {folder} can't be written.").format(folder=folder))
    return window.App(context, settings.window)


def _settings(arguments: argparse.Namespace, storage: Storage) -> tuple[Settings, bool]:
    """The settings in force, and whether the file could be read."""
    settings, could_read = (Settings(), True) if arguments.safe else load(storage.folder / "settings.json")
    if arguments.language:
        settings = replace(settings, language=arguments.language)
    if arguments.windowed:
        settings = replace(settings, window=arguments.windowed, fullscreen=False)
    if arguments.fullscreen:
        settings = replace(settings, fullscreen=True)
    return settings, could_read


def _no_display() -> str:
    return _(
        "there is no display here. Start it from a desktop, or take a picture without one: "
        "python -m castles --demo courtyard --screenshot picture.png"
    )


def _open_scenes(context: "Context", arguments: argparse.Namespace) -> None:
    """The title, and on top of it what was asked for."""
    from castles.scenes.title import Title

    title = Title(context)
    context.stack.push(title)
    if arguments.demo:
        _demo(context, arguments)
    elif arguments.game:
        _lobby(context, arguments.game)
    elif arguments.resume:
        title.resume()


def _demo(context: "Context", arguments: argparse.Namespace) -> None:
    from castles.scenes.table import Table

    game, setup = _demonstration(arguments)
    names = (_("Ilona"), _("Marek"), _("Zsófia"), _("Stanisław"), _("Réka"), _("Łucja"))
    players = [Player(names[seat], COLOURS[seat], arguments.level) for seat in range(setup.players)]
    context.stack.push(Table(context, Match(game, setup, players)))


def _demonstration(arguments: argparse.Namespace) -> tuple[Game[Any, Any], Setup]:
    """What is demonstrated; Refused if that can't be done."""
    game = _playable(arguments.demo)
    return game, game.setup_for(arguments.players or game.players[0], arguments.seed)


def _open_replay(context: "Context", match: Match, moves: int) -> None:
    from castles.scenes.table import Table
    from castles.scenes.title import Title
    from castles.session import replay

    table = Table(context, match)
    replay.look_back(table.session)
    replay.seek(table.session, moves, glide=0.0)
    context.stack.push(Title(context))
    context.stack.push(table)


def _lobby(context: "Context", key: str) -> None:
    from castles.scenes.lobby import Lobby

    context.stack.push(Lobby(context, _playable(key)))


def _take_picture(app: "App", open_scenes: "Callable[[Context], None]", arguments: argparse.Namespace) -> None:
    """Lets time pass without waiting for it, then saves what is to be seen."""
    app.sprites.budget = inf  # nobody waits for these frames
    app.context.thinker = AtOnce()
    app.context.is_in_background = False
    open_scenes(app.context)
    for frame in range(round(arguments.after / FRAME) + 2):
        if not app.running:
            return
        app.step([], frame * FRAME)
    write(arguments.screenshot, app.picture(arguments.screenshot.suffix))
