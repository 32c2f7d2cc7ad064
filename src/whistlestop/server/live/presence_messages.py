"""The messages by which processes report who is connected."""

from collections.abc import Iterable

HERE, GONE, WHO = "here", "gone", "who"
"""The kinds of messages: seats that are connected, seats that have left, and a request for the former."""
MAX_LENGTH = 7000
"""Characters of one message; PostgreSQL carries at most 8000 bytes."""


def encode(word: str, seats: dict[str, list[int]]) -> list[str]:
    """Encode seats by table into as few messages as possible."""
    lines: list[str] = []
    line = word
    for table, places in seats.items():
        one = f" {table}:{'.'.join(map(str, places))}"
        if len(line) + len(one) > MAX_LENGTH:
            lines.append(line)
            line = word
        line += one
    return [*lines, line] if line != word else lines


def decode(line: str) -> tuple[str, Iterable[tuple[str, list[int]]]]:
    """Decode a message of another process."""
    word, *tables = line.split(" ")
    pairs = (one.rpartition(":") for one in tables)
    return word, [(table, [int(seat) for seat in seats.split(".") if seat]) for table, _, seats in pairs]
