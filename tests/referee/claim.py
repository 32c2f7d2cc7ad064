"""The claim action: a set of cards for a route."""

from functools import partial

from .box import Route
from .cards import Cards, payment_text, payments
from .chance import Chance, Play
from .table import Table
from .tunnels import enter

CLOSING_SEATS = 3


def claims(table: Table, seat: int) -> dict[str, Play]:
    """Every way to pay for every route that a seat may claim."""
    plays: dict[str, Play] = {}
    for route in table.box.routes:
        if table.trains[seat] >= route.length and is_open(table, seat, route):
            # A ferry costs at least as many locomotives as it shows (EU-07).
            for payment in payments(table.hands[seat], route.colours, route.length, route.ferry):
                text = f"claim {route.name} {payment_text(payment)}"
                plays[text] = partial(_claim, table, seat, route, payment)
    return plays


def is_open(table: Table, seat: int, route: Route) -> bool:
    """Tells whether a route may still be claimed by a seat."""
    if route in table.owners:
        return False
    for other, owner in table.owners.items():
        if route.is_parallel_to(other) and (owner == seat or table.seats <= CLOSING_SEATS):
            return False
    return True


def _claim(table: Table, seat: int, route: Route, payment: Cards, chance: Chance) -> None:
    if route.tunnel:
        enter(table, seat, route, payment, chance)
    else:
        table.discard(seat, payment)
        table.place_trains(seat, route)
        table.end_turn(chance)
