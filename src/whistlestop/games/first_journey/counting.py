"""Counting tickets: six end the game at once, and so does the last train (FJ-10, FJ-11, FJ-13)."""

from typing import cast

from mypy_extensions import i64

from whistlestop.core.parts import EndRule
from whistlestop.core.scoring import Award, ScoreSheet
from whistlestop.core.state import State
from whistlestop.games.first_journey.revealing import Revealing
from whistlestop.rail.state import RailState


class SixTickets(EndRule):
    """The game ends when a seat has completed six tickets, or else has placed its last train."""

    def __init__(self, revealing: Revealing) -> None:
        self.revealing = revealing

    def ends(self, state: State, seat: i64) -> str:
        if self.revealing.won(state, seat):
            return "six tickets"
        return "" if cast(RailState, state).trains[seat] else "last train"


class CountTickets(Award):
    """One for each completed ticket and for the bonus; there are no other points."""

    def __init__(self, revealing: Revealing) -> None:
        self.revealing = revealing

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        for seat, sheet in enumerate(sheets):
            bonus = int(state.notes[self.revealing.crossed + seat])
            completed = int(state.notes[self.revealing.completed + seat])
            sheet.score("tickets", completed - bonus)
            sheet.score("bonus_tickets", bonus)
            sheet.counts["completed"] = completed
            sheet.counts["failed"] = int(state.game.tickets.count_held(state, seat))
