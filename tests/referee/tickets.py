"""Destination tickets: dealing them, drawing them, and choosing which to keep."""

from functools import partial
from itertools import combinations

from .box import Box, Ticket
from .chance import Chance, Play
from .report import Foul
from .table import TICKETS, Table


def is_same_ticket(one: Ticket, other: Ticket) -> bool:
    """Compare tickets; neither place of a ticket goes first."""
    return set(one.ends) == set(other.ends) and (one.points, one.deck, one.needs) == (
        other.points,
        other.deck,
        other.needs,
    )


def dealt(box: Box, stated: list[list[Ticket]], each: dict[str, int], clause: str) -> list[list[Ticket]]:
    """Find the tickets that are dealt to every seat, with the given number from each deck."""
    for seat, tickets in enumerate(stated):
        for deck in box.decks:
            count = sum(ticket.deck == deck for ticket in tickets)
            if count != each.get(deck, 0):
                raise Foul(0, f"seat {seat} is dealt {count} {deck} tickets", clause)
    everything = [ticket for tickets in stated for ticket in tickets]
    for ticket in everything:
        if not any(is_same_ticket(ticket, other) for other in box.tickets):
            raise Foul(0, f"the ticket {ticket} doesn't exist", clause)
        if sum(is_same_ticket(ticket, other) for other in everything) > 1:
            raise Foul(0, f"the ticket {ticket} is dealt more than once", clause)
    return [[_printed(box, ticket) for ticket in tickets] for tickets in stated]


def _printed(box: Box, stated: Ticket) -> Ticket:
    return next(ticket for ticket in box.tickets if is_same_ticket(stated, ticket))


def left(table: Table, deck: str) -> int:
    """Return how many tickets a deck holds."""
    return len(table.unseen[deck]) + len(table.returned[deck])


def draws(table: Table, seat: int, deck: str, count: int) -> dict[str, Play]:
    """Return the draw tickets action, fewer if fewer are left, not available with none (EU-15)."""
    count = min(count, left(table, deck))
    return {"tickets": partial(_draw, table, seat, {deck: count})} if count else {}


def splits(table: Table, seat: int, decks: tuple[str, str], count: int) -> dict[str, Play]:
    """Return every split of tickets over two decks, of all that are left if fewer (DE-09)."""
    one, other = decks
    count = min(count, left(table, one) + left(table, other))
    plays: dict[str, Play] = {}
    for first in range(count + 1 if count else 0):
        second = count - first
        if first <= left(table, one) and second <= left(table, other):
            plays[f"tickets {first}+{second}"] = partial(_draw, table, seat, {one: first, other: second})
    return plays


def keeps(table: Table, seat: int, at_least: int) -> dict[str, Play]:
    """Return every choice of at least the given number of tickets from the offer in front of a seat."""
    positions = range(1, len(table.offers[seat]) + 1)
    plays: dict[str, Play] = {}
    for count in range(at_least, len(positions) + 1):
        for chosen in combinations(positions, count):
            plays[chosen_text("keep", chosen)] = partial(_keep, table, seat, chosen)
    return plays


def chosen_text(verb: str, chosen: tuple[int, ...]) -> str:
    """Write a choice by positions."""
    return f"{verb} {','.join(str(position) for position in chosen) or 'none'}"


def take_top(table: Table, deck: str, chance: Chance) -> Ticket:
    """Take a deck's top ticket; the returned ones lie below those never seen."""
    pile = table.unseen[deck]
    candidates = pile
    if not pile:
        pile = table.returned[deck]
        candidates = pile[:1]
    ticket = chance.ticket(candidates)
    pile.remove(ticket)
    return ticket


def _draw(table: Table, seat: int, counts: dict[str, int], chance: Chance) -> None:
    """Draw tickets, from one deck after the other."""
    table.offers[seat] = [take_top(table, deck, chance) for deck in counts for _ in range(counts[deck])]
    table.phase = TICKETS


def _keep(table: Table, seat: int, chosen: tuple[int, ...], chance: Chance) -> None:
    offer = table.offers.pop(seat)
    kept = [ticket for position, ticket in enumerate(offer, start=1) if position in chosen]
    rest = [ticket for ticket in offer if ticket not in kept]
    table.held[seat] += kept
    if table.opening:
        table.aside[seat] = rest
        table.choosing.remove(seat)
        if not table.choosing:
            table.begin(chance)
    else:
        return_to_bottom(table, rest)
        table.end_turn(chance, progress=bool(kept))


def return_to_bottom(table: Table, rest: list[Ticket]) -> None:
    """Put tickets at the bottom of their decks, in the order drawn (EU-15)."""
    for ticket in rest:
        table.returned[ticket.deck].append(ticket)
