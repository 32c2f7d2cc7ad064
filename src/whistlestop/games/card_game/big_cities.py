"""Big cities: a bonus for the most completed tickets that name one (CG-19)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import bits
from whistlestop.core.bits import BIT
from whistlestop.core.material.tickets import SHOWN
from whistlestop.core.score_breakdown import ScoreBreakdown
from whistlestop.core.scoring import Award, ScoreLine, ScoreSheet, TieBreak, leaders
from whistlestop.core.state import ZEROS, State

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
        completed = self.completed(state)
        for city, bonus in enumerate(self.bonus):
            for seat in self.winners(completed, city):
                points[seat] += bonus
                won[seat] += 1
        for seat, sheet in enumerate(sheets):
            sheet.score(BIG_CITIES, points[seat])
            sheet.count(BONUS_CARDS, won[seat])

    def winners(self, completed: vec[i64], city: i64) -> list[int]:
        """Return the seats that get the bonus of a city."""
        cities = len(self.cities)
        return leaders([int(completed[at]) for at in range(city, len(completed), cities)])

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def explain(self, state: State, seat: int, breakdown: ScoreBreakdown) -> None:
        completed = self.completed(state)
        breakdown.parts["big_cities"] = {
            name: self.bonus[city]
            for city, name in enumerate(self.cities)
            if seat in self.winners(completed, city)
        }

    def completed(self, state: State) -> vec[i64]:
        """Return how many completed tickets of each seat name each city, seat by seat."""
        cities, place = i64(len(self.cities)), state.place
        numbers = ZEROS[: cities * state.seats]
        for ticket in range(i64(len(place))):
            seat = i64(place[ticket]) - SHOWN
            named = self.named[ticket]
            while named and 0 <= seat < state.seats:
                numbers[seat * cities + bits.lowest(named)] += 1
                named &= named - 1
        return numbers


class MostBonusCards(TieBreak):
    """The tie-break by the number of city bonuses."""

    def rank(self, sheet: ScoreSheet) -> int:
        return sheet.counted(BONUS_CARDS)
