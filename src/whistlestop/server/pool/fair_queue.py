"""A fair queue: tables take turns, however many questions one of them has."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """A round-robin queue over tables, first in, first out within each."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, deque[Item]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(waiting) for waiting in self.tables.values())

    def put(self, table: str, waiting: Item) -> None:
        """Append an item of a table."""
        self.tables.setdefault(table, deque()).append(waiting)

    def pop(self) -> Item | None:
        """Remove and return the next item; None if the queue is empty."""
        if not self.tables:
            return None
        table, queue = self.tables.popitem(last=False)
        first = queue.popleft()
        if queue:
            self.tables[table] = queue
        return first

    def drain(self) -> list[Item]:
        """Remove and return all items."""
        gone = [waiting for queue in self.tables.values() for waiting in queue]
        self.tables.clear()
        return gone
