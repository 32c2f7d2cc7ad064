"""What tickets that are still to be drawn will take, as far as the own network has come."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.explorer import BLOCKED
from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, OWN, Survey
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.bits import BIT
from whistlestop.core.sight import Sight
from whistlestop.core.state import NO_NUMBERS, ZEROS

FAR: Final = 9 * TURN  # what a ticket counts at most: one that takes longer is exchanged instead


@final
class Prospects:
    """How long it takes to join any two cities, and with that any ticket that nobody has seen."""

    def __init__(self, atlas: Atlas, survey: Survey, traits: Traits) -> None:
        self.atlas = atlas
        self.survey = survey
        self.fresh_card = i64(int(TURN * traits.fresh_card))
        self.kept_card = i64(int(TURN * traits.kept_card))
        self.ahead = i64(int(1000 * traits.ahead))
        cities = len(atlas.board.cities)
        self.cities = i64(cities)
        self.alone: vec[i64] = vec[i64](
            [0 if i % (cities + 1) == 0 else BLOCKED for i in range(cities * cities)]
        )
        self.now: vec[i64] = self.alone  # the time between each two cities with the network as it is,
        self.then: vec[i64] = self.alone  # and with a plan carried out
        self.begin: vec[i64] = NO_NUMBERS  # of each ticket that may come, one city,
        self.end: vec[i64] = NO_NUMBERS  # and the other

    def look(self, sight: Sight) -> None:
        """Take in the board, and which tickets may come."""
        self.now = self.times(0)
        self.then = self.now[:]
        tickets = self.atlas.tickets
        begin, end = ZEROS[: len(tickets.end_a)], ZEROS[: len(tickets.end_a)]
        number: i64 = 0
        for ticket in range(len(tickets.end_a)):
            if sight.state.unseen[0] & BIT[ticket]:
                begin[number] = tickets.end_a[ticket]
                end[number] = tickets.end_b[ticket]
                number += 1
        self.begin, self.end = begin[:number], end[:number]

    def times(self, hand: i64) -> vec[i64]:
        """Find how long it takes to join each two cities with a hand."""
        board, kind, cities = self.atlas.board, self.survey.kind, self.cities
        times = self.alone[:]
        for route in range(self.atlas.size):
            if kind[route] == OWN or kind[route] == OPEN:
                a, b = board.end_a[route], board.end_b[route]
                time: i64 = 0 if kind[route] == OWN else self.time(route, hand)
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

    def time(self, route: i64, hand: i64) -> i64:
        """Return how long a route takes with a hand."""
        length = self.atlas.board.length[route]
        have = cards.count(hand, self.atlas.colour[route])
        if have > length:
            have = length
        return TURN + (length - have) * self.fresh_card + have * self.kept_card

    def carry_out(self, plan: Plan) -> None:
        """Imagine that the routes of a plan are claimed."""
        board, cities, now, then = self.atlas.board, self.cities, self.now, self.then
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

    def usual(self, plan: Plan) -> i64:
        """Return what a ticket to come takes on average once a plan is carried out."""
        self.carry_out(plan)
        whole: i64 = 0
        number = i64(len(self.begin))
        for i in range(number):
            time = self.then[self.begin[i] * self.cities + self.end[i]]
            whole += time if time < FAR else i64(FAR)
        return (whole // number if number else i64(FAR)) * self.ahead // 1000

    def anew(self, hand: i64, need: i64) -> i64:
        """Return how long it takes to complete so many tickets, the first of them out of two to be drawn."""
        each = self.usual(Plan())
        number = i64(len(self.begin))
        if number < 2:
            return FAR + need * each
        times, taking = self.times(hand), ZEROS[:number]
        for i in range(number):
            time = times[self.begin[i] * self.cities + self.end[i]]
            taking[i] = time if time < FAR else i64(FAR)
        whole: i64 = 0
        for i in range(number):
            for j in range(i):
                sooner = taking[i] if taking[i] < taking[j] else taking[j]
                later = taking[i] + taking[j] - sooner
                # The later one is completed as well if another ticket is likely to take longer.
                whole += sooner + (later - each if need > 1 and later < each else i64(0))
        return whole // (number * (number - 1) // 2) + (need - 1) * each
