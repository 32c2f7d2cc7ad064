"""The wire format: HTTP bodies and WebSocket messages."""
