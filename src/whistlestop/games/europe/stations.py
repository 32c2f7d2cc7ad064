"""Stations, which let their owner use one route of another player (EU-16 to EU-19)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import cards, facts
from whistlestop.core.action_types import CITY, ActionType
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.cards import ANY
from whistlestop.core.events import EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.parts import Opening, Option
from whistlestop.core.reason import Count, Reason, SeatName, not_in_hand
from whistlestop.core.score_breakdown import ScoreBreakdown
from whistlestop.core.scoring import Award, ScoreLine, ScoreSheet, TieBreak
from whistlestop.core.slots import SEATS, Slot
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.payment import (
    count_in_any_colour,
    in_any_colour,
    nth_in_any_colour,
    payments,
    shortfall,
)

if TYPE_CHECKING:
    from whistlestop.core.game import Game


STATIONS: Final = Slot("stations", label="Stations left")
STATION_AT: Final = "station_at"

BUILT: Final = EventType(
    "station", "{Seat} builds a station in {city} with {cards}.", city=facts.CITY, cards=facts.CARDS
)

UNUSED: Final = ScoreLine("stations", "Stations left", "points for each station that was not built")
STATIONS_BUILT: Final = ScoreLine(
    "stations_built", "Stations built", "how many stations were built", is_count=True
)

BUILD: Final = ActionType(
    "station {city} {cards}",
    "Build a station in {city} with {cards}",
    "cards",
    city=facts.CITY,
    cards=facts.CARDS,
)


def builders(board: Board) -> Slot:
    """Declare the slot of the seats that built a station in each city."""
    return Slot(STATION_AT, SEATS, keys=board.cities, label="Stations on the board")


def built_by(state: State, seat: int) -> list[str]:
    """Return the cities where a seat has built a station."""
    for slot in state.game.slots:
        if slot.name == STATION_AT:
            return [city for place, city in enumerate(slot.keys) if slot.get(state, place) == seat + 1]
    return []


class HandOutStations(Opening):
    """Give every player their stations (EU-01)."""

    def __init__(self, stations: int) -> None:
        super().__init__()
        self.stations: i64 = stations
        self.stock = STATIONS

    def join(self, game: "Game") -> None:
        self.stock = game.register(STATIONS)

    def deal(self, state: State, chance: Chance) -> bool:
        for seat in range(state.seats):
            self.stock.set(state, seat, self.stations)
        return False


class BuildStation(Option):
    """Build a station in a city without one; the first costs one card, the second two, the third three."""

    def __init__(self, board: Board, stations: int) -> None:
        super().__init__()
        self.board: Final = board
        self.cities = board.cities
        self.number: i64 = len(board.cities)
        self.stations: i64 = stations
        self.stock = STATIONS
        self.builders = builders(board)
        self.first_of: vec[i64] = vec[i64]()  # the first action of each price
        self.city_of: vec[i64] = vec[i64]()
        self.cost_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        self.stock = game.register(STATIONS)
        self.builders = game.register(self.builders)
        game.declare(BUILD, BUILT)
        self.first = len(game.actions)
        aims = [Aim(CITY, name) for name in self.cities]
        for price in range(1, self.stations + 1):
            self.first_of = append(self.first_of, len(game.actions))
            for cost in payments(ANY, int(price), 0):
                for city, name in enumerate(self.cities):
                    game.actions.add(f"station {name} {cards.letters(cost)}", aims[city])
                    self.city_of = append(self.city_of, city)
                    self.cost_of = append(self.cost_of, cost)
        self.beyond = len(game.actions)

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        left = self.stock.get(state, seat)
        if not left:
            return
        built = self.stations - left
        slots = state.slots
        begin = self.builders.begin
        actions = out.actions
        size = out.size
        cities = self.number
        for i in range(in_any_colour(state.hands[seat], built + 1, 0, out.payments)):
            action = self.first_of[built] + out.payments[i] * cities
            for city in range(begin, begin + cities):
                if not slots[city]:
                    actions[size] = action
                    size += 1
                action += 1
        out.size = size

    def count(self, state: State, seat: i64, out: Legal) -> i64:
        left = self.stock.get(state, seat)
        if not left:
            return 0
        payments = count_in_any_colour(state.hands[seat], self.stations - left + 1, 0)
        return payments * self.free_cities(state)

    def nth(self, state: State, seat: i64, n: i64, out: Legal) -> i64:
        built = self.stations - self.stock.get(state, seat)
        free = self.free_cities(state)
        payment = nth_in_any_colour(state.hands[seat], built + 1, 0, n // free)
        n %= free
        slots = state.slots
        city = self.builders.begin
        while n or slots[city]:
            n -= i64(not slots[city])
            city += 1
        return self.first_of[built] + payment * self.number + city - self.builders.begin

    def free_cities(self, state: State) -> i64:
        """Return the number of cities without a station."""
        slots, begin = state.slots, self.stock.begin
        free = self.number - self.stations * state.seats
        for at in range(begin, begin + state.seats):
            free += slots[at]
        return free

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        city = self.city_of[action - self.first]
        cost = self.cost_of[action - self.first]
        state.pay(seat, cost)
        state.discards += cost
        self.stock.set(state, seat, self.stock.get(state, seat) - 1)
        self.builders.set(state, city, seat + 1)
        if state.journal is not None:
            state.journal.append(BUILT.event(seat, city=self.cities[city], cards=cards.letters(cost)))
        state.end_turn(chance)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        city = self.city_of[action - self.first]
        cost = self.cost_of[action - self.first]
        price = self.price(state, seat)
        reason = self.city_problem(state, seat, city)
        if reason:
            return reason
        if cards.total(cost) != price:
            if price == 1:
                return Reason("Your next station costs 1 card.")
            return Reason("Your next station costs {price} cards of one colour.", price=price)
        return not_in_hand(state.hands[seat], cost)

    def price(self, state: State, seat: i64) -> i64:
        """Return the price of the seat's next station in cards (EU-17)."""
        return self.stations - self.stock.get(state, seat) + 1

    def city_problem(self, state: State, seat: i64, city: i64) -> Reason | None:
        """Return why the seat can't build a station in the city with any payment; None if it can."""
        if not self.stock.get(state, seat):
            return Reason("You have built all your {stations}.", stations=Count(self.stations, "station"))
        builder = self.builders.get(state, city) - 1
        if builder == seat:
            return Reason("{city} has a station already: you have built it.", city=self.cities[city])
        if builder >= 0:
            return Reason(
                "{city} has a station already: {seat} has built it.",
                city=self.cities[city],
                seat=SeatName(builder),
            )
        price = self.price(state, seat)
        lack = shortfall(state.hands[seat], ANY, price, 0)
        return Reason("Your next station costs {price}: {lack}.", price=price, lack=lack) if lack else None


class UnusedStations(Award):
    """Points for each station that was not built (EU-19)."""

    def __init__(self, stations: int, points: int) -> None:
        self.stations = stations
        self.points = points
        self.stock = STATIONS

    def join(self, game: "Game") -> None:
        game.declare(UNUSED, STATIONS_BUILT)
        self.stock = game.register(STATIONS)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        for seat, sheet in enumerate(sheets):
            left = int(self.stock.get(state, seat))
            sheet.score(UNUSED, self.points * left)
            sheet.count(STATIONS_BUILT, self.stations - left)

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def follows_the_board(self) -> bool:
        return True

    def explain(self, state: State, seat: int, breakdown: ScoreBreakdown) -> None:
        breakdown.shown["stations"] = built_by(state, seat)


class FewestStations(TieBreak):
    """The tie-break by the fewest stations built."""

    def rank(self, sheet: ScoreSheet) -> int:
        return -sheet.counted(STATIONS_BUILT)
