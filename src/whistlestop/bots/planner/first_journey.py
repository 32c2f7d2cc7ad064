"""The planner for First Journey, a race in which all tickets count the same."""

from functools import lru_cache
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.planner.atlas import TURN
from whistlestop.bots.planner.gathering import Gathering
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.prospects import Prospects
from whistlestop.bots.planner.race_search import RaceSearch
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.bits import BIT
from whistlestop.core.cards import LOCOMOTIVE, ONE
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import NO_NUMBERS, State
from whistlestop.games.first_journey.drawing import DrawTwo
from whistlestop.games.first_journey.exchange import ExchangeTickets
from whistlestop.games.first_journey.revealing import ClaimAndReveal, Revealing
from whistlestop.rail.state import RailState

ENDLESS: Final = 1_000_000
TICKET: Final = 100  # tickets are counted in hundredths because the bonus may be worth less than one


def is_first_journey(game: Game) -> bool:
    """Return whether tickets are revealed and replaced when completed."""
    for option in game.turn.options:
        if isinstance(option, ClaimAndReveal):
            return True
    return False


@lru_cache(maxsize=8)
def gathering_for(deck: int) -> Gathering:
    """Return the table for a deck, which all planners share because it takes long to compute."""
    return Gathering(deck)


class FirstJourneyPlanner(RailPlanner):
    """Minimizes the turns until all required tickets are completed."""

    def __init__(self, game: Game, traits: Traits | None = None) -> None:
        super().__init__(game, traits)
        self.draw_two: i64 = -1
        self.exchange: i64 = -1
        revealing: Revealing | None = None
        for option in game.turn.options:
            if isinstance(option, DrawTwo):
                self.draw_two = option.first
            elif isinstance(option, ExchangeTickets):
                self.exchange = option.first
            elif isinstance(option, ClaimAndReveal):
                revealing = option.revealing
        assert revealing is not None
        self.revealing: Revealing = revealing
        self.gathering: Gathering = gathering_for(int(game.cards))
        self.prospects = Prospects(self.atlas, self.survey, self.traits)
        self.search = RaceSearch(self.planning, revealing)
        self.crossing_worth = i64(int(TICKET * self.traits.crossing))
        self.exchange_time = TURN + i64(int(TURN * self.traits.exchange))
        self.patience = i64(int(TURN * self.traits.race_patience))
        board = self.atlas.board
        # Per route, the cards that it costs.
        self.price: vec[i64] = vec[i64]([int(ONE[route.colour] * route.length) for route in board.routes])
        self.need: i64 = 0  # tickets still to complete
        self.time: i64 = ENDLESS  # until then if it follows its plan, in hundredths of a turn

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.goals: vec[i64] = NO_NUMBERS  # the goals for which plans were made

    def prepare(self, known: KnownState, state: State) -> None:
        self.update(known)
        self.make_plans(known)

    def copy_from(self, other: KnownStateBot) -> None:
        super().copy_from(other)
        assert isinstance(other, FirstJourneyPlanner)
        self.goals = other.goals
        self.prospects.copy_from(other.prospects)

    def write_memory(self, out: ByteWriter) -> None:
        super().write_memory(out)
        out.numbers(self.goals)

    def read_memory(self, saved: ByteReader) -> None:
        super().read_memory(saved)
        self.goals = saved.numbers()

    def decide_turn(self, known: KnownState, legal: Legal | None) -> i64:
        if legal is None:
            return -1
        self.update(known)
        self.make_plans(known)
        if self.should_exchange() and is_legal(legal, self.exchange):
            return self.exchange
        action = self.claim(known)
        if action < 0 and is_legal(legal, self.draw_two):
            action = self.draw_two
        return action if action >= 0 else legal.actions[0]

    def should_exchange(self) -> bool:
        """Return whether new tickets are likely to be completed sooner."""
        prospects, hand = self.prospects, self.survey.hand
        most = self.time - self.exchange_time + cards.total(hand) * prospects.kept_card
        if prospects.least_after_exchange(hand, self.need) >= most:
            return False
        return prospects.time_after_exchange(hand, self.need) < most

    def make_plans(self, known: KnownState) -> None:
        """Find the subset of goals, and the plan for it, with the earliest completion of all tickets."""
        self.prospects.update(known)
        goals = self.list_goals(known)
        self.time = ENDLESS
        self.survey.update_weights(self.clock.turn, self.clock.train)
        if self.are_plans_current(goals):
            self.reconsider()
        else:
            self.goals = goals
            self.plan = Plan()
            self.search.start([])
            self.try_subsets(goals)
            if self.traits.improves:
                self.improve()
        self.plans_stale = False
        self.plans = self.search.found

    def reconsider(self) -> None:
        """Choose again between the plans for the same goals, and look for a better path for the best."""
        followed = self.plan
        self.consider(followed)
        for plan in self.plans:
            if plan is not followed:
                self.consider(plan)
        self.search.start(self.plans)
        self.try_orders(self.plan.tickets, -1)

    def try_subsets(self, goals: vec[i64]) -> None:
        """Plan for each subset of the goals."""
        for chosen in range(1, BIT[len(goals)]):
            some = NO_NUMBERS[:]
            for i in range(len(goals)):
                if chosen & BIT[i]:
                    some = append(some, goals[i])
            if self.traits.joint or len(some) == 1:
                self.try_orders(some, -1)

    def are_plans_current(self, goals: vec[i64]) -> bool:
        """Return whether the plans are for these goals, and the one being followed is still feasible."""
        if self.plans_stale or not self.plans or not same(goals, self.goals):
            return False
        return self.plan.revalidate(self.atlas, self.survey)

    def list_goals(self, known: KnownState) -> vec[i64]:
        """Update the number of required tickets; return the held ones, and the bonus if still available."""
        revealing = self.revealing
        state = cast(RailState, known.state)
        self.need = revealing.goal - revealing.completed.get(state, known.seat)
        goals = NO_NUMBERS[:]
        for held in state.kept:
            goals = append(goals, i64(held))
        if self.crossing_worth and not revealing.crossed.get(state, known.seat):
            goals = append(goals, self.search.crossing)
        return goals

    def improve(self) -> None:
        """Try detours around each route of the plan until none helps."""
        tried = NO_NUMBERS[:]
        before = self.time + 1
        while self.time < before:
            before = self.time
            plan = self.plan
            for route in plan.routes:
                if route not in tried:
                    tried = append(tried, route)
                    self.try_orders(plan.tickets, route)

    def try_orders(self, goals: vec[i64], avoided: i64) -> None:
        """Plan for goals in every rotation, avoiding a route; keep the best plan."""
        size = i64(len(goals))
        for first in range(size):
            order = goals[:]
            for i in range(size):
                order[i] = goals[(first + i) % size]
            plan = self.search.plan_for(order, avoided)
            if plan is not None:
                self.consider(plan)

    def consider(self, plan: Plan) -> None:
        """Follow a plan if it completes all tickets earlier than the best one before."""
        time = self.completion_time(plan)
        if time < self.time:
            self.time = time
            self.plan = plan

    def cards_for(self, plan: Plan) -> i64:
        """Return the cards that a plan's routes cost."""
        price: i64 = 0
        for route in plan.routes:
            price += self.price[route]
        return price

    def completion_time(self, plan: Plan) -> i64:
        """Return the expected time to complete all tickets, starting with a plan's, or less if too late."""
        hand, price = self.survey.hand, self.cards_for(plan)
        draws = self.gathering.time(price, hand)
        time = draws + TURN * len(plan.routes)
        left = TICKET * self.need
        for goal in plan.tickets:
            left -= self.crossing_worth if goal == self.search.crossing else i64(TICKET)
        if left <= 0:
            return time
        kept = TURN * (cards.total(hand) - cards.total(price)) + 2 * draws
        time -= kept * self.prospects.kept_card // TURN
        if time >= self.time:  # later than the best plan, even if the other tickets took no time
            return time
        return time + left * self.prospects.mean_time(plan) // TICKET

    def claim(self, known: KnownState) -> i64:
        """Return the most urgent claim of a planned route, or -1 to wait."""
        best: i64 = -1
        most: i64 = -self.patience
        atlas, hand, price = self.atlas, self.survey.hand, self.cards_for(self.plan)
        draws = self.gathering.time(price, hand)
        for route in self.plan.routes:
            colour, length = atlas.colour[route], atlas.board.length[route]
            wild = length - cards.count(hand, colour)
            if wild < 0:
                wild = 0
            if wild <= cards.locomotives(hand):
                paid = ONE[colour] * (length - wild) + ONE[LOCOMOTIVE] * wild
                harm = self.gathering.time(price - ONE[colour] * length, hand - paid) - draws
                urgency = self.claiming.danger(route, known) * self.claiming.risk // 100 - harm
                if urgency > most:
                    most = urgency
                    shown = colour if wild < length else i64(LOCOMOTIVE)
                    best = self.claiming.claim.claims.action(route, shown, wild)
        return best


def same(numbers: vec[i64], others: vec[i64]) -> bool:
    """Return whether two sequences are equal."""
    if len(numbers) != len(others):
        return False
    for i in range(i64(len(numbers))):
        if numbers[i] != others[i]:
            return False
    return True


def is_legal(legal: Legal, action: i64) -> bool:
    """Return whether an action is legal."""
    for i in range(legal.size):
        if legal.actions[i] == action:
            return True
    return False
