"""The keyboard at a table: a letter for everything that a button does, and more."""

from collections.abc import Callable
from functools import partial

import pygame

from castles.scenes.acts import Acts
from castles.scenes.pointer import Pointer
from castles.session.description import Description
from castles.ui.camera import Camera

ZOOMS = {  # by what factor
    pygame.K_0: 0.0,
    pygame.K_PLUS: 1.25,
    pygame.K_EQUALS: 1.25,
    pygame.K_KP_PLUS: 1.25,
    pygame.K_MINUS: 0.8,
    pygame.K_KP_MINUS: 0.8,
}


def pressed(event: pygame.event.Event, acts: Acts, pointer: Pointer, camera: Camera) -> bool:
    """A key that no widget took; True if it meant something."""
    description = pointer.describe()
    if event.mod & pygame.KMOD_CTRL:
        return _does(_control_keys(event.mod, acts), event.key)
    if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
        return _enter(acts, description)
    name = pygame.key.name(event.key)
    if _command(name, acts, description):
        return True
    if event.key == pygame.K_r:
        return pointer.turn(-1 if event.mod & pygame.KMOD_SHIFT else 1)
    if _opens(name, acts, description):
        return True
    if event.key in ZOOMS:
        return pointer.zoom(ZOOMS[event.key], camera)
    return _does(_table_keys(acts, pointer), event.key)


def _does(keys: dict[int, Callable[[], object]], key: int) -> bool:
    if key in keys:
        keys[key]()
    return key in keys


def _control_keys(mod: int, acts: Acts) -> dict[int, Callable[[], object]]:
    return {pygame.K_z: acts.undo_turn if mod & pygame.KMOD_SHIFT else acts.undo, pygame.K_y: acts.redo}


def _table_keys(acts: Acts, pointer: Pointer) -> dict[int, Callable[[], object]]:
    return {
        pygame.K_SPACE: pointer.skip,
        pygame.K_l: acts.toggle_log,
        pygame.K_h: acts.hint,
        pygame.K_w: acts.explain,
        pygame.K_z: pointer.toggle_zoom,
        pygame.K_s: acts.open_score,
        pygame.K_PAGEUP: acts.look_back,
        pygame.K_ESCAPE: partial(_escape, acts, pointer),
    }


def _escape(acts: Acts, pointer: Pointer) -> None:
    pointer.let_go()
    if not acts.put_down():
        acts.open_menu()


def _enter(acts: Acts, description: Description) -> bool:
    """The main button."""
    if description.position.intent.waiting is not None:
        acts.confirm()
        return True
    main = next((command for command in description.commands if command.main), None)
    if main is not None:
        acts.decide(main.does)
    return main is not None


def _command(key: str, acts: Acts, description: Description) -> bool:
    """The button that a letter stands for."""
    named = [command for command in description.commands if key and command.key == key]  # some keys have no name
    if named and description.position.can_act:
        acts.decide(named[0].does)
        return True
    return False


def _opens(key: str, acts: Acts, description: Description) -> bool:
    """The sheet or the overlay that a letter stands for."""
    board = description.board
    if key in board.sheets:
        acts.toggle_sheet(key)
    elif key in board.overlays:
        acts.toggle_overlay(board.overlays[key])
    return key in board.sheets or key in board.overlays
