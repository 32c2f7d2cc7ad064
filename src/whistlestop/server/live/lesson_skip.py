"""Skipping steps of a lesson: its script plays them, and they are broadcast as one message."""

import asyncio
import time

from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.table import lessons, proposals
from whistlestop.server.table.happening import Happening, happening
from whistlestop.server.table.table_rows import entry_row


async def skip(live: LiveTable, ply: int | None) -> None:
    """Play a step of the script, or all remaining ones, even if the caller is cancelled."""
    await asyncio.shield(asyncio.ensure_future(_skip(live, ply)))


async def _skip(live: LiveTable, ply: int | None) -> None:
    table = live.table
    async with live.lock:
        until = lessons.skip_target(table, ply)
        happened: list[Happening] = []
        try:
            while table.ply < until and table.status == "playing":
                line = lessons.next_line(table)
                entry, proposed = proposals.propose_play(table, line.seat, table.ply, line.text, "script")
                row = entry_row(table.id, table.number + 1, time.time(), entry)
                if await live.context.store.append(row):
                    happened.append(happening(entry, table.apply(row.number, row.at, entry, proposed)))
                else:
                    await live.fetch_new()
        finally:
            live.broadcast_state(happened)
            live.broadcast_table()
            live.driver.wake()
