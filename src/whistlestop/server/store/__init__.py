"""The event store: tables and their append-only entries."""
