"""Plans: sets of routes that together complete the tickets a seat holds."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.survey import OPEN, OWN, Survey
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import NO_NUMBERS


@final
class Plan:
    """Routes to claim, and opponents' routes to borrow."""

    def __init__(self) -> None:
        self.routes: vec[i64] = NO_NUMBERS
        self.borrowed: vec[i64] = NO_NUMBERS
        self.tickets: vec[i64] = NO_NUMBERS
        self.cost: i64 = 0  # total weight of its paths
        self.trains: i64 = 0
        self.points: i64 = 0  # points of its routes
        self.mean_time: i64 = 0  # in a race, the mean time for a ticket to be drawn, once it is carried out
        self.mean_version: i64 = -1  # the version of the prospects for which that was computed

    def copy(self) -> "Plan":
        """Return an independent copy."""
        other = Plan()
        other.routes = self.routes[:]
        other.borrowed = self.borrowed[:]
        other.tickets = self.tickets[:]
        other.cost = self.cost
        other.trains = self.trains
        other.points = self.points
        return other

    def write(self, out: ByteWriter) -> None:
        """Write everything."""
        out.numbers(self.routes)
        out.numbers(self.borrowed)
        out.numbers(self.tickets)
        out.number(self.cost)
        out.number(self.trains)
        out.number(self.points)

    def add(self, atlas: Atlas, route: i64) -> None:
        """Add a route to claim."""
        self.routes = append(self.routes, route)
        self.trains += atlas.board.length[route]
        self.points += atlas.board.points[route]

    def revalidate(self, atlas: Atlas, survey: Survey) -> bool:
        """Remove routes claimed since; return whether the others can still be claimed."""
        done: i64 = 0
        for route in self.routes:
            kind = survey.kind[route]
            if kind == OWN:
                done += 1
            elif kind != OPEN:
                return False
        if done:
            left = NO_NUMBERS[:]
            for route in self.routes:
                if survey.kind[route] == OPEN:
                    left = append(left, route)
                else:
                    self.trains -= atlas.board.length[route]
                    self.points -= atlas.board.points[route]
            self.routes = left
        return self.trains <= survey.trains

    def same_routes(self, other: "Plan") -> bool:
        """Return whether two plans have the same routes in any order."""
        if len(self.routes) != len(other.routes) or self.cost != other.cost:
            return False
        for route in self.routes:
            if route not in other.routes:
                return False
        return True


def read_plan(saved: ByteReader) -> Plan:
    """Read a plan."""
    plan = Plan()
    plan.routes = saved.numbers()
    plan.borrowed = saved.numbers()
    plan.tickets = saved.numbers()
    plan.cost = saved.number()
    plan.trains = saved.number()
    plan.points = saved.number()
    return plan
