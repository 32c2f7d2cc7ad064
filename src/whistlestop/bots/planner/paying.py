"""The payment for a route that harms the rest of the plan least."""

from typing import Final, final

from mypy_extensions import i64

from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.needs import Needs
from whistlestop.bots.planner.survey import Survey
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, LOCOMOTIVE

GRAY: Final = 1  # a planned gray route
UNPLANNED: Final = 2


@final
class Payment:
    """The best payment for one route: colour, locomotives, and the harm in hundredths of a turn."""

    def __init__(self, atlas: Atlas, survey: Survey, needs: Needs) -> None:
        self.atlas = atlas
        self.survey = survey
        self.needs = needs
        self.colour: i64 = 0
        self.locomotives: i64 = 0
        self.harm: i64 = 0

    def find(self, route: i64, planned: bool) -> bool:
        """Find the best payment; return whether there is one. Planned routes use cards allocated to them."""
        hand = self.survey.hand
        length, ferry = self.atlas.board.length[route], self.atlas.ferry[route]
        held = cards.locomotives(hand)
        if length > self.survey.trains or ferry > held:
            return False
        colour = self.atlas.colour[route]
        if colour >= 0:
            return self.try_colour(colour, length, 0, hand, held, 0 if planned else UNPLANNED)
        found = False
        purpose: i64 = GRAY if planned else UNPLANNED
        least = length - held
        best_colour: i64 = 0
        best_locomotives: i64 = 0
        best_harm: i64 = 1_000_000
        for kind in range(COLOURS):
            enough = cards.count(hand, kind) >= least
            if enough and self.try_colour(kind, length, ferry, hand, held, purpose) and self.harm < best_harm:
                found = True
                best_colour, best_locomotives, best_harm = self.colour, self.locomotives, self.harm
        self.colour, self.locomotives, self.harm = best_colour, best_locomotives, best_harm
        return found

    def try_colour(self, colour: i64, length: i64, ferry: i64, hand: i64, held: i64, purpose: i64) -> bool:
        """Evaluate paying with one colour; return whether it is possible."""
        have = cards.count(hand, colour)
        needs, survey = self.needs, self.survey
        locomotives = length - have
        if locomotives < ferry:
            locomotives = ferry
        if locomotives > held:
            return False
        used = length - locomotives
        self.colour = colour if used else LOCOMOTIVE
        self.locomotives = locomotives
        harm: i64 = 0
        if purpose:
            taken = used - (needs.spare[colour] if purpose == GRAY else needs.free[colour])
            if taken > 0:
                harm += taken * survey.card_cost
        beyond = locomotives - ferry
        if beyond > 0:
            harm += beyond * (survey.locomotive_cost - survey.any_cost)
            robbed = beyond - needs.extra
            if robbed > 0:
                harm += robbed * survey.locomotive_cost
        self.harm = harm
        return True

    def cost(self, route: i64) -> i64:
        """Return the cards of the payment found last."""
        used = self.atlas.board.length[route] - self.locomotives
        paid = cards.ONE[LOCOMOTIVE] * self.locomotives
        return paid + cards.ONE[self.colour] * used if used else paid
