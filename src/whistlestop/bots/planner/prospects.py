"""Expected time for tickets that are still to be drawn, given the seat's network."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.dijkstra import BLOCKED
from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, OWN, Survey
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.bits import BIT
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import NO_NUMBERS, ZEROS

MAX_TIME: Final = 9 * TURN  # cap on a ticket's time: a slower one would be exchanged


@final
class Prospects:
    """The time to connect any two cities, and so any unseen ticket."""

    def __init__(self, atlas: Atlas, survey: Survey, traits: Traits) -> None:
        self.atlas = atlas
        self.survey = survey
        self.fresh_card = i64(int(TURN * traits.fresh_card))
        self.kept_card = i64(int(TURN * traits.kept_card))
        self.ahead = i64(int(1000 * traits.ahead))
        cities = len(atlas.board.cities)
        self.cities = i64(cities)
        self.unconnected: vec[i64] = vec[i64](
            [0 if i % (cities + 1) == 0 else BLOCKED for i in range(cities * cities)]
        )
        self.times_now: vec[i64] = self.unconnected  # time between each two cities now
        self.times_after: vec[i64] = self.unconnected  # and after a plan is carried out
        self.begin: vec[i64] = NO_NUMBERS  # one city of each unseen ticket
        self.end: vec[i64] = NO_NUMBERS  # the other city

    def update(self, known: KnownState) -> None:
        """Read the board and the unseen tickets."""
        self.times_now = self.all_pairs(0)
        self.times_after = self.times_now[:]
        tickets = self.atlas.tickets
        begin, end = ZEROS[: len(tickets.end_a)], ZEROS[: len(tickets.end_a)]
        number: i64 = 0
        for ticket in range(len(tickets.end_a)):
            if known.state.unseen[0] & BIT[ticket]:
                begin[number] = tickets.end_a[ticket]
                end[number] = tickets.end_b[ticket]
                number += 1
        self.begin, self.end = begin[:number], end[:number]

    def all_pairs(self, hand: i64) -> vec[i64]:
        """Compute the time to connect each two cities with a hand (Floyd–Warshall)."""
        board, kind, cities = self.atlas.board, self.survey.kind, self.cities
        times = self.unconnected[:]
        for route in range(self.atlas.size):
            if kind[route] == OWN or kind[route] == OPEN:
                a, b = board.end_a[route], board.end_b[route]
                time: i64 = 0 if kind[route] == OWN else self.route_time(route, hand)
                if time < times[a * cities + b]:
                    times[a * cities + b] = times[b * cities + a] = time
        for via in range(cities):
            for one in range(cities):
                first = times[one * cities + via]
                if first < BLOCKED:
                    for other in range(cities):
                        time = first + times[via * cities + other]
                        if time < times[one * cities + other]:
                            times[one * cities + other] = time
        return times

    def route_time(self, route: i64, hand: i64) -> i64:
        """Return the time to claim a route with a hand."""
        length = self.atlas.board.length[route]
        have = cards.count(hand, self.atlas.colour[route])
        if have > length:
            have = length
        return TURN + (length - have) * self.fresh_card + have * self.kept_card

    def apply(self, plan: Plan) -> None:
        """Update the times as if the routes of a plan were claimed."""
        board, cities, now, then = self.atlas.board, self.cities, self.times_now, self.times_after
        for i in range(cities * cities):
            then[i] = now[i]
        for route in plan.routes:
            a, b = board.end_a[route] * cities, board.end_b[route] * cities
            for one in range(cities):
                near = then[a + one] if then[a + one] < then[b + one] else then[b + one]
                for other in range(cities):
                    time = near + (then[a + other] if then[a + other] < then[b + other] else then[b + other])
                    if time < then[one * cities + other]:
                        then[one * cities + other] = time

    def mean_time(self, plan: Plan) -> i64:
        """Return the mean time for an unseen ticket once a plan is carried out."""
        self.apply(plan)
        total: i64 = 0
        number = i64(len(self.begin))
        for i in range(number):
            time = self.times_after[self.begin[i] * self.cities + self.end[i]]
            total += time if time < MAX_TIME else i64(MAX_TIME)
        return (total // number if number else i64(MAX_TIME)) * self.ahead // 1000

    def time_after_exchange(self, hand: i64, need: i64) -> i64:
        """Return the expected time for `need` tickets after an exchange, which offers two."""
        mean = self.mean_time(Plan())
        number = i64(len(self.begin))
        if number < 2:
            return MAX_TIME + need * mean
        times, capped = self.all_pairs(hand), ZEROS[:number]
        for i in range(number):
            time = times[self.begin[i] * self.cities + self.end[i]]
            capped[i] = time if time < MAX_TIME else i64(MAX_TIME)
        total: i64 = 0
        for i in range(number):
            for j in range(i):
                sooner = capped[i] if capped[i] < capped[j] else capped[j]
                later = capped[i] + capped[j] - sooner
                # The slower one is completed too if it beats the mean of a new ticket.
                total += sooner + (later - mean if need > 1 and later < mean else i64(0))
        return total // (number * (number - 1) // 2) + (need - 1) * mean
