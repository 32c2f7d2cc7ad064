"""Payments: cards of one colour, any of which locomotives can replace (Q-14, Q-15, EU-07)."""

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.cards import ANY, COLOURS, LOCOMOTIVE, ONE
from whistlestop.core.reason import Count, Reason


def payments(colour: int, length: int, ferry: int) -> list[int]:
    """Return every payment of a price as a multiset; its index is the payment's number.

    They are sorted by colour and then by locomotives; locomotives alone come last.
    """
    listed: list[int] = []
    for kind in range(COLOURS) if colour == ANY else [colour]:
        for locomotives in range(ferry, length):
            listed.append(int(ONE[kind] * (length - locomotives) + ONE[LOCOMOTIVE] * locomotives))
    return [*listed, int(ONE[LOCOMOTIVE] * length)]


def in_any_colour(hand: i64, length: i64, ferry: i64, out: vec[i64]) -> i64:
    """Write the numbers of all payments of a gray price that a hand can make to `out`; return the count."""
    n: i64 = 0
    span = length - ferry
    held = cards.locomotives(hand)
    most = held if held < length else length - 1
    if ferry <= most:
        enough = cards.colours_with(hand, length - most)
        while enough:
            kind = cards.colour_at(enough)
            enough &= enough - 1
            fewest = length - cards.count(hand, kind)
            if fewest < ferry:
                fewest = ferry
            payment = kind * span + fewest - ferry
            last = kind * span + most - ferry
            while payment <= last:
                out[n] = payment
                n += 1
                payment += 1
    if held >= length:
        out[n] = COLOURS * span
        n += 1
    return n


def count_in_any_colour(hand: i64, length: i64, ferry: i64) -> i64:
    """Return how many payments of a gray price a hand can make."""
    held = cards.locomotives(hand)
    most = held if held < length else length - 1
    alone = i64(held >= length)
    if ferry > most:
        return alone
    # A colour can be paid with any number of locomotives from `ferry` to `most`, if it covers the rest.
    return alone + cards.coloured(cards.clamped(hand, length - most - 1, most - ferry + 1))


def nth_in_any_colour(hand: i64, length: i64, ferry: i64, n: i64) -> i64:
    """Return the number of the n-th payment that a hand can make of a gray price."""
    held = cards.locomotives(hand)
    most = held if held < length else length - 1
    span = length - ferry
    if ferry <= most:
        each = cards.clamped(hand, length - most - 1, most - ferry + 1)
        kind: i64 = 0
        while each:
            payments = each & 63
            if n < payments:
                return kind * span + most - ferry + 1 - payments + n
            n -= payments
            each >>= 6
            kind += 1
    return COLOURS * span


def shortfall(hand: i64, colour: i64, length: i64, ferry: i64) -> Reason | None:
    """Return what a hand lacks to pay a price; None if it suffices."""
    held = cards.locomotives(hand)
    locomotives = Count(held, "locomotive")
    if held < ferry:
        needed = Count(ferry, "locomotive")
        return Reason("it needs {needed}, and you have {locomotives}", needed=needed, locomotives=locomotives)
    best = colour
    if colour == ANY:
        best = 0
        for kind in range(1, COLOURS):
            if cards.count(hand, kind) > cards.count(hand, best):
                best = kind
    have = cards.count(hand, best)
    short = length - have - held
    if short <= 0:
        return None
    if colour == ANY and not have:
        return Reason(
            "you have no card of a colour it takes and {locomotives}, {short} short",
            locomotives=locomotives,
            short=short,
        )
    coloured = Count(have, cards.NAMES[best])
    if colour == ANY:
        return Reason(
            "you have at most {coloured} and {locomotives}, {short} short",
            coloured=coloured,
            locomotives=locomotives,
            short=short,
        )
    return Reason(
        "you have {coloured} and {locomotives}, {short} short",
        coloured=coloured,
        locomotives=locomotives,
        short=short,
    )
