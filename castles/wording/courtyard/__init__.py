"""All words of the Courtyard."""

from castles.i18n import N_
from castles.rules.courtyard.state import State
from castles.wording.courtyard.drawing import drawing
from castles.wording.courtyard.facts import FACTS
from castles.wording.courtyard.labels import LABELS
from castles.wording.courtyard.log import sentence, untold
from castles.wording.courtyard.reasons import REASONS
from castles.wording.wording import Wording

WORDING: Wording[State] = Wording(
    title=N_("The Courtyard"),
    minutes=45,
    labels=LABELS,
    sentence=sentence,
    drawing=drawing,
    untold=untold,
    reasons=REASONS,
    facts=FACTS,
)
