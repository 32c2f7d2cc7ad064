"""Connections: one WebSocket each, and what is done with what it says."""
