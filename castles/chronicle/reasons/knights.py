"""Why a move is good in Knights and Castles."""

from castles.chronicle.reasons.sentence import Sentence

REASONS: dict[str, Sentence] = {}
