"""What processes tell each other about who is connected where."""

from collections.abc import Iterable

HERE, GONE, WHO = "here", "gone", "who"
"""Who is connected to a process or no longer, and the question for that."""
LONGEST = 7000
"""Characters of one telling; PostgreSQL carries at most 8000 bytes."""


def told(word: str, seats: dict[str, list[int]]) -> list[str]:
    """Write who is here or gone, or of which tables one asks that, in as few lines as possible."""
    lines: list[str] = []
    line = word
    for table, places in seats.items():
        one = f" {table}:{'.'.join(map(str, places))}"
        if len(line) + len(one) > LONGEST:
            lines.append(line)
            line = word
        line += one
    return [*lines, line] if line != word else lines


def read(line: str) -> tuple[str, Iterable[tuple[str, list[int]]]]:
    """Read what another process has told."""
    word, *tables = line.split(" ")
    pairs = (one.rpartition(":") for one in tables)
    return word, [(table, [int(seat) for seat in seats.split(".") if seat]) for table, _, seats in pairs]
