"""The address of this machine in its network."""

import socket
from typing import Final

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737), to find the way out of this machine."""


def own_address() -> str | None:
    """Return the address that other machines in the network reach this one by; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # chooses a route; a datagram socket sends nothing by this
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return found
