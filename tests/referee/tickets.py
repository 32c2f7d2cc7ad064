"""Destination tickets: drawing them, and choosing which to keep."""

from functools import partial
from itertools import combinations

from .box import Ticket
from .chance import Chance, Play
from .table import TICKETS, Table

DRAWN = 3
KEPT_AT_LEAST = 1


def draws(table: Table, seat: int, deck: str) -> dict[str, Play]:
    """The draw tickets action, not available with none left (EU-15)."""
    if not table.unseen[deck] and not table.returned[deck]:
        return {}
    return {"tickets": partial(_draw, table, seat, deck)}


def keeps(table: Table, seat: int, at_least: int) -> dict[str, Play]:
    """Every choice of so many or more tickets from the offer in front of a seat."""
    positions = range(1, len(table.offers[seat]) + 1)
    plays: dict[str, Play] = {}
    for count in range(at_least, len(positions) + 1):
        for chosen in combinations(positions, count):
            text = "keep " + ",".join(str(position) for position in chosen)
            plays[text] = partial(_keep, table, seat, chosen)
    return plays


def _draw(table: Table, seat: int, deck: str, chance: Chance) -> None:
    """Draws three tickets, or as many as there are; the returned ones lie below those never seen."""
    offer: list[Ticket] = []
    while len(offer) < DRAWN and (table.unseen[deck] or table.returned[deck]):
        if table.unseen[deck]:
            ticket = chance.ticket(table.unseen[deck])
            table.unseen[deck].remove(ticket)
        else:
            ticket = chance.ticket(table.returned[deck][:1])
            table.returned[deck].remove(ticket)
        offer.append(ticket)
    table.offers[seat] = offer
    table.phase = TICKETS


def _keep(table: Table, seat: int, chosen: tuple[int, ...], chance: Chance) -> None:
    offer = table.offers.pop(seat)
    kept = [ticket for position, ticket in enumerate(offer, start=1) if position in chosen]
    rest = [ticket for ticket in offer if ticket not in kept]
    table.held[seat] += kept
    if table.opening:
        table.gone += rest  # out of the game (EU-04)
        if not table.offers:
            table.begin()
    else:
        for ticket in rest:
            table.returned[ticket.deck].append(ticket)  # to the bottom, in the order drawn (EU-15)
        table.end_turn(chance)
