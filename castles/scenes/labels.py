"""Names of settings, helps, levels and colours, as messages."""

from castles.i18n import N_

HELPS = {
    "legal_places": N_("Legal places glow"),
    "projected_score": N_("Show the score so far"),
    "last_move": N_("Mark the last move"),
    "tooltips": N_("Tooltips"),
}
SPEEDS = {
    "slow": N_("Slow"),
    "normal": N_("Normal"),
    "fast": N_("Fast"),
    "none": N_("None"),
}
CONFIRMATIONS = {
    "never": N_("Never"),
    "turn": N_("End of turn"),
    "always": N_("Always"),
}
LANGUAGES = {"en": "English", "pl": "Polski", "hu": "Magyar"}  # each in its own language
KINDS = {
    "person": N_("Person"),
    "empty": N_("Empty seat"),
    "page": N_("Computer: page"),
    "squire": N_("Computer: squire"),
    "knight": N_("Computer: knight"),
    "king": N_("Computer: king"),
}
LEVELS = {  # of computer players, below their names
    "page": N_("computer, page"),
    "squire": N_("computer, squire"),
    "knight": N_("computer, knight"),
    "king": N_("computer, king"),
    "random": N_("computer"),
}
COLOURS = {
    "gules": N_("Red tower"),
    "azure": N_("Blue key"),
    "vert": N_("Green tree"),
    "or": N_("Golden crown"),
    "sable": N_("Black sword"),
    "argent": N_("White star"),
}
