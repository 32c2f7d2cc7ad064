"""Passengers: what one of each colour is worth, by who has how many of it."""

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
from whistlestop.core.sight import Sight
from whistlestop.core.state import ZEROS
from whistlestop.games.germany.bonuses import PassengerPoints
from whistlestop.games.germany.passengers import ClaimAndCollect

MOST: Final = 12  # a lead of so many is as good as a larger one


def majority_points(game: Game) -> tuple[int, int]:
    """Return what the most and the second most passengers of a colour bring."""
    for award in game.awards:
        if isinstance(award, PassengerPoints):
            return award.most, award.second
    return 0, 0


def lead_odds(lead: int, waiting: int) -> float:
    """Return how likely a lead holds while so many more passengers of the colour wait."""
    return 1 / (1 + exp(-(lead - 0.0) / (0.35 + 0.3 * waiting**0.5)))


@final
class Crowd:
    """Values passengers by how much one more changes the odds of a majority."""

    def __init__(
        self, game: Game, claim: ClaimAndCollect, atlas: Atlas, survey: Survey, traits: Traits
    ) -> None:
        self.claim = claim
        self.atlas = atlas
        self.survey = survey
        first, second = majority_points(game)
        share = traits.passenger
        self.first: vec[i64] = vec[i64](
            [
                int(100 * share * first * (lead_odds(lead + 1, waiting) - lead_odds(lead, waiting)))
                for lead in range(-MOST, MOST + 1)
                for waiting in range(MOST + 1)
            ]
        )  # what one more brings for the most, for each lead and number waiting, in hundredths of a point
        self.second = i64(int(1000 * second / first)) if first else i64(0)
        self.value: vec[i64] = ZEROS[:COLOURS]
        self.places: i64 = len(claim.places)

    def judge(self, sight: Sight) -> None:
        """Value one passenger of each colour."""
        state = sight.state
        notes = state.notes
        waiting: i64 = 0
        for place in range(self.places):
            waiting += notes[self.claim.waiting + place]
        mine = notes[self.claim.collected + sight.seat]
        for colour in range(COLOURS):
            own = cards.count(mine, colour)
            best: i64 = 0
            next_best: i64 = 0
            for seat in range(state.seats):
                if seat != sight.seat:
                    number = cards.count(notes[self.claim.collected + seat], colour)
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
        """Return what one more passenger changes, with this lead."""
        if lead > MOST:
            lead = MOST
        elif lead < -MOST:
            lead = -MOST
        return self.first[(lead + MOST) * (MOST + 1) + (waiting if waiting < MOST else i64(MOST))]

    def price(self, sight: Sight) -> None:
        """Add to what each open route brings the passengers at its ends."""
        self.judge(sight)
        bonus, end_of = self.survey.bonus, self.claim.end_of
        there = ZEROS[: self.places]
        for place in range(self.places):
            there[place] = self.best(sight.state.notes[self.claim.waiting + place])
        for route in range(self.atlas.size):
            if self.survey.kind[route] == OPEN:
                bonus[route] = there[end_of[2 * route]] + there[end_of[2 * route + 1]]

    def best(self, waiting: i64) -> i64:
        """Return what the most valuable of the waiting passengers brings."""
        most: i64 = 0
        for colour in range(COLOURS):
            if waiting & 63 and self.value[colour] > most:
                most = self.value[colour]
            waiting >>= 6
        return most

    def choose(self, sight: Sight, legal: Legal) -> i64:
        """Take the most valuable passenger."""
        self.judge(sight)
        choosing = self.claim.choosing
        best = legal.actions[0]
        most: i64 = -1
        for i in range(legal.size):
            worth = self.value[choosing.kind_of[legal.actions[i] - choosing.first]]
            if worth > most:
                most = worth
                best = legal.actions[i]
        return best
