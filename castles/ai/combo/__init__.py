"""What the computer players know of Castle Combo."""

from castles.ai.combo.think import JUDGEMENT

__all__ = ["JUDGEMENT"]
