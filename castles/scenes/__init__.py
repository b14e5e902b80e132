"""The scenes: title, lobby, table and the rest, swapped by the app."""
