"""Why a move is good in Topple the King."""

from castles.chronicle.reasons.sentence import Sentence

REASONS: dict[str, Sentence] = {}
