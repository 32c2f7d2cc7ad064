"""Features of the board: the owner of each route, trains and points."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core.bits import BIT
from whistlestop.core.features import Feature, clipped, relative, seat_labels
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.state import RailState


@final
class RoutesFeature(Feature):
    """Flags for each route: its owner, or that it is closed to the seat."""

    def __init__(self, board: Board, seats: int) -> None:
        labels: list[str] = []
        for route in board.routes:
            labels += [*seat_labels(f"route {route.name}", seats), f"route {route.name}: closed"]
        super().__init__("routes", labels, len(board.routes) + 1)
        self.board: Final = board
        self.seats: Final[i64] = seats
        self.number: Final[i64] = len(board.routes)
        self.grouped: vec[i64] = vec[i64]([r for r in range(len(board.routes)) if board.group_of[r] >= 0])

    def write(self, state: State, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        rail = cast(RailState, state)
        if memory[first] == rail.board_version:
            return
        memory[first] = rail.board_version
        owner, each = rail.owner, self.seats + 1
        for route in range(self.number):
            whose = i64(owner[route])
            if memory[first + 1 + route] != whose:
                memory[first + 1 + route] = whose
                for place in range(self.seats):
                    out[at + route * each + place] = 0
                if whose:
                    out[at + route * each + relative(whose - 1, seat, state.seats)] = 1
        self.write_closed(rail, seat, out, at)

    def write_closed(self, state: RailState, seat: i64, out: vec[u8], at: i64) -> None:
        """Write which free routes the seat can never claim, since a parallel one is taken."""
        board, mine = self.board, state.doubles[seat]
        for route in self.grouped:
            free = state.owner[route] == 0
            closed = not state.is_open(board, route) or bool(mine & BIT[board.group_of[route]])
            out[at + route * (self.seats + 1) + self.seats] = u8(free and closed)


@final
class TrainsFeature(Feature):
    """The trains that each seat has left, and its points for routes."""

    def __init__(self, seats: int) -> None:
        labels = seat_labels("trains", seats) + seat_labels("points for routes", seats)
        super().__init__("trains", labels, 1)
        self.seats: Final[i64] = seats

    def write(self, state: State, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        rail = cast(RailState, state)
        if memory[first] == rail.board_version:
            return
        memory[first] = rail.board_version
        for place in range(state.seats):
            other = seat + place
            if other >= state.seats:
                other -= state.seats
            out[at + place] = clipped(rail.trains[other])
            out[at + self.seats + place] = clipped(rail.points[other])
