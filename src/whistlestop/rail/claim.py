"""Claiming a route: pay its price and put one train on each space (Q-13 to Q-19)."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core import cards, facts
from whistlestop.core.action_types import ActionType
from whistlestop.core.actions import Legal
from whistlestop.core.bits import BIT
from whistlestop.core.events import EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.parts import Option
from whistlestop.core.reason import Count, Reason, SeatName, not_in_hand
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.claims import Claims
from whistlestop.rail.payment import shortfall
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

MANY_SEATS: Final = 4

CLAIMED: Final = EventType(
    "claimed",
    "{Seat} claims {route} with {cards}[ for {points}].",
    route=facts.ROUTE,
    cards=facts.CARDS,
    points=facts.NUMBER,
)

CLAIM: Final = ActionType(
    "claim {route} {cards}", "Claim {route} with {cards}", "cards", route=facts.ROUTE, cards=facts.CARDS
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ClaimRoute(Option):
    """Claim one open route; with few players this closes its parallel routes for everybody (Q-19)."""

    def __init__(self, board: Board, doubles_from: int = MANY_SEATS) -> None:
        super().__init__()
        self.board: Final = board
        self.doubles_from: i64 = doubles_from
        self.claims: Final = Claims(board)

    def join(self, game: "Game") -> None:
        game.declare(CLAIM, CLAIMED)
        self.claims.join(game)
        self.first = self.claims.first
        self.beyond = len(game.actions)

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        self.claims.add_legal(cast(RailState, state), seat, out)

    def count(self, state: State, seat: i64, out: Legal) -> i64:
        return self.claims.count(cast(RailState, state), seat, out)

    def nth(self, state: State, seat: i64, n: i64, out: Legal) -> i64:
        return self.claims.nth(cast(RailState, state), seat, n, out)

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pay(seat, self.claims.cost(action))
        self.resolve(cast(RailState, state), seat, action, chance)

    def resolve(self, state: RailState, seat: i64, action: i64, chance: Chance) -> None:
        """Resolve a claim whose price is on the table: in most games the route is built."""
        self.complete(state, seat, action, self.claims.cost(action), chance)

    def complete(self, state: RailState, seat: i64, action: i64, paid: i64, chance: Chance) -> None:
        """Build the route for everything that was paid, then continue with `follow_up`."""
        route = self.claims.route(action)
        self.build(state, seat, route, paid)
        state.discards += paid
        self.follow_up(state, seat, route, chance)

    def follow_up(self, state: RailState, seat: i64, route: i64, chance: Chance) -> None:
        """Carry out the consequences of a claim: in most games the turn ends."""
        state.end_turn(chance)

    def build(self, state: RailState, seat: i64, route: i64, paid: i64) -> None:
        """Put the trains on the route and score it (Q-17)."""
        board = self.board
        state.own_board()
        state.owner[route] = u8(seat + 1)
        state.trains[seat] -= board.length[route]
        state.points[seat] += board.points[route]
        state.close(board, route)
        group = board.group_of[route]
        if group >= 0:
            if state.seats >= self.doubles_from:
                state.doubles[seat] |= BIT[group]
            else:
                for twin in board.groups[group]:
                    state.close(board, twin)
        if state.journal is not None:
            points = int(board.points[route])
            name = board.routes[route].name
            state.journal.append(CLAIMED.event(seat, route=name, cards=cards.letters(paid), points=points))

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        route = self.claims.route(action)
        cost = self.claims.cost(action)
        reason = self.route_problem(cast(RailState, state), seat, route)
        return reason or not_in_hand(state.hands[seat], cost)

    def route_problem(self, state: RailState, seat: i64, route: i64) -> Reason | None:
        """Return why the seat can't claim the route with any payment; None if it can."""
        lack = self.obstacle(state, seat, route)
        what = self.board.routes[route].described()
        return Reason("{what}: {lack}.", what=what, lack=lack) if lack else None

    def obstacle(self, state: RailState, seat: i64, route: i64) -> Reason | None:
        """Return what prevents the claim, worded as the second half of a sentence about the route."""
        board = self.board
        printed = board.routes[route]
        owner = i64(state.owner[route]) - 1
        if owner == seat:
            return Reason("you have claimed it already")
        if owner >= 0:
            return Reason("{seat} has claimed it", seat=SeatName(owner))
        group = board.group_of[route]
        if group >= 0 and any(i64(state.owner[twin]) == seat + 1 for twin in board.groups[group]):
            return Reason("you own a parallel route between the same cities")
        if not state.is_open(board, route):
            seats = Count(state.seats, "seat")
            return Reason("a parallel route is taken, which closes it with {seats}", seats=seats)
        trains = state.trains[seat]
        if trains < printed.length:
            needed = Count(printed.length, "train")
            return Reason("it needs {needed}, and you have {left}", needed=needed, left=trains)
        return shortfall(state.hands[seat], printed.colour, printed.length, printed.ferry)
