"""The balance: nothing in the box is ever lost or made."""

from collections import Counter

from .table import Table


def imbalance(table: Table) -> tuple[str, str] | None:
    """Says what doesn't add up, and its clause; None when everything does."""
    cards = table.piles.deck + table.piles.discards + table.piles.row + sum(table.hands, Counter())
    if table.tunnel:
        cards += table.tunnel.laid + table.tunnel.revealed
    if cards != table.box.cards:
        return f"there are {dict(cards)} cards, not {dict(table.box.cards)}", "Q-01"
    for seat in range(table.seats):
        trains = table.trains[seat] + sum(route.length for route in table.routes_of(seat))
        if trains != table.box.trains or table.trains[seat] < 0:
            return f"seat {seat} has {trains} trains in stock and on the board", "Q-02"
        stations = table.stations[seat] + list(table.station_owners.values()).count(seat)
        if stations != table.box.stations or table.stations[seat] < 0:
            return f"seat {seat} has {stations} stations in stock and on the board", "EU-01"
    piles = [
        *table.unseen.values(),
        *table.returned.values(),
        *table.held,
        *table.offers.values(),
        table.gone,
    ]
    if Counter(ticket for pile in piles for ticket in pile) != Counter(table.box.tickets):
        return "the tickets don't add up", "EU-02, EU-03"
    return None
