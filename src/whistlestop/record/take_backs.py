"""Take-backs: plays that were removed from a game, which its history and its record still contain."""

from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.core import facts
from whistlestop.core.events import EventType
from whistlestop.record.position import Play

TAKEN_BACK = EventType("taken back", "{Seat} takes back {plays} of the last moves.", plays=facts.NUMBER)


class TakeBack(NamedTuple):
    """The plays that a seat took back."""

    seat: int
    to: int  # the number of plays that stayed
    plays: list[Play]

    def line(self) -> str:
        """Return its line in a record."""
        return f"taken back to {self.to} by seat {self.seat}"


class Segment(NamedTuple):
    """Consecutive plays of a game, numbered, and the take-back before them."""

    before: TakeBack | None
    plays: list[tuple[int, Play]]


def segments(plays: Sequence[Play], take_backs: Sequence[TakeBack]) -> list[Segment]:
    """Return everything that was ever played, in the order in which it happened."""
    line = plays
    found: list[Segment] = []
    for one in reversed(take_backs):
        found.append(Segment(one, [*enumerate(line[one.to :], one.to + 1)]))
        line = [*line[: one.to], *one.plays]
    found.append(Segment(None, [*enumerate(line, 1)]))
    return found[::-1]
