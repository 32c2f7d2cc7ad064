"""The planner for board games."""

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN
from whistlestop.bots.planner.bargains import Bargains
from whistlestop.bots.planner.claiming import Claiming
from whistlestop.bots.planner.draw_choice import DrawChoice
from whistlestop.bots.planner.filler_routes import FillerRoutes
from whistlestop.bots.planner.finish import Finish
from whistlestop.bots.planner.plan_keeper import PlanKeeper
from whistlestop.bots.planner.ticket_taking import TicketTaking
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.turn_options import TurnOptions
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.mechanics.draw import DrawCards, SecondCard
from whistlestop.core.mechanics.ticket_offers import KeepTickets, OfferTickets
from whistlestop.core.state import State
from whistlestop.games.europe.tunnels import Surcharge
from whistlestop.games.germany.passengers import ChoosePassenger


class RailPlanner(PlanKeeper):
    """Plans routes for its tickets and follows the plan that takes the fewest turns."""

    name = "planner"

    def __init__(self, game: Game, traits: Traits | None = None) -> None:
        options = TurnOptions(game)
        super().__init__(game, Traits() if traits is None else traits, options)
        self.replan_doubt = i64(int(1000 * self.traits.replan_doubt))
        self.replan_time = i64(int(TURN * self.traits.replan_time))
        self.finish_time = i64(int(TURN * self.traits.finish_time))
        self.station_time = i64(int(TURN * self.traits.station_time * self.atlas.scale.turns))
        self.ticket_taking = TicketTaking(self.ticket_choice, options, self.traits)
        self.claiming = Claiming(options.claim, self.atlas, self.survey, self.needs, self.traits)
        self.filler_routes = FillerRoutes(self.atlas, self.survey, self.clock, self.traits)
        self.bargains = Bargains(self.claiming, self.filler_routes, self.traits)
        self.finish = Finish(self.atlas, self.survey, self.claiming)
        self.draw_choice: DrawChoice | None = None
        self.knows_draws = type(options.draw) is DrawCards  # whether no game has changed what can be drawn
        if options.draw is not None:
            self.draw_choice = DrawChoice(self.needs, options.draw, self.traits, self.atlas.scale)
        self.begin(0)

    def prepare(self, known: KnownState, state: State) -> None:
        self.update(known)
        if self.plans_stale:
            self.make_plans(known)
        self.choose_plan()

    def decide(self, known: KnownState, legal: Legal) -> i64:
        phase = known.state.phase
        if phase is self.game.turn:
            action = self.decide_turn(known, legal)
            return action if action >= 0 else legal.actions[0]
        if isinstance(phase, SecondCard):
            action = self.draw_second(known, legal)
            return action if action >= 0 else legal.actions[0]
        if legal.size == 1:
            return legal.actions[0]
        if isinstance(phase, KeepTickets):
            return self.keep(known, legal, phase.choice.positions_of, False)
        if isinstance(phase, OfferTickets):
            splits = self.ticket_taking.splits
            if splits is not None and not known.state.offers[known.seat]:
                return splits.opening(legal)
            return self.keep(known, legal, phase.choice.positions_of, True)
        if isinstance(phase, Surcharge):
            return legal.actions[1]  # after withdrawing comes the payment with the fewest locomotives
        if isinstance(phase, ChoosePassenger) and self.passenger_value is not None:
            return self.passenger_value.choose(known, legal)
        return legal.actions[0]

    def decide_unlisted(self, known: KnownState) -> i64:
        phase = known.state.phase
        if not self.knows_draws:
            return -1
        if phase is self.game.turn:
            return self.decide_turn(known, None)
        return self.draw_second(known, None) if isinstance(phase, SecondCard) else i64(-1)

    def keep(self, known: KnownState, legal: Legal, positions_of: vec[i64], is_opening: bool) -> i64:
        """Choose which offered tickets to keep."""
        self.update(known)
        self.refresh(known, is_opening)
        return self.ticket_choice.keep(known, legal, positions_of, self.joined, self.left)

    def decide_turn(self, known: KnownState, legal: Legal | None) -> i64:
        """Choose between claiming, building, drawing cards and taking tickets.

        Return -1 if there is nothing to choose, or if the list of legal actions is needed.
        """
        self.update(known)
        if self.plans_stale:
            self.make_plans(known)
        self.choose_plan()
        late = 1000 - self.clock.probability(self.left - self.needs.turns)
        if late > self.replan_doubt and self.left < self.planned_left - self.replan_time:
            self.prices_stale = True
            self.make_plans(known)
            self.choose_plan()
            late = 1000 - self.clock.probability(self.left - self.needs.turns)
        action: i64 = -1
        if self.traits.finishes and self.left <= self.finish_time:
            if legal is None:
                return -1
            action = self.endgame_action(known, legal)
            if action >= 0:
                return action
        if self.is_station_due():
            if legal is None:
                return -1
            action = self.station_action(known, legal)
        if action < 0:
            action = self.claiming.best_planned(self.plan, known, late)
        if action < 0 and self.are_tickets_due(known):
            if legal is None:
                return -1
            action = self.ticket_taking.action(legal)
        if action < 0 and not len(self.plan.routes):
            self.plan = self.filler_routes.plan(self.left)
            self.needs.allocate(self.plan, self.survey.hand)
            action = self.claiming.best_planned(self.plan, known, late)
            if action < 0 and self.traits.bargains:
                action = self.bargains.best(self.plan, known, self.left)
        return action if action >= 0 else self.draw(known, legal, True)

    def is_station_due(self) -> bool:
        """Return whether it is time to build a station that the plan needs."""
        return (
            self.station_loans is not None
            and len(self.plan.borrowed) > 0
            and self.left <= self.station_time + self.needs.turns
        )

    def station_action(self, known: KnownState, legal: Legal) -> i64:
        """Return the action that builds a station the plan needs, or -1 if none can be built."""
        return -1 if self.station_loans is None else self.station_loans.station_for(self.plan, known, legal)

    def draw_second(self, known: KnownState, legal: Legal | None) -> i64:
        """Return the best second card of a turn, or -1."""
        self.survey.row = known.state.row
        self.needs.allocate(self.plan, known.state.hands[known.seat])
        return self.draw(known, legal, False)

    def draw(self, known: KnownState, legal: Legal | None, is_first: bool) -> i64:
        """Return the best draw, or -1."""
        choice = self.draw_choice
        if choice is None:
            return -1
        choice.evaluate(self.filler_routes)
        if legal is None or self.knows_draws:
            return choice.choose(known, choice.possible(known, is_first))
        return choice.choose(known, choice.listed(legal))

    def are_tickets_due(self, known: KnownState) -> bool:
        """Return whether tickets may be worth more than an average turn."""
        turns = self.needs.turns
        if not self.ticket_taking.is_due(turns, self.left):
            return False
        self.refresh(known)
        return self.ticket_taking.evaluate(known, self.plan, self.left - turns)

    def endgame_action(self, known: KnownState, legal: Legal) -> i64:
        """Return the action with the highest final score in the last two turns, or -1 to play on."""
        self.prices_stale = True
        self.refresh(known)
        lent = self.joined
        if self.station_loans is not None and self.traits.counts_loans:
            lent = self.station_loans.lent(lent)
        if not known.state.turns_left:
            return self.finish.last_two(known, lent, self.plan, self.clock.turn)
        claim = self.finish.last_claim(known, self.joined, lent)
        if self.station_loans is not None and not len(self.plan.routes) and len(self.plan.borrowed) == 1:
            worth = -100 * self.station_loans.points
            for ticket in self.plan.tickets:
                worth += self.atlas.value[ticket] + self.atlas.penalty[ticket]
            if worth > self.finish.gained:
                action = self.station_loans.station_for(self.plan, known, legal)
                if action >= 0:
                    return action
        return claim
