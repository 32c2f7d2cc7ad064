"""Stations: built in cities, they let their owner use one route of somebody else (EU-16 to EU-19)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.account import Account
from whistlestop.core.actions import CITY, Aim, Legal
from whistlestop.core.cards import ANY
from whistlestop.core.chance import Chance
from whistlestop.core.events import Event
from whistlestop.core.notes import Note
from whistlestop.core.parts import Opening, Option
from whistlestop.core.reason import Count, Reason, Seat, not_in_hand
from whistlestop.core.scoring import Award, ScoreSheet, TieBreak
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.payment import in_any_colour, payments, shortfall

if TYPE_CHECKING:
    from whistlestop.core.game import Game


def stock(game: "Game") -> int:
    """Find where it is noted how many stations each seat has not built."""
    return game.keep(Note("stations"))


def builders(game: "Game", board: Board) -> int:
    """Find where it is noted of each city who built a station there: 0, or the seat's number plus one."""
    return game.keep(Builders(board))


def built_by(state: State, seat: int) -> list[str]:
    """Name the cities where a seat has built a station."""
    for note in state.game.notes:
        if isinstance(note, Builders):
            built = state.notes[note.begin : note.begin + note.size]
            return [city for city, who in zip(note.cities, built) if who == seat + 1]
    return []


class Builders(Note):
    """The stations on the board."""

    def __init__(self, board: Board) -> None:
        super().__init__("station_at", len(board.cities))
        self.cities = board.cities
        self.names_seats = True

    def told(self, game: "Game", values: list[object]) -> object:
        return {city: int(str(who)) - 1 for city, who in zip(self.cities, values) if who}


class HandOutStations(Opening):
    """Everybody gets stations, and no city has one (EU-01)."""

    def __init__(self, stations: int) -> None:
        super().__init__()
        self.stations: i64 = stations
        self.stock: i64 = 0

    def join(self, game: "Game") -> None:
        self.stock = stock(game)

    def deal(self, state: State, chance: Chance) -> bool:
        for seat in range(state.seats):
            state.note(self.stock + seat, self.stations)
        return False


class BuildStation(Option):
    """Build a station in a city without one: the first costs one card, each next one card more."""

    def __init__(self, board: Board, stations: int) -> None:
        super().__init__()
        self.board = board
        self.cities = board.cities
        self.number: i64 = len(board.cities)
        self.stations: i64 = stations
        self.stock: i64 = 0
        self.builders: i64 = 0
        self.first_of: vec[i64] = vec[i64]()  # the first action of each price
        self.city_of: vec[i64] = vec[i64]()
        self.cost_of: vec[i64] = vec[i64]()

    def join(self, game: "Game") -> None:
        self.stock = stock(game)
        self.builders = builders(game, self.board)
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
        left = state.notes[self.stock + seat]
        if not left:
            return
        built = self.stations - left
        notes = state.notes
        builders = self.builders
        actions = out.actions
        size = out.size
        cities = self.number
        for i in range(in_any_colour(state.hands[seat], built + 1, 0, out.payments)):
            action = self.first_of[built] + out.payments[i] * cities
            for city in range(builders, builders + cities):
                if not notes[city]:
                    actions[size] = action
                    size += 1
                action += 1
        out.size = size

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        city = self.city_of[action - self.first]
        cost = self.cost_of[action - self.first]
        state.pay(seat, cost)
        state.discards += cost
        state.note(self.stock + seat, state.notes[self.stock + seat] - 1)
        state.note(self.builders + city, seat + 1)
        if state.journal is not None:
            state.journal.append(Event("station", seat, city=self.cities[city], cards=cards.letters(cost)))
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
        """Return how many cards the seat's next station costs (EU-17)."""
        return self.stations - state.notes[self.stock + seat] + 1

    def city_problem(self, state: State, seat: i64, city: i64) -> Reason | None:
        """Say why the seat can't build a station in the city in any way; nothing if it can."""
        if not state.notes[self.stock + seat]:
            return Reason("You have built all your {stations}.", stations=Count(self.stations, "station"))
        builder = state.notes[self.builders + city] - 1
        if builder == seat:
            return Reason("{city} has a station already: you have built it.", city=self.cities[city])
        if builder >= 0:
            return Reason(
                "{city} has a station already: {seat} has built it.",
                city=self.cities[city],
                seat=Seat(builder),
            )
        price = self.price(state, seat)
        lack = shortfall(state.hands[seat], ANY, price, 0)
        return Reason("Your next station costs {price}: {lack}.", price=price, lack=lack) if lack else None


class UnusedStations(Award):
    """Points for each station that was not built (EU-19)."""

    def __init__(self, stations: int, points: int) -> None:
        self.stations = stations
        self.points = points
        self.stock: i64 = 0

    def join(self, game: "Game") -> None:
        self.stock = stock(game)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        for seat, sheet in enumerate(sheets):
            left = int(state.notes[self.stock + seat])
            sheet.score("stations", self.points * left)
            sheet.counts["stations_built"] = self.stations - left

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def explain(self, state: State, seat: int, account: Account) -> None:
        account.shown["stations"] = built_by(state, seat)


class FewestStations(TieBreak):
    """The seat that built fewer stations is better."""

    def rank(self, sheet: ScoreSheet) -> int:
        return -sheet.counts["stations_built"]
