"""Computer players: they see only their seat's view."""

from castles.ai.players import LEVELS, choose

__all__ = ["LEVELS", "choose"]
