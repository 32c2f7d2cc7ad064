"""Counting tickets: six end the game at once, and so does the last train (FJ-10, FJ-11, FJ-13)."""

from typing import cast

from mypy_extensions import i64

from whistlestop.core.account import Account, TicketAccount
from whistlestop.core.parts import EndRule
from whistlestop.core.progress import Plan, Progress
from whistlestop.core.scoring import Award, ScoreSheet
from whistlestop.core.state import State
from whistlestop.core.tickets import SHOWN
from whistlestop.games.first_journey.revealing import Revealing
from whistlestop.rail.connecting import Connecting, over_own_routes
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

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def progress(self, state: State, seat: int) -> list[Progress]:
        connecting = self.connecting(state, seat)
        return [
            Progress(ticket, False, False, not state.over and connecting.possible(ticket))
            for ticket in state.game.tickets.held(state, seat)
        ]

    def plans(self, state: State, seat: int, tickets: list[int]) -> list[Plan]:
        connecting = self.connecting(state, seat)
        return [connecting.plan(ticket) for ticket in tickets]

    def connecting(self, state: State, seat: int) -> Connecting:
        """Return what finds ways for a seat's tickets."""
        return Connecting(self.revealing.board, self.revealing.tickets, cast(RailState, state), seat, [])

    def explain(self, state: State, seat: int, account: Account) -> None:
        printed, bonus = state.game.tickets, self.revealing.bonus
        for ticket in printed.at(state, SHOWN + seat):
            starts, goals = self.revealing.tickets.ends(ticket)
            account.tickets.append(TicketAccount(ticket, True, self.joining(state, seat, starts, goals), []))
        for ticket in printed.held(state, seat):
            account.tickets.append(TicketAccount(ticket, False, [], []))
        if account.sheet.points["bonus_tickets"]:
            east, west = [int(city) for city in bonus.east_ends], [int(city) for city in bonus.west_ends]
            account.shown["bonus_tickets"] = self.joining(state, seat, east, west)

    def joining(self, state: State, seat: int, starts: list[int], goals: list[int]) -> list[str]:
        """Name the routes of a seat that join some cities to some others."""
        board = self.revealing.board
        routes = over_own_routes(board, cast(RailState, state), seat, [], starts, goals)
        return [board.routes[route].name for route in routes]
