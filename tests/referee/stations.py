"""Stations: building them, and borrowing a route with each."""

from functools import partial
from itertools import product

from .board import BoardGame
from .box import Box, Route
from .cards import COLOURS, Cards, payment_text, payments
from .chance import Chance, Play
from .scoring import ticket_points


class StationGame(BoardGame):
    """A game in which everybody may build stations."""

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        """Give everybody their stations."""
        super().__init__(box, first, hands)
        self.stations = [box.stations] * self.seats
        self.station_owners: dict[str, int] = {}

    def builds(self, seat: int) -> dict[str, Play]:
        """Return every way to pay for a station in every city without one (EU-16)."""
        if not self.stations[seat]:
            return {}
        price = self.box.stations - self.stations[seat] + 1  # one card, then two, then three (EU-17)
        affordable = payments(self.hands[seat], COLOURS, price)
        plays: dict[str, Play] = {}
        for city in self.box.cities:
            if city not in self.station_owners:
                for payment in affordable:
                    text = f"station {city} {payment_text(payment)}"
                    plays[text] = partial(self._build_station, seat, city, payment)
        return plays

    def ticket_result(self, seat: int) -> tuple[int, int]:
        """Return the best ticket score and its number of completed tickets over all loans (EU-18)."""
        own = self.routes_of(seat)
        choices: list[list[Route | None]] = []
        for city, owner in self.station_owners.items():
            if owner == seat:
                others = [r for r, rival in self.owners.items() if rival != seat and city in r.ends]
                choices.append([None, *others])
        results = []
        for choice in product(*choices):
            borrowed = [route for route in choice if route is not None]
            results.append(ticket_points(own + borrowed, self.held[seat]))
        return max(results)

    def lost_pieces(self) -> tuple[str, str] | None:
        for seat in range(self.seats):
            stations = self.stations[seat] + list(self.station_owners.values()).count(seat)
            if stations != self.box.stations or self.stations[seat] < 0:
                return f"seat {seat} has {stations} stations in stock and on the board", "EU-01"
        return super().lost_pieces()

    def _build_station(self, seat: int, city: str, payment: Cards, chance: Chance) -> None:
        self.discard(seat, payment)
        self.station_owners[city] = seat
        self.stations[seat] -= 1
        self.end_turn(chance)
