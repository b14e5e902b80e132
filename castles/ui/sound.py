"""Sounds and the ambience; silent where there is no audio device."""

import pygame

from castles.resources import resource
from castles.ui.quiet import quiet_errors


class Sounds:
    """Plays sounds by name. Without a device, or with a missing file, it is simply quiet."""

    def __init__(self, enabled: bool = True) -> None:
        self.device = enabled and _open_device()
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._volume = 0.7
        self._ambience: pygame.mixer.Channel | None = None

    def set_volumes(self, sound: int, music: int) -> None:
        """Volumes from 0 to 100; the ambience stops at 0."""
        self._volume = sound / 100
        if not self.device:
            return
        if music and self._ambience is None:
            ambience = self._sound("ambience")
            self._ambience = ambience.play(loops=-1, fade_ms=2000) if ambience else None
        if self._ambience is not None:
            self._ambience.set_volume(music / 100)
        if not music and self._ambience is not None:
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
