"""Plans: routes that together join all the tickets a seat wants to complete."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.explorer import BLOCKED, Explorer
from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.survey import OPEN, OWN, TAKEN, Survey
from whistlestop.core.state import NO_NUMBERS, ZEROS


@final
class Plan:
    """Routes to claim, and routes of others to borrow."""

    def __init__(self) -> None:
        self.routes: vec[i64] = NO_NUMBERS
        self.borrowed: vec[i64] = NO_NUMBERS
        self.tickets: vec[i64] = NO_NUMBERS
        self.cost: i64 = 0  # as the explorer counted it, in hundredths of a turn
        self.trains: i64 = 0
        self.points: i64 = 0  # for its routes

    def add(self, atlas: Atlas, route: i64) -> None:
        """Plan to claim a route."""
        self.routes = append(self.routes, route)
        self.trains += atlas.board.length[route]
        self.points += atlas.board.points[route]

    def survives(self, atlas: Atlas, survey: Survey) -> bool:
        """Leave out what has been claimed since; tell whether everything else can still be claimed."""
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

    def same(self, other: "Plan") -> bool:
        """Tell whether two plans have the same routes, in whichever order."""
        if len(self.routes) != len(other.routes) or self.cost != other.cost:
            return False
        for route in self.routes:
            if route not in other.routes:
                return False
        return True


@final
class Planning:
    """Joins tickets one after the other, each along what is planned already."""

    def __init__(self, atlas: Atlas, survey: Survey) -> None:
        self.atlas = atlas
        self.survey = survey
        self.explorer = Explorer(atlas.board)
        self.order: vec[i64] = NO_NUMBERS
        self.alone: vec[i64] = ZEROS[: len(atlas.value)]  # what each ticket costs alone, 0 if not known,
        self.alone_time: vec[i64] = ZEROS[: len(atlas.value)]  # how long it takes,
        self.alone_way: list[vec[i64]] = [NO_NUMBERS for _ in range(len(atlas.value))]  # and its routes

    def forget(self) -> None:
        """Find out anew what tickets cost, because the prices of routes have changed."""
        self.alone = ZEROS[: len(self.alone)]

    def plans_for(self, wanted: vec[i64], most: i64) -> list[Plan]:
        """Return the best plans for tickets together; those that can't be joined at all are left out."""
        self.sort(wanted)
        found: list[Plan] = []
        self.add_plan(found, self.order, -1)
        size = i64(len(self.order))
        if size > 1 and most > 1:
            backwards = self.order[:]
            for i in range(size):
                backwards[i] = self.order[size - 1 - i]
            self.add_plan(found, backwards, -1)
        if most > 2 and found:
            best = found[0]
            weak: i64 = -1
            for route in best.routes:
                if weak < 0 or self.atlas.risk[route] > self.atlas.risk[weak]:
                    weak = route
            if weak >= 0:
                self.add_plan(found, self.order, weak)
        return found

    def sort(self, wanted: vec[i64]) -> None:
        """Sort tickets by what each costs alone."""
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

    def easiest(self, wanted: vec[i64]) -> vec[i64]:
        """Return the one ticket that costs least, alone; nothing if none can be joined."""
        self.sort(wanted)
        return self.order[: 1 if len(self.order) else 0]

    def worst(self) -> i64:
        """Return the place, among the sorted tickets, of the one that brings least for its time."""
        worst: i64 = 0
        least: i64 = 1_000_000_000
        for place in range(len(self.order)):
            ticket = self.order[place]
            brings = self.atlas.value[ticket] + self.atlas.penalty[ticket]
            time = self.alone_time[ticket]
            rate = 1000 * brings // (time if time > 0 else i64(1))
            if rate < least:
                least = rate
                worst = place
        return worst

    def cost(self, ticket: i64) -> i64:
        """Return what joining a ticket alone costs, or -1."""
        if not self.alone[ticket]:
            city = self.explore(ticket, self.survey.weight)
            self.alone[ticket] = self.explorer.cost[city] if city >= 0 else i64(-1)
            self.alone_time[ticket] = self.explorer.time[city] if city >= 0 else i64(0)
            self.alone_way[ticket] = self.way(city)
        return self.alone[ticket]

    def add_plan(self, found: list[Plan], order: vec[i64], avoided: i64) -> None:
        """Plan for tickets in an order, perhaps around a route; keep the plan if it is possible and new."""
        if not len(order):
            return
        plan = Plan()
        plan.tickets = order
        weights = self.survey.weight[:]
        if avoided >= 0:
            weights[avoided] = BLOCKED
        for place in range(len(order)):
            if place == 0 and avoided < 0:  # as if it were alone
                plan.cost += self.cost(order[0])
                self.follow(self.alone_way[order[0]], weights, plan)
            elif not self.join(order[place], weights, plan):
                return
        if plan.trains <= self.survey.trains and len(plan.borrowed) <= self.survey.stations:
            for other in found:
                if plan.same(other):
                    return
            found.append(plan)

    def explore(self, ticket: i64, weights: vec[i64]) -> i64:
        """Find the cheapest way between a ticket's places; return the city where it ends, or -1."""
        printed, explorer = self.atlas.tickets, self.explorer
        explorer.start()
        explorer.open_ends(printed.end_a[ticket], printed.ends_a[ticket])
        explorer.aim(printed.end_b[ticket], printed.ends_b[ticket])
        return explorer.run(weights, self.survey.turns)

    def join(self, ticket: i64, weights: vec[i64], plan: Plan) -> bool:
        """Add the cheapest way between a ticket's places; tell whether there is any."""
        city = self.explore(ticket, weights)
        if city < 0:
            return False
        plan.cost += self.explorer.cost[city]
        self.follow(self.way(city), weights, plan)
        return True

    def way(self, city: i64) -> vec[i64]:
        """List the routes by which the explorer came to a city, the last one first."""
        board, via = self.atlas.board, self.explorer.via
        way = NO_NUMBERS[:]
        while city >= 0 and via[city] >= 0:
            route = via[city]
            way = append(way, route)
            city = board.end_a[route] + board.end_b[route] - city
        return way

    def follow(self, way: vec[i64], weights: vec[i64], plan: Plan) -> None:
        """Plan to claim the routes on a way, or to borrow them."""
        kind = self.survey.kind
        for route in way:
            if weights[route]:
                weights[route] = 0
                if kind[route] == OPEN:
                    plan.add(self.atlas, route)
                elif kind[route] == TAKEN and not self.survey.lent[route]:
                    plan.borrowed = append(plan.borrowed, route)
