"""The pictures of Topple the King: cards, dice, trays, signs and small figures."""
