"""Why a move is good in Knights and Castles."""

from castles.i18n import _, ngettext
from castles.wording.wording import Sentence

REASONS: dict[str, Sentence] = {
    "sure": lambda values, names: _("Nothing that the others can lay keeps it from taking the castle."),
    "decides": lambda values, names: _("Nothing can keep it from taking the castle, and with the castle it wins."),
    "chance_to_win": lambda values, names: _(
        "With this castle it wins the match, and the chance to take it against any pair is {share} %."
    ).format(share=values["share"]),
    "takes": lambda values, names: _("It takes the castle against {share} % of what {name} can lay.").format(
        share=values["share"], name=names[int(values["seat"])]
    ),
    "takes_of_all": lambda values, names: _("It takes the castle against {share} % of what the others can lay.").format(
        share=values["share"]
    ),
    "takes_with_one": lambda values, names: _(
        "It risks only one army and takes the castle against {share} % of what {name} can lay."
    ).format(share=values["share"], name=names[int(values["seat"])]),
    "takes_with_one_of_all": lambda values, names: _(
        "It risks only one army and takes the castle against {share} % of what the others can lay."
    ).format(share=values["share"]),
    "cancels": lambda values, names: _("It cancels the strongest army that {name} can lay against this castle.").format(
        name=names[int(values["seat"])]
    ),
    "sword": lambda values, names: _(
        "It risks no army, and still the sword takes the castle against {share} % of what the others can lay."
    ).format(share=values["share"]),
    "saves": lambda values, names: _("It keeps all armies for the castles to come."),
    "strongest": lambda values, names: ngettext(
        "It is stronger than the whole hand against {count} castle that may still come.",
        "It is stronger than the whole hand against {count} castles that may still come.",
        int(values["count"]),
    ).format(count=values["count"]),
    "card": lambda values, names: _("No castle can come any more: every army counts alike, as a card in hand."),
}
