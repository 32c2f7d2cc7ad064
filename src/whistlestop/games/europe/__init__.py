"""Europe: tunnels, ferries and stations."""
