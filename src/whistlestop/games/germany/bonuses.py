"""Germany's bonuses: the Globetrotter, and majorities of passengers."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, NAMES
from whistlestop.core.score_breakdown import ScoreBreakdown
from whistlestop.core.scoring import COMPLETED, Award, ScoreLine, ScoreSheet, TieBreak, leaders
from whistlestop.core.state import State
from whistlestop.games.germany.passengers import PASSENGERS

if TYPE_CHECKING:
    from whistlestop.core.game import Game

GLOBETROTTER: Final = ScoreLine("globetrotter", "Globetrotter", "the bonus for the most completed tickets")
PASSENGER_POINTS: Final = ScoreLine(
    "passengers", "Passengers", "points for the most and the second most passengers of each colour"
)
COLLECTED: Final = ScoreLine(
    "passengers_collected", "Passengers collected", "how many passengers were collected", is_count=True
)


class Globetrotter(Award):
    """The bonus for the most completed tickets, for all who tie (DE-11)."""

    def __init__(self, points: int) -> None:
        self.points = points

    def join(self, game: "Game") -> None:
        game.declare(GLOBETROTTER)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        holders = leaders([sheet.counted(COMPLETED) for sheet in sheets])
        for seat, sheet in enumerate(sheets):
            sheet.score(GLOBETROTTER, self.points if seat in holders else 0)

    def is_known(self, state: State, seat: int) -> bool:
        return state.over  # until then nobody knows which tickets the others have completed

    def follows_the_board(self) -> bool:
        return True


class PassengerPoints(Award):
    """Points for the most and the second most passengers of each colour (DE-12)."""

    def __init__(self, most: int, second: int) -> None:
        self.most = most
        self.second = second
        self.collected = PASSENGERS

    def join(self, game: "Game") -> None:
        game.declare(PASSENGER_POINTS, COLLECTED)
        self.collected = game.register(PASSENGERS)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        points = [0] * len(sheets)
        for kind in range(COLOURS):
            self.add_points(state, kind, points)
        for seat, sheet in enumerate(sheets):
            sheet.score(PASSENGER_POINTS, points[seat])
            sheet.count(COLLECTED, int(cards.total(self.collected.get(state, seat))))

    def add_points(self, state: State, kind: i64, points: list[int]) -> None:
        """Add each seat's points for its passengers of one colour."""
        numbers = [int(cards.count(self.collected.get(state, seat), kind)) for seat in range(len(points))]
        best = leaders(numbers)
        for seat in best:
            points[seat] += self.most
        if len(best) == 1:
            numbers[best[0]] = 0
            for seat in leaders(numbers):
                points[seat] += self.second

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def follows_the_board(self) -> bool:
        return True

    def explain(self, state: State, seat: int, breakdown: ScoreBreakdown) -> None:
        won: dict[str, int] = {}
        for kind in range(COLOURS):
            points = [0] * int(state.seats)
            self.add_points(state, kind, points)
            if points[seat]:
                won[NAMES[kind]] = points[seat]
        breakdown.parts["passengers"] = won
        breakdown.parts["passengers_collected"] = cards.to_counts(self.collected.get(state, seat))


class MostPassengers(TieBreak):
    """The tie-break by the most passengers."""

    def rank(self, sheet: ScoreSheet) -> int:
        return sheet.counted(COLLECTED)
