"""The studio makes every picture in art/ and every sound in sounds/ from seeds, the same on any machine."""
