"""The curtain between two players at one screen: nothing of a hand is seen before its owner lifts it."""

from collections.abc import Callable

import pygame

from castles.i18n import _
from castles.match import Player
from castles.scenes.scene import Context, Scene
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.theme import BODY, HEADING
from castles.ui.widget import Widget


class Curtain(Scene):
    """Covers the whole window until the player who is meant lifts it."""

    name = "curtain"
    takes_files = False

    def __init__(self, context: Context, player: Player, lift: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(context)
        self.player = player
        self._lift = lift
        self._leave = leave

    def entered(self) -> None:
        self.context.sounds.play("curtain")

    def arrange(self, canvas: Canvas) -> list[Widget]:
        middle = canvas.area.middle(420, 300)
        label = _("I am {name}: lift the curtain").format(name=self.player.name)
        return [
            Button(
                key="lift", area=middle.foot(64).inset(20, 4), label=label, kind="red", icon="eye", on_press=self.lift
            )
        ]

    def lift(self) -> None:
        self._lift()  # before the table is entered again, else it would draw the curtain anew
        self.context.stack.pop()

    def leave(self) -> None:
        self._leave()

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.lift()
            return True
        return super().handle(event, canvas)

    def background(self, canvas: Canvas) -> None:
        canvas.covered("ui/curtain", canvas.area)
        middle = canvas.area.middle(420, 300)
        canvas.frame("panel_sheet", middle)
        canvas.contained(f"crests/{self.player.colour}", middle.inset(20).top(100))
        title = _("{name} is to play").format(name=self.player.name)
        canvas.text(title, middle.inset(24).below(104).top(34), HEADING, "centre")
        hint = _("Please pass the screen. Nobody else should look now.")
        canvas.text(hint, middle.inset(28).below(140).top(60), BODY, "centre", top=True)
