"""The last turns: what every claim adds to the final score is worked out."""

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.claiming import Claiming
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, Survey
from whistlestop.core.sight import Sight
from whistlestop.core.state import NO_NUMBERS
from whistlestop.rail.paths import LongestPath, merge, networks
from whistlestop.rail.state import RailState

WIDTH: Final = 6  # how many claims beside those of its plan it tries as the first of two, and as the second


@final
class Finish:
    """Knows the gain of a claim: points, tickets, and who then has the longest path."""

    def __init__(self, atlas: Atlas, survey: Survey, claiming: Claiming) -> None:
        self.atlas = atlas
        self.survey = survey
        self.claiming = claiming
        self.path = LongestPath(atlas.board)
        self.bonus = i64(100 * atlas.measure.longest_path)
        self.gained: i64 = 0  # by the claim found last, in hundredths of a point
        self.best: vec[i64] = NO_NUMBERS  # the routes that can be claimed, those that gain most first,
        self.gains: vec[i64] = NO_NUMBERS  # and what each gains

    def last_claim(self, sight: Sight, joined: vec[i64]) -> i64:
        """Return the claim that gains most; -1 if none gains anything."""
        self.rank(sight, joined)
        state = cast(RailState, sight.state)
        rivals: i64 = 0
        if self.bonus:
            for seat in range(state.seats):
                if seat != sight.seat:
                    length = self.path.length(state, seat, networks(self.atlas.board, state, seat))
                    if length > rivals:
                        rivals = length
        own = self.path.length(state, sight.seat, joined) if self.bonus else i64(0)
        self.gained = 0
        chosen: i64 = -1
        for i in range(len(self.best)):
            route = self.best[i]
            gain = self.gains[i]
            # A route may join two paths, neither of which was longer than the longest.
            if self.bonus and own <= rivals <= 2 * own + self.atlas.board.length[route]:
                gain += self.path_gain(sight, joined, route, own, rivals)
            if gain > self.gained:
                self.gained = gain
                chosen = route
        if chosen < 0:
            return -1
        self.claiming.payment.find(chosen, False)
        return self.claiming.action(chosen)

    def last_two(self, sight: Sight, joined: vec[i64], plan: Plan, turn: i64) -> i64:
        """Return the first of the two claims that gain most; -1 if one and a usual turn are worth more."""
        self.rank(sight, joined)
        self.shorten(plan)
        first, gains = self.best, self.gains
        if not len(first):
            return -1
        survey, board = self.survey, self.atlas.board
        hand, trains = survey.hand, survey.trains
        most = gains[0] + turn
        chosen: i64 = -1
        for i in range(len(first)):
            route = first[i]
            self.claiming.payment.find(route, False)
            survey.hand = hand - self.claiming.payment.cost(route)
            survey.trains = trains - board.length[route]
            merged = merge(joined, joined[board.end_a[route]], joined[board.end_b[route]])
            for j in range(len(first)):
                other = first[j]
                both = other != route and not self.twins(route, other)
                if both and self.claiming.payment.find(other, False):
                    gain = gains[i] + self.gain(sight, merged, other)
                    if gain > most:
                        most = gain
                        chosen = route
            survey.hand = hand
            survey.trains = trains
        if chosen < 0:
            return -1
        self.claiming.payment.find(chosen, False)
        return self.claiming.action(chosen)

    def rank(self, sight: Sight, joined: vec[i64]) -> None:
        """Sort the routes that can be claimed now by what they gain."""
        best, gains = NO_NUMBERS[:], NO_NUMBERS[:]
        for route in range(self.atlas.size):
            if self.survey.kind[route] == OPEN and self.claiming.payment.find(route, False):
                gain = self.gain(sight, joined, route)
                at = i64(len(best))
                best = append(best, route)
                gains = append(gains, gain)
                while at and gains[at - 1] < gain:
                    best[at], best[at - 1] = best[at - 1], best[at]
                    gains[at], gains[at - 1] = gains[at - 1], gains[at]
                    at -= 1
        self.best = best
        self.gains = gains

    def shorten(self, plan: Plan) -> None:
        """Leave the claims that gain most alone, and those of the plan, which may gain most together."""
        best, gains = NO_NUMBERS[:], NO_NUMBERS[:]
        for i in range(len(self.best)):
            if i < WIDTH or self.best[i] in plan.routes:
                best = append(best, self.best[i])
                gains = append(gains, self.gains[i])
        self.best = best
        self.gains = gains

    def gain(self, sight: Sight, joined: vec[i64], route: i64) -> i64:
        """Return what a claim with the payment found last adds to the score, its odds counted."""
        board, survey = self.atlas.board, self.survey
        gain = 100 * board.points[route] + survey.bonus[route] + self.completed(sight, joined, route)
        return gain * self.claiming.odds(route, sight) // 1000 if board.tunnel[route] else gain

    def completed(self, sight: Sight, joined: vec[i64], route: i64) -> i64:
        """Return by how much the tickets that a route completes change the score."""
        board, printed = self.atlas.board, self.atlas.tickets
        a, b = joined[board.end_a[route]], joined[board.end_b[route]]
        if a == b:
            return 0
        change: i64 = 0
        merged = NO_NUMBERS
        for held in sight.state.kept:
            ticket = i64(held)
            if not printed.joins(joined, ticket):
                if not len(merged):
                    merged = merge(joined, a, b)
                if printed.joins(merged, ticket):
                    change += self.atlas.value[ticket] + self.atlas.penalty[ticket]
        return change

    def path_gain(self, sight: Sight, joined: vec[i64], route: i64, own: i64, rivals: i64) -> i64:
        """Return what a claim changes about the longest path: the own bonus, and that of the others."""
        state = cast(RailState, sight.state)
        board = self.atlas.board
        a, b = board.end_a[route], board.end_b[route]
        if self.survey.touched[a] or self.survey.touched[b]:
            state.owner[route] = u8(sight.seat + 1)
            length = self.path.length(state, sight.seat, merge(joined, joined[a], joined[b]))
            state.owner[route] = u8(0)
        else:  # it makes no other path longer
            length = board.length[route]
        gain: i64 = 0
        if own < rivals <= length:
            gain += self.bonus
        if own <= rivals < length:
            gain += self.bonus
        return gain

    def twins(self, route: i64, other: i64) -> bool:
        """Tell whether two routes are parallel, so that one seat can't claim both."""
        group = self.atlas.board.group_of[route]
        return group >= 0 and group == self.atlas.board.group_of[other]
