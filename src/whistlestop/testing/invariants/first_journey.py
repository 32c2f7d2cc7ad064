"""Invariants of games that reveal completed tickets at once."""

from collections.abc import Iterator
from functools import cache

from whistlestop.core.game import Game
from whistlestop.core.material.tickets import SHOWN
from whistlestop.games.first_journey.exchange import ExchangeTickets
from whistlestop.games.first_journey.revealing import ClaimAndReveal, Revealing
from whistlestop.rail.paths import networks
from whistlestop.rail.state import RailState
from whistlestop.testing.invariants.checks import after_play, always, find_part


@cache
def revealing(game: Game) -> Revealing | None:
    """Return the part that reveals completed tickets."""
    claim = find_part([*game.turn.options], ClaimAndReveal)
    return claim.revealing if claim else None


@cache
def exchanging(game: Game) -> ExchangeTickets | None:
    """Return the part that exchanges tickets."""
    return find_part([*game.turn.options], ExchangeTickets)


@always(RailState)
def every_completed_ticket_counts(state: RailState) -> Iterator[str]:
    """A seat's count of completed tickets is its revealed tickets plus the bonus."""
    show, exchange = revealing(state.game), exchanging(state.game)
    if show is None or exchange is None:
        return
    for seat in range(state.seats):
        shown = len(state.game.tickets.at(state, SHOWN + seat))
        bonus, completed = show.crossed.get(state, seat), show.completed.get(state, seat)
        if completed != shown + bonus or bonus not in (0, 1) or completed > show.goal:
            yield f"seat {seat} completed {completed}, shows {shown} and has a bonus of {bonus}"
        if state.game.tickets.count_held(state, seat) > exchange.each:
            yield f"seat {seat} holds more than {exchange.each} tickets"
        if show.won(state, seat) and not state.over:
            yield f"seat {seat} has won, and the game goes on"


@after_play(RailState)
def no_completed_ticket_is_held(state: RailState) -> Iterator[str]:
    """A seat that has not won holds no completed ticket and has missed no bonus."""
    show = revealing(state.game)
    if show is None:
        return
    for seat in range(state.seats):
        joined = networks(show.board, state, seat)
        begin = seat * len(joined)
        noted = [show.networks.get(state, begin + city) for city in range(len(joined))]
        if not alike(list(joined), list(noted)):
            yield f"seat {seat} has joined other cities than are noted"
        held = state.game.tickets.held(state, seat)
        if not show.won(state, seat) and any(show.tickets.joins(joined, ticket) for ticket in held):
            yield f"seat {seat} holds a completed ticket"
        if show.has_crossed(state, seat) != bool(show.crossed.get(state, seat)):
            yield f"seat {seat} has the bonus, or has earned it, but not both"


def alike(one: list[int], other: list[int]) -> bool:
    """Return whether two labellings describe the same networks."""
    return len(set(zip(one, other, strict=True))) == len(set(one)) == len(set(other))
