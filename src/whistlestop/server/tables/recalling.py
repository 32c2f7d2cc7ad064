"""What happened while somebody was not looking."""

from typing import TYPE_CHECKING

from whistlestop.core.events import Event
from whistlestop.server.entries import read
from whistlestop.server.tables.laying import empty_table

if TYPE_CHECKING:
    from whistlestop.server.tables.live_table import LiveTable


async def events_since(live: "LiveTable", ply: int) -> list[Event]:
    """Return all events after a ply, up to where the table is; with ply 0 those of the set-up too."""
    row = await live.hub.store.find(live.table.id)
    assert row is not None
    entries = await live.hub.store.entries(live.table.id)
    table = empty_table(row)
    events: list[Event] = []
    for one in entries:
        if table.number >= live.table.number:
            break
        happened = table.take(one.number, one.at, read(one.body))
        if table.ply > ply or ply == 0:
            events.extend(happened)
    return events
