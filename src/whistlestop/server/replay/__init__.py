"""Looking back: tables as they were after each of their plays, and records of games from elsewhere."""
