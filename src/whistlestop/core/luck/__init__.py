"""Sources of random outcomes."""
