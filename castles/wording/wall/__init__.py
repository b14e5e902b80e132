"""All words of Castle Wall."""

from castles.i18n import N_
from castles.rules.wall.pieces import CHARACTERS
from castles.rules.wall.state import State
from castles.wording.wall.drawing import drawing
from castles.wording.wall.facts import FACTS
from castles.wording.wall.labels import LABELS
from castles.wording.wall.log import sentence
from castles.wording.wall.reasons import REASONS
from castles.wording.wording import Labels, Wording

WORDING: Wording[State] = Wording(
    title=N_("Castle Wall"),
    minutes=15,
    labels=Labels(LABELS, FACTS),
    sentence=sentence,
    drawing=drawing,
    reasons=REASONS,
    facts=FACTS,
    texts={f"{name}_cards": ", ".join(map(str, numbers)) for name, (_points, numbers) in CHARACTERS.items()},
)
