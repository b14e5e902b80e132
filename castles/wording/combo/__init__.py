"""All words of Castle Combo."""

from castles.i18n import N_
from castles.rules.combo.state import State
from castles.wording.combo.drawing import drawing
from castles.wording.combo.facts import FACTS
from castles.wording.combo.labels import LABELS
from castles.wording.combo.log import sentence
from castles.wording.combo.names import NAMES
from castles.wording.combo.reasons import REASONS
from castles.wording.wording import Labels, Wording

WORDING: Wording[State] = Wording(
    title=N_("Castle Combo"),
    minutes=25,
    labels=Labels({**LABELS, **NAMES}, FACTS),
    sentence=sentence,
    drawing=drawing,
    reasons=REASONS,
    facts=FACTS,
)
