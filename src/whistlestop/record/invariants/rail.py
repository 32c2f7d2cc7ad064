"""What holds in every board game: trains are conserved, and what is closed has a reason to be."""

from collections.abc import Iterator
from functools import cache

from whistlestop.core.game import Game
from whistlestop.rail.board import Board
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.laying import LayBoard
from whistlestop.rail.state import RailState
from whistlestop.record.invariants.checks import always, reasons, the_part


@cache
def laying(game: Game) -> LayBoard:
    """Find the part that lays the board out and hands out the trains."""
    return the_part([*game.opening], LayBoard)


@cache
def claiming(game: Game) -> ClaimRoute:
    """Find the part that claims routes."""
    return the_part([*game.turn.options], ClaimRoute)


@cache
def places(board: Board) -> list[tuple[int, int]]:
    """List each route's class, and its place in it."""
    return [
        (int(board.class_of[route]), int(board.place_in_class[route])) for route in range(len(board.routes))
    ]


@always(RailState)
def no_train_is_lost(state: RailState) -> Iterator[str]:
    """A seat's stock and its routes make up its trains, and its points are those of its routes."""
    lay = laying(state.game)
    lengths, points = lay.board.length, lay.board.points
    laid = [0] * int(state.seats)
    scored = [0] * int(state.seats)
    for route, owner in enumerate(state.owner):
        if owner:
            laid[owner - 1] += lengths[route]
            scored[owner - 1] += points[route]
    for seat, trains in enumerate(state.trains):
        if trains < 0 or trains + laid[seat] != lay.trains:
            yield f"seat {seat} has {trains} trains and {laid[seat]} on the board, of {lay.trains}"
    if scored != list(state.points):
        yield f"the seats have {list(state.points)} points for routes worth {scored}"


@always(RailState)
def routes_are_closed_for_a_reason(state: RailState) -> Iterator[str]:
    """A route is closed when it is owned, or when few sit at the table and a parallel one is owned."""
    claim = claiming(state.game)
    few = state.seats < claim.doubles_from
    owner = list(state.owner)
    closed = {route for route, whose in enumerate(owner) if whose}
    doubles = [0] * int(state.seats)
    for number, group in enumerate(claim.board.groups):
        owners = [owner[route] for route in group if owner[route]]
        for whose in owners:
            doubles[whose - 1] |= 1 << number
        if len(owners) > len({"few"} if few else set(owners)):
            yield f"seats {[whose - 1 for whose in owners]} own parallel routes between the same cities"
        if owners and few:
            closed.update(group)
    if not few and doubles != list(state.doubles):
        yield f"the seats may not add to the parallel routes {doubles}, and {list(state.doubles)} is noted"
    opened = list(state.open)
    noted = {route for route, (kind, at) in enumerate(places(claim.board)) if not opened[kind] >> at & 1}
    if noted != closed:
        yield f"the routes {sorted(closed)} should be closed, not {sorted(noted)}"
    if sum(1 << kind for kind, routes in enumerate(opened) if routes) != state.open_classes:
        yield f"{state.open_classes:b} are noted as the classes with open routes"


@reasons(RailState)
def routes_agree_with_reasons(state: RailState) -> Iterator[str]:
    """On its turn, a seat can claim a route in some way exactly when there is no reason against it."""
    if state.phase is not state.game.turn:
        return
    claim = claiming(state.game)
    seat = int(state.seat)
    claims = range(claim.first, claim.first + len(claim.claims.routes))
    claimable = {claim.claims.route(action) for action in state.game.legal(state, seat) if action in claims}
    for number, route in enumerate(claim.board.routes):
        reason = claim.route_problem(state, seat, number)
        if (number in claimable) == bool(reason):
            yield f"{route.name} can{'' if number in claimable else 'not'} be claimed: “{reason}”"
