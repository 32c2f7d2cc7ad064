"""Expected time for tickets that are still to be drawn, given the seat's network."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import Survey, most_held
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.travel_times import MAX_TIME, TravelTimes
from whistlestop.core.bits import BIT, lowest
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import NO_NUMBERS, ZEROS


@final
class Prospects:
    """The time to connect any unseen ticket."""

    def __init__(self, atlas: Atlas, survey: Survey, traits: Traits) -> None:
        self.atlas = atlas
        self.survey = survey
        self.times = TravelTimes(atlas, traits)
        self.kept_card = self.times.kept_card
        self.ahead = i64(int(1000 * traits.ahead))
        cities = len(atlas.board.cities)
        self.cities = i64(cities)
        self.find_shares()
        self.members: vec[i64] = ZEROS[:cities]  # the cities of a plan
        self.size: i64 = 0  # their number
        self.network: vec[i64] = ZEROS[:cities]  # of each city in a plan, from 1; 0 elsewhere
        self.reach: vec[i64] = ZEROS[: cities * cities]  # time from each network of a plan to each city
        self.unseen: i64 = 0  # tickets that may be drawn
        self.tickets: vec[i64] = NO_NUMBERS  # these tickets, the quickest first
        self.begin: vec[i64] = NO_NUMBERS  # one city of each of them
        self.end: vec[i64] = NO_NUMBERS  # the other city
        self.alone: vec[i64] = NO_NUMBERS  # the time for each of them
        self.mean_alone: i64 = MAX_TIME  # the expected time for one of them
        self.version: i64 = 0  # changes with anything that the mean time of a plan depends on

    def find_shares(self) -> None:
        """Compute the least share of a route's time, in thousandths, that some cards of its colour leave."""
        longest = max([int(length) for length in self.atlas.board.length])
        shares: list[int] = []
        for held in range(longest + 1):
            share: i64 = 1000
            for length in range(1, longest + 1):
                least = 1000 * self.times.time_for(length, held) // self.times.time_for(length, 0)
                if least < share:
                    share = least
            shares.append(int(share))
        self.share: vec[i64] = vec[i64](shares)

    def copy_from(self, other: "Prospects") -> None:
        """Copy all times."""
        self.times.copy_from(other.times)
        self.unseen = other.unseen
        self.tickets = other.tickets[:]
        self.begin = other.begin[:]
        self.end = other.end[:]
        self.alone = other.alone[:]
        self.mean_alone = other.mean_alone
        self.version += 1

    def update(self, known: KnownState) -> None:
        """Read the board and the unseen tickets."""
        changed = self.times.update(self.survey.kind)
        if known.state.unseen[0] != self.unseen:
            self.list_tickets(known.state.unseen[0])
            changed = True
        if changed:
            self.version += 1
            self.sort_tickets()

    def list_tickets(self, unseen: i64) -> None:
        """List the unseen tickets and their cities: those listed before in their order, then the others."""
        printed = self.atlas.tickets
        most = i64(len(printed.end_a))
        tickets, begin, end = ZEROS[:most], ZEROS[:most], ZEROS[:most]
        size: i64 = 0
        for ticket in self.tickets:
            if unseen & BIT[ticket]:
                tickets[size] = ticket
                size += 1
        added = unseen & ~self.unseen
        while added:
            tickets[size] = lowest(added)
            added &= added - 1
            size += 1
        for i in range(size):
            begin[i] = printed.end_a[tickets[i]]
            end[i] = printed.end_b[tickets[i]]
        self.unseen = unseen
        self.tickets, self.begin, self.end = tickets[:size], begin[:size], end[:size]
        self.alone = ZEROS[:size]

    def sort_tickets(self) -> None:
        """Sort the unseen tickets by their time (insertion sort, since few have changed their place)."""
        tickets, begin, end, alone = self.tickets, self.begin, self.end, self.alone
        between, cities = self.times.between, self.cities
        total: i64 = 0
        number = i64(len(begin))
        for i in range(number):
            ticket, a, b = tickets[i], begin[i], end[i]
            time = between[a * cities + b]
            total += time
            at: i64 = i
            while at and alone[at - 1] > time:
                tickets[at], alone[at] = tickets[at - 1], alone[at - 1]
                begin[at], end[at] = begin[at - 1], end[at - 1]
                at -= 1
            tickets[at], begin[at], end[at], alone[at] = ticket, a, b, time
        self.mean_alone = self.discounted(total)

    def discounted(self, total: i64) -> i64:
        """Return the mean time for an unseen ticket, discounted, given the time for all."""
        number = i64(len(self.begin))
        return (total // number if number else i64(MAX_TIME)) * self.ahead // 1000

    def label(self, plan: Plan) -> i64:
        """Number the networks that a plan's routes form, from 1, and list their cities; return the last."""
        end_a, end_b = self.atlas.board.end_a, self.atlas.board.end_b
        network, members = self.network, self.members
        last: i64 = 0
        size: i64 = 0
        for route in plan.routes:
            one, other = end_a[route], end_b[route]
            a, b = network[one], network[other]
            if not a:
                members[size] = one
                size += 1
            if not b:
                members[size] = other
                size += 1
            if not a and not b:
                last += 1
                a = b = last
            network[one] = a if a else b
            network[other] = b if b else a
            if a and b and a != b:
                for i in range(size):
                    if network[members[i]] == b:
                        network[members[i]] = a
        self.size = size
        return last

    def find_reach(self, networks: i64) -> None:
        """Compute the time from each labelled network to each city (Floyd–Warshall over the networks)."""
        cities, network, members, reach = self.cities, self.network, self.members, self.reach
        between = self.times.between
        for i in range(networks * cities):
            reach[i] = MAX_TIME
        for i in range(self.size):
            city = members[i]
            there = (network[city] - 1) * cities
            here = city * cities
            end = here + cities
            while here < end:
                if between[here] < reach[there]:
                    reach[there] = between[here]
                here += 1
                there += 1
        if networks > 1:
            for via in range(networks):
                for one in range(networks):
                    gap: i64 = MAX_TIME
                    for i in range(self.size):
                        city = members[i]
                        if network[city] == via + 1 and reach[one * cities + city] < gap:
                            gap = reach[one * cities + city]
                    if gap < MAX_TIME:
                        for city in range(cities):
                            if gap + reach[via * cities + city] < reach[one * cities + city]:
                                reach[one * cities + city] = gap + reach[via * cities + city]

    def mean_time(self, plan: Plan) -> i64:
        """Return the mean time for an unseen ticket once a plan is carried out, computed if necessary."""
        if plan.mean_version != self.version:
            plan.mean_version = self.version
            plan.mean_time = self.compute_mean_time(plan)
        return plan.mean_time

    def compute_mean_time(self, plan: Plan) -> i64:
        """Compute the mean time for an unseen ticket once a plan is carried out."""
        cities, begin, end, alone, reach = self.cities, self.begin, self.end, self.alone, self.reach
        networks = self.label(plan)
        self.find_reach(networks)
        total: i64 = 0
        for i in range(i64(len(begin))):
            time = alone[i]
            row: i64 = 0
            while row < networks * cities:
                through = reach[row + begin[i]] + reach[row + end[i]]
                if through < time:
                    time = through
                row += cities
            total += time
        for i in range(self.size):
            self.network[self.members[i]] = 0
        return self.discounted(total)

    def time_after_exchange(self, hand: i64, need: i64) -> i64:
        """Return the expected time for `need` tickets after an exchange."""
        between, times = self.times.with_hand(hand), ZEROS[: len(self.begin)]
        for i in range(i64(len(times))):
            time = between[self.begin[i] * self.cities + self.end[i]]
            at: i64 = i
            while at and times[at - 1] > time:
                times[at] = times[at - 1]
                at -= 1
            times[at] = time
        return self.time_with_two(times, need)

    def least_after_exchange(self, hand: i64, need: i64) -> i64:
        """Return a lower bound on that time, as if all routes had the colour that the hand has most of."""
        held = most_held(hand)
        most = i64(len(self.share)) - 1
        share = self.share[held if held < most else most]
        times = self.alone[:]
        for i in range(i64(len(times))):
            times[i] = times[i] * share // 1000
        return self.time_with_two(times, need)

    def time_with_two(self, times: vec[i64], need: i64) -> i64:
        """Return the expected time for `need` tickets if two are offered, given each ticket's, sorted."""
        mean = self.mean_alone
        number = i64(len(times))
        if number < 2:
            return MAX_TIME + need * mean
        total: i64 = 0
        for i in range(number):
            # It is the sooner one beside each of those after it, and the later one beside those before,
            # which is completed too if it beats the mean of a new ticket.
            total += times[i] * (number - 1 - i)
            if need > 1 and times[i] < mean:
                total += (times[i] - mean) * i
        return total // (number * (number - 1) // 2) + (need - 1) * mean
