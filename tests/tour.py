"""A tour of the whole program: every scene, every language, and matches of every game until all pictures are seen."""

import os
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pygame

from castles.ai.bots import choose
from castles.app import App
from castles.boards import BOARDS
from castles.boards.board import Board, Intent, Look
from castles.i18n import LANGUAGES, speak
from castles.match import COLOURS, Entry, Match, Player
from castles.resources import resource
from castles.rules import GAMES
from castles.rules.game import Event
from castles.scenes.lobby import Lobby
from castles.scenes.pages import page
from castles.scenes.personas import PERSONAS
from castles.scenes.scene import Scene
from castles.scenes.seating import default_seating, to_json
from castles.scenes.table import Table
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.sound import Sounds
from tests.boards.looks import look_at
from tests.scenes.showroom import SCENES, fill
from tests.window import open_app, press

MOST = 30  # matches of a game, before what is still unseen counts as never seen
SELDOM = 8  # of so many decisions one is looked at with everything that can be asked


def tour(folder: Path, opened: Collection[str]) -> None:
    """`opened` are the files opened so far; it grows meanwhile."""
    app = open_app(folder)
    app.context.sounds = Sounds()
    app.context.sounds.open()
    fill(folder)
    for make in SCENES.values():
        look_around(app, make(app))
    meet_computers(app)
    draw_buttons(app)
    read_everything()
    app.context.sounds.set_volumes(50, 50)  # whatever the mouse did to the sliders
    for key in BOARDS:
        sit_at(app, key)
        play_until_all_is_seen(app, key, opened)
        ask_computers(key)


def look_around(app: App, scene: Scene) -> None:
    """The mouse comes to every widget, waits for its tip, presses, and lets go elsewhere."""
    app.context.stack.scenes.clear()
    app.context.stack.push(scene)
    app.step([], 0.0)
    for number, each in enumerate(scene.page.widgets):
        x, y = (round(place * app.canvas.scale.unit) for place in each.area.centre)
        point(app, pygame.MOUSEMOTION, (x, y), 5.0 * number)
        app.step([], 5.0 * number + 1)
        point(app, pygame.MOUSEBUTTONDOWN, (x, y), 5.0 * number + 2)
        point(app, pygame.MOUSEBUTTONUP, (1, 1), 5.0 * number + 3)


def point(app: App, kind: int, place: tuple[int, int], now: float) -> None:
    more: dict[str, Any] = {"rel": (1, 1), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    app.step([pygame.event.Event(kind, pos=place, **more)], now)


def meet_computers(app: App) -> None:
    """Every computer player, on a chair of the lobby."""
    for level in PERSONAS:
        seating = default_seating(GAMES["throne"])
        for number in range(len(seating.chairs)):
            seating = seating.changed(number, kind=level)
        app.context.settings = replace(app.context.settings, lobbies={"throne": to_json(seating)})
        app.context.stack.push(Lobby(app.context, GAMES["throne"]))
        app.step([], 0.0)


def draw_buttons(app: App) -> None:
    """Every kind of button as it looks when it can't be pressed."""
    area = Area(0, 0, 100, 40)
    for button in (
        Button(key="wood", area=area, label="", kind="wood", on_press=lambda: None),
        Button(key="parchment", area=area, label="", kind="parchment", on_press=lambda: None),
        Button(key="red", area=area, label="", kind="red", on_press=lambda: None),
        Button(key="green", area=area, label="", kind="green", on_press=lambda: None),
    ):
        button.draw(app.canvas, "disabled")


def read_everything() -> None:
    """Every rulebook in every language."""
    for language in LANGUAGES:
        speak(language)
        assert all(page(key, language) for key in BOARDS)
    speak("en")


def sit_at(app: App, key: str) -> None:
    """At a table in the middle of a match and at its end, and looks back at what was played."""
    for moves in (12, inf):
        look_around(app, Table(app.context, played_by_chance(key, 0, moves)))
        for number, pressed in enumerate((pygame.K_TAB, pygame.K_PAGEUP, pygame.K_SPACE)):
            press(app, pressed, now=1000.0 + number)
            app.step([], 1000.1 + number)


def ask_computers(key: str) -> None:
    """A king knows all that there is to know."""
    match = played_by_chance(key, 0, 4)
    seat = match.game.to_move(match.state)
    assert seat is not None, "nothing is over after four moves"
    choose("king", match.game, match.game.view(match.state, seat), seat, 1)


def play_until_all_is_seen(app: App, key: str, opened: Collection[str]) -> None:
    folder = str(resource("art") / key)
    pictures = {os.path.join(folder, name) for name in os.listdir(folder)}
    for seed in range(MOST):
        if pictures <= set(opened):
            return
        show(app, BOARDS[key], played_by_chance(key, seed))


def played_by_chance(key: str, seed: int, moves: float = inf) -> Match:
    """Other colours and another number of players each time."""
    game, chance = GAMES[key], Random(f"{key} {seed}")
    options = {name: chance.choice(choices) for name, choices in game.options.items()}
    players = game.players[seed % len(game.players)]
    seats = [Player(f"{seat}", COLOURS[(seat + 2 * seed) % len(COLOURS)]) for seat in range(players)]
    match = Match(game, game.setup_for(players, seed, options), seats)
    while not match.is_over and len(match.past) < moves:
        match.play(chance.choice(game.legal_moves(match.state)))
    return match


def show(app: App, board: Board[Any], match: Match) -> None:
    """Every picture and sound that the board asks for in this match."""
    last: tuple[Event, ...] = ()
    for number, played in enumerate(match.past):
        look = look_at(board, match, played.before, played.seat, last=last)
        for each in turned(board, look):
            draw_look(app, board, each)
        if number % SELDOM == 0:
            for each in handled(board, look):
                draw_look(app, board, each)
            draw_more(app, board, look)
        last = show_events(app, board, match, played)
    for seat in range(len(match.players)):
        look = replace(look_at(board, match, match.state, seat, last=last), is_open=True)
        draw_look(app, board, look)
        draw_more(app, board, look)


def turned(board: Board[Any], look: Look[Any]) -> Iterator[Look[Any]]:
    """With the piece in hand turned all ways."""
    for turns in range(4) if board.turnable(look) else (look.intent.turns,):
        yield replace(look, intent=replace(look.intent, turns=turns))


def handled(board: Board[Any], look: Look[Any]) -> Iterator[Look[Any]]:
    """With overlays, and after everything that hands can do on the way to a move."""
    yield replace(look, intent=Intent(overlays=frozenset(board.overlays.values())))
    meanings = [zone.does for zone in board.zones(look)] + [command.does for command in board.commands(look)]
    for does in meanings:
        if isinstance(does, Intent):
            yield replace(look, intent=does)


def show_events(app: App, board: Board[Any], match: Match, played: Entry) -> tuple[Event, ...]:
    """What goes with each event of a move; the events."""
    told: tuple[Event, ...] = ()
    for step in played.steps:
        look = replace(look_at(board, match, step.state, 0, last=told), legal=())
        flourish = board.flourish(step.event, look)
        app.context.sounds.play(flourish.sound)
        for _piece, tumble in flourish.tumbles:
            draw(app, *tumble.pictures, tumble.face)
        told = (*told, step.event)
    return told


def draw_look(app: App, board: Board[Any], look: Look[Any]) -> None:
    draw_all(app, board.poses(look).values())
    draw_all(app, board.marks(look))
    for zone in board.zones(look):
        draw(app, zone.light)
        draw_all(app, (zone.ghost,))
    for command in board.commands(look):
        draw(app, command.icon and f"icons/{command.icon}")


def draw_more(app: App, board: Board[Any], look: Look[Any]) -> None:
    """What lies beside the table, and what each piece lights up."""
    for seat in range(len(look.names)):
        draw_all(app, board.badges(look, seat))
    for piece in board.poses(look):
        draw_all(app, board.lights(look, piece))
    for sheet in board.sheets.values():
        draw(app, *(row[0] for row in sheet(look).rows))
    if board.aim is not None:
        draw(app, *(line[0] for line in board.aim(look).lines))


def draw_all(app: App, things: Iterable[Any]) -> None:
    """Poses, marks or badges, and what the zoom shows of them."""
    for each in things:
        if each is not None:
            draw(app, each.picture)
            draw_all(app, (getattr(each, "close_up", None),))


def draw(app: App, *names: str) -> None:
    for name in names:
        if name:
            app.sprites.picture(name)
