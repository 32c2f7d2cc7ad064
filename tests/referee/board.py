"""A game with a board: routes, and trains to claim them with."""

from functools import partial
from typing import ClassVar

from .box import Box, Route
from .cards import Cards, payment_text, payments
from .chance import Chance, Play
from .game import Game
from .scoring import Columns, Sheet, make_sheets, ticket_points

LAST_TRAINS = 2


class BoardGame(Game):
    """What all games with a board share."""

    CLOSING_SEATS: ClassVar[int] = 3
    """Up to this number of seats, claiming a route closes its parallel ones."""

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        """Give everybody their trains."""
        super().__init__(box, first, hands)
        self.trains = [box.trains] * self.seats
        self.owners: dict[Route, int] = {}

    def routes_of(self, seat: int) -> list[Route]:
        """Return the routes that a seat has claimed."""
        return [route for route, owner in self.owners.items() if owner == seat]

    def is_open(self, seat: int, route: Route) -> bool:
        """Return whether a route may still be claimed by a seat."""
        if route in self.owners:
            return False
        for other, owner in self.owners.items():
            closed = owner == seat or self.seats <= self.CLOSING_SEATS
            if closed and route.is_parallel_to(other):
                return False
        return True

    def place_trains(self, seat: int, route: Route) -> None:
        """Put a train on each space of a route."""
        self.owners[route] = seat
        self.trains[seat] -= route.length

    def claims(self, seat: int) -> dict[str, Play]:
        """Return every way to pay for every route that a seat may claim."""
        plays: dict[str, Play] = {}
        for route in self.box.routes:
            if self.trains[seat] >= route.length and self.is_open(seat, route):
                # A ferry costs at least as many locomotives as it shows (EU-07).
                for payment in payments(self.hands[seat], route.colours, route.length, route.ferry):
                    text = f"claim {route.name} {payment_text(payment)}"
                    plays[text] = partial(self.claim, seat, route, payment)
        return plays

    def claim(self, seat: int, route: Route, payment: Cards, chance: Chance) -> None:
        """Take a turn in which a route is claimed."""
        self.discard(seat, payment)
        self.place_trains(seat, route)
        self.end_turn(chance)

    def ticket_result(self, seat: int) -> tuple[int, int]:
        """Return what a seat's tickets are worth, and how many are completed (Q-22)."""
        return ticket_points(self.routes_of(seat), self.held[seat], self.box.countries)

    def sheets(self) -> list[Sheet]:
        everyone = range(self.seats)
        points = self.box.points
        results = [self.ticket_result(seat) for seat in everyone]
        completed = [number for _, number in results]
        scored, counted = self.extras(completed)
        return make_sheets(
            {
                "routes": [sum(points[route.length] for route in self.routes_of(seat)) for seat in everyone],
                "tickets": [points for points, _ in results],
                **scored,
            },
            {
                "completed": completed,
                "failed": [len(self.held[seat]) - completed[seat] for seat in everyone],
                **counted,
            },
        )

    def extras(self, completed: list[int]) -> tuple[Columns, Columns]:
        """Return what else is scored and counted, given the numbers of completed tickets."""
        raise NotImplementedError

    def sets_off_the_end(self) -> bool:
        return self.trains[self.turns.seat] <= LAST_TRAINS

    def lost_pieces(self) -> tuple[str, str] | None:
        for seat in range(self.seats):
            trains = self.trains[seat] + sum(route.length for route in self.routes_of(seat))
            if trains != self.box.trains or self.trains[seat] < 0:
                return f"seat {seat} has {trains} trains in stock and on the board", self.CLAUSES["hands"]
        return super().lost_pieces()
