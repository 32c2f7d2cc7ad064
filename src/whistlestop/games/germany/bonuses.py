"""What Germany scores besides: the Globetrotter, and majorities of passengers."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.account import Account
from whistlestop.core.cards import COLOURS, NAMES
from whistlestop.core.scoring import Award, ScoreSheet, TieBreak, leaders
from whistlestop.core.state import State
from whistlestop.games.germany.passengers import collected_by

if TYPE_CHECKING:
    from whistlestop.core.game import Game


class Globetrotter(Award):
    """A bonus for the most completed tickets; all who tie for it get it (DE-11)."""

    def __init__(self, points: int) -> None:
        self.points = points

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        holders = leaders([sheet.counts["completed"] for sheet in sheets])
        for seat, sheet in enumerate(sheets):
            sheet.score("globetrotter", self.points if seat in holders else 0)

    def is_known(self, state: State, seat: int) -> bool:
        return state.over  # before, nobody knows which tickets the others have completed


class PassengerPoints(Award):
    """Points for the most and the second most passengers of each colour (DE-12)."""

    def __init__(self, most: int, second: int) -> None:
        self.most = most
        self.second = second
        self.collected: i64 = 0

    def join(self, game: "Game") -> None:
        self.collected = collected_by(game)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        points = [0] * len(sheets)
        for kind in range(COLOURS):
            self.add_points(state, kind, points)
        for seat, sheet in enumerate(sheets):
            sheet.score("passengers", points[seat])
            sheet.counts["passengers_collected"] = int(cards.total(state.notes[self.collected + seat]))

    def add_points(self, state: State, kind: i64, points: list[int]) -> None:
        """Add what each seat gets for its passengers of one colour."""
        numbers = [int(cards.count(state.notes[self.collected + seat], kind)) for seat in range(len(points))]
        best = leaders(numbers)
        for seat in best:
            points[seat] += self.most
        if len(best) == 1:
            numbers[best[0]] = 0
            for seat in leaders(numbers):
                points[seat] += self.second

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def explain(self, state: State, seat: int, account: Account) -> None:
        won: dict[str, int] = {}
        for kind in range(COLOURS):
            points = [0] * int(state.seats)
            self.add_points(state, kind, points)
            if points[seat]:
                won[NAMES[kind]] = points[seat]
        account.parts["passengers"] = won
        account.parts["passengers_collected"] = cards.counted(state.notes[self.collected + seat])


class MostPassengers(TieBreak):
    """The seat with more passengers is better."""

    def rank(self, sheet: ScoreSheet) -> int:
        return sheet.counts["passengers_collected"]
