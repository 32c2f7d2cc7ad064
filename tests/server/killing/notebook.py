"""What the clients of a server were told, in the order of their telling, whatever became of the server."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import NamedTuple

from whistlestop.server.wire.messages import StateTold


class Move(NamedTuple):
    """A move that a server has said to be done."""

    table: str
    ply: int
    seat: int
    action: str
    key: str


class Seen(NamedTuple):
    """Whose eyes have seen a table, and when."""

    table: str
    seat: int | None
    ply: int


@dataclass
class History:
    """What somebody was told of a game's events, over all connections, from the one after a ply on."""

    table: str
    seat: int | None
    after: int  # or -1 if the set-up belongs to it
    ply: int
    events: list[bytes]


@dataclass
class Promises:
    """Everything that a server has said to be done."""

    seats: list[tuple[str, int, str]] = field(default_factory=list)  # of which table, with which secret
    starts: list[str] = field(default_factory=list)
    rematches: list[tuple[str, str]] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    lines: list[tuple[str, str]] = field(default_factory=list)

    def so_far(self) -> "Promises":
        """Return what is promised now, and not what will be."""
        return Promises(self.seats[:], self.starts[:], self.rematches[:], self.moves[:], self.lines[:])


@dataclass
class Notebook:
    """What everybody was promised and shown, for a comparison with what the store has."""

    promised: Promises = field(default_factory=Promises)
    views: dict[Seen, set[int]] = field(default_factory=lambda: defaultdict(set))
    histories: list[History] = field(default_factory=list)
    ended: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)  # keys of moves that came too late
    returns: int = 0  # how often somebody came back to a table
    resent: int = 0  # moves that were sent once more
    sent: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: asyncio.Event = field(default_factory=asyncio.Event)  # for a bot, or somebody else

    def saw(self, state: StateTold) -> None:
        """Note what somebody was shown."""
        self.views[Seen(state.table, state.seat, state.ply)].add(hash(bytes(state.view)))
        if state.result is not None:
            self.ended.add(state.table)
