"""The plans of a planner: made, kept while they are feasible, and remembered."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.planner.alternatives import AlternativePlans
from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.borrowing import StationLoans
from whistlestop.bots.planner.clock import Clock
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.parallel_routes import ParallelRoutes
from whistlestop.bots.planner.passenger_value import PassengerValue
from whistlestop.bots.planner.plan import Plan, read_plan
from whistlestop.bots.planner.planning import Planning
from whistlestop.bots.planner.survey import Survey
from whistlestop.bots.planner.ticket_choice import TicketChoice
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.turn_options import TurnOptions
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import NO_NUMBERS
from whistlestop.rail.paths import networks
from whistlestop.rail.state import RailState

MASK: Final = 0xFFFFFFFFFFFFF


class PlanKeeper(KnownStateBot):
    """Keeps several plans for the open tickets and chooses the one that fits the hand."""

    def __init__(self, game: Game, traits: Traits, options: TurnOptions) -> None:
        super().__init__(game)
        self.traits = traits
        self.atlas = Atlas(game, traits)
        self.survey = Survey(self.atlas, traits, game.supply.row_size > 0)
        self.planning = Planning(self.atlas, self.survey)
        self.needs = Needs(self.atlas, self.survey)
        self.clock = Clock(traits, self.atlas.scale, options.build is not None)
        self.ticket_choice = TicketChoice(
            self.atlas, self.survey, self.planning, self.needs, self.clock, traits
        )
        self.alternatives = AlternativePlans(self.planning, self.ticket_choice)
        self.parallel_routes = ParallelRoutes(self.atlas, self.survey)
        self.doubt = i64(int(1000 * traits.doubt))
        self.station_loans: StationLoans | None = None
        if options.build is not None:
            self.station_loans = StationLoans(game, options.build, self.atlas, self.survey)
        self.passenger_value: PassengerValue | None = None
        if options.collect is not None:
            self.passenger_value = PassengerValue(game, options.collect, self.atlas, self.survey, traits)

    def begin(self, seed: int) -> None:
        self.survey.reset()
        self.plans: list[Plan] = []
        self.plan = Plan()  # the one being followed
        self.ticket_fingerprint: i64 = -1  # changes with the held and offered tickets
        self.prices_stale = True  # whether route weights must be updated
        self.plans_stale = True  # whether plans must be made again
        self.planned_left: i64 = 0  # the time left when the plans were made, 0 to keep them
        self.left: i64 = 0  # estimated time until the end, in hundredths of a turn
        self.joined: vec[i64] = NO_NUMBERS  # connected components of the seat's network

    def copy_from(self, other: KnownStateBot) -> None:
        assert isinstance(other, PlanKeeper)
        self.survey.copy_from(other.survey)
        self.planning.copy_from(other.planning)
        self.plan = other.plan.copy()
        self.plans = [plan.copy() for plan in other.plans]
        self.ticket_fingerprint = other.ticket_fingerprint
        self.prices_stale = other.prices_stale
        self.plans_stale = other.plans_stale
        self.planned_left = other.planned_left
        self.joined = other.joined

    def write_memory(self, out: ByteWriter) -> None:
        self.survey.write(out)
        self.plan.write(out)
        out.number(len(self.plans))
        for plan in self.plans:
            plan.write(out)
        out.number(self.ticket_fingerprint)
        out.number(i64(self.prices_stale))
        out.number(i64(self.plans_stale))
        out.number(self.planned_left)
        out.numbers(self.joined)

    def read_memory(self, saved: ByteReader) -> None:
        self.survey.read(saved)
        self.planning.forget(False)
        self.plan = read_plan(saved)
        self.plans = [read_plan(saved) for _ in range(saved.number())]
        self.ticket_fingerprint = saved.number()
        self.prices_stale = saved.number() != 0
        self.plans_stale = saved.number() != 0
        self.planned_left = saved.number()
        self.joined = saved.numbers()

    def update(self, known: KnownState) -> None:
        """Read the position and drop plans that are no longer feasible."""
        self.left = self.clock.left(known)
        self.clock.update_prices(known, self.left)
        current = fingerprint(known)
        if self.survey.update(known):
            self.prices_stale = True
            kept: list[Plan] = []
            for plan in self.plans:
                if plan.revalidate(self.atlas, self.survey):
                    kept.append(plan)
            self.plans_stale = self.plans_stale or (len(self.plans) > 0 and not kept)
            self.plans = kept
        if current != self.ticket_fingerprint:
            self.ticket_fingerprint = current
            self.prices_stale = self.plans_stale = True

    def refresh(self, known: KnownState, is_opening: bool = False) -> None:
        """Update route weights and the seat's networks."""
        if self.prices_stale:
            self.prices_stale = False
            if self.passenger_value is not None:
                self.passenger_value.update_bonuses(known)
            self.survey.update_weights(self.clock.turn, self.clock.train)
            if self.station_loans is not None:
                self.station_loans.update_weights(known, self.clock.turn)
            self.planning.forget(is_opening)
            self.joined = networks(self.atlas.board, cast(RailState, known.state), known.seat)

    def follow(self, plan: Plan) -> None:
        """Follow a plan until it becomes infeasible or the tickets change.

        The planner must have read the position, by `prepare` or by a decision.
        """
        self.plans = [plan.copy()]
        self.plans_stale = False
        self.planned_left = 0

    def alternative_plans(self, known: KnownState, count: int, seed: int) -> list[Plan]:
        """Return up to `count` different good plans for the open tickets, the most valuable first."""
        self.update(known)
        self.refresh(known)
        wanted = self.open_tickets(known)
        return self.alternatives.find(wanted, self.joined, self.left, count, seed)

    def open_tickets(self, known: KnownState) -> vec[i64]:
        """Return the held tickets that are not completed."""
        wanted: vec[i64] = vec[i64]()
        for held in known.state.kept:
            ticket = i64(held)
            if not self.atlas.tickets.joins(self.joined, ticket):
                wanted = append(wanted, ticket)
        return wanted

    def make_plans(self, known: KnownState) -> None:
        """Plan for the open tickets, dropping those for which there is no time."""
        self.plans_stale = False
        self.planned_left = self.left
        self.refresh(known)
        wanted = self.open_tickets(known)
        if not self.traits.joint:
            wanted = self.planning.cheapest(wanted)
        self.plans = self.planning.plans_for(wanted, self.traits.plans)
        order = self.planning.order
        while len(order):
            if self.plans:
                self.needs.allocate(self.plans[0], self.survey.hand)
                if self.clock.probability(self.left - self.needs.turns) >= self.doubt:
                    return
            # Without the ticket of least value per time, the others may be completed.
            fewer = order[:]
            fewer[self.planning.worst_position()] = fewer[len(fewer) - 1]
            plans = self.planning.plans_for(fewer[: len(fewer) - 1], self.traits.plans)
            if self.plans:
                fewer_gain = self.ticket_choice.gain(plans[0], self.left) if plans else i64(0)
                if self.ticket_choice.gain(self.plans[0], self.left) >= fewer_gain:
                    return
            self.plans = plans
            order = self.planning.order

    def choose_plan(self) -> None:
        """Choose the plan with the lowest cost for the current hand."""
        best: Plan | None = None
        weighed: Plan | None = None
        least: i64 = 0
        for plan in self.plans:
            if self.traits.swaps:
                self.parallel_routes.fit(plan)
            self.needs.allocate(plan, self.survey.hand)
            weighed = plan
            cost = self.ticket_choice.cost(plan)
            if best is None or cost < least:
                best = plan
                least = cost
        self.plan = Plan() if best is None else best
        if weighed is not self.plan:
            self.needs.allocate(self.plan, self.survey.hand)


def fingerprint(known: KnownState) -> i64:
    """Return a hash of the tickets that the seat holds and is offered."""
    number = known.state.offers[known.seat]
    for ticket in known.state.kept:
        number = (number * 67 + i64(ticket) + 1) & MASK
    return number
