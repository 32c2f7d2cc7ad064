"""Test tools for games: invariants of play, and leak checks for views and records."""
