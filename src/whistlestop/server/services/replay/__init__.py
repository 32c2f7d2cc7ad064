"""Replays, statistics and imported records."""
