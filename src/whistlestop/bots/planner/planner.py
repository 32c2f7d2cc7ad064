"""The planner for board games."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.borrowing import StationLoans
from whistlestop.bots.planner.claiming import Claiming
from whistlestop.bots.planner.clock import Clock
from whistlestop.bots.planner.draw_choice import DrawChoice
from whistlestop.bots.planner.filler_routes import FillerRoutes
from whistlestop.bots.planner.finish import Finish
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.passenger_value import PassengerValue
from whistlestop.bots.planner.plan import Plan, Planning, read_plan
from whistlestop.bots.planner.splits import Splits
from whistlestop.bots.planner.survey import Survey
from whistlestop.bots.planner.ticket_choice import TicketChoice
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.turn_options import TurnOptions
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.mechanics.draw import SecondCard
from whistlestop.core.mechanics.ticket_offers import KeepTickets, OfferTickets
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import NO_NUMBERS, State
from whistlestop.games.europe.tunnels import Surcharge
from whistlestop.games.germany.passengers import ChoosePassenger
from whistlestop.rail.paths import networks
from whistlestop.rail.state import RailState

MASK: Final = 0xFFFFFFFFFFFFF


class RailPlanner(KnownStateBot):
    """Plans routes for its tickets and follows the plan that takes the fewest turns."""

    name = "planner"

    def __init__(self, game: Game, traits: Traits | None = None) -> None:
        super().__init__(game)
        options = TurnOptions(game)
        self.traits = Traits() if traits is None else traits
        self.atlas = Atlas(game, self.traits)
        self.survey = Survey(self.atlas, self.traits, game.supply.row_size > 0)
        self.planning = Planning(self.atlas, self.survey)
        self.needs = Needs(self.atlas, self.survey)
        scale = self.atlas.scale
        self.clock = Clock(self.traits, scale, options.build is not None)
        self.ticket_choice = TicketChoice(
            self.atlas, self.survey, self.planning, self.needs, self.clock, self.traits
        )
        self.doubt = i64(int(1000 * self.traits.doubt))
        self.ticket_time = i64(int(TURN * self.traits.ticket_time * scale.turns))
        self.station_time = i64(int(TURN * self.traits.station_time * scale.turns))
        self.take_tickets = options.take
        self.splits: Splits | None = None
        self.draw_choice: DrawChoice | None = None
        self.station_loans: StationLoans | None = None
        self.passenger_value: PassengerValue | None = None
        self.claiming = Claiming(options.claim, self.atlas, self.survey, self.needs, self.traits)
        self.filler_routes = FillerRoutes(self.atlas, self.survey, self.clock, self.traits)
        self.finish = Finish(self.atlas, self.survey, self.claiming)
        self.set_up(options)
        self.begin(0)

    def set_up(self, options: TurnOptions) -> None:
        """Create what the planner needs for the options that only some games have."""
        if options.draw is not None:
            self.draw_choice = DrawChoice(self.needs, options.draw, self.traits, self.atlas.scale)
        if options.split is not None:
            self.splits = Splits(options.split, self.traits)
        if options.build is not None:
            self.station_loans = StationLoans(self.game, options.build, self.atlas, self.survey)
        if options.collect is not None:
            self.passenger_value = PassengerValue(
                self.game, options.collect, self.atlas, self.survey, self.traits
            )

    def begin(self, seed: int) -> None:
        self.survey.reset()
        self.plans: list[Plan] = []
        self.plan = Plan()  # the one being followed
        self.ticket_fingerprint: i64 = -1  # changes with the held and offered tickets
        self.prices_stale = True  # whether route weights must be updated
        self.plans_stale = True  # whether plans must be made again
        self.left: i64 = 0  # estimated time until the end, in hundredths of a turn
        self.joined: vec[i64] = NO_NUMBERS  # connected components of the seat's network

    def prepare(self, known: KnownState, state: State) -> None:
        self.update(known)
        if self.plans_stale:
            self.make_plans(known)
        self.choose_plan()

    def copy_from(self, other: KnownStateBot) -> None:
        assert isinstance(other, RailPlanner)
        self.survey.copy_from(other.survey)
        self.planning.copy_from(other.planning)
        self.plan = other.plan.copy()
        self.plans = [plan.copy() for plan in other.plans]
        self.ticket_fingerprint = other.ticket_fingerprint
        self.prices_stale = other.prices_stale
        self.plans_stale = other.plans_stale
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
        out.numbers(self.joined)

    def read_memory(self, saved: ByteReader) -> None:
        self.survey.read(saved)
        self.planning.clear_cache()
        self.plan = read_plan(saved)
        self.plans = [read_plan(saved) for _ in range(saved.number())]
        self.ticket_fingerprint = saved.number()
        self.prices_stale = saved.number() != 0
        self.plans_stale = saved.number() != 0
        self.joined = saved.numbers()

    def decide(self, known: KnownState, legal: Legal) -> i64:
        if legal.size == 1:
            return legal.actions[0]
        phase = known.state.phase
        if phase is self.game.turn:
            return self.decide_turn(known, legal)
        if isinstance(phase, SecondCard):
            self.survey.row = known.state.row
            self.needs.allocate(self.plan, known.state.hands[known.seat])
            return self.draw(known, legal)
        if isinstance(phase, KeepTickets):
            return self.keep(known, legal, phase.choice.positions_of)
        if isinstance(phase, OfferTickets):
            if self.splits is not None and not known.state.offers[known.seat]:
                return self.splits.opening(legal)
            return self.keep(known, legal, phase.choice.positions_of)
        if isinstance(phase, Surcharge):
            return legal.actions[1]  # after withdrawing comes the payment with the fewest locomotives
        if isinstance(phase, ChoosePassenger) and self.passenger_value is not None:
            return self.passenger_value.choose(known, legal)
        return legal.actions[0]

    def keep(self, known: KnownState, legal: Legal, positions_of: vec[i64]) -> i64:
        """Choose which offered tickets to keep."""
        self.update(known)
        self.refresh(known)
        return self.ticket_choice.keep(known, legal, positions_of, self.joined, self.left)

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

    def refresh(self, known: KnownState) -> None:
        """Update route weights and the seat's networks."""
        if self.prices_stale:
            self.prices_stale = False
            if self.passenger_value is not None:
                self.passenger_value.update_bonuses(known)
            self.survey.update_weights(self.clock.turn, self.clock.train)
            if self.station_loans is not None:
                self.station_loans.update_weights(known, self.clock.turn)
            self.planning.clear_cache()
            self.joined = networks(self.atlas.board, cast(RailState, known.state), known.seat)

    def make_plans(self, known: KnownState) -> None:
        """Plan for the open tickets, dropping those for which there is no time."""
        self.plans_stale = False
        self.refresh(known)
        self.planning.paths.clear()
        wanted: vec[i64] = vec[i64]()
        for held in known.state.kept:
            ticket = i64(held)
            if not self.atlas.tickets.joins(self.joined, ticket):
                wanted = append(wanted, ticket)
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
            self.needs.allocate(plan, self.survey.hand)
            weighed = plan
            cost = self.ticket_choice.cost(plan)
            if best is None or cost < least:
                best = plan
                least = cost
        self.plan = Plan() if best is None else best
        if weighed is not self.plan:
            self.needs.allocate(self.plan, self.survey.hand)

    def decide_turn(self, known: KnownState, legal: Legal) -> i64:
        """Choose between claiming, building, drawing cards and taking tickets."""
        self.update(known)
        if self.plans_stale:
            self.make_plans(known)
        self.choose_plan()
        if self.traits.finishes and self.left <= 2 * TURN:
            action = self.endgame_action(known, legal)
            if action >= 0:
                return action
        action = self.station_action(known, legal)
        if action < 0:
            action = self.claiming.best_planned(self.plan, known)
        if action < 0:
            action = self.ticket_action(known, legal)
        if action < 0 and not len(self.plan.routes):
            self.plan = self.filler_routes.plan(self.left)
            self.needs.allocate(self.plan, self.survey.hand)
            action = self.claiming.best_planned(self.plan, known)
        if action < 0:
            action = self.draw(known, legal)
        return action if action >= 0 else legal.actions[0]

    def station_action(self, known: KnownState, legal: Legal) -> i64:
        """Return the action that builds a station the plan needs, or -1 if it is not yet time."""
        if self.station_loans is None or not len(self.plan.borrowed):
            return -1
        if self.left > self.station_time + self.needs.turns:
            return -1
        return self.station_loans.station_for(self.plan, known, legal)

    def draw(self, known: KnownState, legal: Legal) -> i64:
        """Return the best draw, or -1."""
        if self.draw_choice is None:
            return -1
        self.draw_choice.evaluate(self.filler_routes)
        return self.draw_choice.choose(known, legal)

    def ticket_action(self, known: KnownState, legal: Legal) -> i64:
        """Return the action that takes tickets if that is worth more than an average turn, else -1."""
        turns = self.needs.turns
        if turns > self.ticket_time or self.left < turns + 2 * TURN or not self.traits.takes_tickets:
            return -1
        self.refresh(known)
        if not self.ticket_choice.evaluate_decks(known, self.plan, self.left - turns):
            return -1
        if self.splits is not None:
            return self.splits.later(self.ticket_choice, legal)
        if (
            self.take_tickets is None
            or self.ticket_choice.expected_gain(self.take_tickets.deck, self.take_tickets.offer, 0, 0) <= 0
        ):
            return -1
        for i in range(legal.size):
            if legal.actions[i] == self.take_tickets.first:
                return self.take_tickets.first
        return -1

    def endgame_action(self, known: KnownState, legal: Legal) -> i64:
        """Return the action with the highest final score in the last two turns, or -1 to play on."""
        self.prices_stale = True
        self.refresh(known)
        if not known.state.turns_left:
            return self.finish.last_two(known, self.joined, self.plan, self.clock.turn)
        claim = self.finish.last_claim(known, self.joined)
        if self.station_loans is not None and not len(self.plan.routes) and len(self.plan.borrowed) == 1:
            worth = -100 * self.station_loans.points
            for ticket in self.plan.tickets:
                worth += self.atlas.value[ticket] + self.atlas.penalty[ticket]
            if worth > self.finish.gained:
                action = self.station_loans.station_for(self.plan, known, legal)
                if action >= 0:
                    return action
        return claim


def fingerprint(known: KnownState) -> i64:
    """Return a hash of the tickets that the seat holds and is offered."""
    number = known.state.offers[known.seat]
    for ticket in known.state.kept:
        number = (number * 67 + i64(ticket) + 1) & MASK
    return number
