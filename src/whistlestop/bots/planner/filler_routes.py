"""Routes outside the plan, claimed for their points with surplus trains."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.clock import Clock
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, Survey, most_held
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.bits import lowest
from whistlestop.core.cards import COLOURS
from whistlestop.core.state import ZEROS
from whistlestop.rail.board import LONGEST


@final
class FillerRoutes:
    """Finds the route with the most points per turn for the current hand."""

    def __init__(self, atlas: Atlas, survey: Survey, clock: Clock, traits: Traits) -> None:
        self.atlas = atlas
        self.survey = survey
        self.clock = clock
        self.points: vec[i64] = ZEROS[: LONGEST + 1]  # points of a route by its length
        for route in range(atlas.size):
            self.points[atlas.board.length[route]] = atlas.board.points[route]
        self.extend = i64(int(100 * traits.extend * atlas.scale.longest_path))

    def best(self, left: i64) -> i64:
        """Return the route with the best rate that can be claimed in time, or -1."""
        best: i64 = -1
        most: i64 = -1_000_000
        survey, board = self.survey, self.atlas.board
        kind, length, trains, tunnel = survey.kind, board.length, survey.trains, board.tunnel
        class_of = board.class_of
        commonest = most_held(survey.hand)
        times = ZEROS[: board.classes]  # per class of routes with the same price, 0 if not yet computed
        for route in range(self.atlas.size):
            if kind[route] == OPEN and length[route] <= trains:
                price = class_of[route]
                if not times[price]:
                    times[price] = self.turns(route, commonest)
                turns = times[price]
                if tunnel[route]:
                    turns += survey.tunnel_cost // 2
                if turns <= left:
                    rate = self.worth(route) * TURN // turns
                    if rate > most:
                        most = rate
                        best = route
        return best

    def worth(self, route: i64) -> i64:
        """Return a route's value minus its trains, in hundredths of a point."""
        board, survey = self.atlas.board, self.survey
        worth = 100 * board.points[route] + survey.bonus[route] - board.length[route] * self.clock.train
        one, other = survey.touched[board.end_a[route]], survey.touched[board.end_b[route]]
        if one == 1 or other == 1:  # extends a path
            worth += self.extend
        return worth

    def turns(self, route: i64, commonest: i64) -> i64:
        """Return the time for a route's cards and its claim; `commonest` counts the most frequent colour."""
        atlas, survey = self.atlas, self.survey
        colour, missing = atlas.colour[route], atlas.board.length[route]
        held = cards.locomotives(survey.hand)
        turns: i64 = 0
        if colour >= 0:
            missing -= cards.count(survey.hand, colour) + held
            if missing > 0:
                turns = missing * survey.card_cost
        else:
            lacking = atlas.ferry[route] - held
            if lacking > 0:
                turns += lacking * survey.locomotive_cost
                missing -= lacking
            missing -= commonest + held
            if missing > 0:
                turns += missing * survey.any_cost
        return TURN + turns

    def rates_by_colour(self, needs: Needs, rates: vec[i64]) -> None:
        """Compute for each colour the best rate of a route it helps, in hundredths of a point per turn."""
        survey, free = self.survey, needs.free
        for colour in range(COLOURS):
            best: i64 = 0
            lengths = survey.open_lengths[colour]
            while lengths:
                length = lowest(lengths)
                lengths &= lengths - 1
                missing = length - free[colour]
                if missing > 0 and length <= survey.trains:
                    rate = 100 * self.points[length] * TURN // (TURN + missing * survey.card_cost)
                    if rate > best:
                        best = rate
            rates[colour] = best

    def plan(self, left: i64) -> Plan:
        """Return a plan for the best filler route."""
        plan = Plan()
        route = self.best(left)
        if route >= 0:
            plan.add(self.atlas, route)
        return plan
