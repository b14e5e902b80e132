"""The commands of `python -m castles`, one module each."""
