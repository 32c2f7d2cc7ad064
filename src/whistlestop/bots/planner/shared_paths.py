"""Paths found for sequences of tickets, shared by all plans that begin with the same tickets."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core.state import NO_NUMBERS

NO_ROUTE: Final = -2  # the only route of a path that does not exist
LARGEST: Final = 1 << 61  # number of a sequence


@final
class SharedPaths:
    """The path for the last ticket of each sequence, given the paths for the tickets before.

    A path without a certain route is also the cheapest one if that route must be avoided.
    """

    def __init__(self, tickets: int) -> None:
        self.tickets = i64(tickets + 1)
        self.found: dict[int, vec[i64]] = {}
        self.sequence: i64 = 0  # the tickets so far as a number; -1 if there are too many
        self.avoided: i64 = -1
        self.is_detour = False  # whether the avoided route has changed a path
        self.path: vec[i64] = NO_NUMBERS

    def clear(self) -> None:
        """Forget all paths, since weights may have changed."""
        self.found.clear()

    def begin(self, avoided: i64) -> None:
        """Begin a sequence, perhaps avoiding a route."""
        self.sequence = 0
        self.avoided = avoided
        self.is_detour = False

    def find(self, ticket: i64) -> bool:
        """Append a ticket to the sequence; return whether its path is known."""
        if self.sequence >= 0:
            self.sequence = self.sequence * self.tickets + ticket + 1
            if self.sequence > LARGEST // self.tickets:
                self.sequence = -1
        if self.is_detour or self.sequence < 0 or int(self.sequence) not in self.found:
            return False
        return self.reuse(self.found[int(self.sequence)])

    def reuse(self, path: vec[i64]) -> bool:
        """Use a path found without avoiding a route; return whether that is possible."""
        if self.avoided >= 0 and self.avoided in path:
            self.is_detour = True
            return False
        self.path = path
        return True

    def add(self, path: vec[i64]) -> None:
        """Add the path for the ticket appended last."""
        self.path = path
        if self.avoided < 0 and self.sequence >= 0:
            self.found[int(self.sequence)] = path

    def has_path(self) -> bool:
        """Return whether there is a path for the ticket appended last."""
        return not len(self.path) or self.path[0] != NO_ROUTE


def no_path() -> vec[i64]:
    """Return the path that does not exist."""
    return append(NO_NUMBERS[:], NO_ROUTE)
