"""The value of a passenger of each colour, by how many each seat has."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import Atlas
from whistlestop.bots.planner.survey import OPEN, Survey
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.cards import COLOURS
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import ZEROS
from whistlestop.games.germany.bonuses import PassengerPoints
from whistlestop.games.germany.passengers import ClaimAndCollect

MAX_LEAD: Final = 12  # larger leads count the same


def majority_points(game: Game) -> tuple[int, int]:
    """Return the points for the most and second most passengers of a colour."""
    for award in game.awards:
        if isinstance(award, PassengerPoints):
            return award.most, award.second
    return 0, 0


def lead_probability(lead: int, waiting: int) -> float:
    """Return the probability that a lead holds while passengers of the colour are waiting."""
    return 1 / (1 + exp(-(lead - 0.0) / (0.35 + 0.3 * waiting**0.5)))


def lead_gain(lead: int, waiting: int) -> float:
    """Return how much one more passenger increases that probability."""
    return lead_probability(lead + 1, waiting) - lead_probability(lead, waiting)


@final
class PassengerValue:
    """Values a passenger by how much it changes the probability of a majority."""

    def __init__(
        self, game: Game, claim: ClaimAndCollect, atlas: Atlas, survey: Survey, traits: Traits
    ) -> None:
        self.claim = claim
        self.atlas = atlas
        self.survey = survey
        first, second = majority_points(game)
        share = traits.passenger
        # Gain of one more passenger for each lead and number waiting, in hundredths of a point.
        self.first: vec[i64] = vec[i64](
            [
                int(100 * share * first * lead_gain(lead, waiting))
                for lead in range(-MAX_LEAD, MAX_LEAD + 1)
                for waiting in range(MAX_LEAD + 1)
            ]
        )
        self.second = i64(int(1000 * second / first)) if first else i64(0)
        self.value: vec[i64] = ZEROS[:COLOURS]
        self.places: i64 = len(claim.places)

    def evaluate(self, known: KnownState) -> None:
        """Compute the value of one passenger of each colour."""
        state = known.state
        waiting: i64 = 0
        for place in range(self.places):
            waiting += self.claim.waiting.get(state, place)
        mine = self.claim.collected.get(state, known.seat)
        for colour in range(COLOURS):
            own = cards.count(mine, colour)
            best: i64 = 0
            next_best: i64 = 0
            for seat in range(state.seats):
                if seat != known.seat:
                    number = cards.count(self.claim.collected.get(state, seat), colour)
                    if number > best:
                        next_best = best
                        best = number
                    elif number > next_best:
                        next_best = number
            there = cards.count(waiting, colour)
            worth = self.gain(own - best, there)
            if state.seats > 2:
                worth += self.gain(own - next_best, there) * self.second // 1000
            self.value[colour] = worth

    def gain(self, lead: i64, waiting: i64) -> i64:
        """Return what one more passenger gains with a given lead."""
        if lead > MAX_LEAD:
            lead = MAX_LEAD
        elif lead < -MAX_LEAD:
            lead = -MAX_LEAD
        return self.first[
            (lead + MAX_LEAD) * (MAX_LEAD + 1) + (waiting if waiting < MAX_LEAD else i64(MAX_LEAD))
        ]

    def update_bonuses(self, known: KnownState) -> None:
        """Set each open route's bonus to the value of the passengers at its ends."""
        self.evaluate(known)
        bonus, end_of = self.survey.bonus, self.claim.end_of
        there = ZEROS[: self.places]
        for place in range(self.places):
            there[place] = self.best_value(self.claim.waiting.get(known.state, place))
        for route in range(self.atlas.size):
            if self.survey.kind[route] == OPEN:
                bonus[route] = there[end_of[2 * route]] + there[end_of[2 * route + 1]]

    def best_value(self, waiting: i64) -> i64:
        """Return the value of the best waiting passenger."""
        most: i64 = 0
        for colour in range(COLOURS):
            if waiting & 63 and self.value[colour] > most:
                most = self.value[colour]
            waiting >>= 6
        return most

    def choose(self, known: KnownState, legal: Legal) -> i64:
        """Return the action that takes the most valuable passenger."""
        self.evaluate(known)
        choosing = self.claim.choosing
        best = legal.actions[0]
        most: i64 = -1
        for i in range(legal.size):
            worth = self.value[choosing.kind_of[legal.actions[i] - choosing.first]]
            if worth > most:
                most = worth
                best = legal.actions[i]
        return best
