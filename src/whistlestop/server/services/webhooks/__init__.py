"""Webhooks that notify people of their turns."""
