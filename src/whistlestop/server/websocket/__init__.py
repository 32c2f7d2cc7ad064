"""WebSocket connections and their requests."""
