"""The planner for First Journey: a race in which every ticket counts the same."""

from typing import cast

from mypy_extensions import i64

from whistlestop.bots.explorer import BLOCKED
from whistlestop.bots.planner.atlas import TURN
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.bots.planner.survey import OPEN
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.parts import Option
from whistlestop.core.sight import Sight
from whistlestop.games.first_journey.drawing import DrawTwo
from whistlestop.games.first_journey.exchange import ExchangeTickets
from whistlestop.games.first_journey.revealing import ClaimAndReveal, Revealing
from whistlestop.rail.state import RailState


def is_journey(game: Game) -> bool:
    """Tell whether tickets are shown and replaced as soon as they are completed."""
    for option in game.turn.options:
        if isinstance(option, ClaimAndReveal):
            return True
    return False


class JourneyPlanner(RailPlanner):
    """Wants to complete tickets in as few turns as possible."""

    def __init__(self, game: Game, traits: Traits | None = None) -> None:
        self.draw_two: i64 = -1
        self.exchange: i64 = -1
        self.revealing: Revealing | None = None
        super().__init__(game, traits)
        self.claiming.risk = (
            i64(int(100 * self.traits.risk * self.traits.race)) if self.traits.watches else i64(0)
        )
        self.hurry = i64(int(100 * self.traits.hurry))
        self.crossing_time = i64(int(TURN * self.traits.crossing * self.atlas.measure.turns))
        self.exchange_time = i64(int(TURN * self.traits.exchange * self.atlas.measure.turns))

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
        self.choose_plan()
        self.cross(sight)
        action = self.claiming.planned(self.plan, sight)
        if action >= 0:
            return action
        if self.gives_up() and has(legal, self.exchange):
            return self.exchange
        if not len(self.plan.routes):
            self.plan = self.spare.plan(self.left)
            self.needs.weigh(self.plan, self.survey.hand)
            action = self.claiming.planned(self.plan, sight)
            if action >= 0:
                return action
        return self.draw_two if has(legal, self.draw_two) else legal.actions[0]

    def look(self, sight: Sight) -> None:
        super().look(sight)
        self.left = self.left * self.hurry // 100

    def gives_up(self) -> bool:
        """Tell whether other tickets are likely to be completed sooner than these."""
        return not len(self.plan.routes) or self.needs.turns > self.exchange_time

    def make_plans(self, sight: Sight) -> None:
        super().make_plans(sight)
        # One ticket alone may be done much sooner than both.
        for ticket in self.planning.order:
            alone = Plan()
            weights = self.survey.weight[:]
            if self.planning.join(ticket, weights, alone) and alone.trains <= self.survey.trains:
                alone.tickets = self.planning.order[:0]
                self.plans.append(alone)

    def choose_plan(self) -> None:
        best = Plan()
        least: i64 = 1_000_000
        for plan in self.plans:
            if len(plan.routes):
                self.needs.weigh(plan, self.survey.hand)
                number = i64(len(plan.tickets))
                cost = self.needs.turns // (number if number else i64(1))
                if cost < least:
                    least = cost
                    best = plan
        self.plan = best
        self.needs.weigh(best, self.survey.hand)

    def cross(self, sight: Sight) -> None:
        """Add the way from the east to the west to the plan where it costs little more."""
        revealing = self.revealing
        assert revealing is not None
        state = cast(RailState, sight.state)
        if state.notes[revealing.crossed + sight.seat]:
            return
        self.refresh(sight)
        weights, times = self.survey.weight[:], self.survey.turns[:]
        for route in self.plan.routes:
            weights[route] = times[route] = 0
        explorer = self.planning.explorer
        explorer.start()
        for city in revealing.bonus.east_ends:
            explorer.open_ends(city, 1)
        for city in revealing.bonus.west_ends:
            explorer.aim(city, 1)
        end = explorer.run(weights, times)
        if end < 0 or explorer.time[end] > self.crossing_time:
            return
        board = self.atlas.board
        extended = Plan()
        for route in self.plan.routes:
            extended.add(self.atlas, route)
        extended.tickets = self.plan.tickets
        while explorer.via[end] >= 0:
            route = explorer.via[end]
            if 0 < weights[route] < BLOCKED and self.survey.kind[route] == OPEN:
                extended.add(self.atlas, route)
            end = board.end_a[route] + board.end_b[route] - end
        if extended.trains <= self.survey.trains:
            self.plan = extended
            self.needs.weigh(extended, self.survey.hand)


def has(legal: Legal, action: i64) -> bool:
    """Tell whether an action is legal."""
    for i in range(legal.size):
        if legal.actions[i] == action:
            return True
    return False
