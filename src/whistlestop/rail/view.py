"""What one seat may know of a board game: the board lies open."""

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core.bits import BIT
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.rail.board import Board
from whistlestop.rail.laying import board_of
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class RailView(View):
    """The table of a board game as one seat, or a spectator, sees it."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.trains: list[int] = []
        self.points: list[int] = []
        self.owner: list[int] = []  # of each route: 0, or the seat's number plus one
        self.open: list[int] = []
        self.open_classes = 0
        self.doubles: list[int] = []

    def board(self) -> Board:
        """Return the board that lies on the table."""
        return board_of(self.game)

    def is_open(self, route: int) -> bool:
        """Tell whether nobody owns the route and nothing has closed it."""
        board = self.board()
        return bool(self.open[int(board.class_of[route])] & int(BIT[board.place_in_class[route]]))

    def fill_table(self, state: State, seat: int) -> None:
        super().fill_table(state, seat)
        rail = cast(RailState, state)
        self.trains = [int(trains) for trains in rail.trains]
        self.points = [int(points) for points in rail.points]
        self.owner = [int(owner) for owner in rail.owner]
        self.open = [int(routes) for routes in rail.open]
        self.open_classes = int(rail.open_classes)
        self.doubles = [int(groups) for groups in rail.doubles]

    def restore(self, state: State) -> None:
        super().restore(state)
        rail = cast(RailState, state)
        rail.trains = vec[i64](self.trains)
        rail.points = vec[i64](self.points)
        rail.owner = vec[u8]([u8(owner) for owner in self.owner])
        rail.open = vec[i64](self.open)
        rail.open_classes = self.open_classes
        rail.doubles = vec[i64](self.doubles)

    def told(self) -> dict[str, object]:
        told = super().told()
        told["trains"] = self.trains
        told["points"] = self.points
        told["owner"] = self.owner
        told["closed"] = self.closed()
        return told

    def closed(self) -> list[int]:
        """List the free routes that the seat can never claim, since a parallel one is taken."""
        board = self.board()
        own = self.doubles[self.seat] if self.seat >= 0 else 0
        found: list[int] = []
        for route, owner in enumerate(self.owner):
            group = int(board.group_of[route])
            if group >= 0 and not owner and (not self.is_open(route) or own & int(BIT[group])):
                found.append(route)
        return found
