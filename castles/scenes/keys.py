"""The keys: one list for the table of keys and the rulebook."""

from castles.i18n import N_

KEYS = (
    ("Tab  ← → ↑ ↓", N_("Walk along the legal places and buttons")),
    ("Enter", N_("Do it, confirm")),
    ("Esc", N_("Back, menu")),
    ("R", N_("Turn the piece in hand")),
    ("Ctrl+Z  Ctrl+Y", N_("Undo, redo")),
    ("Ctrl+Shift+Z", N_("Start the turn again")),
    ("H", N_("Hint: what a master would do")),
    ("W", N_("Why a computer player did that")),
    ("L", N_("Log")),
    ("S", N_("Score so far")),
    ("T", N_("What is left: tiles or cards")),
    ("F", N_("Areas: who holds what")),
    ("Z", N_("Look at a piece closely")),
    ("+  −  0", N_("Zoom in, zoom out, whole board")),
    ("Space", N_("Skip the animation")),
    ("Page Up", N_("Look back at what was played")),
    ("← →  Home End  Space", N_("Looking back: a move, an end, play")),
    ("Shift+← →  Page ↑ ↓", N_("Looking back: a turn")),
    ("F1", N_("Rules")),
    ("F11", N_("Full screen")),
    ("?", N_("This table of keys")),
)
