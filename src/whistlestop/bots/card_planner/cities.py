"""Big cities: the chance of having completed most tickets to each of them (CG-19)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.style import Style
from whistlestop.bots.card_planner.threat import at_least
from whistlestop.core.bits import BIT
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.core.state import ZEROS
from whistlestop.core.tickets import SHOWN
from whistlestop.games.card_game.big_cities import BigCities

MOST_CITIES: Final = 10
MOST_SEATS: Final = 8


@final
class Cities:
    """Counts a seat's tickets to each big city and compares them with what others may have."""

    def __init__(self, game: Game, style: Style) -> None:
        self.style = style
        self.bonus: vec[i64] = vec[i64]()
        self.named: vec[i64] = ZEROS[: len(game.tickets.tickets)]
        for award in game.awards:
            if isinstance(award, BigCities):
                self.bonus = vec[i64](award.bonus[:MOST_CITIES])
                self.named = award.named
        number = len(self.named)
        self.part: vec[float] = vec[float]([0.0] * len(self.bonus))  # of all tickets, those to each city
        for city in range(len(self.bonus)):
            naming = [1 for named in self.named if named & BIT[city]]
            self.part[city] = float(len(naming)) / float(number)
        self.mine: vec[i64] = ZEROS[:MOST_CITIES]
        self.gains: vec[float] = vec[float]([0.0] * MOST_CITIES)  # what one more ticket to each city adds
        self.sight: Sight | None = None
        self.expected: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.shown: vec[i64] = ZEROS[: MOST_SEATS * MOST_CITIES]

    def look(self, sight: Sight, turns: float) -> None:
        """See the tickets that lie open, and guess how many the others will have."""
        if not self.style.weighs_cities:
            return
        state = sight.state
        self.sight = sight
        self.mine = ZEROS[:MOST_CITIES]
        self.shown = ZEROS[: MOST_SEATS * MOST_CITIES]
        for ticket in range(len(self.named)):
            place = i64(state.place[ticket])
            if SHOWN <= place < SHOWN + state.seats and self.named[ticket]:
                for city in range(len(self.bonus)):
                    if self.named[ticket] & BIT[city]:
                        self.shown[(place - SHOWN) * MOST_CITIES + city] += 1
        for seat in range(state.seats):
            self.expected[seat] = float(sight.ticket_counts[seat]) + turns * self.style.rivals
        for city in range(len(self.bonus)):
            self.mine[city] = self.shown[sight.seat * MOST_CITIES + city]
            self.gains[city] = self.difference(city, self.mine[city])

    def leading(self, city: i64, mine: i64) -> float:
        """Return the chance that nobody has more tickets to a city than so many."""
        sight = self.sight
        if not mine or sight is None:
            return 0.0
        chance = 1.0
        for seat in range(sight.state.seats):
            if seat != sight.seat:
                open_tickets = self.shown[seat * MOST_CITIES + city]
                more = at_least(self.expected[seat] * self.part[city], mine + 1 - open_tickets)
                chance *= 1.0 - more
        return chance

    def difference(self, city: i64, mine: i64) -> float:
        """Return what one more ticket to a city adds to a number of them."""
        gain = self.leading(city, mine + 1) - self.leading(city, mine)
        return self.style.city * float(self.bonus[city]) * gain

    def add(self, ticket: i64) -> None:
        """Count a ticket that is to be completed."""
        if self.style.weighs_cities:
            for city in range(len(self.bonus)):
                if self.named[ticket] & BIT[city]:
                    self.mine[city] += 1
                    self.gains[city] = self.difference(city, self.mine[city])

    def gain(self, ticket: i64) -> float:
        """Return what the cities of one more ticket add."""
        if not self.style.weighs_cities:
            return 0.0
        gain = 0.0
        named = self.named[ticket]
        for city in range(len(self.bonus)):
            if named & BIT[city]:
                gain += self.gains[city]
        return gain
