"""A multiplayer server: event-sourced tables over HTTP and WebSockets."""
