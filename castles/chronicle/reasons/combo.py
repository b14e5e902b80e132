"""Why a move is good in Castle Combo."""

from castles.chronicle.reasons.sentence import Sentence

REASONS: dict[str, Sentence] = {}
