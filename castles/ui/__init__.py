"""The interface: it knows pygame and no game."""
