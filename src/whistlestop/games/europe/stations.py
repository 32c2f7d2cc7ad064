"""Stations: built in cities, they let their owner use one route of somebody else (EU-16 to EU-19)."""

from typing import TYPE_CHECKING, cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.cards import ANY
from whistlestop.core.chance import Chance
from whistlestop.core.events import Event
from whistlestop.core.parts import Opening, Option
from whistlestop.core.scoring import Award, ScoreSheet, TieBreak
from whistlestop.core.state import State
from whistlestop.games.europe.state import EuropeState
from whistlestop.rail.board import Board
from whistlestop.rail.payment import in_any_colour, payments, shortfall

if TYPE_CHECKING:
    from whistlestop.core.game import Game


class HandOutStations(Opening):
    """Everybody gets stations, and no city has one (EU-01)."""

    def __init__(self, board: Board, stations: int) -> None:
        super().__init__()
        self.cities = len(board.cities)
        self.stations: i64 = stations

    def deal(self, state: State, chance: Chance) -> bool:
        europe = cast(EuropeState, state)
        europe.stations = vec[i64]([self.stations] * int(europe.seats))
        europe.station_at = vec[u8]([u8(0)] * self.cities)
        return False


class BuildStation(Option):
    """Build a station in a city without one: the first costs one card, each next one card more."""

    def __init__(self, board: Board, stations: int) -> None:
        super().__init__()
        self.cities = board.cities
        self.stations: i64 = stations
        self.first_of: vec[i64] = vec[i64]()  # the first action of each price
        self.city_of: vec[i64] = vec[i64]()
        self.cost_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        self.first = len(game.actions)
        for price in range(1, self.stations + 1):
            self.first_of = append(self.first_of, len(game.actions))
            for cost in payments(ANY, int(price), 0):
                for city, name in enumerate(self.cities):
                    game.actions.add(f"station {name} {cards.letters(cost)}")
                    self.city_of = append(self.city_of, city)
                    self.cost_of = append(self.cost_of, cost)
        self.beyond = len(game.actions)

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        europe = cast(EuropeState, state)
        left = europe.stations[seat]
        if not left:
            return
        built = self.stations - left
        station_at = europe.station_at
        actions = out.actions
        size = out.size
        cities = len(station_at)
        for i in range(in_any_colour(europe.hands[seat], built + 1, 0, out.payments)):
            action = self.first_of[built] + out.payments[i] * cities
            for city in range(cities):
                if not station_at[city]:
                    actions[size] = action + city
                    size += 1
        out.size = size

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        europe = cast(EuropeState, state)
        city = self.city_of[action - self.first]
        cost = self.cost_of[action - self.first]
        europe.pay(seat, cost)
        europe.discards += cost
        europe.stations = europe.stations[:]
        europe.stations[seat] -= 1
        europe.station_at = europe.station_at[:]
        europe.station_at[city] = u8(seat + 1)
        if europe.journal is not None:
            europe.journal.append(Event("station", seat, city=self.cities[city], cards=cards.letters(cost)))
        europe.end_turn(chance)

    def problem(self, state: State, seat: i64, action: i64) -> str:
        europe = cast(EuropeState, state)
        city = self.city_of[action - self.first]
        cost = self.cost_of[action - self.first]
        price = self.stations - europe.stations[seat] + 1
        reason = self.city_problem(europe, seat, city)
        if reason:
            return reason
        if cards.total(cost) != price:
            return f"Your next station costs {price} card{'' if price == 1 else 's of one colour'}."
        if not cards.covers(europe.hands[seat], cost):
            return f"You don't have {cards.in_words(cost)}; you have {cards.in_words(europe.hands[seat])}."
        return ""

    def city_problem(self, state: EuropeState, seat: i64, city: i64) -> str:
        """Say why the seat can't build a station in the city in any way; nothing if it can."""
        if not state.stations[seat]:
            return f"You have built all your {self.stations} stations."
        builder = i64(state.station_at[city]) - 1
        if builder >= 0:
            whose = "you have" if builder == seat else f"seat {builder} has"
            return f"{self.cities[city]} has a station already: {whose} built it."
        price = self.stations - state.stations[seat] + 1
        lack = shortfall(state.hands[seat], ANY, price, 0)
        return f"Your next station costs {price}: {lack}." if lack else ""


class UnusedStations(Award):
    """Points for each station that was not built (EU-19)."""

    def __init__(self, stations: int, points: int) -> None:
        self.stations = stations
        self.points = points

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        europe = cast(EuropeState, state)
        for seat, sheet in enumerate(sheets):
            left = int(europe.stations[seat])
            sheet.score("stations", self.points * left)
            sheet.counts["stations_built"] = self.stations - left


class FewestStations(TieBreak):
    """The seat that built fewer stations is better."""

    def rank(self, sheet: ScoreSheet) -> int:
        return -sheet.counts["stations_built"]
