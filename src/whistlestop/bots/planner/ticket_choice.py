"""Which tickets to keep, and when to take more."""

from typing import cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.dijkstra import UNREACHED, Dijkstra
from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.clock import Clock
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planning import Planning
from whistlestop.bots.planner.survey import OWN, Survey
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import bits
from whistlestop.core.actions import Legal
from whistlestop.core.bits import BIT
from whistlestop.core.known_state import KnownState
from whistlestop.core.material import offers
from whistlestop.core.state import NO_NUMBERS, ZEROS
from whistlestop.rail.state import RailState


@final
class TicketChoice:
    """Values tickets by the probability of completing them in time, in hundredths of a point."""

    def __init__(
        self, atlas: Atlas, survey: Survey, planning: Planning, needs: Needs, clock: Clock, traits: Traits
    ) -> None:
        self.atlas = atlas
        self.survey = survey
        self.planning = planning
        self.needs = needs
        self.clock = clock
        self.uncounted = i64(int(100 * traits.uncounted * atlas.scale.turn_points))
        self.eager = i64(int(100 * traits.eager * atlas.scale.turn_points))
        decks = len(atlas.tickets.set.decks)
        self.good: vec[i64] = ZEROS[:decks]  # per deck, mean gain of its worthwhile tickets
        self.bad: vec[i64] = ZEROS[:decks]  # per deck, thousandths of tickets that are not worthwhile
        self.loss: vec[i64] = ZEROS[:decks]  # per deck, mean loss from those
        self.dijkstra = Dijkstra(atlas.board)  # the search from the network
        self.source: i64 = -1  # the route where it began
        self.weights: vec[i64] = NO_NUMBERS
        self.times: vec[i64] = NO_NUMBERS

    def keep(
        self, known: KnownState, legal: Legal, positions_of: vec[i64], joined: vec[i64], left: i64
    ) -> i64:
        """Choose the offered tickets that are worth most together with the held ones."""
        state = cast(RailState, known.state)
        printed = self.atlas.tickets
        offer = offers.to_list(state.offers[known.seat])
        best: i64 = legal.actions[0]
        most: i64 = -1_000_000
        for i in range(legal.size):
            positions = positions_of[legal.actions[i]]
            wanted = NO_NUMBERS[:]
            value: i64 = 0
            for place, ticket in enumerate(offer):
                if positions & BIT[place]:
                    if printed.joins(joined, ticket):
                        value += self.atlas.value[ticket]
                    else:
                        wanted = append(wanted, ticket)
            for held in state.kept:
                if not printed.joins(joined, i64(held)):
                    wanted = append(wanted, i64(held))
            value += self.worth(wanted, left)
            if value > most:
                most = value
                best = legal.actions[i]
        return best

    def worth(self, wanted: vec[i64], left: i64) -> i64:
        """Return the expected value of holding some open tickets."""
        if not len(wanted):
            return 0
        penalty: i64 = 0
        for ticket in wanted:
            penalty += self.atlas.penalty[ticket]
        best = -penalty
        for plan in self.planning.plans_for(wanted, 1):
            if len(plan.tickets) == len(wanted):
                value = self.gain(plan, left) - penalty
                if value > best:
                    best = value
        return best

    def gain(self, plan: Plan, left: i64) -> i64:
        """Return the expected gain of a plan: tickets and points minus the turns it takes."""
        self.needs.allocate(plan, self.survey.hand)
        turns = self.needs.turns
        cost = self.cost(plan)
        if turns > left:  # routes are not claimed after the end
            cost = cost * left // turns
        total: i64 = 0
        for ticket in plan.tickets:
            total += self.atlas.value[ticket] + self.atlas.penalty[ticket]
        probability = self.clock.success_probability(left - turns, len(plan.routes))
        return total * probability // 1000 - cost

    def cost(self, plan: Plan) -> i64:
        """Return the cost of an allocated plan's turns and trains minus its points."""
        return self.needs.turns * self.clock.turn // TURN + plan.trains * self.clock.train - 100 * plan.points

    def evaluate_decks(self, known: KnownState, plan: Plan, left: i64) -> bool:
        """Value every ticket that could be drawn in addition to a plan; return whether that is possible."""
        if not self.search_from_network(plan):
            return False
        state = known.state
        begin = self.atlas.tickets.set.begin
        trains = self.survey.trains - plan.trains
        for deck in range(len(state.unseen)):
            number: i64 = 0
            good: i64 = 0
            bad: i64 = 0
            loss: i64 = 0
            unseen = state.unseen[deck] if known.ticket_decks[deck] else i64(0)
            while unseen:
                ticket = begin[deck] + bits.lowest(unseen)
                value = self.marginal(ticket, left, trains, len(plan.routes))
                unseen &= unseen - 1
                number += 1
                if value > 0:
                    good += value
                else:
                    bad += 1
                    loss += value
            self.good[deck] = good // number if number else i64(0)
            self.bad[deck] = 1000 * bad // number if number else i64(1000)
            self.loss[deck] = loss // bad if bad else i64(0)
        return True

    def expected_gain(self, deck: i64, drawn: i64, other: i64, others: i64) -> i64:
        """Return the expected gain of drawing tickets from two decks, compared with an average turn."""
        gain = drawn * self.good[deck] + others * self.good[other]
        none_good: i64 = 1000
        for _draw in range(drawn):
            none_good = none_good * self.bad[deck] // 1000
        for _draw in range(others):
            none_good = none_good * self.bad[other] // 1000
        loss = self.loss[deck] if drawn else self.loss[other]
        # Of several bad tickets the least bad is kept.
        return gain + none_good * loss // (500 * (drawn + others)) - self.clock.turn - self.eager

    def marginal(self, ticket: i64, left: i64, trains: i64, routes: i64) -> i64:
        """Return the value of one more ticket, given the time, trains and routes of the plan."""
        printed, dijkstra = self.atlas.tickets, self.dijkstra
        one = dijkstra.nearest(printed.end_a[ticket], printed.ends_a[ticket])
        other = dijkstra.nearest(printed.end_b[ticket], printed.ends_b[ticket])
        value, penalty = self.atlas.value[ticket], self.atlas.penalty[ticket]
        cost = dijkstra.cost[one] + dijkstra.cost[other]
        time = dijkstra.time[one] + dijkstra.time[other]
        if cost >= UNREACHED or time > trains * TURN:
            return -penalty
        probability = self.clock.success_probability(left - time - TURN, routes + time // (2 * TURN))
        # Weights count only part of the points that routes score.
        return (value + penalty) * probability // 1000 - penalty - cost + time * self.uncounted // TURN

    def search_from_network(self, plan: Plan) -> bool:
        """Search from the seat's existing and planned network; return whether it has one."""
        weights = self.survey.weight[:]
        source: i64 = -1
        for route in plan.routes:
            weights[route] = 0
            source = route
        if source < 0:
            longest: i64 = 0
            for route in range(self.atlas.size):
                if self.survey.kind[route] == OWN and self.atlas.board.length[route] > longest:
                    longest = self.atlas.board.length[route]
                    source = route
        if source < 0:
            return False
        times = self.survey.turns[:]
        for route in plan.routes:
            times[route] = 0
        if source != self.source or not are_equal(weights, self.weights) or not are_equal(times, self.times):
            self.source, self.weights, self.times = source, weights, times
            self.dijkstra.reset()
            self.dijkstra.add_sources(self.atlas.board.end_a[source], 1)
            self.dijkstra.run(weights, times)
        return True


def are_equal(some: vec[i64], others: vec[i64]) -> bool:
    """Return whether two sequences of numbers are equal."""
    if len(some) != len(others):
        return False
    for i in range(len(some)):
        if some[i] != others[i]:
            return False
    return True
