"""Matches, records of them, and how they are written down."""
