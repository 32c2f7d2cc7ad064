"""Which tickets to keep, and when to take more."""

from typing import cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.explorer import UNREACHED
from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.clock import Clock
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.plan import Plan, Planning
from whistlestop.bots.planner.survey import OWN, Survey
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import bits, tickets
from whistlestop.core.actions import Legal
from whistlestop.core.bits import BIT
from whistlestop.core.sight import Sight
from whistlestop.core.state import NO_NUMBERS, ZEROS
from whistlestop.rail.state import RailState


@final
class TicketSense:
    """Values tickets by the odds that they are completed in time; values are hundredths of a point."""

    def __init__(
        self, atlas: Atlas, survey: Survey, planning: Planning, needs: Needs, clock: Clock, traits: Traits
    ) -> None:
        self.atlas = atlas
        self.survey = survey
        self.planning = planning
        self.needs = needs
        self.clock = clock
        self.uncounted = i64(int(100 * traits.uncounted * atlas.measure.turn_points))
        self.eager = i64(int(100 * traits.eager * atlas.measure.turn_points))
        decks = len(atlas.tickets.set.decks)
        self.good: vec[i64] = ZEROS[:decks]  # of each deck, what tickets worth having bring on average,
        self.bad: vec[i64] = ZEROS[:decks]  # how many are not, in thousandths,
        self.loss: vec[i64] = ZEROS[:decks]  # and what these lose on average

    def keep(self, sight: Sight, legal: Legal, positions_of: vec[i64], joined: vec[i64], left: i64) -> i64:
        """Choose the tickets of an offer that are worth most together with those already held."""
        state = cast(RailState, sight.state)
        printed = self.atlas.tickets
        offer = tickets.offered(state.offers[sight.seat])
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
        """Return what holding these open tickets is worth."""
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
        """Return what following a plan gains: its tickets and points less the turns it takes."""
        self.needs.weigh(plan, self.survey.hand)
        turns = self.needs.turns
        cost = self.cost(plan)
        if turns > left:  # neither are routes claimed for which there is no time
            cost = cost * left // turns
        total: i64 = 0
        for ticket in plan.tickets:
            total += self.atlas.value[ticket] + self.atlas.penalty[ticket]
        done = self.clock.success(left - turns, len(plan.routes))
        return total * done // 1000 - cost

    def cost(self, plan: Plan) -> i64:
        """Return what the turns and trains of a plan, weighed before, cost more than its routes bring."""
        return self.needs.turns * self.clock.turn // TURN + plan.trains * self.clock.train - 100 * plan.points

    def look_ahead(self, sight: Sight, plan: Plan, left: i64) -> bool:
        """Value all tickets that could be drawn beside a plan; tell whether that is possible."""
        if not self.explore(plan):
            return False
        state = sight.state
        begin = self.atlas.tickets.set.begin
        trains = self.survey.trains - plan.trains
        for deck in range(len(state.unseen)):
            number: i64 = 0
            good: i64 = 0
            bad: i64 = 0
            loss: i64 = 0
            unseen = state.unseen[deck] if sight.ticket_decks[deck] else i64(0)
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

    def prospect(self, deck: i64, drawn: i64, other: i64, others: i64) -> i64:
        """Return what drawing so many tickets of one deck and of another is worth, compared with a turn."""
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
        """Return what one more ticket is worth, with so much beside a plan of so many routes."""
        printed, explorer = self.atlas.tickets, self.planning.explorer
        one = explorer.nearest(printed.end_a[ticket], printed.ends_a[ticket])
        other = explorer.nearest(printed.end_b[ticket], printed.ends_b[ticket])
        value, penalty = self.atlas.value[ticket], self.atlas.penalty[ticket]
        way = explorer.cost[one] + explorer.cost[other]
        time = explorer.time[one] + explorer.time[other]
        if way >= UNREACHED or time > trains * TURN:
            return -penalty
        done = self.clock.success(left - time - TURN, routes + time // (2 * TURN))
        # The planner's costs count only a part of the points that routes bring.
        return (value + penalty) * done // 1000 - penalty - way + time * self.uncounted // TURN

    def explore(self, plan: Plan) -> bool:
        """Find how far every city is from the network that the seat has and plans; tell if it has one."""
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
        explorer = self.planning.explorer
        explorer.start()
        explorer.open_ends(self.atlas.board.end_a[source], 1)
        times = self.survey.turns[:]
        for route in plan.routes:
            times[route] = 0
        explorer.run(weights, times)
        return True
