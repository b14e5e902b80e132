"""Sounds and the ambience; silent where there is no audio device."""

import pygame

from castles.resources import resource
from castles.ui.quiet import quiet_errors


class Sounds:
    """Plays sounds by name. Without a device, or with a missing file, it is simply quiet."""

    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self.device = False  # whether there is one, and it is open
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._volume, self._music = 0.7, 0
        self._ambience: pygame.mixer.Channel | None = None

    def open(self) -> None:
        """From now on there is something to hear, if there is a device; to find it takes a tenth of a second."""
        self.device = self._enabled and _open_device()
        self._go_on_with_ambience()

    def set_volumes(self, sound: int, music: int) -> None:
        """Volumes from 0 to 100; the ambience stops at 0."""
        self._volume, self._music = sound / 100, music
        self._go_on_with_ambience()

    def _go_on_with_ambience(self) -> None:
        if not self.device:
            return
        if self._music and self._ambience is None:
            ambience = self._sound("ambience")
            self._ambience = ambience.play(loops=-1, fade_ms=2000) if ambience else None
        if self._ambience is not None:
            self._ambience.set_volume(self._music / 100)
        if not self._music and self._ambience is not None:
            self._ambience.fadeout(500)
            self._ambience = None

    def play(self, name: str) -> None:
        if not (self.device and name and self._volume):
            return
        sound = self._sound(name)
        channel = sound.play() if sound else None
        if channel is not None:
            channel.set_volume(self._volume)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            self._sounds[name] = _loaded(name)
        return self._sounds[name]


def _open_device() -> bool:
    try:
        with quiet_errors():
            pygame.mixer.init(44100, -16, 2, 512)
    except pygame.error:
        return False
    return True


def _loaded(name: str) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(resource("sounds") / f"{name}.ogg")
    except (OSError, pygame.error):
        return None
