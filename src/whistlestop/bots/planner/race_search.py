"""The search for plans in a race for tickets."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.dijkstra import BLOCKED
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planning import Planning
from whistlestop.bots.planner.shared_paths import no_path
from whistlestop.core.state import NO_NUMBERS
from whistlestop.games.first_journey.revealing import Revealing


@final
class RaceSearch:
    """Connects goals one by one, and lists all different plans that it has found."""

    def __init__(self, planning: Planning, revealing: Revealing) -> None:
        self.planning = planning
        self.revealing = revealing
        self.crossing = i64(len(planning.atlas.value))  # the bonus is a goal numbered after the tickets
        self.found: list[Plan] = []
        self.weights: vec[i64] = NO_NUMBERS

    def start(self, found: list[Plan]) -> None:
        """Start with plans found before, if any; forget all paths, and read the weights of the routes."""
        self.found = found
        self.planning.cache.shared.clear()
        self.weights = self.planning.survey.weight[:]

    def plan_for(self, goals: vec[i64], avoided: i64) -> Plan | None:
        """Return a plan for goals in order, perhaps avoiding a route, if it is feasible and new."""
        plan = Plan()
        plan.tickets = goals
        weights, usual = self.weights, self.planning.survey.weight
        if avoided >= 0:
            weights[avoided] = BLOCKED
        connected = self.connect_all(plan, avoided)
        if avoided >= 0:
            weights[avoided] = usual[avoided]
        for route in plan.routes:
            weights[route] = usual[route]
        if not connected or plan.trains > self.planning.survey.trains:
            return None
        for other in self.found:
            if same_routes(plan, other) and self.are_worth_the_same(goals, other.tickets):
                return None
        self.found.append(plan)
        return plan

    def are_worth_the_same(self, goals: vec[i64], others: vec[i64]) -> bool:
        """Return whether goals include as many tickets, and the bonus as often, as others."""
        return len(goals) == len(others) and (self.crossing in goals) == (self.crossing in others)

    def connect_all(self, plan: Plan, avoided: i64) -> bool:
        """Add a path for each goal of a plan; return whether all exist, and avoiding a route matters."""
        paths, weights = self.planning.cache.shared, self.weights
        paths.begin(avoided)
        for goal in plan.tickets:
            if not paths.find(goal):
                paths.add(
                    self.path_across(weights)
                    if goal == self.crossing
                    else self.planning.path_for(goal, weights)
                )
            if not paths.has_path():
                return False
            self.planning.add_path(paths.path, weights, plan)
        return avoided < 0 or paths.is_detour

    def path_across(self, weights: vec[i64]) -> vec[i64]:
        """Return the cheapest path from the east to the west, if there is one."""
        dijkstra = self.planning.dijkstra
        dijkstra.reset()
        for city in self.revealing.bonus.east_ends:
            dijkstra.add_sources(city, 1)
        for city in self.revealing.bonus.west_ends:
            dijkstra.add_goals(city, 1)
        end = dijkstra.run(weights, self.planning.survey.turns)
        return dijkstra.path_to(end) if end >= 0 else no_path()


def same_routes(plan: Plan, other: Plan) -> bool:
    """Return whether two plans have the same routes in any order."""
    if plan.trains != other.trains or len(plan.routes) != len(other.routes):
        return False
    for route in plan.routes:
        if route not in other.routes:
            return False
    return True
