"""The state of board games: trains, points and the owners of routes."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core.bits import BIT, first
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import NO_NUMBERS, NO_SMALL, SMALL_ZEROS, ZEROS, State

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.rail.board import Board


@mypyc_attr(acyclic=True)
class RailState(State):
    """The state of a board game."""

    def __init__(self, game: "Game") -> None:
        super().__init__(game)
        self.trains: vec[i64] = NO_NUMBERS  # the trains that each seat has left
        self.points: vec[i64] = NO_NUMBERS  # the points of each seat for routes
        self.owner: vec[u8] = NO_SMALL  # of each route: 0, or the owner's seat plus one
        self.open: vec[i64] = NO_NUMBERS  # the set of open routes of each class
        self.open_classes: i64 = 0
        self.doubles: vec[i64] = NO_NUMBERS  # the groups of parallel routes closed to each seat
        self.shares_board = False  # with a copy, until one of the two changes it
        self.board_version: i64 = 0  # how often it may have been changed

    def set_up_board(self, board: "Board", trains: i64) -> None:
        """Open every route and give every seat its trains."""
        self.trains = ZEROS[: self.seats]
        for seat in range(self.seats):
            self.trains[seat] = trains
        self.points = ZEROS[: self.seats]
        self.doubles = ZEROS[: self.seats]
        self.owner = SMALL_ZEROS[: len(board.routes)]
        self.open = board.initial()
        self.open_classes = first(board.classes)

    def own_board(self) -> None:
        """Stop sharing the board with copies (copy on write), before it is changed."""
        self.board_version += 1
        if self.shares_board:
            self.shares_board = False
            self.trains = self.trains[:]
            self.points = self.points[:]
            self.owner = self.owner[:]
            self.open = self.open[:]
            self.doubles = self.doubles[:]

    def is_open(self, board: "Board", route: i64) -> bool:
        """Return whether the route is neither claimed nor closed."""
        return bool(self.open[board.class_of[route]] & BIT[board.place_in_class[route]])

    def close(self, board: "Board", route: i64) -> None:
        """Close the route for everybody."""
        self.own_board()
        kind = board.class_of[route]
        left = self.open[kind] & ~BIT[board.place_in_class[route]]
        self.open[kind] = left
        if not left:
            self.open_classes &= ~BIT[kind]

    def routes_of(self, seat: i64) -> vec[i64]:
        """Return the routes that a seat owns."""
        owner = self.owner
        mine = u8(seat + 1)
        routes = ZEROS[: len(owner)]
        n: i64 = 0
        for route in range(i64(len(owner))):
            # Always written, but counted only if the seat owns it: a branch would often be mispredicted.
            routes[n] = route
            n += i64(owner[route] == mine)
        return routes[:n]

    def routes_by_seat(self) -> list[list[int]]:
        """Return the routes that each seat owns."""
        found: list[list[int]] = [[] for _ in range(self.seats)]
        for route in range(i64(len(self.owner))):
            owner = i64(self.owner[route])
            if owner:
                found[owner - 1].append(int(route))
        return found

    def copy(self) -> "RailState":
        other = RailState(self.game)
        self.copy_to(other)
        return other

    def copy_to(self, other: State) -> None:
        super().copy_to(other)
        assert isinstance(other, RailState)
        other.trains = self.trains
        other.points = self.points
        other.owner = self.owner
        other.open = self.open
        other.open_classes = self.open_classes
        other.doubles = self.doubles
        other.shares_board = self.shares_board = True
        other.board_version = self.board_version

    def write(self, out: ByteWriter) -> None:
        super().write(out)
        out.numbers(self.trains)
        out.numbers(self.points)
        out.small(self.owner)
        out.numbers(self.open)
        out.number(self.open_classes)
        out.numbers(self.doubles)

    def read(self, saved: ByteReader) -> None:
        super().read(saved)
        self.trains = saved.numbers()
        self.points = saved.numbers()
        self.owner = saved.small()
        self.open = saved.numbers()
        self.open_classes = saved.number()
        self.doubles = saved.numbers()
