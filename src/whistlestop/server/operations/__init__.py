"""What keeps a server running well: logs, metrics, limits, headers, health."""
