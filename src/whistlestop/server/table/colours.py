"""The colours of seats: numbers in the order of the palette, each of one seat only."""

from collections.abc import Iterable, Sequence

from whistlestop.core.errors import BrokenRecord
from whistlestop.core.reason import Reason
from whistlestop.record.record_text import RecordText
from whistlestop.server.wire.fields import COLOURS

HEADING = "colours"


def default_colours(seats: int) -> list[int]:
    """Return the colours of seats for which none was chosen."""
    return list(range(seats))


def with_colour(colours: Sequence[int], seat: int, colour: int) -> list[int]:
    """Return the colours after a seat has chosen one; the seat that had it gets the other's."""
    old = colours[seat]
    return [colour if at == seat else old if one == colour else one for at, one in enumerate(colours)]


def colours_by_seat(colours: Iterable[int]) -> dict[int, str]:
    """Return chosen colours as a record lists them; none if all seats have their usual ones."""
    chosen = {seat: str(colour) for seat, colour in enumerate(colours)}
    return {} if all(str(seat) == colour for seat, colour in chosen.items()) else chosen


def colours_in(parsed: RecordText, seats: int) -> list[int | None]:
    """Return the colours that a record gives its seats."""
    found = parsed.by_seat(HEADING)
    if not found:
        return [None] * seats
    values = [int(value) if value.isdecimal() else COLOURS for value in found.values()]
    if list(found) != list(range(seats)) or len(set(values)) != seats or max(values) >= COLOURS:
        line = f"{HEADING}: {parsed.header[HEADING][:60]}"
        raise BrokenRecord(0, Reason("“{line}” should give every seat a colour of its own.", line=line))
    return list(values)
