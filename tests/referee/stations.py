"""Stations: building them."""

from functools import partial

from .cards import COLOURS, Cards, payment_text, payments
from .chance import Chance, Play
from .table import Table


def builds(table: Table, seat: int) -> dict[str, Play]:
    """Every way to pay for a station in every city without one (EU-16)."""
    if not table.stations[seat]:
        return {}
    price = table.box.stations - table.stations[seat] + 1  # one card, then two, then three (EU-17)
    affordable = payments(table.hands[seat], COLOURS, price)
    plays: dict[str, Play] = {}
    for city in table.box.cities:
        if city not in table.station_owners:
            for payment in affordable:
                text = f"station {city} {payment_text(payment)}"
                plays[text] = partial(_build, table, seat, city, payment)
    return plays


def _build(table: Table, seat: int, city: str, payment: Cards, chance: Chance) -> None:
    table.discard(seat, payment)
    table.station_owners[city] = seat
    table.stations[seat] -= 1
    table.end_turn(chance)
