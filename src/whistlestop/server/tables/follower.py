"""Somebody who follows a table over a connection: with seats, or only looking on."""

from typing import Protocol


class Listener(Protocol):
    """A connection, as a table knows it."""

    def post(self, message: bytes) -> None:
        """Send a message, without waiting until it has arrived."""


class Follower:
    """What one connection follows of a table."""

    __slots__ = ("deaf", "listener", "muted", "seats", "watches")

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.seats: list[int] = []  # those it plays; none if it only looks on
        self.watches = False  # wants to know, beside its seats, what everybody may know
        self.muted: frozenset[int] = frozenset()
        self.deaf = False  # to everybody

    def eyes(self) -> list[int | None]:
        """List the seats it sees the table from; none stands for looking on."""
        return [*self.seats, None] if self.watches or not self.seats else list(self.seats)

    def hears(self, seat: int) -> bool:
        """Tell whether it wants to know what a seat says."""
        return not self.deaf and seat not in self.muted

    def mute(self, place: int | None, muted: bool) -> None:
        """Hear no more from a seat or from everybody, or hear them again."""
        if place is None:
            self.deaf = muted
        elif muted:
            self.muted |= {place}
        else:
            self.muted -= {place}
