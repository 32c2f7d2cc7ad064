"""Boards drawn on real geography."""
