"""Invariants of every board game."""

from collections.abc import Iterator
from functools import cache, lru_cache

from whistlestop.core.game import Game
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import BoardSetup
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.state import RailState
from whistlestop.testing.invariants.checks import always, find_part, reasons


@cache
def setup_of(game: Game) -> BoardSetup:
    """Return the part that sets up the board."""
    part = find_part([*game.opening], BoardSetup)
    assert part is not None, f"{game.title} lays no board"
    return part


@cache
def claiming(game: Game) -> ClaimRoute:
    """Return the part that claims routes."""
    part = find_part([*game.turn.options], ClaimRoute)
    assert part is not None, f"nobody claims routes in {game.title}"
    return part


@cache
def places(board: Board) -> list[tuple[int, int]]:
    """Return the class of each route, and its place in the class."""
    return [
        (int(board.class_of[route]), int(board.place_in_class[route])) for route in range(len(board.routes))
    ]


@always(RailState)
def no_train_is_lost(state: RailState) -> Iterator[str]:
    """A seat's remaining and placed trains add up to its stock, and its points are those of its routes."""
    lay = setup_of(state.game)
    built = on_the_board(lay.board, int(state.seats), tuple(state.owner))
    for seat, (trains, points) in enumerate(zip(state.trains, state.points, strict=True)):
        spaces, worth = built[seat]
        if trains < 0 or trains + spaces != lay.trains:
            yield f"seat {seat} has {trains} trains and {spaces} on the board, of {lay.trains}"
        if points != worth:
            yield f"seat {seat} has {points} points for routes worth {worth}"


@lru_cache  # owners rarely change
def on_the_board(board: Board, seats: int, owner: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the spaces and points of each seat's routes."""
    routes = [[route for route, whose in enumerate(owner) if whose == seat + 1] for seat in range(seats)]
    return [
        (sum(board.length[route] for route in own), sum(board.points[route] for route in own))
        for own in routes
    ]


@always(RailState)
def routes_are_closed_for_a_reason(state: RailState) -> Iterator[str]:
    """A route is closed exactly if it is owned, or a parallel one is owned in a game with few seats."""
    yield from wrongly_closed(
        claiming(state.game),
        int(state.seats),
        tuple(state.owner),
        tuple(state.open),
        int(state.open_classes),
        tuple(state.doubles),
    )


@lru_cache
def wrongly_closed(
    claim: ClaimRoute,
    seats: int,
    owner: tuple[int, ...],
    opened: tuple[int, ...],
    open_classes: int,
    doubles: tuple[int, ...],
) -> list[str]:
    """Return a message for each route that is wrongly open or closed."""
    few = seats < claim.doubles_from
    faults: list[str] = []
    closed = {route for route, whose in enumerate(owner) if whose}
    parts = [0] * seats
    for number, group in enumerate(claim.board.groups):
        owners = [owner[route] for route in group if owner[route]]
        for whose in owners:
            parts[whose - 1] |= 1 << number
        if len(owners) > (1 if few else len(set(owners))):
            faults.append(f"seats {[whose - 1 for whose in owners]} own parallel routes between two cities")
        if owners and few:
            closed.update(group)
    if not few and parts != list(doubles):
        faults.append(f"the seats may not add to the parallel routes {parts}, and {doubles} is noted")
    closed_now = {route for route, (kind, at) in enumerate(places(claim.board)) if not opened[kind] >> at & 1}
    if closed_now != closed:
        faults.append(f"the routes {sorted(closed)} should be closed, not {sorted(closed_now)}")
    if sum(1 << kind for kind, routes in enumerate(opened) if routes) != open_classes:
        faults.append(f"{open_classes:b} are noted as the classes with open routes")
    return faults


@reasons(RailState)
def routes_agree_with_reasons(state: RailState) -> Iterator[str]:
    """On its turn, a seat can claim a route exactly if there is no reason against it."""
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
