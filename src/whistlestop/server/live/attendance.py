"""Who is connected to a table, and whose seats a bot may cover."""

from whistlestop.server.live.presence import Presence
from whistlestop.server.settings import ClockRules
from whistlestop.server.table.snapshots import Attendance
from whistlestop.server.table.table_state import TableState


def describe_attendance(table: TableState, presence: Presence, rules: ClockRules) -> Attendance:
    """Describe who is connected to a table."""
    places = range(len(table.seats))
    return Attendance(
        present=[presence.present(place) for place in places],
        cover_in=[cover_in(table, presence, rules, place) for place in places],
        watchers=presence.watchers,
    )


def cover_in(table: TableState, presence: Presence, rules: ClockRules, place: int) -> float | None:
    """Return the seconds until others may ask for a bot in a seat; None if they can't."""
    seat = table.seats[place]
    if table.status != "playing" or not seat.person or seat.cover or presence.present(place):
        return None
    return max(0.0, rules.asked - presence.seconds_away(place))
