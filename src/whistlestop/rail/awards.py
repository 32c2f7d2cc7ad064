"""The lines by which board games score."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.scoring import Award, ScoreSheet, TieBreak, leaders
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.paths import LongestPath, Paths, RailTickets, own_networks
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game


class RoutePoints(Award):
    """The points of the claimed routes, scored as they were claimed (Q-17)."""

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        rail = cast(RailState, state)
        for seat, sheet in enumerate(sheets):
            sheet.score("routes", int(rail.points[seat]))


@mypyc_attr(allow_interpreted_subclasses=True)
class TicketPoints(Award):
    """A completed ticket adds its value, an uncompleted one subtracts it (Q-22)."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self.tickets: RailTickets | None = None

    def join(self, game: "Game") -> None:
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
            sheet.score("tickets", int(points))
            sheet.counts["completed"] = int(completed)
            sheet.counts["failed"] = int(failed)


class LongestPathBonus(Award):
    """A bonus for the longest continuous path; all who tie for it get it (EU-20)."""

    def __init__(self, board: Board, points: int) -> None:
        self.board = board
        self.points = points

    def score(self, state: State, sheets: list[ScoreSheet]) -> None:
        search = LongestPath(self.board)
        rail = cast(RailState, state)
        lengths: list[int] = []
        for seat, sheet in enumerate(sheets):
            lengths.append(int(search.length(rail, seat, own_networks(self.board, rail, seat, sheet))))
        holders = leaders(lengths)
        for seat, sheet in enumerate(sheets):
            sheet.score("longest_path", self.points if seat in holders else 0)
            sheet.counts["longest_path_length"] = lengths[seat]


class LongestPathHolder(TieBreak):
    """A seat that holds the bonus for the longest path is better."""

    def rank(self, sheet: ScoreSheet) -> int:
        return int(sheet.points["longest_path"] > 0)
