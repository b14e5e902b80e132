"""The eyes at the screen: all that a table's board needs to know of what they may see."""

from operator import is_
from typing import TYPE_CHECKING, Any

from castles.boards.board import Look

if TYPE_CHECKING:
    from castles.scenes.table import Table


class Eyes:
    """Looks at a table. Nothing of a look ever changes, so that the same one serves until the table is another."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._seen: tuple[Any, ...] = ()  # what the last look came from
        self._look: Look[Any] | None = None

    def look(self) -> Look[Any]:
        """What is to be seen now, for the seat that looks."""
        seen = self._sources()
        if self._look is None or not all(map(is_, seen, self._seen)):
            self._seen, self._look = seen, self._looked()
        return self._look

    def _sources(self) -> tuple[Any, ...]:
        """All that a look depends on: each is replaced, never changed, so that it can be told by its identity."""
        table = self.table
        shown = table.performance.shown, table.viewer, table.match.players, table.context.settings
        return *shown, table.intent, table.last, table.chosen, table.is_asked(), table.is_told()

    def _looked(self) -> Look[Any]:
        table, match = self.table, self.table.match
        assert table.viewer is not None, "nothing is laid out behind the curtain"
        view = match.game.view(table.performance.shown, table.viewer)
        return Look(
            view,
            table.viewer,
            match.names,
            [player.colour for player in match.players],
            match.game.legal_moves(view) if table.is_asked() else (),
            table.intent,
            match.setup.options,
            frozenset(table.context.settings.helps),
            table.last,
            table.chosen,
            table.is_told(),
            table.shares_secrets,
        )
