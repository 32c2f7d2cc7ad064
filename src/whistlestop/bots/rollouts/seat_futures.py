"""What becomes of one seat in rollouts."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BIT
from whistlestop.core.game import Game
from whistlestop.core.material.tickets import SHOWN
from whistlestop.core.scoring import ScoreSheet
from whistlestop.core.state import State
from whistlestop.rail.state import RailState


@final
class SeatFutures:
    """The tickets that a seat completes, the lines of its score sheet, and who owns each route at the end.

    `watched` are the tickets in question; all others are ignored.
    """

    def __init__(self, game: Game, seat: int, watched: list[int], candidates: int, count: int) -> None:
        self.game = game
        self.seat = i64(seat)
        self.watched = watched
        self.count = i64(count)
        self.place_of = {ticket: place for place, ticket in enumerate(watched)}
        self.lines = [line.name for line in game.score_lines if not line.is_count]
        self.series = i64(candidates)
        self.routes: i64 = 0
        self._completed: vec[i64] = vec[i64]([0] * (candidates * count))  # a bit for each watched ticket
        self._points: vec[i64] = vec[i64]([0] * (candidates * count * len(self.lines)))
        self._own: vec[i64] = vec[i64]()  # by candidate and route, how often the seat owns it at the end
        self._others: vec[i64] = vec[i64]()

    def __repr__(self) -> str:
        return f"<SeatFutures of seat {self.seat}: {self.count} rollouts of {self.series} candidates>"

    def record(self, state: State, sheet: ScoreSheet, candidate: i64, rollout: i64) -> None:
        """Record the last state of a rollout and the seat's score sheet."""
        at = candidate * self.count + rollout
        self._completed[at] = self.completed_in(state)
        points = sheet.points
        at *= len(self.lines)
        for line in self.lines:
            self._points[at] = points.get(line, 0)
            at += 1
        if isinstance(state, RailState):
            self.record_routes(state, candidate)

    def completed_in(self, state: State) -> i64:
        """Return a bit for each watched ticket that a state has completed."""
        completed: i64 = 0
        for award in self.game.awards:
            for one in award.progress(state, int(self.seat)):
                if one.done:
                    place = i64(self.place_of.get(one.ticket, -1))
                    if place >= 0:
                        completed |= BIT[place]
        for place, ticket in enumerate(self.watched):
            if i64(state.place[ticket]) == SHOWN + self.seat:
                completed |= BIT[place]
        return completed

    def record_routes(self, state: RailState, candidate: i64) -> None:
        """Count the routes that the seat and that others own."""
        if not self.routes:
            self.routes = len(state.owner)
            self._own = vec[i64]([0] * int(self.series * self.routes))
            self._others = self._own[:]
        at = candidate * self.routes
        for owner in state.owner:
            if owner:
                if i64(owner) == self.seat + 1:
                    self._own[at] += 1
                else:
                    self._others[at] += 1
            at += 1

    def completed(self, candidate: int, rollout: int, place: int) -> bool:
        """Return whether a watched ticket, given by its place, is completed in a rollout."""
        return bool(self._completed[candidate * self.count + rollout] & BIT[place])

    def points(self, candidate: int, rollout: int, line: int) -> int:
        """Return the points of a line of the score sheet in a rollout."""
        return int(self._points[(candidate * self.count + rollout) * len(self.lines) + line])

    def own(self, candidate: int, route: int) -> float:
        """Return the share of rollouts in which the seat owns a route at the end."""
        return float(self._own[candidate * self.routes + route]) / float(self.count) if self.routes else 0.0

    def others(self, candidate: int, route: int) -> float:
        """Return the share of rollouts in which another seat owns a route at the end."""
        return (
            float(self._others[candidate * self.routes + route]) / float(self.count) if self.routes else 0.0
        )
