"""Rollouts: games played on from what a seat knows, to compare candidate actions."""
