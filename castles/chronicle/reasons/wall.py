"""Why a move is good in Castle Wall."""

from castles.chronicle.reasons.sentence import Sentence

REASONS: dict[str, Sentence] = {}
