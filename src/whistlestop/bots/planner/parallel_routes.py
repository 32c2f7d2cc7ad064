"""Parallel routes: which of them suits the hand."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.needs import HELD, MOST_LYING
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, Survey
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS
from whistlestop.core.state import ZEROS


@final
class ParallelRoutes:
    """Changes a plan to those of several parallel routes whose colours the hand has."""

    def __init__(self, atlas: Atlas, survey: Survey) -> None:
        self.atlas = atlas
        self.survey = survey
        self.free: vec[i64] = ZEROS[:COLOURS]  # per colour, cards that no other route of the plan needs
        colour, length = atlas.colour, atlas.board.length
        # Per route, whether a parallel route differs only by its colour.
        self.has_choice: vec[i64] = ZEROS[: atlas.size]
        for group in atlas.board.groups:
            for route in group:
                for twin in group:
                    if colour[twin] != colour[route] and length[twin] == length[route]:
                        self.has_choice[route] = 1

    def fit(self, plan: Plan) -> None:
        """Change to the parallel routes that lack the fewest cards."""
        choices: i64 = 0
        for route in plan.routes:
            choices += self.has_choice[route]
        if not choices:
            return
        free, hand = self.free, self.survey.hand
        for colour in range(COLOURS):
            free[colour] = hand & 63
            hand >>= 6
        colours, length = self.atlas.colour, self.atlas.board.length
        for route in plan.routes:
            if colours[route] >= 0 and not self.has_choice[route]:
                free[colours[route]] -= length[route]
        for place in range(len(plan.routes)):
            route = plan.routes[place]
            if self.has_choice[route]:
                route = self.best_of(route)
                plan.routes[place] = route
                if colours[route] >= 0:
                    free[colours[route]] -= length[route]

    def best_of(self, route: i64) -> i64:
        """Return the open one of some parallel routes for which most cards are there; the first of equals."""
        board = self.atlas.board
        best = route
        most = self.supply(route)
        for twin in board.groups[board.group_of[route]]:
            if self.survey.kind[twin] == OPEN and board.length[twin] == board.length[route]:
                number = self.supply(twin)
                if number > most:
                    most = number
                    best = twin
        return best

    def supply(self, route: i64) -> i64:
        """Return the weight of the cards in hand and in the row that a route could use."""
        colour, wanted = self.atlas.colour[route], self.atlas.board.length[route]
        if colour < 0:
            return 0
        free = self.free[colour]
        if free >= wanted:
            return wanted * HELD
        lying = cards.count(self.survey.row, colour)
        return free * HELD + (lying if lying < MOST_LYING else i64(MOST_LYING)) * self.survey.lying
