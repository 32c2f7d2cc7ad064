"""The coach: reviews of finished games, from what each seat knew at the time."""
