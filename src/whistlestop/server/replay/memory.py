"""The pasts of the tables that somebody has looked back at lately."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from whistlestop.core.chance import Scripted
from whistlestop.core.reason import Reason
from whistlestop.record.past import Past
from whistlestop.server.entries import Played, Started, read
from whistlestop.server.replay.breath import Breath
from whistlestop.server.store.store import Store
from whistlestop.server.tables.laying import empty_table
from whistlestop.server.tables.table import Table
from whistlestop.server.wire.codes import Refusal, no_such_table

KEPT = 32
"""So many pasts are kept; others are read again."""


class Recalled:
    """A table's past, and how many of its entries it was made of."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.number = 0
        self.past: Past | None = None


class Memory:
    """Recalls tables play by play; whoever comes first is served first, while tables play on."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.recalled: OrderedDict[str, Recalled] = OrderedDict()
        self.line = asyncio.Lock()

    @asynccontextmanager
    async def past(self, table_id: str) -> AsyncIterator[tuple[Table, Past]]:
        """Recall a table up to its last play, for as long as nobody else looks back."""
        async with self.line:
            known = self.recalled.pop(table_id, None) or await self._found(table_id)
            await self._read_on(known)
            self.recalled[table_id] = known
            if len(self.recalled) > KEPT:
                self.recalled.popitem(last=False)
            if known.past is None:
                raise Refusal(
                    "not_possible", Reason("The game has not begun, so there is nothing to look back at.")
                )
            yield known.table, known.past

    async def _found(self, table_id: str) -> Recalled:
        row = await self.store.find(table_id)
        if row is None:
            raise no_such_table()
        return Recalled(empty_table(row))

    async def _read_on(self, known: Recalled) -> None:
        breath = Breath()
        for row in await self.store.entries(known.table.id, known.number):
            if row.kind in ("started", "played"):
                entry = read(row.body)
                if isinstance(entry, Started):
                    known.past = Past(known.table.begun(Scripted(known.table.notation.read(entry.answers))))
                elif isinstance(entry, Played) and known.past is not None:
                    chance = Scripted(known.table.notation.read(entry.answers))
                    known.past.go_on(entry.text, entry.seat, chance)
            known.number = row.number
            await breath.take()
