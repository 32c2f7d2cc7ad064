"""Reading the files that define a game."""
