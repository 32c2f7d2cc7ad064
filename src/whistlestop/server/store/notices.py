"""What processes tell each other through PostgreSQL, in the few bytes that a notification may have."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

CHANNEL = "whistlestop"
LARGEST = 7900
"""Bytes of a notification: PostgreSQL takes fewer than 8,000."""


class Notice(NamedTuple):
    """A notification, taken apart."""

    process: str
    changes: list[tuple[str, int]]
    message: str | None


def change_payloads(process: str, changes: Sequence[tuple[str, int]]) -> Iterator[str]:
    """Write down which table has which new entry, in as few notifications as possible."""
    head = f"{process} changed"
    parts = [head]
    size = len(head)
    for table, number in changes:
        part = f"{table}:{number}"
        if size + 1 + len(part.encode()) > LARGEST:
            yield " ".join(parts)
            parts = [head]
            size = len(head)
        parts.append(part)
        size += 1 + len(part.encode())
    if len(parts) > 1:
        yield " ".join(parts)


def message_payload(process: str, text: str) -> str:
    """Write down a message."""
    payload = f"{process} says {text}"
    if len(payload.encode()) > LARGEST:
        raise ValueError("The message is too long for a notification.")
    return payload


def read_notice(payload: str) -> Notice:
    """Read what a process has told."""
    process, verb, rest = payload.split(" ", 2)
    if verb == "says":
        return Notice(process, [], rest)
    pairs = (part.rpartition(":") for part in rest.split(" "))
    return Notice(process, [(table, int(number)) for table, _, number in pairs], None)
