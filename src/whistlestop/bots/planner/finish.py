"""The last turn: everything is worked out."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.claiming import Claiming
from whistlestop.bots.planner.survey import OPEN, Survey
from whistlestop.core.sight import Sight
from whistlestop.rail.state import RailState


@final
class Finish:
    """Knows what each claim adds to the final score."""

    def __init__(self, atlas: Atlas, survey: Survey, claiming: Claiming) -> None:
        self.atlas = atlas
        self.survey = survey
        self.claiming = claiming
        self.gained: i64 = 0  # by the best last claim, in hundredths of a point

    def last_claim(self, sight: Sight, joined: vec[i64]) -> i64:
        """Return the claim that adds most; -1 if none adds anything."""
        best: i64 = -1
        self.gained = 0
        for route in range(self.atlas.size):
            if self.survey.kind[route] == OPEN and self.claiming.payment.find(route, False):
                gain = 100 * self.atlas.board.points[route] + self.survey.bonus[route]
                gain += self.completed(sight, joined, route)
                if self.atlas.board.tunnel[route]:
                    gain = gain * self.claiming.odds(route, sight) // 1000
                if gain > self.gained:
                    self.gained = gain
                    best = self.claiming.action(route)
        return best

    def completed(self, sight: Sight, joined: vec[i64], route: i64) -> i64:
        """Return by how much the tickets that a route completes change the score."""
        board, printed = self.atlas.board, self.atlas.tickets
        a, b = joined[board.end_a[route]], joined[board.end_b[route]]
        if a == b:
            return 0
        change: i64 = 0
        merged: vec[i64] = vec[i64]()
        for held in cast(RailState, sight.state).kept:
            ticket = i64(held)
            if not printed.joins(joined, ticket):
                if not len(merged):
                    merged = joined[:]
                    for city in range(len(merged)):
                        if merged[city] == a:
                            merged[city] = b
                if printed.joins(merged, ticket):
                    change += self.atlas.value[ticket] + self.atlas.penalty[ticket]
        return change
