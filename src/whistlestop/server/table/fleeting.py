"""Fleeting facts, which a table without aids shows only while they happen."""

from collections.abc import Iterable

from whistlestop.record import record
from whistlestop.server.table.happening import Happening
from whistlestop.server.table.table_state import TableState


def forgets(table: TableState) -> bool:
    """Return whether a table must not repeat fleeting facts of past events."""
    declared = any(event.fleeting for event in table.game.event_types)
    return declared and table.status == "playing" and not table.agreement.aids


def remembered(table: TableState, happened: Iterable[Happening]) -> list[Happening]:
    """Return happenings as they may be repeated."""
    return [without_fleeting(one) for one in happened] if forgets(table) else list(happened)


def without_fleeting(one: Happening) -> Happening:
    """Return a happening without its fleeting facts."""
    play = None if one.play is None else record.remembered(one.play)
    return Happening(tuple(event.remembered() for event in one.events), one.ply, play, one.notes)
