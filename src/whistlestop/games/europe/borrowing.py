"""Borrowing routes at the end: each station opens one route of another player (EU-18)."""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core.scoring import ScoreSheet
from whistlestop.core.slots import Slot
from whistlestop.core.state import ZEROS
from whistlestop.games.europe.stations import STATIONS, builders
from whistlestop.rail.board import Board
from whistlestop.rail.paths import Paths, RailTickets, merge, own_networks
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game


class BorrowedPaths(Paths):
    """The seat's routes plus, for each of its stations, the borrowed route that is best for its tickets."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.builders = builders(board)
        self.stock = STATIONS

    def join(self, game: "Game") -> None:
        self.builders = game.register(self.builders)
        self.stock = game.register(STATIONS)

    def joined(
        self, state: RailState, seat: i64, tickets: RailTickets, held: vec[i64], sheet: ScoreSheet
    ) -> vec[i64]:
        board = self.board
        label = own_networks(board, state, seat, sheet)
        touched = self.touched(state, seat, label)
        for ticket in held:
            a, b = label[tickets.end_a[ticket]], label[tickets.end_b[ticket]]
            if a != b and touched[a] and touched[b]:
                routes = Borrowing(board, state, seat, self.builders, label).best_for(tickets, held, label)
                for route in routes:
                    label = merge(label, label[board.end_a[route]], label[board.end_b[route]])
                if routes:
                    sheet.shown["borrowed"] = [board.routes[route].name for route in routes]
                break
        return label

    def loans(self, state: RailState, seat: int) -> list[set[int]]:
        built: list[set[int]] = []
        free: set[int] = set()
        for city in range(len(self.board.cities)):
            builder = self.builders.get(state, city)
            if builder == seat + 1:
                built.append({city})
            elif not builder:
                free.add(city)
        return built + [free] * int(self.stock.get(state, seat))

    def touched(self, state: RailState, seat: i64, label: vec[i64]) -> vec[i64]:
        """Mark the networks that contain a station of the seat or that it could reach by borrowing."""
        board = self.board
        owner, slots, begin = state.owner, state.slots, self.builders.begin
        marks = board.nothing[:]
        for city in range(i64(len(label))):
            if slots[begin + city] == seat + 1:
                marks[label[city]] = 1
                for i in range(board.at_begin[city], board.at_begin[city + 1]):
                    route = board.at[i]
                    if owner[route] and i64(owner[route]) != seat + 1:
                        marks[label[board.end_a[route] + board.end_b[route] - city]] = 1
        return marks


@final
class Borrowing:
    """An exhaustive search over the useful routes of each station.

    Only the networks that a station touches matter; they are numbered from 1 in the order found.
    """

    def __init__(self, board: Board, state: RailState, seat: i64, builders: Slot, label: vec[i64]) -> None:
        self.number: vec[i64] = board.nothing[:]  # of each network, 0 if no station touches it
        self.networks: i64 = 0
        self.stations: i64 = 0
        self.home: vec[i64] = board.nothing[:]  # the network of each station
        self.reached: vec[i64] = board.nothing[:]  # the last station with a route into each network
        self.ways: i64 = 0
        self.end: vec[i64] = board.nothing[:]  # where the ways of each station end
        self.routes: vec[i64] = ZEROS[: len(board.at)]  # one way from a station into each other network
        self.far: vec[i64] = ZEROS[: len(board.at)]
        for city in range(i64(len(label))):
            if builders.get(state, city) == seat + 1:
                self.add_station(board, state, seat, city, label)
        self.wanted: vec[i64] = vec[i64]()  # two networks and the points of each ticket between them
        self.merged: vec[i64] = vec[i64]()  # of each station: the networks after the choices before it
        self.chosen: vec[i64] = vec[i64]()  # the route of each station, -1 for none
        self.best: vec[i64] = vec[i64]()
        self.best_points: i64 = 0
        self.best_number: i64 = 0

    def add_station(self, board: Board, state: RailState, seat: i64, city: i64, label: vec[i64]) -> None:
        """Add a built station with one route into each other network that it can borrow."""
        station = self.stations
        self.stations += 1
        self.home[station] = self.touch(label[city])
        for i in range(board.at_begin[city], board.at_begin[city + 1]):
            route = board.at[i]
            owner = i64(state.owner[route]) - 1
            network = label[board.end_a[route] + board.end_b[route] - city]
            is_new = network != label[city] and self.reached[network] != self.stations
            if owner >= 0 and owner != seat and is_new:
                self.reached[network] = self.stations
                self.routes[self.ways] = route
                self.far[self.ways] = self.touch(network)
                self.ways += 1
        self.end[station] = self.ways

    def touch(self, network: i64) -> i64:
        """Return the number of a network, assigning one if it is new."""
        if not self.number[network]:
            self.networks += 1
            self.number[network] = self.networks
        return self.number[network]

    def best_for(self, tickets: RailTickets, held: vec[i64], label: vec[i64]) -> list[int]:
        """Return the routes to borrow that are best for the held tickets."""
        for ticket in held:
            a, b = label[tickets.end_a[ticket]], label[tickets.end_b[ticket]]
            if a != b and self.number[a] and self.number[b]:
                self.wanted = append(self.wanted, self.number[a])
                self.wanted = append(self.wanted, self.number[b])
                self.wanted = append(self.wanted, tickets.points[ticket])
        self.leave_out_useless()
        width = self.networks + 1
        self.merged = ZEROS[: width * (self.stations + 1)]
        for network in range(width):
            self.merged[network] = network
        self.chosen = ZEROS[: self.stations]
        self.choose(0)
        return [int(route) for route in self.best if route >= 0]

    def leave_out_useless(self) -> None:
        """Keep only ways into networks where a ticket ends or that another station touches.

        Any other way completes as much as none, which is tried first.
        """
        touching = ZEROS[: self.networks + 1]  # the stations and ends of tickets in each network
        for i in range(0, len(self.wanted), 3):
            touching[self.wanted[i]] = 2
            touching[self.wanted[i + 1]] = 2
        for station in range(self.stations):
            touching[self.home[station]] += 1
        for i in range(self.ways):
            touching[self.far[i]] += 1
        kept: i64 = 0
        begin: i64 = 0
        for station in range(self.stations):
            end = self.end[station]
            for i in range(begin, end):
                if touching[self.far[i]] > 1:
                    self.routes[kept] = self.routes[i]
                    self.far[kept] = self.far[i]
                    kept += 1
            self.end[station] = kept
            begin = end

    def choose(self, station: i64) -> None:
        """Try every choice, including none, for this station and those after it."""
        if self.best_number * 3 == len(self.wanted):
            return  # nothing completes more than all tickets
        if station == self.stations:
            self.judge()
            return
        width = self.networks + 1
        before, after = station * width, (station + 1) * width
        self.chosen[station] = -1
        for network in range(width):
            self.merged[after + network] = self.merged[before + network]
        self.choose(station + 1)
        b = self.merged[before + self.home[station]]
        for i in range(self.end[station - 1] if station else i64(0), self.end[station]):
            a = self.merged[before + self.far[i]]
            if a != b:
                self.chosen[station] = self.routes[i]
                for network in range(width):
                    here = self.merged[before + network]
                    self.merged[after + network] = b if here == a else here
                self.choose(station + 1)

    def judge(self) -> None:
        """Compare the tickets that the chosen routes complete with the best choice so far."""
        last = self.stations * (self.networks + 1)
        wanted = self.wanted
        points: i64 = 0
        number: i64 = 0
        for i in range(0, len(wanted), 3):
            if self.merged[last + wanted[i]] == self.merged[last + wanted[i + 1]]:
                points += wanted[i + 2]
                number += 1
        if points > self.best_points or (points == self.best_points and number > self.best_number):
            self.best_points = points
            self.best_number = number
            self.best = self.chosen[:]
