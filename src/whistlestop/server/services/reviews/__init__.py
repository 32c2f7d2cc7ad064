"""Reviews of finished games, and exercises from their positions."""
