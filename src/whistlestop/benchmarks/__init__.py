"""Load tests of a server: how many tables it holds, and how fast it broadcasts a move."""
