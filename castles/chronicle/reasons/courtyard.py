"""Why a move is good in The Courtyard."""

from castles.chronicle.reasons.sentence import Sentence

REASONS: dict[str, Sentence] = {}
