"""Why a move is good in Topple the King."""

from collections.abc import Mapping

from castles.i18n import N_, Number, _
from castles.rules.game import Choice
from castles.wording.throne.facts import FACTS
from castles.wording.throne.names import card_words
from castles.wording.wording import Names, Sentence

MESSAGES = {
    "wins": N_("It wins the game with a chance of {percent} %."),
    "castle": N_("{card}: another castle with a chance of {percent} %."),
    "special": N_("{card}: a special card and a bonus action with a chance of {percent} %."),
    "tournament": N_("It wins this tournament with a chance of {percent} %."),
    "raid": N_("{card}: a castle of {name} with a chance of {percent} %, the defence included."),
    "raid_leader": N_(
        "{name} has {castles:word} castles: this one falls with a chance of {percent} %, the defence included."
    ),
    "theft": N_("{card}: a special card of {name} with a chance of {percent} %."),
    "swap": N_("{card}: another card comes up in its place."),
    "swap_useless": N_("{card}: one like it is owned already, and another card comes up."),
    "swap_denied": N_("{card}: it could be the {to_win:ordinal} castle of {name}, who is next."),
    "search": N_("Neither top card can be had: one like it is owned already."),
    "roll": N_("It succeeds with a chance of {percent} %: the best these dice allow."),
    "roll_stop": N_("It succeeds with a chance of {percent} %: throwing on would not raise it."),
    "king": N_("The king falls with a chance of {percent} %: the best these dice allow."),
    "king_stop": N_("The king falls with a chance of {percent} %: throwing on would not raise it."),
    "defend": N_("The castle is kept with a chance of {percent} %: the best these dice allow."),
    "defend_stop": N_("The castle is kept with a chance of {percent} %: throwing on would not raise it."),
    "ride": N_("It wins the tournament with a chance of {percent} %: the best these dice allow."),
    "ride_stop": N_("It wins the tournament with a chance of {percent} %: throwing on would not raise it."),
    "forfeit_easiest": N_("{card}: the castle that is easiest to win again, with a chance of {percent} %."),
    "guard": N_("{card}: the castle that is hardest to raid can do without a guard."),
    "watchman": N_("{card}: nobody can take it while the watchman covers it."),
    "watchman_die": N_("{card}: it helps in every attempt, and nobody can take it while the watchman covers it."),
    "spare_king": N_("The king would fall with a chance of only {percent} %, and his revenge costs a castle."),
}


def _sentence(message: str) -> Sentence:
    def told(values: Mapping[str, Choice], names: Names) -> str:
        words: dict[str, Choice] = {**FACTS, **values}
        if "card" in words:
            words["card"] = card_words(int(values["card"]))
        if "seat" in words:
            words["name"] = names[int(words.pop("seat"))]
        if "castles" in words:
            words["castles"] = Number(int(values["castles"]))
        return _(message).format(**words)

    return told


REASONS: dict[str, Sentence] = {key: _sentence(message) for key, message in MESSAGES.items()}
