"""What is counted, asked and refused in the Courtyard, in words."""

from castles.i18n import N_

LABELS = {
    "roads": N_("Roads"),
    "houses": N_("Houses"),
    "pigsties": N_("Pigsties"),
    "meadows": N_("Meadows"),
    "keep": N_("Larger keep"),
    "five_points": N_("Five points tokens"),
    "unfinished": N_("Unfinished areas with tokens"),
    "keep_size": N_("Size of the keep"),
    "last_tile_laid": N_("The last tile has been laid."),
    "last_tile_unfit": N_("The last tile fits nowhere."),
    "joined_meadow": N_("The meadow of start space 18/19 joins behind the road"),
    "stocks_count": N_("Stocks count on unfinished roads, too"),
    "over": N_("The game is over."),
    "lay_first": N_("Lay your tile first."),
    "put_first": N_("First put a subject on the tile, or nobody."),
    "score_first": N_("First choose what is scored next."),
    "again_or_not": N_("First decide about the extra turn."),
    "outside": N_("This is outside the wall."),
    "occupied": N_("A tile already lies there."),
    "not_adjacent": N_("A tile has to lie along another tile or a start space."),
    "roads_differ": N_("A road has to meet a road, and no road may end at a side without one."),
    "turned_alike": N_("Turned like this, the tile is the same as before."),
    "area_taken": N_("Somebody is already on this area."),
    "no_such_segment": N_("This tile has no such area there."),
    "not_to_score": N_("This area isn't to be scored now."),
    "dead_squares": N_("Cross out squares where no tile fits any more"),
}
