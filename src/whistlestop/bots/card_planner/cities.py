"""The probability of winning each big city's bonus (CG-19)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.threat import at_least
from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.core.bits import BIT
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.material.tickets import SHOWN
from whistlestop.core.state import ZEROS
from whistlestop.games.card_game.big_cities import BigCities

MOST_CITIES: Final = 10
MOST_SEATS: Final = 8


@final
class Cities:
    """Counts a seat's tickets to each big city and compares them with the expected counts of opponents."""

    def __init__(self, game: Game, traits: CardGameTraits) -> None:
        self.traits = traits
        self.bonus: vec[i64] = vec[i64]()
        self.named: vec[i64] = ZEROS[: len(game.tickets.tickets)]
        for award in game.awards:
            if isinstance(award, BigCities):
                self.bonus = vec[i64](award.bonus[:MOST_CITIES])
                self.named = award.named
        number = len(self.named)
        self.part: vec[float] = vec[float]([0.0] * len(self.bonus))  # share of tickets naming each city
        for city in range(len(self.bonus)):
            naming = [1 for named in self.named if named & BIT[city]]
            self.part[city] = float(len(naming)) / float(number)
        self.mine: vec[i64] = ZEROS[:MOST_CITIES]
        self.gains: vec[float] = vec[float]([0.0] * MOST_CITIES)  # gain from one more ticket to each city
        self.known: KnownState | None = None
        self.expected: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.shown: vec[i64] = ZEROS[: MOST_SEATS * MOST_CITIES]

    def update(self, known: KnownState, turns: float) -> None:
        """Count the revealed tickets and estimate how many opponents will complete."""
        if not self.traits.weighs_cities:
            return
        state = known.state
        self.known = known
        self.mine = ZEROS[:MOST_CITIES]
        self.shown = ZEROS[: MOST_SEATS * MOST_CITIES]
        for ticket in range(len(self.named)):
            place = i64(state.place[ticket])
            if SHOWN <= place < SHOWN + state.seats and self.named[ticket]:
                for city in range(len(self.bonus)):
                    if self.named[ticket] & BIT[city]:
                        self.shown[(place - SHOWN) * MOST_CITIES + city] += 1
        for seat in range(state.seats):
            self.expected[seat] = float(known.ticket_counts[seat]) + turns * self.traits.rivals
        for city in range(len(self.bonus)):
            self.mine[city] = self.shown[known.seat * MOST_CITIES + city]
            self.gains[city] = self.marginal_gain(city, self.mine[city])

    def lead_probability(self, city: i64, mine: i64) -> float:
        """Return the probability that no opponent has more than `mine` tickets to a city."""
        known = self.known
        if not mine or known is None:
            return 0.0
        probability = 1.0
        for seat in range(known.state.seats):
            if seat != known.seat:
                open_tickets = self.shown[seat * MOST_CITIES + city]
                more = at_least(self.expected[seat] * self.part[city], mine + 1 - open_tickets)
                probability *= 1.0 - more
        return probability

    def marginal_gain(self, city: i64, mine: i64) -> float:
        """Return the expected gain of one more ticket to a city."""
        gain = self.lead_probability(city, mine + 1) - self.lead_probability(city, mine)
        return self.traits.city * float(self.bonus[city]) * gain

    def add(self, ticket: i64) -> None:
        """Count a ticket as completed."""
        if self.traits.weighs_cities:
            for city in range(len(self.bonus)):
                if self.named[ticket] & BIT[city]:
                    self.mine[city] += 1
                    self.gains[city] = self.marginal_gain(city, self.mine[city])

    def gain(self, ticket: i64) -> float:
        """Return the expected gain of a ticket in big city bonuses."""
        if not self.traits.weighs_cities:
            return 0.0
        gain = 0.0
        named = self.named[ticket]
        for city in range(len(self.bonus)):
            if named & BIT[city]:
                gain += self.gains[city]
        return gain
