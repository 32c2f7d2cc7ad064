"""Counting tickets: six of them, or a last train, end the game at once (FJ-10, FJ-11, FJ-13)."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from whistlestop.core.material.tickets import SHOWN
from whistlestop.core.parts import EndRule
from whistlestop.core.progress import Progress, TicketPlan
from whistlestop.core.score_breakdown import ScoreBreakdown, TicketBreakdown
from whistlestop.core.scoring import COMPLETED, FAILED, Award, ScoreLine, ScoreSheet
from whistlestop.core.state import State
from whistlestop.games.first_journey.revealing import Revealing
from whistlestop.rail.state import RailState
from whistlestop.rail.ticket_routes import TicketRoutes, over_own_routes

if TYPE_CHECKING:
    from whistlestop.core.game import Game

TICKETS: Final = ScoreLine("tickets", "Tickets", "one for each completed ticket")
BONUS_TICKETS: Final = ScoreLine("bonus_tickets", "Bonus tickets", "one for the path from east to west")


class SixTickets(EndRule):
    """The game ends when a seat has completed six tickets or placed its last train."""

    def __init__(self, revealing: Revealing) -> None:
        self.revealing: Final = revealing

    def ends(self, state: State, seat: i64) -> str:
        if self.revealing.won(state, seat):
            return "six tickets"
        return "" if cast(RailState, state).trains[seat] else "last train"


class CountTickets(Award):
    """One point for each completed ticket and for the bonus; there are no other points."""

    def __init__(self, revealing: Revealing) -> None:
        self.revealing: Final = revealing

    def join(self, game: "Game") -> None:
        game.declare(TICKETS, BONUS_TICKETS, COMPLETED, FAILED)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        for seat, sheet in enumerate(sheets):
            bonus = int(self.revealing.crossed.get(state, seat))
            completed = int(self.revealing.completed.get(state, seat))
            sheet.score(TICKETS, completed - bonus)
            sheet.score(BONUS_TICKETS, bonus)
            sheet.count(COMPLETED, completed)
            sheet.count(FAILED, int(state.game.tickets.count_held(state, seat)))

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def follows_the_board(self) -> bool:
        return True

    def progress(self, state: State, seat: int) -> list[Progress]:
        connecting = self.connecting(state, seat)
        return [
            Progress(ticket, False, False, not state.over and connecting.possible(ticket))
            for ticket in state.game.tickets.held(state, seat)
        ]

    def plans(self, state: State, seat: int, tickets: list[int]) -> list[TicketPlan]:
        connecting = self.connecting(state, seat)
        return [connecting.plan(ticket) for ticket in tickets]

    def connecting(self, state: State, seat: int) -> TicketRoutes:
        """Return the route search for a seat's tickets."""
        return TicketRoutes(self.revealing.board, self.revealing.tickets, cast(RailState, state), seat, [])

    def explain(self, state: State, seat: int, breakdown: ScoreBreakdown) -> None:
        printed, bonus = state.game.tickets, self.revealing.bonus
        for ticket in printed.at(state, SHOWN + seat):
            starts, goals = self.revealing.tickets.ends(ticket)
            breakdown.tickets.append(
                TicketBreakdown(ticket, True, self.joining(state, seat, starts, goals), [])
            )
        for ticket in printed.held(state, seat):
            breakdown.tickets.append(TicketBreakdown(ticket, False, [], []))
        if breakdown.sheet.points[BONUS_TICKETS.name]:
            east, west = [int(city) for city in bonus.east_ends], [int(city) for city in bonus.west_ends]
            breakdown.shown["bonus_tickets"] = self.joining(state, seat, east, west)

    def joining(self, state: State, seat: int, starts: list[int], goals: list[int]) -> list[str]:
        """Return the names of a seat's routes that join one of `starts` to one of `goals`."""
        board = self.revealing.board
        routes = over_own_routes(board, cast(RailState, state), seat, [], starts, goals)
        return [board.routes[route].name for route in routes]
