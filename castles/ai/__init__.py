"""Computer players: they see only their seat's view."""

from castles.ai.bots import BOTS, YARDSTICKS, choose, decide, think
from castles.ai.judgement import LEVELS
from castles.ai.thought import Reason, Thought

__all__ = ["BOTS", "LEVELS", "YARDSTICKS", "Reason", "Thought", "choose", "decide", "think"]
