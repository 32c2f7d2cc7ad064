"""Big cities: a bonus for the most completed tickets that name one (CG-19)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BIT
from whistlestop.core.material.tickets import SHOWN
from whistlestop.core.score_breakdown import ScoreBreakdown
from whistlestop.core.scoring import Award, ScoreLine, ScoreSheet, TieBreak, leaders
from whistlestop.core.state import State

if TYPE_CHECKING:
    from whistlestop.core.game import Game

BIG_CITIES: Final = ScoreLine("big_cities", "Big cities", "the bonuses of the big cities")
BONUS_CARDS: Final = ScoreLine("bonus_cards", "Bonus cards", "how many big cities were won", is_count=True)


class BigCities(Award):
    """The bonus of each big city, paid in full to all who tie; a ticket between two counts for both."""

    def __init__(self, bonus: dict[str, int]) -> None:
        self.cities = list(bonus)
        self.bonus = list(bonus.values())
        self.named: vec[i64] = vec[i64]()  # the set of big cities that each ticket names

    def join(self, game: "Game") -> None:
        game.declare(BIG_CITIES, BONUS_CARDS)
        named: list[int] = []
        for ticket in game.tickets.tickets:
            named.append(sum([int(BIT[i]) for i, city in enumerate(self.cities) if city in ticket.between]))
        self.named = vec[i64](named)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        points = [0] * len(sheets)
        won = [0] * len(sheets)
        for city, bonus in enumerate(self.bonus):
            for seat in self.winners(state, city):
                points[seat] += bonus
                won[seat] += 1
        for seat, sheet in enumerate(sheets):
            sheet.score(BIG_CITIES, points[seat])
            sheet.count(BONUS_CARDS, won[seat])

    def winners(self, state: State, city: i64) -> list[int]:
        """Return the seats that get the bonus of a city."""
        return leaders([self.completed(state, seat, city) for seat in range(state.seats)])

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def explain(self, state: State, seat: int, breakdown: ScoreBreakdown) -> None:
        breakdown.parts["big_cities"] = {
            name: self.bonus[city]
            for city, name in enumerate(self.cities)
            if seat in self.winners(state, city)
        }

    def completed(self, state: State, seat: i64, city: i64) -> int:
        """Return how many of a seat's completed tickets name a city."""
        number: i64 = 0
        for ticket in range(len(self.named)):
            if i64(state.place[ticket]) == SHOWN + seat and self.named[ticket] & BIT[city]:
                number += 1
        return int(number)


class MostBonusCards(TieBreak):
    """The tie-break by the number of city bonuses."""

    def rank(self, sheet: ScoreSheet) -> int:
        return sheet.counts[BONUS_CARDS.name]
