"""The pictures of Knights and Castles: army cards, castle tiles, sword, camp and table ring."""
