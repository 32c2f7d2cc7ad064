"""A table of the USA to test at, set by scripted luck and played moves alone."""

from collections.abc import Sequence

from tests.playing import Checked, coming, coming_tickets, draw_two, notation, offer
from tests.rigged import WHATEVER, Rigged
from whistlestop.games import load
from whistlestop.rail.laying import board_of
from whistlestop.record.match import Match

GAME = load("usa")
BOARD = board_of(GAME)
DEALT = 4
OFFERED = 3
ROW = "RGBWY"


def dealt(
    hand: str = "",
    *,
    others: Sequence[str] = (),
    row: str = ROW,
    seats: int = 2,
    first: int = 0,
    tickets: Sequence[Sequence[str]] = (),
) -> Match:
    """Deal: `hand` to seat 0, `others` to the seats after it, and nobody has chosen tickets yet."""
    order = [(first + turn) % seats for turn in range(seats)]
    hands = [hand, *others] + [""] * seats
    wanted = [*tickets] + [()] * seats
    chance = Rigged()
    for seat in order:
        chance.ask(hands[seat][:DEALT].ljust(DEALT, WHATEVER))
    chance.ask(row)
    for seat in order:
        named: list[int | None] = [notation(GAME).answers[name] for name in wanted[seat]]
        chance.tickets.extend((named + [None] * OFFERED)[:OFFERED])
    return Checked(GAME, seats, chance, first)


def usa(
    hand: str = "",
    *,
    others: Sequence[str] = (),
    row: str = ROW,
    deck: str = "",
    seats: int = 2,
    first: int = 0,
    tickets: Sequence[Sequence[str]] = (),
    ticket_deck: Sequence[str] = (),
) -> Match:
    """Play through the opening, and on until everybody has drawn the cards of the longest hand.

    Every seat keeps the `tickets` named for it, or the first two; a short hand is filled up with whatever
    comes. Then it is the first seat's turn, and `deck` and `ticket_deck` come next.
    """
    hands = ([hand, *others] + [""] * seats)[:seats]
    match = dealt(hand, others=others, row=row, seats=seats, first=first, tickets=tickets)
    for seat in range(seats):
        named = tickets[seat] if seat < len(tickets) else ()
        kept = [1 + i for i, name in enumerate(offer(match, seat)) if name in named]
        match.play("keep " + ",".join(map(str, kept or [1, 2])), seat)
    for drawn in range(DEALT, max(map(len, hands)), 2):
        for _ in range(seats):
            draw_two(match, hands[match.seat][drawn : drawn + 2].ljust(2, WHATEVER))
    coming(match, deck)
    coming_tickets(match, *ticket_deck)
    return match
