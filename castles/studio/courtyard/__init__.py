"""What the Courtyard shows on the table: tiles painted from the piece table, the wall, subjects, tokens and marks."""
