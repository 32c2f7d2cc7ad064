"""The line in which questions wait: tables take turns, however many questions one of them has."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Waiting = TypeVar("Waiting")


class Line(Generic[Waiting]):
    """Serves one question of each table in turn, and those of one table in their order."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, deque[Waiting]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(waiting) for waiting in self.tables.values())

    def join(self, table: str, waiting: Waiting) -> None:
        """Let a question of a table wait."""
        self.tables.setdefault(table, deque()).append(waiting)

    def take(self) -> Waiting | None:
        """Take whoever is next; none if nobody waits."""
        if not self.tables:
            return None
        table, queue = self.tables.popitem(last=False)
        first = queue.popleft()
        if queue:
            self.tables[table] = queue
        return first

    def leave(self) -> list[Waiting]:
        """Send everybody away."""
        gone = [waiting for queue in self.tables.values() for waiting in queue]
        self.tables.clear()
        return gone
