"""The catalogues of messages in Polish and Hungarian, and the rulebooks in three languages."""
