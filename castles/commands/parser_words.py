"""What Python's own parser of arguments says, in the player's language: it asks gettext's common catalogue."""

import gettext
import os

from castles.i18n import CATALOGUES, N_

SAID = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    N_("expected one argument"),
    N_("ignored explicit argument %r"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
)


def speak_alike(language: str) -> None:
    """From now on, the parser takes its words from our catalogue of this language."""
    gettext.bindtextdomain("castles", CATALOGUES)
    gettext.textdomain("castles")
    os.environ["LANGUAGE"] = language
