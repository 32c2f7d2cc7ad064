"""Another process that writes to a table without the server under test hearing of it."""

import time

from whistlestop.record.position import Events
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.store.store import Store
from whistlestop.server.table import proposals
from whistlestop.server.table.entries import AnyEntry
from whistlestop.server.table.table_rows import entry_row, restore_table
from whistlestop.server.table.table_state import ProposedPlay, TableState


class Elsewhere:
    """A table as another process holds it: read from the store and appended to there."""

    def __init__(self, store: Store, table: TableState) -> None:
        self.store = store
        self.table = table

    async def write(self, entry: AnyEntry, ahead: ProposedPlay | None = None) -> Events:
        """Append an entry and return its events."""
        row = entry_row(self.table.id, self.table.number + 1, time.time(), entry)
        assert await self.store.append(row), "the number of the entry is taken"
        return self.table.apply(row.number, row.at, entry, ahead)

    async def play(self) -> Events:
        """Play the first legal action of the seat to act."""
        seat = self.table.actors()[0]
        assert self.table.position is not None
        text = self.table.position.view(seat).texts()[0]
        return await self.write(*proposals.propose_play(self.table, seat, self.table.ply, text, "person"))

    async def play_to_the_end(self, behind: LiveTable) -> None:
        """Play until the game is over; a live table misses the last play alone."""
        while self.table.status == "playing":
            await behind.catch_up()
            await self.play()


async def elsewhere(store: Store, table_id: str) -> Elsewhere:
    """Load a table as another process would."""
    row = await store.find(table_id)
    assert row is not None
    return Elsewhere(store, restore_table(row, await store.entries(table_id)))
