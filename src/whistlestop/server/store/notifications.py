"""The payloads of PostgreSQL notifications."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

CHANNEL = "whistlestop"
MAX_BYTES = 7900
"""Bytes of a notification: PostgreSQL takes fewer than 8,000."""


class Notification(NamedTuple):
    """A parsed notification."""

    process: str
    changes: list[tuple[str, int]]
    message: str | None


def change_payloads(process: str, changes: Sequence[tuple[str, int]]) -> Iterator[str]:
    """Encode new entries into as few notifications as possible."""
    head = f"{process} changed"
    parts = [head]
    size = len(head)
    for table, number in changes:
        part = f"{table}:{number}"
        if size + 1 + len(part.encode()) > MAX_BYTES:
            yield " ".join(parts)
            parts = [head]
            size = len(head)
        parts.append(part)
        size += 1 + len(part.encode())
    if len(parts) > 1:
        yield " ".join(parts)


def message_payload(process: str, text: str) -> str:
    """Encode a message."""
    payload = f"{process} says {text}"
    if len(payload.encode()) > MAX_BYTES:
        raise ValueError("The message is too long for a notification.")
    return payload


def parse_notification(payload: str) -> Notification:
    """Parse a notification."""
    process, verb, rest = payload.split(" ", 2)
    if verb == "says":
        return Notification(process, [], rest)
    pairs = (part.rpartition(":") for part in rest.split(" "))
    return Notification(process, [(table, int(number)) for table, _, number in pairs], None)
