"""Expected time for tickets that are still to be drawn, given the seat's network."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, OWN, Survey, most_held
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.bits import BIT
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import NO_NUMBERS, SMALL_ZEROS, ZEROS

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
        self.longest = i64(max([int(length) for length in atlas.board.length]))
        self.unconnected: vec[i64] = vec[i64](
            [0 if i % (cities + 1) == 0 else MAX_TIME for i in range(cities * cities)]
        )
        self.times: vec[i64] = self.unconnected  # time between each two cities
        self.kind: vec[u8] = SMALL_ZEROS[: atlas.size]  # the board for which these were computed
        self.near: vec[i64] = ZEROS[:cities]
        self.network: vec[i64] = ZEROS[:cities]  # of each city in a plan, from 1; 0 elsewhere
        self.reach: vec[i64] = self.unconnected[:]  # time from each network of a plan to each city
        self.unseen: i64 = 0  # tickets that may be drawn
        self.begin: vec[i64] = NO_NUMBERS  # one city of each of them
        self.end: vec[i64] = NO_NUMBERS  # the other city

    def update(self, known: KnownState) -> None:
        """Read the board and the unseen tickets."""
        if self.has_changed():
            self.kind = self.survey.kind[:]
            self.times = self.all_pairs(0)
        if known.state.unseen[0] != self.unseen:
            self.unseen = known.state.unseen[0]
            self.list_tickets()

    def has_changed(self) -> bool:
        """Return whether the board has changed since the last update."""
        kind = self.survey.kind
        for route in range(self.atlas.size):
            if kind[route] != self.kind[route]:
                return True
        return False

    def list_tickets(self) -> None:
        """List the cities of the unseen tickets."""
        tickets = self.atlas.tickets
        begin, end = NO_NUMBERS[:], NO_NUMBERS[:]
        for ticket in range(len(tickets.end_a)):
            if self.unseen & BIT[ticket]:
                begin = append(begin, tickets.end_a[ticket])
                end = append(end, tickets.end_b[ticket])
        self.begin, self.end = begin, end

    def all_pairs(self, hand: i64) -> vec[i64]:
        """Compute the time to connect each two cities with a hand, at most MAX_TIME (Floyd–Warshall)."""
        board, kind, cities, near = self.atlas.board, self.survey.kind, self.cities, self.near
        times = self.unconnected[:]
        for route in range(self.atlas.size):
            if kind[route] == OWN or kind[route] == OPEN:
                a, b = board.end_a[route], board.end_b[route]
                time: i64 = 0 if kind[route] == OWN else self.route_time(route, hand)
                if time < times[a * cities + b]:
                    times[a * cities + b] = times[b * cities + a] = time
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

    def route_time(self, route: i64, hand: i64) -> i64:
        """Return the time to claim a route with a hand."""
        return self.time_for(self.atlas.board.length[route], cards.count(hand, self.atlas.colour[route]))

    def time_for(self, length: i64, have: i64) -> i64:
        """Return the time to claim a route of a length with some cards of its colour."""
        if have > length:
            have = length
        return TURN + (length - have) * self.fresh_card + have * self.kept_card

    def label(self, plan: Plan) -> i64:
        """Number the networks that a plan's routes form, from 1; return the last number."""
        end_a, end_b, network = self.atlas.board.end_a, self.atlas.board.end_b, self.network
        last: i64 = 0
        for route in plan.routes:
            a, b = network[end_a[route]], network[end_b[route]]
            if not a and not b:
                last += 1
                a = b = last
            network[end_a[route]] = a if a else b
            network[end_b[route]] = b if b else a
            if a and b and a != b:
                for city in range(self.cities):
                    if network[city] == b:
                        network[city] = a
        return last

    def find_reach(self, networks: i64) -> None:
        """Compute the time from each labelled network to each city (Floyd–Warshall over the networks)."""
        cities, network, reach, times = self.cities, self.network, self.reach, self.times
        for i in range(networks * cities):
            reach[i] = MAX_TIME
        for city in range(cities):
            if network[city]:
                row = (network[city] - 1) * cities
                for other in range(cities):
                    if times[city * cities + other] < reach[row + other]:
                        reach[row + other] = times[city * cities + other]
        if networks > 1:
            for via in range(networks):
                for one in range(networks):
                    gap: i64 = MAX_TIME
                    for city in range(cities):
                        if network[city] == via + 1 and reach[one * cities + city] < gap:
                            gap = reach[one * cities + city]
                    if gap < MAX_TIME:
                        for city in range(cities):
                            if gap + reach[via * cities + city] < reach[one * cities + city]:
                                reach[one * cities + city] = gap + reach[via * cities + city]

    def mean_time(self, plan: Plan) -> i64:
        """Return the mean time for an unseen ticket once a plan is carried out."""
        board, cities, reach, network = self.atlas.board, self.cities, self.reach, self.network
        networks = self.label(plan)
        self.find_reach(networks)
        total: i64 = 0
        number = i64(len(self.begin))
        for i in range(number):
            a, b = self.begin[i], self.end[i]
            time = self.times[a * cities + b]
            for row in range(networks):
                through = reach[row * cities + a] + reach[row * cities + b]
                if through < time:
                    time = through
            total += time
        for route in plan.routes:
            network[board.end_a[route]] = network[board.end_b[route]] = 0
        return (total // number if number else i64(MAX_TIME)) * self.ahead // 1000

    def time_after_exchange(self, hand: i64, need: i64) -> i64:
        """Return the expected time for `need` tickets after an exchange."""
        between, times = self.all_pairs(hand), ZEROS[: len(self.begin)]
        for i in range(len(times)):
            times[i] = between[self.begin[i] * self.cities + self.end[i]]
        return self.time_with_two(times, need)

    def least_after_exchange(self, hand: i64, need: i64) -> i64:
        """Return a lower bound on that time, as if all routes had the colour that the hand has most of."""
        held = most_held(hand)
        share: i64 = 1000  # of the time without cards, in thousandths
        for length in range(1, self.longest + 1):
            least = 1000 * self.time_for(length, held) // self.time_for(length, 0)
            if least < share:
                share = least
        times = ZEROS[: len(self.begin)]
        for i in range(len(times)):
            times[i] = self.times[self.begin[i] * self.cities + self.end[i]] * share // 1000
        return self.time_with_two(times, need)

    def time_with_two(self, times: vec[i64], need: i64) -> i64:
        """Return the expected time for `need` tickets if two are offered, given the time for each ticket."""
        mean = self.mean_time(Plan())
        number = i64(len(times))
        if number < 2:
            return MAX_TIME + need * mean
        total: i64 = 0
        for i in range(number):
            for j in range(i):
                sooner = times[i] if times[i] < times[j] else times[j]
                later = times[i] + times[j] - sooner
                # The slower one is completed too if it beats the mean of a new ticket.
                total += sooner + (later - mean if need > 1 and later < mean else i64(0))
        return total // (number * (number - 1) // 2) + (need - 1) * mean
