"""The address of this machine in its network."""

import socket
from typing import Final

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation (RFC 5737), used to find the outgoing interface."""


def own_address() -> str | None:
    """Return this machine's address in its network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # connecting a datagram socket selects a route and sends nothing
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return found
