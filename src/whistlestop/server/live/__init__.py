"""Live tables: entries, subscribers, clocks and bots."""
