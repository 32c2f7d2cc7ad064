"""A connection that follows a table, with seats or as a spectator."""

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Listener(Protocol):
    """A connection, as a table uses it."""

    def post(self, *messages: bytes) -> None:
        """Queue messages, to be sent together, without waiting for that."""


class Reply(NamedTuple):
    """The answer to a play, sent to its player together with the broadcast."""

    listener: Listener
    encode: Callable[[int], bytes]  # given the ply of the play


class Follower:
    """The subscription of one connection to a table."""

    __slots__ = ("listener", "muted", "mutes_all", "seats", "watches")

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.seats: list[int] = []  # empty for a spectator
        self.watches = False  # whether it also receives the public view
        self.muted: frozenset[int] = frozenset()
        self.mutes_all = False

    def eyes(self) -> list[int | None]:
        """Return the seats whose views it gets; None stands for a spectator."""
        return [*self.seats, None] if self.watches or not self.seats else list(self.seats)

    def hears(self, seat: int) -> bool:
        """Return whether it wants the chat messages of a seat."""
        return not self.mutes_all and seat not in self.muted

    def mute(self, place: int | None, muted: bool) -> None:
        """Mute or unmute a seat, or everybody."""
        if place is None:
            self.mutes_all = muted
        elif muted:
            self.muted |= {place}
        else:
            self.muted -= {place}
