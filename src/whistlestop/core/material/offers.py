"""Ticket offers: the tickets that a seat chooses from, in order, packed into one integer."""

from typing import Final

from mypy_extensions import i64

# A byte for each ticket, which holds its number plus one; the first ticket is in the lowest byte.
_BYTE: Final = 255


def append(offer: i64, ticket: i64) -> i64:
    """Return the offer with a ticket added at its end."""
    shift: i64 = 0
    while offer >> shift:
        shift += 8
    return offer | ((ticket + 1) << shift)


def first(offer: i64) -> i64:
    """Return the first ticket of a non-empty offer."""
    return (offer & _BYTE) - 1


def rest(offer: i64) -> i64:
    """Return the offer without its first ticket."""
    return offer >> 8


def nth(offer: i64, position: i64) -> i64:
    """Return the ticket at a position, counted from 0."""
    return ((offer >> (8 * position)) & _BYTE) - 1


def size(offer: i64) -> i64:
    """Return the number of tickets."""
    n: i64 = 0
    while offer:
        n += 1
        offer >>= 8
    return n


def to_list(offer: i64) -> list[int]:
    """Return the tickets in order."""
    tickets: list[int] = []
    while offer:
        tickets.append(int(first(offer)))
        offer = rest(offer)
    return tickets
