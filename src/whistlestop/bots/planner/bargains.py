"""Claims that are possible at once, late in the game."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN
from whistlestop.bots.planner.claiming import Claiming
from whistlestop.bots.planner.filler_routes import FillerRoutes
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.cards import COLOURS
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import ZEROS


@final
class Bargains:
    """Finds routes that can be claimed at once when there is little time left to wait for a better one."""

    def __init__(self, claiming: Claiming, filler_routes: FillerRoutes, traits: Traits) -> None:
        self.claiming = claiming
        self.filler_routes = filler_routes
        self.atlas = claiming.atlas
        self.survey = claiming.survey
        self.needs = claiming.needs
        self.time = i64(int(TURN * traits.bargain_time * self.atlas.scale.turns))
        self.trains = i64(int(traits.bargain_trains * self.atlas.scale.trains))
        self.bargain = i64(int(TURN * traits.bargain))
        self.planned: vec[i64] = ZEROS[
            : self.atlas.size
        ]  # 1 for the plan's routes and those parallel to them

    def best(self, plan: Plan, known: KnownState, left: i64) -> i64:
        """Return the most valuable claim outside a plan for a filler route, or -1 to wait for that one."""
        needs, survey = self.needs, self.survey
        trains = survey.trains
        if left > self.time or trains > self.trains:
            return -1
        clock = self.filler_routes.clock
        least = clock.turn * self.bargain // TURN
        most_held: i64 = 0
        for colour in range(COLOURS):
            if needs.free[colour] > most_held:
                most_held = needs.free[colour]
        most_held += needs.extra
        if most_held < trains:
            trains = most_held
        if trains < 2:
            return -1
        self.mark(plan, 1)
        best: i64 = -1
        kind, board, payment = survey.kind, self.atlas.board, self.claiming.payment
        length = board.length
        for route in range(self.atlas.size):
            if kind[route] == OPEN and length[route] <= trains and not self.planned[route]:
                worth = self.filler_routes.worth(route)
                if worth > least and payment.find(route, False):
                    worth -= payment.harm * clock.turn // TURN
                    if board.tunnel[route]:
                        worth = worth * self.claiming.success_probability(route, known) // 1000
                    if worth > least:
                        least = worth
                        best = self.claiming.action(route)
        self.mark(plan, 0)
        return best

    def mark(self, plan: Plan, mark: i64) -> None:
        """Mark or unmark the routes of a plan and those parallel to them."""
        board = self.atlas.board
        for route in plan.routes:
            self.planned[route] = mark
            group = board.group_of[route]
            if group >= 0:
                for twin in board.groups[group]:
                    self.planned[twin] = mark
