"""The time to connect each two cities of a board."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.survey import OPEN, OWN
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.state import ZEROS

MAX_TIME: Final = 9 * TURN  # cap on the time: a slower ticket would be exchanged
MOST_CHANGES: Final = 8  # routes beyond which computing all times again is faster


@final
class TravelTimes:
    """The times between all cities without cards, updated route by route as the board changes."""

    def __init__(self, atlas: Atlas, traits: Traits) -> None:
        self.atlas = atlas
        self.fresh_card = i64(int(TURN * traits.fresh_card))
        self.kept_card = i64(int(TURN * traits.kept_card))
        cities = len(atlas.board.cities)
        self.cities = i64(cities)
        self.unconnected: vec[i64] = vec[i64](
            [0 if i % (cities + 1) == 0 else MAX_TIME for i in range(cities * cities)]
        )
        self.between: vec[i64] = self.unconnected[:]  # the time between each two cities
        self.all_open: vec[u8] = vec[u8]([u8(OPEN)] * int(atlas.size))  # the routes before the first claim
        self.kind: vec[u8] = self.all_open[:]  # the routes for which the times were computed
        self.open_time: vec[i64] = vec[i64]([int(self.route_time(route, 0)) for route in range(atlas.size)])
        self.near_a: vec[i64] = ZEROS[:cities]
        self.near_b: vec[i64] = ZEROS[:cities]
        self.lost_a: vec[i64] = ZEROS[: cities * cities]  # cities that have lost their connection
        self.lost_b: vec[i64] = ZEROS[: cities * cities]  # to each of these
        self.opening: vec[i64] = self.all_pairs()  # the times before the first claim
        self.between = self.opening[:]

    def copy_from(self, other: "TravelTimes") -> None:
        """Copy the times."""
        self.between = other.between[:]
        self.kind = other.kind[:]

    def route_time(self, route: i64, hand: i64) -> i64:
        """Return the time to claim a route with a hand."""
        return self.time_for(self.atlas.board.length[route], cards.count(hand, self.atlas.colour[route]))

    def time_for(self, length: i64, have: i64) -> i64:
        """Return the time to claim a route of a length with some cards of its colour."""
        if have > length:
            have = length
        return TURN + (length - have) * self.fresh_card + have * self.kept_card

    def update(self, kind: vec[u8]) -> bool:
        """Follow the changes of the board; return whether any time has changed."""
        has_changed = False
        if not self.can_follow(kind):
            has_changed = True
            self.kind = self.all_open[:]
            self.between = self.opening[:]
            if not self.can_follow(kind):
                self.kind = kind[:]
                self.between = self.all_pairs()
                return True
        for route in range(self.atlas.size):
            if kind[route] != self.kind[route]:
                before = self.kind[route]
                self.kind[route] = kind[route]
                if kind[route] == OWN:
                    has_changed = self.shorten(self.between, route, 0) or has_changed
                elif kind[route] == OPEN:
                    has_changed = self.shorten(self.between, route, self.open_time[route]) or has_changed
                elif before == OPEN and not self.has_twin(route):
                    has_changed = self.remove(route, self.open_time[route]) or has_changed
        return has_changed

    def can_follow(self, kind: vec[u8]) -> bool:
        """Return whether few routes have changed, and none that was the seat's."""
        changes: i64 = 0
        for route in range(self.atlas.size):
            if kind[route] != self.kind[route]:
                changes += 1
                if self.kind[route] == OWN or changes > MOST_CHANGES:
                    return False
        return True

    def has_twin(self, route: i64) -> bool:
        """Return whether a parallel route that takes no longer can be used instead."""
        board, kind = self.atlas.board, self.kind
        group = board.group_of[route]
        if group >= 0:
            for twin in board.groups[group]:
                if kind[twin] == OWN:
                    return True
                if kind[twin] == OPEN and self.open_time[twin] <= self.open_time[route]:
                    return True
        return False

    def all_pairs(self) -> vec[i64]:
        """Compute the time to connect each two cities, at most MAX_TIME (Floyd–Warshall)."""
        cities, near = self.cities, self.near_a
        times = self.unconnected[:]
        self.add_routes(times)
        for via in range(cities):
            size: i64 = 0
            for one in range(cities):
                if times[via * cities + one] < MAX_TIME:
                    near[size] = one
                    size += 1
            for i in range(size):
                one = near[i]
                first = times[via * cities + one]
                for j in range(i):
                    other = near[j]
                    time = first + times[via * cities + other]
                    if time < times[one * cities + other]:
                        times[one * cities + other] = times[other * cities + one] = time
        return times

    def add_routes(self, times: vec[i64]) -> None:
        """Lower the times between neighbouring cities to those of their routes."""
        board, kind, cities = self.atlas.board, self.kind, self.cities
        for route in range(self.atlas.size):
            if kind[route] == OWN or kind[route] == OPEN:
                a, b = board.end_a[route], board.end_b[route]
                time = self.open_time[route] if kind[route] == OPEN else i64(0)
                if time < times[a * cities + b]:
                    times[a * cities + b] = times[b * cities + a] = time

    def with_hand(self, hand: i64) -> vec[i64]:
        """Return the times with a hand, which shortens the routes of its colours."""
        times, kind, board, cities = self.between[:], self.kind, self.atlas.board, self.cities
        for route in range(self.atlas.size):
            if kind[route] == OPEN:
                time = self.route_time(route, hand)
                if time < times[board.end_a[route] * cities + board.end_b[route]]:
                    self.shorten(times, route, time)
        return times

    def shorten(self, between: vec[i64], route: i64, time: i64) -> bool:
        """Lower all times for which a route is a shortcut; return whether there are any."""
        cities, near_a, near_b = self.cities, self.near_a, self.near_b
        row_a, row_b = self.atlas.board.end_a[route] * cities, self.atlas.board.end_b[route] * cities
        size_a: i64 = 0
        size_b: i64 = 0
        for city in range(cities):
            from_a, from_b = between[row_a + city], between[row_b + city]
            if from_a + time < from_b:
                near_a[size_a] = city
                size_a += 1
            elif from_b + time < from_a:
                near_b[size_b] = city
                size_b += 1
        for i in range(size_a):
            one = near_a[i]
            to_b = between[row_a + one] + time
            for j in range(size_b):
                other = near_b[j]
                through = to_b + between[row_b + other]
                if through < between[one * cities + other]:
                    between[one * cities + other] = between[other * cities + one] = through
        return size_a > 0 and size_b > 0

    def remove(self, route: i64, time: i64) -> bool:
        """Raise all times that only a removed route made possible; return whether there may be any."""
        cities, between, near_a, near_b = self.cities, self.between, self.near_a, self.near_b
        lost_a, lost_b = self.lost_a, self.lost_b
        row_a, row_b = self.atlas.board.end_a[route] * cities, self.atlas.board.end_b[route] * cities
        size_a: i64 = 0
        size_b: i64 = 0
        for city in range(cities):
            from_a, from_b = between[row_a + city], between[row_b + city]
            if from_a + time == from_b:
                near_a[size_a] = city
                size_a += 1
            elif from_b + time == from_a:
                near_b[size_b] = city
                size_b += 1
        size: i64 = 0
        for i in range(size_a):
            one = near_a[i]
            to_b = between[row_a + one] + time
            for j in range(size_b):
                other = near_b[j]
                before = between[one * cities + other]
                if before < MAX_TIME and to_b + between[row_b + other] == before:
                    lost_a[size] = one
                    lost_b[size] = other
                    size += 1
        if not size:
            return False
        for i in range(size):
            one, other = lost_a[i], lost_b[i]
            between[one * cities + other] = between[other * cities + one] = MAX_TIME
        self.add_routes(between)
        # Only the lost pairs can have become slower, so Floyd–Warshall needs to look at no others.
        for via in range(cities):
            row = via * cities
            for i in range(size):
                one, other = lost_a[i], lost_b[i]
                through = between[row + one] + between[row + other]
                if through < between[one * cities + other]:
                    between[one * cities + other] = between[other * cities + one] = through
        return True
