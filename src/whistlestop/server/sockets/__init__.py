"""TCP connections: their limits, and the protocols that enforce them."""
