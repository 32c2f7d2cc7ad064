"""Load: how many tables a server holds, and how quickly everybody there is told of a move."""
