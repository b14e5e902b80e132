"""What is counted, asked and refused in Castle Combo, in words."""

from castles.i18n import N_

LABELS = {
    "crests": N_("Crests"),
    "sets": N_("Sets"),
    "places": N_("Right places"),
    "missing": N_("Missing crests"),
    "cards": N_("Kinds of cards"),
    "purses": N_("Purses"),
    "keys": N_("Keys"),
    "gold": N_("Gold left over"),
    "grids_full": N_("Everybody has hired {spaces:word} characters."),
    "over": N_("The game is over."),
    "no_key": N_("You have {key_cost:no key|too few keys} to spend."),
    "key_spent": N_("You can spend only one key a turn."),
    "messenger_stays": N_("The other location has closed: the messenger stays here."),
    "no_such_card": N_("There is no card to take there."),
    "too_dear": N_("You don't have the gold for this card: you can take it face down."),
    "space_taken": N_("A card of yours already lies there."),
    "apart": N_("A card has to touch a side of another card of yours."),
    "outside": N_("Your grid can't grow beyond {side:word} rows and {side:word} columns."),
    "not_a_neighbour": N_("Choose the player to your left or to your right."),
    "not_own_purses": N_("Choose two purses of your own that lie face up."),
    "take_first": N_("Take a card first."),
    "ability_first": N_("The ability of the card you bought comes first."),
    "live_points": N_("Show what each card is worth now"),
}
