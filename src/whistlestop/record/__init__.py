"""Matches, their records, and their texts and pictures."""
