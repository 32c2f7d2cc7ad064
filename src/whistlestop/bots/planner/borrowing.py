"""Stations: a route of somebody else can stand in for one that is lost, at a price."""

from typing import final

from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import LEAST, TAKEN, Survey
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.games.europe.stations import BuildStation, UnusedStations


def has_stations(game: Game) -> bool:
    """Tell whether stations can be built."""
    for option in game.turn.options:
        if isinstance(option, BuildStation):
            return True
    return False


def station_points(game: Game) -> int:
    """Return what a station is worth that is not built."""
    for award in game.awards:
        if isinstance(award, UnusedStations):
            return award.points
    return 0


@final
class Borrowing:
    """Knows what a station costs, and where to build it."""

    def __init__(self, game: Game, build: BuildStation, atlas: Atlas, survey: Survey) -> None:
        self.build = build
        self.atlas = atlas
        self.survey = survey
        self.points: i64 = station_points(game)

    def price(self, sight: Sight, turn: i64) -> None:
        """Let routes of others be used at the price of a station, or for nothing where one stands."""
        state = sight.state
        survey, board, builders = self.survey, self.atlas.board, self.build.builders
        stock = state.notes[self.build.stock + sight.seat]
        survey.stations = stock
        built = self.build.stations - stock
        time = TURN + (built + 1) * survey.any_cost
        cost = time * turn // TURN + 100 * self.points
        for route in range(self.atlas.size):
            if survey.kind[route] == TAKEN:
                one = state.notes[builders + board.end_a[route]]
                other = state.notes[builders + board.end_b[route]]
                mine = one == sight.seat + 1 or other == sight.seat + 1
                survey.lent[route] = mine
                survey.turns[route] = 0 if mine else time
                if mine:
                    survey.weight[route] = LEAST
                elif stock and not (one and other):
                    survey.weight[route] = cost

    def station_for(self, plan: Plan, sight: Sight, legal: Legal) -> i64:
        """Return the action that builds a station for a borrowed route of the plan; -1 if there is none."""
        state = sight.state
        board, builders = self.atlas.board, self.build.builders
        mine = sight.seat + 1
        for route in plan.borrowed:
            a, b = board.end_a[route], board.end_b[route]
            if state.notes[builders + a] == mine or state.notes[builders + b] == mine:
                continue  # it is borrowed already
            for city in (a, b):
                if not state.notes[builders + city]:
                    action = self.cheapest(city, legal)
                    if action >= 0:
                        return action
        return -1

    def cheapest(self, city: i64, legal: Legal) -> i64:
        """Return the way to pay for a station in a city that takes the fewest locomotives."""
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
