"""Germany: two ticket decks, countries and passengers."""
