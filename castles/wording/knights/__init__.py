"""All words of Knights and Castles."""

from castles.i18n import N_
from castles.rules.knights.state import State
from castles.wording.knights.drawing import drawing
from castles.wording.knights.facts import FACTS
from castles.wording.knights.labels import LABELS
from castles.wording.knights.log import sentence
from castles.wording.knights.names import PIECES
from castles.wording.knights.reasons import REASONS
from castles.wording.wording import Labels, Wording

WORDING: Wording[State] = Wording(
    title=N_("Knights and Castles"),
    minutes=10,
    labels=Labels({**LABELS, **PIECES}, FACTS),
    sentence=sentence,
    drawing=drawing,
    reasons=REASONS,
    facts=FACTS,
)
