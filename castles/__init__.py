"""Castles: a box of five castle board games."""

__version__ = "0.1.0"
