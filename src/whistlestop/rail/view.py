"""Views of board games, in which the whole board is public."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core import fields
from whistlestop.core.bits import BIT
from whistlestop.core.fields import Field
from whistlestop.core.state import SMALL_ZEROS, State, to_numbers
from whistlestop.core.view import View
from whistlestop.core.view_fields import FIELDS
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.state import RailState


def _trains(state: State, seat: int) -> object:
    return [int(trains) for trains in cast(RailState, state).trains]


def _restore_trains(state: State, trains: object) -> None:
    cast(RailState, state).trains = to_numbers(cast(list[int], trains))


def _points(state: State, seat: int) -> object:
    return [int(points) for points in cast(RailState, state).points]


def _restore_points(state: State, points: object) -> None:
    cast(RailState, state).points = to_numbers(cast(list[int], points))


def _owner(state: State, seat: int) -> object:
    return [int(owner) for owner in cast(RailState, state).owner]


def _restore_owner(state: State, owner: object) -> None:
    owners = cast(list[int], owner)
    small = SMALL_ZEROS[: len(owners)]
    for route in range(i64(len(owners))):
        small[route] = u8(owners[route])
    cast(RailState, state).owner = small


def _open(state: State, seat: int) -> object:
    return [int(routes) for routes in cast(RailState, state).open]


def _restore_open(state: State, routes: object) -> None:
    cast(RailState, state).open = to_numbers(cast(list[int], routes))


def _open_classes(state: State, seat: int) -> object:
    return int(cast(RailState, state).open_classes)


def _restore_open_classes(state: State, classes: object) -> None:
    cast(RailState, state).open_classes = cast(int, classes)


def _doubles(state: State, seat: int) -> object:
    return [int(groups) for groups in cast(RailState, state).doubles]


def _restore_doubles(state: State, doubles: object) -> None:
    cast(RailState, state).doubles = to_numbers(cast(list[int], doubles))


def _closed(state: State, seat: int) -> object:
    board = board_of(state.game)
    rail = cast(RailState, state)
    own = int(rail.doubles[seat]) if 0 <= seat < state.seats else 0
    found: list[int] = []
    for route in range(len(board.routes)):
        group = int(board.group_of[route])
        is_free = group >= 0 and not rail.owner[route]
        if is_free and (not rail.is_open(board, route) or own & int(BIT[group])):
            found.append(int(route))
    return found


RAIL_FIELDS: Final = [
    Field("trains", fields.NUMBERS_OF_SEATS, "the trains that each seat has left", _trains, _restore_trains),
    Field("points", fields.NUMBERS_OF_SEATS, "the points of each seat for routes", _points, _restore_points),
    Field(
        "owner",
        fields.NUMBERS,
        "of each route, in the order of `routes`: 0, or the seat that owns it plus 1",
        _owner,
        _restore_owner,
    ),
    Field(
        "closed",
        fields.NUMBERS,
        "the free routes that the seat can never claim, since a parallel one is taken, by their index",
        _closed,
    ),
    Field("open", fields.NUMBERS, "the open routes of each class", _open, _restore_open, is_encoded=False),
    Field(
        "open_classes",
        fields.NUMBER,
        "the classes with open routes, as a set",
        _open_classes,
        _restore_open_classes,
        is_encoded=False,
    ),
    Field(
        "doubles",
        fields.NUMBERS_OF_SEATS,
        "of each seat, the groups of parallel routes that it may not add to, as a set",
        _doubles,
        _restore_doubles,
        is_encoded=False,
    ),
]
_ALL: Final = FIELDS + RAIL_FIELDS


@mypyc_attr(allow_interpreted_subclasses=True)
class RailView(View):
    """The table of a board game as one seat, or a spectator, sees it."""

    trains: list[int]
    points: list[int]
    owner: list[int]
    closed: list[int]
    open: list[int]
    open_classes: int
    doubles: list[int]

    def fields(self) -> list[Field]:
        return _ALL

    def board(self) -> Board:
        """Return the board."""
        return board_of(self.game)

    def is_open(self, route: int) -> bool:
        """Return whether the route is neither claimed nor closed."""
        board = self.board()
        return bool(self.open[int(board.class_of[route])] & int(BIT[board.place_in_class[route]]))
