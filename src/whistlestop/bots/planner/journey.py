"""The planner for First Journey: a race in which every ticket counts the same."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.explorer import BLOCKED
from whistlestop.bots.planner.atlas import TURN
from whistlestop.bots.planner.gathering import Gathering
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.prospects import Prospects
from whistlestop.bots.planner.survey import OPEN
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.bits import BIT
from whistlestop.core.cards import LOCOMOTIVE, ONE
from whistlestop.core.game import Game
from whistlestop.core.parts import Option
from whistlestop.core.sight import Sight
from whistlestop.core.state import NO_NUMBERS
from whistlestop.games.first_journey.drawing import DrawTwo
from whistlestop.games.first_journey.exchange import ExchangeTickets
from whistlestop.games.first_journey.revealing import ClaimAndReveal, Revealing
from whistlestop.rail.state import RailState

ENDLESS: Final = 1_000_000
TICKET: Final = 100  # completed tickets are counted in hundredths, because the bonus may be worth less


def is_journey(game: Game) -> bool:
    """Tell whether tickets are shown and replaced as soon as they are completed."""
    for option in game.turn.options:
        if isinstance(option, ClaimAndReveal):
            return True
    return False


class JourneyPlanner(RailPlanner):
    """Wants to complete all the tickets it needs in as few turns as possible."""

    def __init__(self, game: Game, traits: Traits | None = None) -> None:
        self.draw_two: i64 = -1
        self.exchange: i64 = -1
        self.revealing: Revealing | None = None
        super().__init__(game, traits)
        self.gathering = Gathering(game.cards)
        self.prospects = Prospects(self.atlas, self.survey, self.traits)
        self.crossing = i64(len(self.atlas.value))  # the bonus is a goal like a ticket, numbered behind them
        self.crossing_worth = i64(int(TICKET * self.traits.crossing))
        self.exchange_time = TURN + i64(int(TURN * self.traits.exchange))
        self.patience = i64(int(TURN * self.traits.race_patience))
        self.need: i64 = 0  # how many tickets it has yet to complete
        self.time: i64 = ENDLESS  # until that is done if it follows its plan, in hundredths of a turn

    def learn(self, option: Option) -> None:
        if isinstance(option, DrawTwo):
            self.draw_two = option.first
        elif isinstance(option, ExchangeTickets):
            self.exchange = option.first
        elif isinstance(option, ClaimAndReveal):
            self.revealing = option.revealing

    def decide_turn(self, sight: Sight, legal: Legal) -> i64:
        self.look(sight)
        self.stale = True
        self.make_plans(sight)
        if self.gives_up() and has(legal, self.exchange):
            return self.exchange
        action = self.claim(sight)
        if action < 0 and has(legal, self.draw_two):
            action = self.draw_two
        return action if action >= 0 else legal.actions[0]

    def gives_up(self) -> bool:
        """Tell whether other tickets are likely to be completed sooner than these."""
        anew = self.prospects.anew(self.survey.hand, self.need) + self.exchange_time
        return anew - cards.total(self.survey.hand) * self.prospects.kept_card < self.time

    def make_plans(self, sight: Sight) -> None:
        """Find the plan for some of its goals with which all tickets are completed soonest."""
        self.refresh(sight)
        self.prospects.look(sight)
        goals = self.goals(sight)
        self.plan = Plan()
        self.time = ENDLESS
        for chosen in range(1, BIT[len(goals)]):
            some = NO_NUMBERS[:]
            for i in range(len(goals)):
                if chosen & BIT[i]:
                    some = append(some, goals[i])
            if self.traits.joint or len(some) == 1:
                self.try_orders(some, -1)
        if self.traits.plans > 1:
            self.improve()

    def goals(self, sight: Sight) -> vec[i64]:
        """Count the tickets that are missing, and list those it holds, and the bonus if it can be had."""
        revealing = self.revealing
        assert revealing is not None
        state = cast(RailState, sight.state)
        self.need = revealing.goal - state.notes[revealing.completed + sight.seat]
        goals = NO_NUMBERS[:]
        for held in state.kept:
            goals = append(goals, i64(held))
        if self.crossing_worth and not state.notes[revealing.crossed + sight.seat]:
            goals = append(goals, self.crossing)
        return goals

    def improve(self) -> None:
        """Look for ways around each route of the plan, as long as that helps."""
        before = self.time + 1
        while self.time < before:
            before = self.time
            plan = self.plan
            for route in plan.routes:
                self.try_orders(plan.tickets, route)

    def try_orders(self, goals: vec[i64], avoided: i64) -> None:
        """Plan for goals without a route, each of them first once, and keep the plan if it is the best."""
        size = i64(len(goals))
        for first in range(size):
            order = goals[:]
            for i in range(size):
                order[i] = goals[(first + i) % size]
            plan = Plan()
            plan.tickets = order
            weights = self.survey.weight[:]
            if avoided >= 0:
                weights[avoided] = BLOCKED
            if self.reach_all(plan, weights) and plan.trains <= self.survey.trains:
                time = self.time_with(plan)
                if time < self.time:
                    self.time = time
                    self.plan = plan

    def reach_all(self, plan: Plan, weights: vec[i64]) -> bool:
        """Add the ways to the goals of a plan, one after the other; tell whether there are any."""
        for goal in plan.tickets:
            if not (
                self.cross(plan, weights)
                if goal == self.crossing
                else self.planning.join(goal, weights, plan)
            ):
                return False
        return True

    def cross(self, plan: Plan, weights: vec[i64]) -> bool:
        """Add the way from the east to the west; tell whether there is any."""
        revealing = self.revealing
        assert revealing is not None
        explorer = self.planning.explorer
        explorer.start()
        for city in revealing.bonus.east_ends:
            explorer.open_ends(city, 1)
        for city in revealing.bonus.west_ends:
            explorer.aim(city, 1)
        end = explorer.run(weights, self.survey.turns)
        if end < 0:
            return False
        board = self.atlas.board
        while explorer.via[end] >= 0:
            route = explorer.via[end]
            if weights[route] and self.survey.kind[route] == OPEN:
                weights[route] = 0
                plan.add(self.atlas, route)
            end = board.end_a[route] + board.end_b[route] - end
        return True

    def price(self, plan: Plan) -> i64:
        """Return the cards that the routes of a plan cost."""
        price: i64 = 0
        for route in plan.routes:
            price += ONE[self.atlas.colour[route]] * self.atlas.board.length[route]
        return price

    def time_with(self, plan: Plan) -> i64:
        """Return how long it takes to complete all tickets, beginning with those of a plan."""
        hand, price = self.survey.hand, self.price(plan)
        draws = self.gathering.time(price, hand)
        time = draws + TURN * len(plan.routes)
        left = TICKET * self.need
        for goal in plan.tickets:
            left -= self.crossing_worth if goal == self.crossing else i64(TICKET)
        if left <= 0:
            return time
        kept = TURN * (cards.total(hand) - cards.total(price)) + 2 * draws
        return time - kept * self.prospects.kept_card // TURN + left * self.prospects.usual(plan) // TICKET

    def claim(self, sight: Sight) -> i64:
        """Return the most urgent claim of a planned route; -1 if none is to be made now."""
        best: i64 = -1
        most: i64 = -self.patience
        atlas, hand, price = self.atlas, self.survey.hand, self.price(self.plan)
        draws = self.gathering.time(price, hand)
        for route in self.plan.routes:
            colour, length = atlas.colour[route], atlas.board.length[route]
            wild = length - cards.count(hand, colour)
            if wild < 0:
                wild = 0
            if wild <= cards.locomotives(hand):
                paid = ONE[colour] * (length - wild) + ONE[LOCOMOTIVE] * wild
                harm = self.gathering.time(price - ONE[colour] * length, hand - paid) - draws
                urgency = self.claiming.danger(route, sight) * self.claiming.risk // 100 - harm
                if urgency > most:
                    most = urgency
                    shown = colour if wild < length else i64(LOCOMOTIVE)
                    best = self.claiming.claim.claims.action(route, shown, wild)
        return best


def has(legal: Legal, action: i64) -> bool:
    """Tell whether an action is legal."""
    for i in range(legal.size):
        if legal.actions[i] == action:
            return True
    return False
