"""Exact evaluation of claims in the last turns."""

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.claiming import Claiming
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, Survey
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import NO_NUMBERS
from whistlestop.rail.paths import LongestPath, merge, networks
from whistlestop.rail.state import RailState

BEAM: Final = 6  # candidates besides the planned routes when searching for two claims


@final
class Finish:
    """Computes what a claim gains: points, tickets and the longest path bonus."""

    def __init__(self, atlas: Atlas, survey: Survey, claiming: Claiming) -> None:
        self.atlas = atlas
        self.survey = survey
        self.claiming = claiming
        self.path = LongestPath(atlas.board)
        self.bonus = i64(100 * atlas.scale.longest_path)
        self.gained: i64 = 0  # by the best claim of the last search, in hundredths of a point
        self.best: vec[i64] = NO_NUMBERS  # claimable routes by descending gain
        self.gains: vec[i64] = NO_NUMBERS  # the gain of each

    def last_claim(self, known: KnownState, joined: vec[i64], lent: vec[i64]) -> i64:
        """Return the claim with the highest gain, or -1 if none gains anything.

        Tickets count with `lent`, the networks that stations extend; the longest path without.
        """
        self.rank(known, lent)
        state = cast(RailState, known.state)
        rivals: i64 = 0
        if self.bonus:
            for seat in range(state.seats):
                if seat != known.seat:
                    length = self.path.length(state, seat, networks(self.atlas.board, state, seat))
                    if length > rivals:
                        rivals = length
        own = self.path.length(state, known.seat, joined) if self.bonus else i64(0)
        self.gained = 0
        chosen: i64 = -1
        for i in range(len(self.best)):
            route = self.best[i]
            gain = self.gains[i]
            # A route may join two paths that are each shorter than the longest.
            if self.bonus and own <= rivals <= 2 * own + self.atlas.board.length[route]:
                gain += self.path_gain(known, joined, route, own, rivals)
            if gain > self.gained:
                self.gained = gain
                chosen = route
        if chosen < 0:
            return -1
        self.claiming.payment.find(chosen, False)
        return self.claiming.action(chosen)

    def last_two(self, known: KnownState, joined: vec[i64], plan: Plan, turn: i64) -> i64:
        """Return the first of the best two claims, or -1 if one claim and an average turn are worth more."""
        self.rank(known, joined)
        self.keep_candidates(plan)
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
                both = other != route and not self.are_parallel(route, other)
                if both and self.claiming.payment.find(other, False):
                    gain = gains[i] + self.gain(known, merged, other)
                    if gain > most:
                        most = gain
                        chosen = route
            survey.hand = hand
            survey.trains = trains
        if chosen < 0:
            return -1
        self.claiming.payment.find(chosen, False)
        return self.claiming.action(chosen)

    def rank(self, known: KnownState, joined: vec[i64]) -> None:
        """Sort the routes that can be claimed now by descending gain."""
        best, gains = NO_NUMBERS[:], NO_NUMBERS[:]
        for route in range(self.atlas.size):
            if self.survey.kind[route] == OPEN and self.claiming.payment.find(route, False):
                gain = self.gain(known, joined, route)
                at = i64(len(best))
                best = append(best, route)
                gains = append(gains, gain)
                while at and gains[at - 1] < gain:
                    best[at], best[at - 1] = best[at - 1], best[at]
                    gains[at], gains[at - 1] = gains[at - 1], gains[at]
                    at -= 1
        self.best = best
        self.gains = gains

    def keep_candidates(self, plan: Plan) -> None:
        """Keep the best candidates, and all planned routes because they may gain more together."""
        best, gains = NO_NUMBERS[:], NO_NUMBERS[:]
        for i in range(len(self.best)):
            if i < BEAM or self.best[i] in plan.routes:
                best = append(best, self.best[i])
                gains = append(gains, self.gains[i])
        self.best = best
        self.gains = gains

    def gain(self, known: KnownState, joined: vec[i64], route: i64) -> i64:
        """Return the expected gain of a claim with the payment found last."""
        board, survey = self.atlas.board, self.survey
        gain = 100 * board.points[route] + survey.bonus[route] + self.completed(known, joined, route)
        return gain * self.claiming.success_probability(route, known) // 1000 if board.tunnel[route] else gain

    def completed(self, known: KnownState, joined: vec[i64], route: i64) -> i64:
        """Return the score change from the tickets that a route completes."""
        board, printed = self.atlas.board, self.atlas.tickets
        a, b = joined[board.end_a[route]], joined[board.end_b[route]]
        if a == b:
            return 0
        change: i64 = 0
        for held in known.state.kept:
            ticket = i64(held)
            if self.lie_in(joined, ticket, a, b) and not printed.joins(joined, ticket):
                change += self.atlas.value[ticket] + self.atlas.penalty[ticket]
        return change

    def lie_in(self, joined: vec[i64], ticket: i64, a: i64, b: i64) -> bool:
        """Return whether one place of a ticket has an end in one of two networks, the other in the other."""
        printed = self.atlas.tickets
        for one in range(printed.end_a[ticket], printed.end_a[ticket] + printed.ends_a[ticket]):
            if joined[one] == a or joined[one] == b:
                other = a + b - joined[one]
                for city in range(printed.end_b[ticket], printed.end_b[ticket] + printed.ends_b[ticket]):
                    if joined[city] == other:
                        return True
        return False

    def path_gain(self, known: KnownState, joined: vec[i64], route: i64, own: i64, rivals: i64) -> i64:
        """Return what a claim gains in longest path bonuses, including one taken from an opponent."""
        state = cast(RailState, known.state)
        board = self.atlas.board
        a, b = board.end_a[route], board.end_b[route]
        if self.survey.touched[a] or self.survey.touched[b]:
            state.own_board()
            state.owner[route] = u8(known.seat + 1)
            length = self.path.length(state, known.seat, merge(joined, joined[a], joined[b]))
            state.owner[route] = u8(0)
        else:  # extends no other path
            length = board.length[route]
        gain: i64 = 0
        if own < rivals <= length:
            gain += self.bonus
        if own <= rivals < length:
            gain += self.bonus
        return gain

    def are_parallel(self, route: i64, other: i64) -> bool:
        """Return whether two routes are parallel, so that one seat can't claim both."""
        group = self.atlas.board.group_of[route]
        return group >= 0 and group == self.atlas.board.group_of[other]
