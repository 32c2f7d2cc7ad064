"""What happened while somebody was not looking."""

from typing import TYPE_CHECKING

from whistlestop.core.events import Event
from whistlestop.server.entries import read
from whistlestop.server.tables.laying import empty_table

if TYPE_CHECKING:
    from whistlestop.server.tables.live_table import LiveTable


async def events_since(live: "LiveTable", ply: int | None) -> list[Event]:
    """Return all events after a ply up to where the table is now; with ply 0 those of the set-up too."""
    events: list[Event] = []
    if ply is None:
        return events
    await live.come_to(ply)
    row = await live.hub.store.find(live.table.id)
    assert row is not None
    table = empty_table(row)
    while table.number < live.table.number:  # it may go on while this is read
        for one in await live.hub.store.entries(table.id, table.number):
            if table.number == live.table.number:
                break
            happened = table.take(one.number, one.at, read(one.body))
            if table.ply > ply or ply == 0:
                events.extend(happened)
    return events
