"""The final score sheets and the winners."""

from itertools import product

from .box import Route, Ticket
from .paths import groups, longest_path
from .table import Table

UNUSED_STATION = 4
EUROPEAN_EXPRESS = 10

Sheet = dict[str, int]


def score(table: Table) -> list[Sheet]:
    """The score sheet of every seat."""
    lengths = [longest_path(table.routes_of(seat)) for seat in range(table.seats)]
    return [_sheet(table, seat, lengths) for seat in range(table.seats)]


def _sheet(table: Table, seat: int, lengths: list[int]) -> Sheet:
    points, completed = best_tickets(table, seat)
    # All who are tied get it, but nobody without a route (EU-20).
    express = EUROPEAN_EXPRESS if lengths[seat] == max(lengths) > 0 else 0
    sheet = {
        "routes": sum(table.box.points[route.length] for route in table.routes_of(seat)),
        "tickets": points,
        "stations": UNUSED_STATION * table.stations[seat],
        "longest_path": express,
    }
    return {
        **sheet,
        "total": sum(sheet.values()),
        "completed": completed,
        "failed": len(table.held[seat]) - completed,
        "longest_path_length": lengths[seat],
        "stations_built": table.box.stations - table.stations[seat],
    }


def best_tickets(table: Table, seat: int) -> tuple[int, int]:
    """The best ticket score, then number of completed tickets, over all routes to borrow (EU-18)."""
    own = table.routes_of(seat)
    choices: list[list[Route | None]] = []
    for city, owner in table.station_owners.items():
        if owner == seat:
            others = [route for route, rival in table.owners.items() if rival != seat and city in route.ends]
            choices.append([None, *others])
    results = []
    for choice in product(*choices):
        borrowed = [route for route in choice if route is not None]
        results.append(_ticket_points(own + borrowed, table.held[seat]))
    return max(results)


def _ticket_points(routes: list[Route], held: list[Ticket]) -> tuple[int, int]:
    joined = groups(routes)
    points = completed = 0
    for ticket in held:
        if any(set(ticket.ends) <= cities for cities in joined):
            points += ticket.points
            completed += 1
        else:
            points -= ticket.points
    return points, completed


def winners(sheets: list[Sheet]) -> list[int]:
    """The seats that win; those still tied after every tie-break share it (EU-22, Q-25)."""
    ranks = [
        (sheet["total"], sheet["completed"], -sheet["stations_built"], sheet["longest_path"] > 0)
        for sheet in sheets
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
