"""The animator: leads the stage from one description to the next, with glides, sounds and words that rise."""

from castles.display import Flourish
from castles.session.description import Description
from castles.session.position import GLIDE, Moment, Position
from castles.session.session import legible
from castles.ui.sound import Sounds
from castles.ui.stage import Stage

SHORTEST = 0.01  # seconds at least that a word rises


class Animator:
    """Knows what it has shown last; nobody tells it that something has changed."""

    def __init__(self, stage: Stage, sounds: Sounds) -> None:
        self.stage = stage
        self._sounds = sounds
        self._shown: Description | None = None

    def follow(self, description: Description, now: float, pace: float) -> None:
        """Shows what is new in a description."""
        before, self._shown = self._shown, description
        if description is before:
            return
        if description.is_hidden:
            self.stage.clear()
        elif before is None or before.is_hidden:
            self.stage.show(description.poses, now, 0.0)
        elif (moment := _begun(before.position, description.position)) is not None:
            self._present(description, moment, now, pace)
        else:
            self.stage.show(description.poses, now, _glide(description.position) * pace)

    def _present(self, description: Description, moment: Moment, now: float, pace: float) -> None:
        """One thing that happened: movement, sound, words that rise."""
        flourish, seconds = moment.flourish, moment.seconds
        if seconds > 0:  # else what comes next shows it all the same
            self.stage.show(description.poses, now, _travel(flourish) * pace, flourish)
        colours = [player.colour for player in description.position.line.players]
        self.stage.lift(flourish.floats, flourish.lights, colours, now, legible(max(seconds, SHORTEST)))
        self._sounds.play(flourish.sound)


def _begun(before: Position, now: Position) -> Moment | None:
    """What has happened since another position: the moment that has just begun."""
    if now.moment is None or now.moment.event is None or _same_place(before, now):
        return None
    return now.moment


def _same_place(one: Position, other: Position) -> bool:
    return one.at == other.at and one.line is other.line


def _travel(flourish: Flourish) -> float:
    """Seconds in which pieces go: as long as all of it lasts, if the flourish says where they go."""
    travels = flourish.paths or flourish.tumbles or flourish.leaving
    return flourish.seconds if travels else min(GLIDE, flourish.seconds)


def _glide(position: Position) -> float:
    """Seconds in which pieces go where they lie in a position that nothing has led to."""
    return position.moment.glide if position.moment is not None else GLIDE / 2
