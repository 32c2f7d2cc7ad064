"""Features: groups of numbers in an observation, each declared by the part of the game that it describes."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core.cards import KINDS, NAMES, count

if TYPE_CHECKING:
    from whistlestop.core.state import State

LARGEST: Final = 255  # number in an observation
UNWRITTEN: Final = -1  # in a feature's memory, which otherwise holds what was last written


def clipped(value: i64) -> u8:
    """Return a number as it is written, at most 255."""
    return u8(value if value < LARGEST else i64(LARGEST))


def relative(other: i64, seat: i64, seats: i64) -> i64:
    """Return how many places after the viewer a seat sits; 0 for the viewer's own."""
    return other - seat if other >= seat else other - seat + seats


def seat_labels(what: str, seats: int) -> list[str]:
    """Return a label for each seat, beginning with the viewer's own."""
    return [f"{what}: seat +{number}" if number else f"{what}: own" for number in range(seats)]


def kind_labels(what: str, kinds: int = KINDS) -> list[str]:
    """Return a label for each kind of card."""
    return [f"{what}: {NAMES[kind]}" for kind in range(kinds)]


def write_kinds(multiset: i64, kinds: i64, out: vec[u8], at: i64) -> None:
    """Write how many cards of each kind there are."""
    for kind in range(kinds):
        out[at + kind] = u8(count(multiset, kind))


@mypyc_attr(allow_interpreted_subclasses=True)
class Feature:
    """Numbers of an observation, from 0 to 255, that describe one thing to one seat.

    Seats are counted from the viewer's own. A feature writes only what has changed since it last wrote to
    the same place: `words` is how many numbers it needs to remember for that. They are `UNWRITTEN` at first,
    and the numbers of the observation are 0. The place belongs to one seat of one game in progress.
    """

    def __init__(self, name: str, labels: list[str], words: int = 0) -> None:
        self.name = name
        self.labels = labels
        self.size: Final[i64] = len(labels)
        self.words: Final[i64] = words

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}: {len(self.labels)} numbers>"

    def write(self, state: "State", seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        """Write the numbers to `out` from `at` on; the feature's memory begins at `first`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The encoding of one number of a slot: by default the number itself, at most 255."""

    def __init__(self, labels: list[str]) -> None:
        self.labels = labels  # one for each number that is written; empty if there is only one

    def width(self) -> int:
        """Return how many numbers are written."""
        return len(self.labels) or 1

    def write(self, value: i64, seat: i64, seats: i64, out: vec[u8], at: i64) -> None:
        """Encode a value for a viewer's seat at a table with some seats."""
        out[at] = clipped(value)


class KindsEncoding(Encoding):
    """A multiset of cards or other coloured things, encoded as the number of each kind."""

    def __init__(self, kinds: int = KINDS) -> None:
        super().__init__(list(NAMES[:kinds]))
        self.kinds: i64 = kinds

    def write(self, value: i64, seat: i64, seats: i64, out: vec[u8], at: i64) -> None:
        write_kinds(value, self.kinds, out, at)


class ChoiceEncoding(Encoding):
    """One of several things or none, encoded as a flag for each."""

    def __init__(self, labels: list[str], choice_of: vec[i64]) -> None:
        super().__init__(labels)
        self.choice_of = choice_of  # of each value, counted from 1; 0 for none

    def write(self, value: i64, seat: i64, seats: i64, out: vec[u8], at: i64) -> None:
        for number in range(i64(len(self.labels))):
            out[at + number] = 0
        choice = self.choice_of[value]
        if choice:
            out[at + choice - 1] = 1


class SeatEncoding(Encoding):
    """A seat or none, encoded as a flag for each, beginning with the viewer's own; values count from 1."""

    def __init__(self, seats: int) -> None:
        super().__init__(["own", *[f"seat +{number}" for number in range(1, seats)]])

    def write(self, value: i64, seat: i64, seats: i64, out: vec[u8], at: i64) -> None:
        for number in range(i64(len(self.labels))):
            out[at + number] = 0
        if value:
            out[at + relative(value - 1, seat, seats)] = 1
