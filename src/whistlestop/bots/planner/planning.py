"""Finds plans that join the cities of all tickets."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.dijkstra import BLOCKED, Dijkstra
from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.path_cache import PathCache
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.shared_paths import no_path
from whistlestop.bots.planner.survey import OPEN, TAKEN, Survey
from whistlestop.core.state import NO_NUMBERS


@final
class Planning:
    """Connects tickets one by one; routes already planned cost nothing."""

    def __init__(self, atlas: Atlas, survey: Survey) -> None:
        self.atlas = atlas
        self.survey = survey
        self.dijkstra = Dijkstra(atlas.board)
        tickets = len(atlas.value)
        self.current = PathCache(tickets)
        self.opening = PathCache(tickets)  # for the empty board, on which every game begins
        self.cache = self.current  # the one in use
        self.order: vec[i64] = NO_NUMBERS

    def copy_from(self, other: "Planning") -> None:
        """Copy the cached costs."""
        self.current.copy_from(other.cache)
        self.cache = self.current

    def forget(self, is_opening: bool) -> None:
        """Forget the paths after weights have changed, but not those for the opening."""
        if is_opening:
            self.opening.start(self.survey.weight, self.survey.turns)
        if is_opening or self.opening.is_for(self.survey.weight, self.survey.turns):
            self.cache = self.opening
        else:
            self.cache = self.current
            self.cache.clear()

    def plans_for(self, wanted: vec[i64], most: i64) -> list[Plan]:
        """Return the best plans for all tickets, ignoring those that can't be connected."""
        self.sort(wanted)
        found: list[Plan] = []
        self.add_plan(found, self.order, -1)
        size = i64(len(self.order))
        if size > 1 and most > 1:
            reverse = self.order[:]
            for i in range(size):
                reverse[i] = self.order[size - 1 - i]
            self.add_plan(found, reverse, -1)
        if most > 2 and found:
            best = found[0]
            riskiest: i64 = -1
            for route in best.routes:
                if riskiest < 0 or self.atlas.risk[route] > self.atlas.risk[riskiest]:
                    riskiest = route
            if riskiest >= 0:
                self.add_plan(found, self.order, riskiest)
        return found

    def sort(self, wanted: vec[i64]) -> None:
        """Sort tickets by the cost of each alone."""
        order, costs = NO_NUMBERS[:], NO_NUMBERS[:]
        for ticket in wanted:
            cost = self.cost(ticket)
            if cost >= 0:
                at = i64(len(order))
                order = append(order, ticket)
                costs = append(costs, cost)
                while at and costs[at - 1] > cost:
                    order[at], order[at - 1] = order[at - 1], order[at]
                    costs[at], costs[at - 1] = costs[at - 1], costs[at]
                    at -= 1
        self.order = order

    def cheapest(self, wanted: vec[i64]) -> vec[i64]:
        """Return the cheapest ticket alone, or nothing if none can be connected."""
        self.sort(wanted)
        return self.order[: 1 if len(self.order) else 0]

    def worst_position(self) -> i64:
        """Return the index, in sorted order, of the ticket with the least value per time."""
        worst: i64 = 0
        least: i64 = 1_000_000_000
        for place in range(len(self.order)):
            ticket = self.order[place]
            brings = self.atlas.value[ticket] + self.atlas.penalty[ticket]
            time = self.cache.time[ticket]
            rate = 1000 * brings // (time if time > 0 else i64(1))
            if rate < least:
                least = rate
                worst = place
        return worst

    def cost(self, ticket: i64) -> i64:
        """Return the cost of a ticket alone, or -1."""
        cache = self.cache
        if not cache.cost[ticket]:
            city = self.search(ticket, self.survey.weight)
            cache.cost[ticket] = self.dijkstra.cost[city] if city >= 0 else i64(-1)
            cache.time[ticket] = self.dijkstra.time[city] if city >= 0 else i64(0)
            cache.path[ticket] = self.dijkstra.path_to(city)
        return cache.cost[ticket]

    def add_plan(self, found: list[Plan], order: vec[i64], avoided: i64) -> None:
        """Plan for tickets in a given order, perhaps avoiding a route; add the plan if feasible and new."""
        if not len(order):
            return
        plan = Plan()
        plan.tickets = order
        weights = self.survey.weight[:]
        if avoided >= 0:
            weights[avoided] = BLOCKED
        paths = self.cache.shared
        paths.begin(avoided)
        for place in range(len(order)):
            ticket = order[place]
            if not paths.find(ticket) and not (place == 0 and paths.reuse(self.cache.path[ticket])):
                paths.add(self.path_for(ticket, weights))
            if not paths.has_path():
                return
            self.add_path(paths.path, weights, plan)
        if plan.trains <= self.survey.trains and len(plan.borrowed) <= self.survey.stations:
            for other in found:
                if plan.same_routes(other):
                    return
            found.append(plan)

    def search(self, ticket: i64, weights: vec[i64]) -> i64:
        """Find the cheapest path between a ticket's places; return the city where it ends, or -1."""
        printed, dijkstra = self.atlas.tickets, self.dijkstra
        dijkstra.reset()
        dijkstra.add_sources(printed.end_a[ticket], printed.ends_a[ticket])
        dijkstra.add_goals(printed.end_b[ticket], printed.ends_b[ticket])
        return dijkstra.run(weights, self.survey.turns)

    def path_for(self, ticket: i64, weights: vec[i64]) -> vec[i64]:
        """Return the cheapest path between a ticket's places, if there is one."""
        city = self.search(ticket, weights)
        return self.dijkstra.path_to(city) if city >= 0 else no_path()

    def add_path(self, path: vec[i64], weights: vec[i64], plan: Plan) -> None:
        """Plan to claim or borrow the routes of a path."""
        kind = self.survey.kind
        for route in path:
            if weights[route]:
                plan.cost += weights[route]
                weights[route] = 0
                if kind[route] == OPEN:
                    plan.add(self.atlas, route)
                elif kind[route] == TAKEN and not self.survey.borrowed[route]:
                    plan.borrowed = append(plan.borrowed, route)
