"""The Courtyard: two families lay tiles inside a castle wall."""
