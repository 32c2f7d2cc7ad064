"""Routes beyond the plan: claimed for their points with trains that are left over."""

from typing import final

from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, Survey, most_held
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards


@final
class SpareRoutes:
    """Looks for the route that brings most points in a turn, with the hand as it is."""

    def __init__(self, atlas: Atlas, survey: Survey, traits: Traits) -> None:
        self.atlas = atlas
        self.survey = survey
        self.extend = i64(int(TURN * traits.extend))

    def best(self, left: i64) -> i64:
        """Return the route with the best rate that can be claimed in time; -1 if there is none."""
        best: i64 = -1
        most: i64 = 0
        atlas, survey = self.atlas, self.survey
        board = atlas.board
        held = cards.locomotives(survey.hand)
        commonest = most_held(survey.hand)
        for route in range(atlas.size):
            if survey.kind[route] == OPEN and board.length[route] <= survey.trains:
                spaces = board.length[route]
                colour = atlas.colour[route]
                ferry = atlas.ferry[route]
                turns: i64 = TURN
                if colour >= 0:
                    missing = spaces - cards.count(survey.hand, colour) - held
                    if missing > 0:
                        turns += missing * survey.card_cost
                else:
                    lacking = ferry - held
                    if lacking > 0:
                        turns += lacking * survey.locomotive_cost
                        missing = spaces - ferry - commonest
                    else:
                        missing = spaces - commonest - held
                    if missing > 0:
                        turns += missing * survey.any_cost
                if board.tunnel[route]:
                    turns += survey.tunnel_cost // 2
                if survey.touched[board.end_a[route]] or survey.touched[board.end_b[route]]:
                    turns -= self.extend
                if turns <= left:
                    rate = (board.points[route] * 100 + survey.bonus[route]) * TURN // turns
                    if rate > most:
                        most = rate
                        best = route
        return best

    def plan(self, left: i64) -> Plan:
        """Plan for the best spare route."""
        plan = Plan()
        route = self.best(left)
        if route >= 0:
            plan.add(self.atlas, route)
        return plan
