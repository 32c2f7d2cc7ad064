"""The classic USA board."""
