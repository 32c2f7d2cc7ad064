"""What clients of a server have observed, across crashes of the server."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from whistlestop.server.wire.messages import StateMessage


class Move(NamedTuple):
    """A move that a server has acknowledged."""

    table: str
    ply: int
    seat: int
    action: str
    key: str


class Seen(NamedTuple):
    """A viewer of a table, and when it saw the table."""

    table: str
    seat: int | None
    ply: int


@dataclass
class History:
    """The events that a viewer has received over all connections, starting after a ply."""

    table: str
    seat: int | None
    after: int  # or -1 if the set-up belongs to it
    ply: int
    events: list[bytes]


@dataclass
class Promises:
    """Everything that a server has acknowledged."""

    seats: list[tuple[str, int, str]] = field(default_factory=list)  # of which table, with which secret
    starts: list[str] = field(default_factory=list)
    rematches: list[tuple[str, str]] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    lines: list[tuple[str, str]] = field(default_factory=list)
    nonces: list[tuple[str, int]] = field(default_factory=list)  # of which table and seat

    def so_far(self) -> "Promises":
        """Return a snapshot of what is acknowledged now."""
        return Promises(
            self.seats[:],
            self.starts[:],
            self.rematches[:],
            self.moves[:],
            self.lines[:],
            self.nonces[:],
        )


@dataclass
class Observations:
    """What clients were promised and shown, to compare with the store."""

    promised: Promises = field(default_factory=Promises)
    views: dict[Seen, set[int]] = field(default_factory=lambda: defaultdict(set))
    histories: list[History] = field(default_factory=list)
    ended: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)  # keys of moves that came too late
    returns: int = 0  # how often somebody came back to a table
    resent: int = 0  # moves that were sent once more
    sent: asyncio.Event = field(default_factory=asyncio.Event)
    revealing: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: asyncio.Event = field(default_factory=asyncio.Event)  # for a bot, or somebody else

    def saw(self, state: StateMessage) -> None:
        """Record what a viewer was shown."""
        self.views[Seen(state.table, state.seat, state.ply)].add(view_hash(bytes(state.view)))
        if state.result is not None:
            self.ended.add(state.table)


def view_hash(view: bytes) -> int:
    """Hash an encoded view, whatever the order of its fields."""
    return hash(msgspec.json.encode(msgspec.json.decode(view), order="sorted"))
