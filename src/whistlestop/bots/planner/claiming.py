"""Which planned route to claim, and whether a tunnel is worth the try."""

from typing import final

from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN, Atlas
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.paying import Payment
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.survey import OPEN, Survey
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.cards import LOCOMOTIVE
from whistlestop.core.sight import Sight
from whistlestop.rail.claim import ClaimRoute


@final
class Claiming:
    """Weighs danger against harm: a route that others want comes first, one that robs the plan last."""

    def __init__(self, claim: ClaimRoute, atlas: Atlas, survey: Survey, needs: Needs, traits: Traits) -> None:
        self.claim = claim
        self.atlas = atlas
        self.survey = survey
        self.payment = Payment(atlas, survey, needs)
        self.risk = i64(int(100 * traits.risk)) if traits.watches else i64(0)
        self.patience = i64(int(TURN * traits.patience))
        self.length = i64(int(TURN * traits.length))
        self.daring = i64(int(1000 * traits.daring))

    def planned(self, plan: Plan, sight: Sight) -> i64:
        """Return the most urgent claim of a planned route; -1 if none is to be made now."""
        best: i64 = -1
        most: i64 = -self.patience
        atlas, payment = self.atlas, self.payment
        for route in plan.routes:
            if payment.find(route, True):
                urgency = self.danger(route, sight) * self.risk // 100 - payment.harm
                urgency += atlas.board.length[route] * self.length
                if urgency > most and self.dares(route, sight):
                    most = urgency
                    best = self.action(route)
        return best

    def danger(self, route: i64, sight: Sight) -> i64:
        """Return what losing a route would cost; with many seats a parallel route may still be there."""
        group = self.atlas.board.group_of[route]
        if group < 0 or sight.state.seats < self.claim.doubles_from:
            return self.atlas.risk[route]
        for twin in self.atlas.board.groups[group]:
            if twin != route and self.survey.kind[twin] == OPEN:
                return self.atlas.risk[route] // 2
        return self.atlas.risk[route]

    def action(self, route: i64) -> i64:
        """Return the action that claims a route as the payment was found."""
        return self.claim.claims.action(route, self.payment.colour, self.payment.locomotives)

    def dares(self, route: i64, sight: Sight) -> bool:
        """Tell whether a claim is likely enough to succeed: most are sure, but for tunnels."""
        return not self.atlas.board.tunnel[route] or self.odds(route, sight) >= self.daring

    def odds(self, route: i64, sight: Sight) -> i64:
        """Return how likely a tunnel does not cost more than the hand has, in thousandths."""
        payment = self.payment
        hand = self.survey.hand - payment.cost(route)
        pool = sight.state.deck
        if payment.colour == LOCOMOTIVE:
            spare = cards.locomotives(hand)
            matching = cards.locomotives(pool)
        else:
            spare = cards.locomotives(hand) + cards.count(hand, payment.colour)
            matching = cards.locomotives(pool) + cards.count(pool, payment.colour)
        number = cards.total(pool)
        if spare >= 3 or number < 3:
            return 1000
        # Of all ways to turn three cards over, those with no more matches than there are spare cards.
        other = number - matching
        ways = other * (other - 1) * (other - 2)
        if spare:
            ways += 3 * matching * other * (other - 1)
        if spare > 1:
            ways += 3 * matching * (matching - 1) * other
        return 1000 * ways // (number * (number - 1) * (number - 2))
