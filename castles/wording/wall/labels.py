"""What is counted, asked and refused in Castle Wall, in words."""

from castles.i18n import N_

ENDINGS = {
    "tenth_element": N_("A castle has its {elements:ordinal} element."),
    "last_card": N_("The last card in the middle has been turned up."),
    "nothing_builds": N_("Nobody builds any more: everything goes back again and again."),
}

LABELS = {
    **ENDINGS,
    "castle_size": N_("Size of the castle"),
    "highest_card": N_("Highest number"),
    "cards": N_("Wall cards"),
    "king": N_("King"),
    "queen": N_("Queen"),
    "knights": N_("Knights"),
    "princesses": N_("Princesses"),
    "pair_points": N_("Knight and princess pairs"),
    "wizard": N_("Wizard"),
    "court": N_("Court: characters count, and the wizard inserts a card"),
    "pairs": N_("Pairs at court"),
    "pairs.smaller": N_("any knight with any princess"),
    "pairs.neighbours": N_("only neighbours in the wall"),
    "memory_aid": N_("Memory aid: show the cards that have been seen"),
    "over": N_("The game is over."),
    "no_card": N_("There is no card on this place."),
    "decide_first": N_("First decide about the card that is turned up."),
    "turn_up_first": N_("First turn up a card."),
    "too_low": N_("Only a number higher than your last one can be built."),
    "not_between": N_("A card can only be inserted between two cards of your wall."),
    "wizard_spent": N_("Your wizard has already inserted a card."),
    "no_wizard": N_("Only the wizard can insert a card, and he isn't in your castle."),
    "leaves": N_("This card is lower than every castle's last one: it can't go back."),
    "stays": N_("This card isn't lower than every castle's last one: it can't leave the game."),
}
