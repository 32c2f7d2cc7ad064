"""Several different plans for the same tickets."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.dijkstra import BLOCKED
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planning import Planning
from whistlestop.bots.planner.survey import OPEN
from whistlestop.bots.planner.ticket_choice import TicketChoice
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.state import NO_NUMBERS
from whistlestop.rail.paths import merge

SPREAD: Final = 45  # percent by which a route's weight is raised or lowered at random
TRIES: Final = 3  # plans tried for each one asked for


@final
class AlternativePlans:
    """Finds plans with perturbed route weights and shuffled tickets, and improves each."""

    def __init__(self, planning: Planning, ticket_choice: TicketChoice) -> None:
        self.planning = planning
        self.ticket_choice = ticket_choice
        self.atlas = planning.atlas
        self.survey = planning.survey
        self.joined: vec[i64] = NO_NUMBERS
        self.left: i64 = 0
        self.found: list[Plan] = []
        self.values: list[i64] = []  # expected gain of each plan found, in descending order

    def find(self, wanted: vec[i64], joined: vec[i64], left: i64, count: i64, seed: i64) -> list[Plan]:
        """Return up to `count` different plans for open tickets, the most valuable first.

        One leaves out the ticket of least value per time, and all do if there are too few trains for it.
        `joined` are the seat's networks.
        """
        self.joined = joined
        self.left = left
        self.found = []
        self.values = []
        self.planning.sort(wanted)
        if count < 1:
            return []
        luck = Seeded(seed)
        while len(self.planning.order):
            if self.found:
                self.add(self.planning.order, self.survey.weight)
                break
            self.add_variants(self.planning.order[:], TRIES * count, luck)
            self.give_up_one()
        return self.found[: int(count)]

    def add_variants(self, order: vec[i64], tries: i64, luck: Seeded) -> None:
        """Add plans for all of some tickets, in several orders and with perturbed weights."""
        self.add(order, self.survey.weight)
        reverse = order[:]
        for i in range(len(order)):
            reverse[i] = order[len(order) - 1 - i]
        self.add(reverse, self.survey.weight)
        for _ in range(tries):
            self.shuffle(order, luck)
            self.add(order, self.perturbed(luck))

    def give_up_one(self) -> None:
        """Remove the ticket of least value per time from those to plan for."""
        order = self.planning.order
        order[self.planning.worst_position()] = order[len(order) - 1]
        self.planning.order = order[: len(order) - 1]

    def perturbed(self, luck: Seeded) -> vec[i64]:
        """Return the weights of routes, each changed at random."""
        weights = self.survey.weight[:]
        for route in range(len(weights)):
            if 0 < weights[route] < BLOCKED:
                weights[route] = weights[route] * (100 - SPREAD + luck.below(2 * SPREAD + 1)) // 100
        return weights

    def shuffle(self, order: vec[i64], luck: Seeded) -> None:
        """Shuffle tickets in place."""
        for i in range(len(order) - 1, 0, -1):
            j = luck.below(i + 1)
            order[i], order[j] = order[j], order[i]

    def add(self, order: vec[i64], weights: vec[i64]) -> None:
        """Plan for tickets in a given order with given weights; add the plan if it is feasible and new."""
        plan = Plan()
        plan.tickets = order[:]
        if not self.connect(plan, weights):
            return
        for route in every_route(plan):
            other = self.without(plan, route, weights)
            if self.connect(other, weights) and other.cost < plan.cost:
                plan = other
        plan = self.without(plan, -1, self.survey.weight)
        if plan.trains > self.survey.trains or len(plan.borrowed) > self.survey.stations:
            return
        for other in self.found:
            if plan.same_routes(other):
                return
        value = self.ticket_choice.gain(plan, self.left)
        at = i64(len(self.found))
        while at and self.values[at - 1] < value:
            at -= 1
        self.found.insert(int(at), plan)
        self.values.insert(int(at), value)

    def without(self, plan: Plan, left_out: i64, weight: vec[i64]) -> Plan:
        """Return a copy of a plan without one route and without those that join nothing."""
        copy = Plan()
        copy.tickets = plan.tickets
        joined = self.joined
        board = self.atlas.board
        for route in every_route(plan):
            a, b = joined[board.end_a[route]], joined[board.end_b[route]]
            if a != b and route != left_out:
                joined = merge(joined, a, b)
                copy.cost += weight[route]
                if self.survey.kind[route] == OPEN:
                    copy.add(self.atlas, route)
                else:
                    copy.borrowed = append(copy.borrowed, route)
        return copy

    def connect(self, plan: Plan, weights: vec[i64]) -> bool:
        """Add the cheapest paths for those tickets of a plan that it does not join; return whether it can."""
        left = weights[:]
        for route in every_route(plan):
            left[route] = 0
        for ticket in plan.tickets:
            city = self.planning.search(ticket, left)
            if city < 0:
                return False
            self.planning.add_path(self.planning.dijkstra.path_to(city), left, plan)
        return True


def every_route(plan: Plan) -> vec[i64]:
    """List the routes that a plan borrows and those that it claims."""
    routes = plan.borrowed[:]
    for route in plan.routes:
        routes = append(routes, route)
    return routes
