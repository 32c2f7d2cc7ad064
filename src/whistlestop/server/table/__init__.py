"""The state of a table, folded from its entries: pure functions without an event loop."""
