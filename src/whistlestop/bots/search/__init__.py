"""Search: a bot that compares intentions by playing games on from what it believes."""
