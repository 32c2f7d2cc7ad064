"""Counting of client sockets; silent ones are dropped to make room."""

import asyncio
from collections import Counter
from collections.abc import Hashable
from typing import Protocol

from whistlestop.server.hosts import is_loopback, rate_limit_key
from whistlestop.server.settings import Settings
from whistlestop.server.sockets.open_files import socket_capacity
from whistlestop.server.telemetry.limit_log import LimitLog


class WaitingSocket(Protocol, Hashable):
    """A connection whose first request is not complete."""

    def make_room(self) -> None:
        """Close the connection at once."""


class SocketGuard:
    """Counts sockets by address and in total; a full server drops the one that has been silent longest."""

    def __init__(self, settings: Settings, log: LimitLog) -> None:
        self.limits = settings.limits.sockets
        self.largest_body = settings.limits.body
        self.capacity = socket_capacity(self.limits.sockets)
        self.behind_proxy = settings.behind_proxy
        self.log = log
        self.open: dict[asyncio.BaseTransport, str] = {}
        self.by_address: Counter[str] = Counter()
        self.waiting: dict[WaitingSocket, None] = {}  # in the order of their arrival

    def admit(self, transport: asyncio.BaseTransport, waiting: WaitingSocket, address: str) -> bool:
        """Count a new socket; return False if there is no room for it."""
        whose = "" if self.behind_proxy or is_loopback(address) else rate_limit_key(address)
        if whose and self.by_address[whose] >= self.limits.per_address:
            self.log.record("sockets of an address", address)
            return False
        if len(self.open) >= self.capacity:
            self.log.record("sockets")
            if not self.waiting:
                return False
            oldest = next(iter(self.waiting))
            del self.waiting[oldest]
            oldest.make_room()
        self.open[transport] = whose
        self.waiting[waiting] = None
        if whose:
            self.by_address[whose] += 1
        return True

    def settle(self, waiting: WaitingSocket) -> None:
        """Record that the first request of a socket is complete."""
        self.waiting.pop(waiting, None)

    def release(self, transport: asyncio.BaseTransport) -> None:
        """Forget a closed socket."""
        whose = self.open.pop(transport, "")
        if whose:
            self.by_address[whose] -= 1
            if self.by_address[whose] <= 0:
                del self.by_address[whose]
