"""Germany: two decks of tickets, dead ends abroad, passengers and the Globetrotter."""

from collections import Counter
from functools import partial
from typing import ClassVar

from . import draw, tickets
from .board import BoardGame
from .box import Box, Route
from .cards import Cards
from .chance import Chance, Play
from .lines import SetUp
from .report import Foul
from .scoring import Columns, Sheet, to_the_most

PASSENGER = "passenger"
DECKS = ("short", "long")
TICKETS_DRAWN = 4
GLOBETROTTER = 15
MOST_PASSENGERS = 20
SECOND_MOST_PASSENGERS = 10


class Germany(BoardGame):
    """The reading of clauses DE."""

    DEALT: ClassVar[str] = "passengers"
    CLAUSES: ClassVar[dict[str, str]] = {
        **BoardGame.CLAUSES,
        "seats": "DE-01",
        "deal": "DE-02",
        "claim": "Q-13 to Q-19, DE-14",
        "take": "DE-07",
        "tickets": "DE-04, DE-09",
        "ticket": "DE-04, DE-09",
        "tickets_shuffled": "DE-04",
        "keep": "DE-04, DE-09",
        "winners": "DE-13",
    }
    SHEET: ClassVar[dict[str, str]] = {
        "routes": "Q-17, DE-06",
        "tickets": "Q-22, DE-10",
        "globetrotter": "DE-11",
        "passengers": "DE-12",
        "completed": "Q-22, DE-10",
        "failed": "Q-22, DE-10",
        "passengers_collected": "DE-07",
    }

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        """Begin with nobody on the board."""
        super().__init__(box, first, hands)
        self.waiting: dict[str, Cards] = {place: Counter() for place in box.spots}
        self.collected: list[Cards] = [Counter() for _ in hands]
        self.stops: list[str] = []

    def set_out(self, setup: SetUp) -> None:
        numbers = {place: passengers.total() for place, passengers in setup.passengers.items()}
        if numbers != self.box.spots:
            wrong = sorted(place for place, _ in numbers.items() ^ self.box.spots.items())
            raise Foul(0, f"other numbers of passengers wait in {', '.join(wrong)}", "DE-02")
        self.waiting = {place: +passengers for place, passengers in setup.passengers.items()}

    def settle_opening(self, chance: Chance) -> None:
        self.shuffle_aside(chance)

    def legal(self, seat: int) -> dict[str, Play]:
        if self.opening and seat not in self.offers:
            return self._splits(seat)  # drawn on announcing (DE-04)
        if self.stops:
            place = self.stops[0]
            colours = +self.waiting[place]
            return {f"take {colour} {place}": partial(self._choose, seat, colour) for colour in colours}
        return super().legal(seat)

    def actions(self, seat: int) -> dict[str, Play]:
        return {**draw.first_picks(self, seat), **self.claims(seat), **self._splits(seat)}

    def claim(self, seat: int, route: Route, payment: Cards, chance: Chance) -> None:
        self.discard(seat, payment)
        self.place_trains(seat, route)
        self.piles.fill_row(chance)
        self.stops = list(route.ends)  # in the order in which the route names them (DE-07)
        self._collect(seat, chance)

    def extras(self, completed: list[int]) -> tuple[Columns, Columns]:
        totals = [passengers.total() for passengers in self.collected]
        return {
            "globetrotter": to_the_most(completed, GLOBETROTTER),
            "passengers": self.passenger_points(),
        }, {"passengers_collected": totals}

    def passenger_points(self) -> list[int]:
        """Return what the passengers of each seat are worth, colour by colour (DE-12)."""
        points = [0] * self.seats
        for colour in self.box.bag:
            counts = [passengers[colour] for passengers in self.collected]
            for seat, count in enumerate(counts):
                ahead = sum(other > count for other in counts)
                if count and ahead == 0:
                    points[seat] += MOST_PASSENGERS
                elif count and ahead == 1:  # two tied for the most leave no second
                    points[seat] += SECOND_MOST_PASSENGERS
        return points

    @staticmethod
    def rank(sheet: Sheet) -> tuple[int, ...]:
        return sheet["total"], sheet["completed"], sheet["passengers_collected"]

    def lost_pieces(self) -> tuple[str, str] | None:
        passengers = sum([*self.waiting.values(), *self.collected], Counter())
        if passengers != self.box.bag:
            return f"there are {dict(passengers)} passengers, not {dict(self.box.bag)}", "DE-02"
        return super().lost_pieces()

    def _splits(self, seat: int) -> dict[str, Play]:
        return tickets.splits(self, seat, DECKS, TICKETS_DRAWN)

    def _choose(self, seat: int, colour: str, chance: Chance) -> None:
        self._take(seat, colour)
        self._collect(seat, chance)

    def _collect(self, seat: int, chance: Chance) -> None:
        """Collect at the places left to settle, up to one where there is a choice (DE-07)."""
        while self.stops:
            colours = list(+self.waiting[self.stops[0]])
            if len(colours) > 1:
                self.phase = PASSENGER
                return
            self._take(seat, *colours)
        self.end_turn(chance)

    def _take(self, seat: int, *colours: str) -> None:
        """Take one passenger of a named colour, if any, and leave the place."""
        place = self.stops.pop(0)
        for colour in colours:
            self.waiting[place][colour] -= 1
            self.collected[seat][colour] += 1
