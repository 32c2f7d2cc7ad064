"""Which planned route to claim, and whether to risk a tunnel."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.paying import Payment
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, Survey
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.cards import LOCOMOTIVE
from whistlestop.core.known_state import KnownState
from whistlestop.rail.claim import ClaimRoute

USUAL_POINTS: Final = 2  # points per space of all but the longest routes
VAIN_ROUNDS: Final = 2  # rounds without progress after which no tunnel is tried


@final
class Claiming:
    """Ranks claims by the risk of losing the route minus the harm that its payment does to the plan."""

    def __init__(self, claim: ClaimRoute, atlas: Atlas, survey: Survey, needs: Needs, traits: Traits) -> None:
        self.claim = claim
        self.atlas = atlas
        self.survey = survey
        self.needs = needs
        self.payment = Payment(atlas, survey, needs)
        rated = zip(atlas.board.routes, atlas.board.points, strict=True)
        self.risk = i64(int(100 * traits.risk)) if traits.watches else i64(0)
        # In a race for tickets the others' networks say little about where they go next.
        self.near = i64(int(100 * traits.near)) if atlas.scale.has_points else i64(0)
        self.patience = i64(int(TURN * traits.patience))
        self.length = i64(int(TURN * traits.length))
        prize = TURN * traits.prize
        # Per route, the harm that its points beyond the usual ones make up for.
        self.prize: vec[i64] = vec[i64](
            [int(prize * max(0, int(points) - USUAL_POINTS * r.length)) for r, points in rated]
        )
        self.haste = i64(int(TURN * traits.haste))
        self.min_probability = i64(int(1000 * traits.daring))
        self.min_without_better = i64(int(1000 * traits.boldness))

    def best_planned(self, plan: Plan, known: KnownState, late: i64) -> i64:
        """Return the most urgent claim of a planned route, or -1 to wait.

        `late` is the probability that there is no time for the plan, in thousandths.
        """
        best: i64 = -1
        most: i64 = -1_000_000
        least: i64 = -self.patience - self.haste * late // 1000
        atlas, payment = self.atlas, self.payment
        for route in plan.routes:
            if payment.find(route, True):
                urgency = self.danger(route, known) * self.risk // 100 - payment.harm
                urgency += atlas.board.length[route] * self.length
                is_due = urgency + self.prize[route] > least
                if is_due and urgency > most and self.accepts_risk(route, known):
                    most = urgency
                    best = self.action(route)
        return best

    def danger(self, route: i64, known: KnownState) -> i64:
        """Return the expected cost of losing a route; an open parallel route halves it."""
        board, survey = self.atlas.board, self.survey
        risk = self.atlas.risk[route]
        if survey.rivals[board.end_a[route]]:
            risk += risk * self.near // 100
        if survey.rivals[board.end_b[route]]:
            risk += risk * self.near // 100
        group = board.group_of[route]
        if group < 0 or known.state.seats < self.claim.doubles_from:
            return risk
        for twin in board.groups[group]:
            if twin != route and survey.kind[twin] == OPEN:
                return risk // 2
        return risk

    def action(self, route: i64) -> i64:
        """Return the action that claims a route with the payment found last."""
        return self.claim.claims.action(route, self.payment.colour, self.payment.locomotives)

    def accepts_risk(self, route: i64, known: KnownState) -> bool:
        """Return whether a claim is likely enough to succeed; only tunnels can fail."""
        if not self.atlas.board.tunnel[route]:
            return True
        probability = self.success_probability(route, known)
        if probability >= self.min_probability:
            return True
        if self.needs.missing or probability < self.min_without_better:
            return False
        return not cards.count(known.state.row, self.payment.colour)

    def success_probability(self, route: i64, known: KnownState) -> i64:
        """Return the probability that the hand covers a tunnel's surcharge, in thousandths."""
        if known.state.idle >= VAIN_ROUNDS * known.state.seats:
            return 0  # with few cards outside the hands, the same ones are turned over again and again
        payment = self.payment
        hand = self.survey.hand - payment.cost(route)
        pool = known.state.deck
        if payment.colour == LOCOMOTIVE:
            spare = cards.locomotives(hand)
            matching = cards.locomotives(pool)
        else:
            spare = cards.locomotives(hand) + cards.count(hand, payment.colour)
            matching = cards.locomotives(pool) + cards.count(pool, payment.colour)
        number = cards.total(pool)
        if spare >= 3 or number < 3:
            return 1000
        # Count the ordered draws of three cards with no more matches than there are spare cards.
        other = number - matching
        favourable = other * (other - 1) * (other - 2)
        if spare:
            favourable += 3 * matching * other * (other - 1)
        if spare > 1:
            favourable += 3 * matching * (matching - 1) * other
        return 1000 * favourable // (number * (number - 1) * (number - 2))
