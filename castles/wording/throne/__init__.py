"""All words of Topple the King."""

from castles.i18n import N_
from castles.rules.throne.pieces import KING_MARK
from castles.rules.throne.state import State
from castles.wording.throne.drawing import drawing
from castles.wording.throne.facts import FACTS
from castles.wording.throne.labels import LABELS
from castles.wording.throne.log import sentence, untold
from castles.wording.throne.names import PIECES, dice_words
from castles.wording.throne.reasons import REASONS
from castles.wording.wording import Labels, Wording

WORDING: Wording[State] = Wording(
    title=N_("Topple the King"),
    minutes=30,
    labels=Labels({**PIECES, **LABELS}, FACTS),
    sentence=sentence,
    drawing=drawing,
    untold=untold,
    reasons=REASONS,
    facts=FACTS,
    texts={"king_mark": dice_words(KING_MARK)},
)
