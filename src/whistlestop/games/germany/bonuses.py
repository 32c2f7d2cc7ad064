"""Germany's bonuses: the Globetrotter, and majorities of passengers."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, NAMES
from whistlestop.core.score_breakdown import ScoreBreakdown
from whistlestop.core.scoring import COMPLETED, Award, ScoreLine, ScoreSheet, TieBreak, leaders
from whistlestop.core.state import ZEROS, State
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
        self.most: i64 = most
        self.second: i64 = second
        self.collected = PASSENGERS

    def join(self, game: "Game") -> None:
        game.declare(PASSENGER_POINTS, COLLECTED)
        self.collected = game.register(PASSENGERS)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        points = ZEROS[: state.seats]
        for kind in range(COLOURS):
            self.add_points(state, kind, points)
        for seat, sheet in enumerate(sheets):
            sheet.score(PASSENGER_POINTS, int(points[seat]))
            sheet.count(COLLECTED, int(cards.total(self.collected.get(state, seat))))

    def add_points(self, state: State, kind: i64, points: vec[i64]) -> None:
        """Add each seat's points for its passengers of one colour; a tie for the most leaves no second."""
        best: i64 = 0
        next_best: i64 = 0
        leading: i64 = 0  # how many seats have the most
        for seat in range(state.seats):
            number = cards.count(self.collected.get(state, seat), kind)
            if number > best:
                next_best, best, leading = best, number, 1
            elif number == best:
                leading += 1
            elif number > next_best:
                next_best = number
        for seat in range(state.seats):
            number = cards.count(self.collected.get(state, seat), kind)
            if number and number == best:
                points[seat] += self.most
            elif number and number == next_best and leading == 1:
                points[seat] += self.second

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def follows_the_board(self) -> bool:
        return True

    def explain(self, state: State, seat: int, breakdown: ScoreBreakdown) -> None:
        won: dict[str, int] = {}
        for kind in range(COLOURS):
            points = ZEROS[: state.seats]
            self.add_points(state, kind, points)
            if points[seat]:
                won[NAMES[kind]] = int(points[seat])
        breakdown.parts["passengers"] = won
        breakdown.parts["passengers_collected"] = cards.to_counts(self.collected.get(state, seat))


class MostPassengers(TieBreak):
    """The tie-break by the most passengers."""

    def rank(self, sheet: ScoreSheet) -> int:
        return sheet.counted(COLLECTED)
