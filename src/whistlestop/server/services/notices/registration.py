"""Changing where the seats of a caller are notified."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from whistlestop.server.live.hub import Hub
from whistlestop.server.table.entries import AnyEntry
from whistlestop.server.table.seat import TableSeat
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.bodies import HeldSeat
from whistlestop.server.wire.codes import Refusal, no_such_table


@dataclass(frozen=True)
class SeatChange:
    """A change of where a seat is notified."""

    is_needed: Callable[[TableSeat], bool]
    entry: Callable[[int], AnyEntry]


async def change_seats(hub: Hub, seats: Sequence[HeldSeat], change: SeatChange) -> int:
    """Change the caller's seats at tables that are not over; return how many are as wanted."""
    changed = 0
    for held in seats:
        try:
            changed += await change_seat(hub, held, change)
        except Refusal as refusal:
            if refusal.code == "busy":
                raise
    return changed


async def change_seat(hub: Hub, held: HeldSeat, change: SeatChange) -> bool:
    """Change one seat; return whether it is as wanted."""
    live, place = await hub.seat(held.table, held.token)
    if live.table.status not in ("open", "playing") or live.table.agreement.lesson:
        return False
    if change.is_needed(live.table.seats[place]):
        await live.change(partial(seat_entry, place=place, token=held.token, change=change))
    return True


def seat_entry(table: TableState, place: int, token: str, change: SeatChange) -> AnyEntry:
    """Return the entry that changes a seat, if the seat still belongs to the caller."""
    if not table.seats[place].belongs_to(token):
        raise no_such_table()
    return change.entry(place)
