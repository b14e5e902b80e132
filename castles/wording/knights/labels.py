"""What is counted, asked and refused in Knights and Castles, in words."""

from castles.i18n import N_

LABELS = {
    "small_castles": N_("Small castles"),
    "large_castles": N_("Large castles"),
    "game_1": N_("First game"),
    "game_2": N_("Second game"),
    "game_3": N_("Third game"),
    "game_4": N_("Fourth game"),
    "cards_in_hand": N_("Cards in hand"),
    "seven_rounds": N_("{rounds:Word} rounds are played."),
    "all_games": N_("Everybody has been the youngest once: all games are played."),
    "long": N_("Long match: as many games as players"),
    "memory_aid": N_("Memory aid: show what is known of other camps"),
    "over": N_("The game is over."),
    "not_in_camp": N_("This card isn't in your camp."),
    "not_in_hand": N_("You don't have these cards in your hand."),
    "not_two_cards": N_("Lay exactly two cards."),
    "no_drum": N_("You can take a card back only when a drum is turned up."),
    "no_castle": N_("No castle to take this round: choose a card of your camp."),
}
