"""Dijkstra's shortest paths over a board."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.core.state import NO_NUMBERS, SMALL_ZEROS, ZEROS
from whistlestop.rail.board import Board

BLOCKED: Final = 1_000_000  # the weight of an unusable route
UNREACHED: Final = 1_000_000_000  # the cost of a city that no path reaches


@final
class Dijkstra:
    """A reusable Dijkstra search with several sources and optional goals.

    A country's cities have consecutive numbers, so sources and goals are given as a first city and a count.
    """

    def __init__(self, board: Board) -> None:
        cities = len(board.cities)
        self.board = board
        self.begin: vec[i64] = board.at_begin
        self.route_at: vec[i64] = board.at
        self.city_at: vec[i64] = vec[i64]([0] * len(board.at))  # the other end of each route at a city
        for city in range(cities):
            for i in range(board.at_begin[city], board.at_begin[city + 1]):
                self.city_at[i] = board.end_a[board.at[i]] + board.end_b[board.at[i]] - city
        self.cost: vec[i64] = vec[i64]([UNREACHED] * cities)
        self.time: vec[i64] = ZEROS[:cities]  # hundredths of a turn along the cheapest path
        self.via: vec[i64] = vec[i64]([-1] * cities)  # the last route on the path to each city, or -1
        self.is_goal: vec[u8] = SMALL_ZEROS[:cities]
        self.goals: vec[i64] = ZEROS[:cities]
        self.goal_count: i64 = 0
        self.cities: i64 = cities
        self.reached: vec[i64] = ZEROS[:cities]
        self.reached_count: i64 = 0
        self.frontier: vec[i64] = ZEROS[:cities]  # reached but not settled
        self.frontier_size: i64 = 0
        self.keys: vec[i64] = ZEROS[:cities]  # sort keys of the frontier: cost, then city
        self.place: vec[i64] = ZEROS[:cities]  # of each city of the frontier

    def reset(self) -> None:
        """Clear the last search."""
        cost, via, reached = self.cost, self.via, self.reached
        for i in range(self.reached_count):
            cost[reached[i]] = UNREACHED
            via[reached[i]] = -1
        for i in range(self.goal_count):
            self.is_goal[self.goals[i]] = 0
        self.reached_count = self.goal_count = self.frontier_size = 0

    def add_sources(self, city: i64, count: i64) -> None:
        """Start from each of some consecutive cities."""
        for one in range(city, city + count):
            self.cost[one] = self.time[one] = 0
            self.frontier[self.frontier_size] = self.keys[self.frontier_size] = one
            self.place[one] = self.frontier_size
            self.frontier_size += 1
            self.reached[self.reached_count] = one
            self.reached_count += 1

    def add_goals(self, city: i64, count: i64) -> None:
        """Stop at any of some consecutive cities."""
        for one in range(city, city + count):
            self.is_goal[one] = 1
            self.goals[self.goal_count] = one
            self.goal_count += 1

    def run(self, weights: vec[i64], turns: vec[i64]) -> i64:
        """Settle cities by ascending cost until one is a goal; return it, or -1."""
        cost, time, via, cities = self.cost, self.time, self.via, self.cities
        frontier, keys, place, reached = self.frontier, self.keys, self.place, self.reached
        begin, route_at, city_at, is_goal = self.begin, self.route_at, self.city_at, self.is_goal
        size, count = self.frontier_size, self.reached_count
        most: i64 = UNREACHED  # the cost of a goal: no city beyond it is settled
        while size:
            at: i64 = 0
            least = keys[0]
            i: i64 = 1
            while i < size:
                if keys[i] < least:
                    least = keys[i]
                    at = i
                i += 1
            city = frontier[at]
            if is_goal[city]:
                self.reached_count = count
                return city
            size -= 1
            last = frontier[size]
            frontier[at] = last
            keys[at] = keys[size]
            place[last] = at
            here = cost[city]
            since = time[city]
            i = begin[city]
            end = begin[city + 1]
            while i < end:
                route = route_at[i]
                far = city_at[i]
                there = here + weights[route]
                if there < cost[far] and there <= most and weights[route] < BLOCKED:
                    if is_goal[far]:
                        most = there
                    if cost[far] == UNREACHED:
                        frontier[size] = far
                        place[far] = size
                        size += 1
                        reached[count] = far
                        count += 1
                    keys[place[far]] = there * cities + far
                    cost[far] = there
                    time[far] = since + turns[route]
                    via[far] = route
                i += 1
        self.reached_count = count
        return -1

    def search_all(self, city: i64, count: i64, weights: vec[i64]) -> None:
        """Find the cheapest paths from some consecutive cities to every city."""
        self.reset()
        self.add_sources(city, count)
        self.run(weights, weights)

    def nearest(self, city: i64, count: i64) -> i64:
        """Return the nearest of some consecutive cities, after a search without a goal."""
        best = city
        for other in range(city + 1, city + count):
            if self.cost[other] < self.cost[best]:
                best = other
        return best

    def previous(self, city: i64) -> i64:
        """Return the city before a reached city on its path."""
        route = self.via[city]
        return self.board.end_a[route] + self.board.end_b[route] - city

    def path_to(self, city: i64) -> vec[i64]:
        """List the routes of the path to a city, the last route first; none for city -1."""
        path = NO_NUMBERS[:]
        while city >= 0 and self.via[city] >= 0:
            path = append(path, self.via[city])
            city = self.previous(city)
        return path
