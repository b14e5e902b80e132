"""What lies under a table: one position, and the drivers that lead it on. Headless; it knows no game."""
