"""The helps as toggles: those of every game, and those of one board."""

from castles.boards import BOARDS
from castles.i18n import _
from castles.scenes import labels
from castles.scenes.scene import Context
from castles.settings import HELPS
from castles.ui.area import Area
from castles.ui.pane import Row
from castles.ui.toggle import Toggle
from castles.wording import WORDINGS


def help_rows(context: Context, game: str | None = None) -> list[Row]:
    """A toggle for each help."""
    own = BOARDS[game].helps if game is not None and game in BOARDS else ()
    return [_help_row(context, help, game) for help in dict.fromkeys((*HELPS, *own))]


def _help_row(context: Context, help: str, game: str | None) -> Row:
    words = WORDINGS[game].labels if game is not None and game in WORDINGS else {}
    label = _(labels.HELPS.get(help) or words.get(help, help))

    def change(on: bool) -> None:
        others = [each for each in context.settings.helps if each != help]
        context.change(helps=tuple([*others, help] if on else others))

    def toggle(area: Area) -> list[Toggle]:
        on = context.settings.helps_with(help)
        return [Toggle(key=f"help_{help}", area=area.inset(4, 2), label=label, on=on, on_change=change)]

    return Row(40, toggle)
