"""A connected client, as request handlers see it."""

from typing import Protocol

from whistlestop.server.live.follower import Listener
from whistlestop.server.live.hub import Hub
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.operations.message_limits import ClientLimits
from whistlestop.server.settings import Limits
from whistlestop.server.wire.messages import AnyMessage


class Client(Listener, Protocol):
    """A connection with the tables that it follows."""

    hub: Hub
    limits: Limits
    rates: ClientLimits
    followed: dict[str, LiveTable]

    def send(self, message: AnyMessage) -> None:
        """Send a message to this client alone."""
