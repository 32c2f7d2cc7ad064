"""Many games: simulation, and how fast they go."""
