"""The planner for board games: plans routes for its tickets and counts the turns they take."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.bot import SightedBot
from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.borrowing import Borrowing, has_stations
from whistlestop.bots.planner.claiming import Claiming
from whistlestop.bots.planner.clock import Clock
from whistlestop.bots.planner.crowd import Crowd
from whistlestop.bots.planner.drawing import Drawing
from whistlestop.bots.planner.finish import Finish
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.plan import Plan, Planning
from whistlestop.bots.planner.spare import SpareRoutes
from whistlestop.bots.planner.splits import Splits
from whistlestop.bots.planner.survey import Survey
from whistlestop.bots.planner.ticket_sense import TicketSense
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.actions import Legal
from whistlestop.core.choosing import KeepTickets, OfferTickets, TakeTickets
from whistlestop.core.draw import DrawCards, SecondCard
from whistlestop.core.game import Game
from whistlestop.core.parts import Option
from whistlestop.core.sight import Sight
from whistlestop.core.state import NO_NUMBERS
from whistlestop.games.europe.stations import BuildStation
from whistlestop.games.europe.tunnels import Surcharge
from whistlestop.games.germany.passengers import ChoosePassenger, ClaimAndCollect
from whistlestop.games.germany.splitting import TakeSplitTickets
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.paths import networks
from whistlestop.rail.state import RailState

FINGERPRINT: Final = 0xFFFFFFFFFFFFF


class RailPlanner(SightedBot):
    """Plays board games by plans."""

    name = "planner"

    def __init__(self, game: Game, traits: Traits | None = None) -> None:
        super().__init__(game)
        self.traits = Traits() if traits is None else traits
        self.atlas = Atlas(game, self.traits)
        self.survey = Survey(self.atlas, self.traits, game.supply.row_size > 0)
        self.planning = Planning(self.atlas, self.survey)
        self.needs = Needs(self.atlas, self.survey)
        measure = self.atlas.measure
        self.clock = Clock(self.traits, measure, has_stations(game))
        self.sense = TicketSense(self.atlas, self.survey, self.planning, self.needs, self.clock, self.traits)
        self.doubt = i64(int(1000 * self.traits.doubt))
        self.ticket_time = i64(int(TURN * self.traits.ticket_time * measure.turns))
        self.station_time = i64(int(TURN * self.traits.station_time * measure.turns))
        self.take: TakeTickets | None = None
        self.splits: Splits | None = None
        self.drawing: Drawing | None = None
        self.borrowing: Borrowing | None = None
        self.crowd: Crowd | None = None
        self.claiming = Claiming(claim_of(game), self.atlas, self.survey, self.needs, self.traits)
        self.spare = SpareRoutes(self.atlas, self.survey, self.clock, self.traits)
        self.finish = Finish(self.atlas, self.survey, self.claiming)
        for option in game.turn.options:
            self.learn(option)
        self.begin(0)

    def learn(self, option: Option) -> None:
        """Get to know one of the things that a turn offers."""
        if isinstance(option, DrawCards):
            self.drawing = Drawing(self.needs, option, self.traits, self.atlas.measure)
        elif isinstance(option, TakeTickets):
            self.take = option
        elif isinstance(option, TakeSplitTickets):
            self.splits = Splits(option.split, self.traits)
        elif isinstance(option, BuildStation):
            self.borrowing = Borrowing(self.game, option, self.atlas, self.survey)
        elif isinstance(option, ClaimAndCollect):
            self.crowd = Crowd(self.game, option, self.atlas, self.survey, self.traits)

    def begin(self, seed: int) -> None:
        self.survey.forget()
        self.plans: list[Plan] = []
        self.plan = Plan()  # the one it follows
        self.held: i64 = -1  # which tickets it holds and is offered, as a number
        self.stale = True  # whether prices have to be found out anew,
        self.outdated = True  # and plans
        self.left: i64 = 0  # how long the game goes on, in hundredths of a turn
        self.joined: vec[i64] = NO_NUMBERS  # the own networks

    def decide(self, sight: Sight, legal: Legal) -> i64:
        if legal.size == 1:
            return legal.actions[0]
        phase = sight.state.phase
        if phase is self.game.turn:
            return self.decide_turn(sight, legal)
        if isinstance(phase, SecondCard):
            self.survey.row = sight.state.row
            self.needs.weigh(self.plan, sight.state.hands[sight.seat])
            return self.draw(sight, legal)
        if isinstance(phase, KeepTickets):
            return self.keep(sight, legal, phase.choice.positions_of)
        if isinstance(phase, OfferTickets):
            if self.splits is not None and not sight.state.offers[sight.seat]:
                return self.splits.opening(legal)
            return self.keep(sight, legal, phase.choice.positions_of)
        if isinstance(phase, Surcharge):
            return legal.actions[1]  # behind withdrawing, the payment with the fewest locomotives
        if isinstance(phase, ChoosePassenger) and self.crowd is not None:
            return self.crowd.choose(sight, legal)
        return legal.actions[0]

    def keep(self, sight: Sight, legal: Legal, positions_of: vec[i64]) -> i64:
        """Choose tickets of an offer."""
        self.look(sight)
        self.refresh(sight)
        return self.sense.keep(sight, legal, positions_of, self.joined, self.left)

    def look(self, sight: Sight) -> None:
        """Take in what has changed, and give up plans that can't be followed any more."""
        self.left = self.clock.left(sight)
        self.clock.price(sight, self.left)
        held = fingerprint(sight)
        if self.survey.look(sight):
            self.stale = True
            kept: list[Plan] = []
            for plan in self.plans:
                if plan.survives(self.atlas, self.survey):
                    kept.append(plan)
            self.outdated = self.outdated or (len(self.plans) > 0 and not kept)
            self.plans = kept
        if held != self.held:
            self.held = held
            self.stale = self.outdated = True

    def refresh(self, sight: Sight) -> None:
        """Find out what routes cost now, and which cities are joined."""
        if self.stale:
            self.stale = False
            if self.crowd is not None:
                self.crowd.price(sight)
            self.survey.price(self.clock.turn, self.clock.train)
            if self.borrowing is not None:
                self.borrowing.price(sight, self.clock.turn)
            self.planning.forget()
            self.joined = networks(self.atlas.board, cast(RailState, sight.state), sight.seat)

    def make_plans(self, sight: Sight) -> None:
        """Plan for the open tickets, or for as many of them as there is time for."""
        self.outdated = False
        self.refresh(sight)
        wanted: vec[i64] = vec[i64]()
        for held in sight.state.kept:
            ticket = i64(held)
            if not self.atlas.tickets.joins(self.joined, ticket):
                wanted = append(wanted, ticket)
        if not self.traits.joint:
            wanted = self.planning.easiest(wanted)
        self.plans = self.planning.plans_for(wanted, self.traits.plans)
        order = self.planning.order
        while len(order):
            if self.plans:
                self.needs.weigh(self.plans[0], self.survey.hand)
                if self.clock.chance(self.left - self.needs.turns) >= self.doubt:
                    return
            # Without the ticket that brings least for its time, there may be time for the others.
            fewer = order[:]
            fewer[self.planning.worst()] = fewer[len(fewer) - 1]
            plans = self.planning.plans_for(fewer[: len(fewer) - 1], self.traits.plans)
            if self.plans:
                then = self.sense.gain(plans[0], self.left) if plans else i64(0)
                if self.sense.gain(self.plans[0], self.left) >= then:
                    return
            self.plans = plans
            order = self.planning.order

    def choose_plan(self) -> None:
        """Take the plan that is done soonest with the hand as it is."""
        best: Plan | None = None
        weighed: Plan | None = None
        least: i64 = 0
        for plan in self.plans:
            self.needs.weigh(plan, self.survey.hand)
            weighed = plan
            cost = self.sense.cost(plan)
            if best is None or cost < least:
                best = plan
                least = cost
        self.plan = Plan() if best is None else best
        if weighed is not self.plan:
            self.needs.weigh(self.plan, self.survey.hand)

    def decide_turn(self, sight: Sight, legal: Legal) -> i64:
        """Choose among claiming, building, drawing cards and taking tickets."""
        self.look(sight)
        if self.outdated:
            self.make_plans(sight)
        self.choose_plan()
        if self.traits.finishes and self.left <= 2 * TURN:
            action = self.last_turns(sight, legal)
            if action >= 0:
                return action
        action = self.station(sight, legal)
        if action < 0:
            action = self.claiming.planned(self.plan, sight)
        if action < 0:
            action = self.more_tickets(sight, legal)
        if action < 0 and not len(self.plan.routes):
            self.plan = self.spare.plan(self.left)
            self.needs.weigh(self.plan, self.survey.hand)
            action = self.claiming.planned(self.plan, sight)
        if action < 0:
            action = self.draw(sight, legal)
        return action if action >= 0 else legal.actions[0]

    def station(self, sight: Sight, legal: Legal) -> i64:
        """Return the action that builds a station, if it is time for one that the plan needs; else -1."""
        if self.borrowing is None or not len(self.plan.borrowed):
            return -1
        if self.left > self.station_time + self.needs.turns:
            return -1
        return self.borrowing.station_for(self.plan, sight, legal)

    def draw(self, sight: Sight, legal: Legal) -> i64:
        """Return the best draw; -1 if there is none."""
        if self.drawing is None:
            return -1
        self.drawing.judge(self.spare)
        return self.drawing.choose(sight, legal)

    def more_tickets(self, sight: Sight, legal: Legal) -> i64:
        """Return the action that takes tickets, if that is worth more than a usual turn; else -1."""
        turns = self.needs.turns
        if turns > self.ticket_time or self.left < turns + 2 * TURN or not self.traits.takes_tickets:
            return -1
        self.refresh(sight)
        if not self.sense.look_ahead(sight, self.plan, self.left - turns):
            return -1
        if self.splits is not None:
            return self.splits.later(self.sense, legal)
        if self.take is None or self.sense.prospect(self.take.deck, self.take.offer, 0, 0) <= 0:
            return -1
        for i in range(legal.size):
            if legal.actions[i] == self.take.first:
                return self.take.first
        return -1

    def last_turns(self, sight: Sight, legal: Legal) -> i64:
        """Do what adds most to the final score, with one turn or two to go; -1 to play on as usual."""
        self.stale = True
        self.refresh(sight)
        if not sight.state.turns_left:
            return self.finish.last_two(sight, self.joined, self.plan, self.clock.turn)
        claim = self.finish.last_claim(sight, self.joined)
        if self.borrowing is not None and not len(self.plan.routes) and len(self.plan.borrowed) == 1:
            worth = -100 * self.borrowing.points
            for ticket in self.plan.tickets:
                worth += self.atlas.value[ticket] + self.atlas.penalty[ticket]
            if worth > self.finish.gained:
                action = self.borrowing.station_for(self.plan, sight, legal)
                if action >= 0:
                    return action
        return claim


def claim_of(game: Game) -> ClaimRoute:
    """Find how routes are claimed."""
    for option in game.turn.options:
        if isinstance(option, ClaimRoute):
            return option
    raise ValueError(f"no routes are claimed in {game.title}")


def fingerprint(sight: Sight) -> i64:
    """Return a number that differs when the seat holds other tickets or is offered others."""
    number = sight.state.offers[sight.seat]
    for ticket in sight.state.kept:
        number = (number * 67 + i64(ticket) + 1) & FINGERPRINT
    return number
