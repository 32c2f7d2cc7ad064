"""Borrowing routes at the end: each station opens one route of another player (EU-18)."""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core.scoring import ScoreSheet
from whistlestop.core.slots import Slot
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
                search = Borrowing(board, state, seat, self.builders, label)
                search.run(tickets, held, label)
                for route in search.best_routes:
                    label = merge(label, label[board.end_a[route]], label[board.end_b[route]])
                if search.best_routes:
                    sheet.shown["borrowed"] = [board.routes[route].name for route in search.best_routes]
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
        owner, builders = state.owner, self.builders
        marks = board.nothing[:]
        for city in range(len(label)):
            if builders.get(state, city) == seat + 1:
                marks[label[city]] = 1
                for i in range(board.at_begin[city], board.at_begin[city + 1]):
                    route = board.at[i]
                    if owner[route] and i64(owner[route]) != seat + 1:
                        marks[label[board.end_a[route] + board.end_b[route] - city]] = 1
        return marks


@final
class Borrowing:
    """An exhaustive search over the useful routes of each station.

    Only the networks that a station touches matter; they are numbered in the order found.
    """

    def __init__(self, board: Board, state: RailState, seat: i64, builders: Slot, label: vec[i64]) -> None:
        self.number: vec[i64] = vec[i64]([-1] * len(label))
        self.merged: vec[i64] = vec[i64]()  # the merged network that each numbered network belongs to
        self.stations: list[Station] = []
        for city in range(len(label)):
            if builders.get(state, city) == seat + 1:
                station = Station(self.touch(label[city]))
                for i in range(board.at_begin[city], board.at_begin[city + 1]):
                    route = board.at[i]
                    owner = i64(state.owner[route]) - 1
                    far = label[board.end_a[route] + board.end_b[route] - city]
                    if owner >= 0 and owner != seat and far != label[city]:
                        station.add(route, self.touch(far))
                self.stations.append(station)
        self.wants_a: vec[i64] = vec[i64]()
        self.wants_b: vec[i64] = vec[i64]()
        self.wants_points: vec[i64] = vec[i64]()
        self.chosen: list[int] = []
        self.best_routes: list[int] = []
        self.best_points: i64 = 0
        self.best_number: i64 = 0

    def touch(self, network: i64) -> i64:
        """Return the number of a network, assigning one if it is new."""
        if self.number[network] < 0:
            self.number[network] = len(self.merged)
            self.merged = append(self.merged, self.number[network])
        return self.number[network]

    def run(self, tickets: RailTickets, held: vec[i64], label: vec[i64]) -> None:
        """Find the best choice for the held tickets."""
        for ticket in held:
            self.want(label[tickets.end_a[ticket]], label[tickets.end_b[ticket]], tickets.points[ticket])
        self.choose(0)

    def want(self, a: i64, b: i64, points: i64) -> None:
        """Add a ticket between two networks that borrowed routes could join."""
        if a != b and self.number[a] >= 0 and self.number[b] >= 0:
            self.wants_a = append(self.wants_a, self.number[a])
            self.wants_b = append(self.wants_b, self.number[b])
            self.wants_points = append(self.wants_points, points)

    def choose(self, station: i64) -> None:
        """Try every choice, including none, for this station and those after it."""
        if station == len(self.stations):
            self.judge()
            return
        self.choose(station + 1)
        here = self.stations[station]
        for i in range(len(here.far)):
            before = self.merged
            a = before[here.far[i]]
            b = before[here.home]
            if a != b:
                self.merged = merge(before, a, b)
                self.chosen.append(int(here.routes[i]))
                self.choose(station + 1)
                self.chosen.pop()
                self.merged = before

    def judge(self) -> None:
        """Compare the tickets that the chosen routes complete with the best choice so far."""
        points: i64 = 0
        number: i64 = 0
        for i in range(len(self.wants_points)):
            if self.merged[self.wants_a[i]] == self.merged[self.wants_b[i]]:
                points += self.wants_points[i]
                number += 1
        if points > self.best_points or (points == self.best_points and number > self.best_number):
            self.best_points = points
            self.best_number = number
            self.best_routes = self.chosen[:]


@final
class Station:
    """A built station: its network, and one route into each other network that it can borrow."""

    def __init__(self, home: i64) -> None:
        self.home: i64 = home
        self.routes: vec[i64] = vec[i64]()
        self.far: vec[i64] = vec[i64]()

    def add(self, route: i64, far: i64) -> None:
        """Add a route that leads to a network."""
        if far not in self.far:
            self.routes = append(self.routes, route)
            self.far = append(self.far, far)
