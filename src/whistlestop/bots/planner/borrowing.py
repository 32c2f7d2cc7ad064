"""Stations: opponents' routes that can replace lost ones at a price."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import MIN_WEIGHT, TAKEN, Survey
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.games.europe.stations import BuildStation, UnusedStations
from whistlestop.rail.paths import merge


def station_points(game: Game) -> int:
    """Return the points for an unused station."""
    for award in game.awards:
        if isinstance(award, UnusedStations):
            return award.points
    return 0


@final
class StationLoans:
    """Prices stations and chooses where to build them."""

    def __init__(self, game: Game, build: BuildStation, atlas: Atlas, survey: Survey) -> None:
        self.build = build
        self.atlas = atlas
        self.survey = survey
        self.points: i64 = station_points(game)

    def update_weights(self, known: KnownState, turn: i64) -> None:
        """Set the weight of opponents' routes: a station's price, or almost nothing where one stands."""
        state = known.state
        survey, board, builders = self.survey, self.atlas.board, self.build.builders
        stock = self.build.stock.get(state, known.seat)
        survey.stations = stock
        built = self.build.stations - stock
        time = TURN + (built + 1) * survey.any_cost
        cost = time * turn // TURN + 100 * self.points
        for route in range(self.atlas.size):
            if survey.kind[route] == TAKEN:
                one = builders.get(state, board.end_a[route])
                other = builders.get(state, board.end_b[route])
                mine = one == known.seat + 1 or other == known.seat + 1
                survey.borrowed[route] = mine
                survey.turns[route] = i64(0) if mine else time
                if mine:
                    survey.weight[route] = MIN_WEIGHT
                elif stock and not (one and other):
                    survey.weight[route] = cost

    def lent(self, joined: vec[i64]) -> vec[i64]:
        """Return the seat's networks joined by the opponents' routes at its stations."""
        board = self.atlas.board
        for route in range(self.atlas.size):
            if self.survey.kind[route] == TAKEN and self.survey.borrowed[route]:
                joined = merge(joined, joined[board.end_a[route]], joined[board.end_b[route]])
        return joined

    def station_for(self, plan: Plan, known: KnownState, legal: Legal) -> i64:
        """Return the action that builds a station for a borrowed route of the plan, or -1."""
        state = known.state
        board, builders = self.atlas.board, self.build.builders
        mine = known.seat + 1
        for route in plan.borrowed:
            a, b = board.end_a[route], board.end_b[route]
            if builders.get(state, a) == mine or builders.get(state, b) == mine:
                continue  # already borrowed
            for city in (a, b):
                if not builders.get(state, city):
                    action = self.cheapest(city, legal)
                    if action >= 0:
                        return action
        return -1

    def cheapest(self, city: i64, legal: Legal) -> i64:
        """Return the action that builds a station in a city with the fewest locomotives."""
        best: i64 = -1
        fewest: i64 = 100
        for i in range(legal.size):
            action = legal.actions[i]
            built = self.build.first <= action < self.build.beyond
            if built and self.build.city_of[action - self.build.first] == city:
                locomotives = cards.locomotives(self.build.cost_of[action - self.build.first])
                if locomotives < fewest:
                    fewest = locomotives
                    best = action
        return best
