"""What is written to the store at once, and how a database does it."""

from collections.abc import Sequence
from typing import Protocol

from whistlestop.server.store.rows import EntryRow, TableRow


class AtomicWrite:
    """An entry, a new table, or both, written together or not at all."""

    __slots__ = ("contested", "entries", "table")

    def __init__(
        self, contested: EntryRow | None, table: TableRow | None = None, entries: Sequence[EntryRow] = ()
    ) -> None:
        self.contested = contested
        self.table = table
        self.entries = entries

    def names(self) -> list[str]:
        """Return the ids of the tables that are written to."""
        if self.table is None:
            return [self.contested.table_id] if self.contested is not None else []
        return [self.table.id] if self.contested is None else [self.table.id, self.contested.table_id]


class BatchWriter(Protocol):
    """A connection to a database that writes batches."""

    async def write(self, batch: Sequence[AtomicWrite], again: bool) -> list[bool]:
        """Commit a batch, in which each table occurs once; return for each write whether it won its race.

        A retried batch may already be stored, because the outcome of its last commit is unknown.
        """

    async def disconnect(self) -> None:
        """Close the connection, whatever state it is in; the next batch opens another one."""
