"""The score lines of board games."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.progress import Progress, TicketPlan
from whistlestop.core.score_breakdown import ScoreBreakdown, TicketBreakdown
from whistlestop.core.scoring import COMPLETED, FAILED, Award, ScoreLine, ScoreSheet, TieBreak, leaders
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.paths import LongestPath, Paths, RailTickets, own_networks
from whistlestop.rail.state import RailState
from whistlestop.rail.ticket_routes import TicketRoutes, over_own_routes
from whistlestop.rail.trail import Trail

if TYPE_CHECKING:
    from whistlestop.core.game import Game

ROUTES: Final = ScoreLine("routes", "Routes", "the points of the claimed routes")
TICKETS: Final = ScoreLine("tickets", "Tickets", "completed tickets add their value, others subtract it")
LONGEST_PATH: Final = ScoreLine("longest_path", "Longest path", "the bonus for the longest continuous path")
LONGEST_PATH_LENGTH: Final = ScoreLine(
    "longest_path_length",
    "Length of the longest path",
    "trains on the longest continuous path",
    is_count=True,
)


class RoutePoints(Award):
    """The points of the claimed routes, scored as they were claimed (Q-17)."""

    def join(self, game: "Game") -> None:
        game.declare(ROUTES)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        rail = cast(RailState, state)
        for seat, sheet in enumerate(sheets):
            sheet.score(ROUTES, int(rail.points[seat]))

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def follows_the_board(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class TicketPoints(Award):
    """A completed ticket adds its value, an uncompleted one subtracts it (Q-22)."""

    def __init__(self, paths: Paths) -> None:
        self.paths: Final = paths
        self.tickets: RailTickets | None = None

    def join(self, game: "Game") -> None:
        game.declare(TICKETS, COMPLETED, FAILED)
        self.paths.join(game)
        self.tickets = RailTickets(self.paths.board, game.tickets)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        tickets = self.tickets
        assert tickets is not None
        rail = cast(RailState, state)
        for seat, sheet in enumerate(sheets):
            held = tickets.set.held_by(state, seat)
            joined = self.paths.joined(rail, seat, tickets, held, sheet)
            points: i64 = 0
            completed: i64 = 0
            failed: i64 = 0
            for ticket in held:
                if tickets.joins(joined, ticket):
                    points += tickets.points[ticket]
                    completed += 1
                else:
                    points -= tickets.points[ticket]
                    failed += 1
            sheet.score(TICKETS, int(points))
            sheet.count(COMPLETED, int(completed))
            sheet.count(FAILED, int(failed))

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def follows_the_board(self) -> bool:
        return True

    def progress(self, state: State, seat: int) -> list[Progress]:
        tickets = self.tickets
        assert tickets is not None
        rail = cast(RailState, state)
        held = tickets.set.held_by(state, seat)
        sheet = ScoreSheet()
        joined = self.paths.joined(rail, seat, tickets, held, sheet)
        own = own_networks(self.paths.board, rail, seat, sheet)
        connecting = self.connecting(rail, seat, tickets)
        found: list[Progress] = []
        for ticket in held:
            done = tickets.joins(joined, ticket)
            possible = done or (not state.over and connecting.possible(int(ticket)))
            found.append(Progress(int(ticket), done, done and not tickets.joins(own, ticket), possible))
        return found

    def plans(self, state: State, seat: int, tickets: list[int]) -> list[TicketPlan]:
        assert self.tickets is not None
        connecting = self.connecting(cast(RailState, state), seat, self.tickets)
        return [connecting.plan(ticket) for ticket in tickets]

    def connecting(self, state: RailState, seat: int, tickets: RailTickets) -> TicketRoutes:
        """Return the route search for a seat's tickets."""
        return TicketRoutes(self.paths.board, tickets, state, seat, self.paths.loans(state, seat))

    def explain(self, state: State, seat: int, breakdown: ScoreBreakdown) -> None:
        tickets = self.tickets
        assert tickets is not None
        rail = cast(RailState, state)
        board = self.paths.board
        borrowed = [board.number[name] for name in breakdown.shown.get("borrowed", [])]
        for ticket in tickets.set.held(state, seat):
            starts, goals = tickets.ends(ticket)
            routes = over_own_routes(board, rail, seat, borrowed, starts, goals)
            names = [board.routes[route].name for route in routes]
            lent = [board.routes[route].name for route in routes if route in borrowed]
            breakdown.tickets.append(TicketBreakdown(ticket, bool(routes), names, lent))


class LongestPathBonus(Award):
    """The bonus for the longest continuous path, for all who tie (EU-20)."""

    def __init__(self, board: Board, points: int) -> None:
        self.board: Final = board
        self.points = points

    def join(self, game: "Game") -> None:
        game.declare(LONGEST_PATH, LONGEST_PATH_LENGTH)

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        search = LongestPath(self.board)
        rail = cast(RailState, state)
        lengths: list[int] = []
        for seat, sheet in enumerate(sheets):
            root = own_networks(self.board, rail, seat, sheet)
            lengths.append(int(search.length_over(sheet.routes, root)))
        holders = leaders(lengths)
        for seat, sheet in enumerate(sheets):
            sheet.score(LONGEST_PATH, self.points if seat in holders else 0)
            sheet.count(LONGEST_PATH_LENGTH, lengths[seat])

    def is_known(self, state: State, seat: int) -> bool:
        return True

    def follows_the_board(self) -> bool:
        return True

    def explain(self, state: State, seat: int, breakdown: ScoreBreakdown) -> None:
        trail = Trail(self.board, cast(RailState, state), seat)
        routes = trail.routes(breakdown.sheet.counts[LONGEST_PATH_LENGTH.name])
        breakdown.shown["longest_path"] = [self.board.routes[route].name for route in routes]


class LongestPathHolder(TieBreak):
    """The tie-break by the bonus for the longest path."""

    def rank(self, sheet: ScoreSheet) -> int:
        return int(sheet.points[LONGEST_PATH.name] > 0)
