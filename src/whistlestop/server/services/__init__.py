"""Services on top of live tables."""
