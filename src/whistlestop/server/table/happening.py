"""What happened at a table, as events and as lines of its record."""

from collections.abc import Iterable
from typing import NamedTuple

from whistlestop.core.events import Event
from whistlestop.record import record
from whistlestop.record.position import Events, Play
from whistlestop.server.table.entries import AnyEntry, Played
from whistlestop.server.table.table_state import TableState


class Happening(NamedTuple):
    """The set-up of a game, or a play."""

    events: Events
    ply: int = 0
    play: Play | None = None  # None for the set-up


def happening(entry: AnyEntry, events: Events) -> Happening:
    """Return what happened through an entry."""
    if isinstance(entry, Played):
        return Happening(events, entry.ply, Play(entry.seat, entry.text, events))
    return Happening(events)


def events_of(happened: Iterable[Happening]) -> list[Event]:
    """Return all events in order."""
    return [event for one in happened for event in one.events]


def insiders(happened: Iterable[Happening]) -> set[int]:
    """Return the seats that saw more than a spectator."""
    found: set[int] = set()
    for one in happened:
        found.update(int(event.seat) for event in one.events if event.hidden)
        if one.play is not None:
            found.add(one.play.seat)
    return found


def lines_seen_by(seat: int, table: TableState, happened: Iterable[Happening]) -> list[str]:
    """Return the lines of the record as a seat sees them."""
    return [line_seen_by(seat, table, one) for one in happened]


def line_seen_by(seat: int, table: TableState, happened: Happening) -> str:
    """Return the line of the record as a seat sees it."""
    if happened.play is None:
        return record.opening_line(table.notation, tuple(event.seen_by(seat) for event in happened.events))
    chosen = table.position is not None and not table.position.state.choosing
    return record.play_line(table.notation, happened.ply, record.seen(happened.play, seat, chosen))
