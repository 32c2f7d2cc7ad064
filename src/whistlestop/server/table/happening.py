"""What happened at a table, as events and as lines of its record."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from whistlestop.core.events import Event
from whistlestop.record import record
from whistlestop.record.position import Events, Play
from whistlestop.record.take_backs import TAKEN_BACK
from whistlestop.server.table.entries import AnyEntry, Played, TakenBack
from whistlestop.server.table.table_state import TableState


class Happening(NamedTuple):
    """The set-up of a game, or a play."""

    events: Events
    ply: int = 0
    play: Play | None = None  # None for the set-up
    notes: Events = ()  # about the plays that were taken back after it


def happening(entry: AnyEntry, events: Events) -> Happening:
    """Return what happened through an entry."""
    if isinstance(entry, Played):
        return Happening(events, entry.ply, Play(entry.seat, entry.text, events))
    return Happening(events)


def whole_game(table: TableState) -> list[Happening]:
    """Return everything that was not taken back, with notes of what was."""
    notes = take_back_notes(table.take_backs)
    found = []
    for ply, (_, what) in enumerate(table.replayed()):
        play = what if isinstance(what, Play) else None
        events = play.events if play is not None else what
        assert isinstance(events, tuple)
        found.append(Happening(events, ply, play, notes.get(ply, ())))
    return found


def take_back_notes(take_backs: Sequence[TakenBack]) -> dict[int, Events]:
    """Return an event for each take-back, by the number of plays that are left of those before it."""
    found: dict[int, Events] = {}
    least = None
    for entry in reversed(take_backs):
        least = entry.to if least is None else min(least, entry.to)
        note = TAKEN_BACK.event(entry.seat, plays=entry.ply - entry.to)
        found[least] = (note, *found.get(least, ()))
    return found


def events_of(happened: Iterable[Happening]) -> list[Event]:
    """Return all events in order."""
    return [event for one in happened for event in (*one.events, *one.notes)]


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
