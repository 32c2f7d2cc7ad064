"""Invariants of games with stations and tunnels."""

from collections.abc import Iterator
from functools import cache

from whistlestop.core import cards
from whistlestop.core.game import Game
from whistlestop.games.europe.stations import BuildStation
from whistlestop.games.europe.tunnels import TURNED_OVER, ClaimThroughTunnels
from whistlestop.rail.state import RailState
from whistlestop.testing.invariants.checks import always, find_part, reasons


@cache
def building(game: Game) -> BuildStation | None:
    """Return the part that builds stations."""
    return find_part([*game.turn.options], BuildStation)


@cache
def tunnelling(game: Game) -> ClaimThroughTunnels | None:
    """Return the part that claims tunnels."""
    return find_part([*game.turn.options], ClaimThroughTunnels)


@always(RailState)
def no_station_is_lost(state: RailState) -> Iterator[str]:
    """A seat's remaining and built stations add up to its initial stock."""
    build = building(state.game)
    if build is None:
        return
    built_by = [build.builders.get(state, city) for city in range(len(build.cities))]
    for seat in range(state.seats):
        left, built = build.stock.get(state, seat), built_by.count(seat + 1)
        if left < 0 or left + built != build.stations:
            yield f"seat {seat} has {left} stations and built {built}, of {build.stations}"


@always(RailState)
def a_tunnel_is_dug_or_not(state: RailState) -> Iterator[str]:
    """Cards lie on the table exactly while a seat decides whether to pay for a tunnel."""
    dig = tunnelling(state.game)
    if dig is None:
        return
    claim, laid, revealed, owed = (
        slot.value(state) for slot in (dig.claim, dig.laid, dig.revealed, dig.owed)
    )
    on_table = f"{cards.letters(laid)} laid, {cards.letters(revealed)} revealed, {owed} owed"
    if state.phase is not dig.surcharge:
        if claim or laid or revealed or owed:
            yield f"nobody decides about a tunnel, but there is one: {on_table}"
        return
    matching = dig.matching(revealed, dig.colour_played(claim))
    if laid != dig.claims.cost(claim) or not 1 <= cards.total(revealed) <= TURNED_OVER:
        yield f"this is no tunnel: {on_table}"
    if not owed or owed != matching:
        yield f"{matching} should be owed: {on_table}"


@reasons(RailState)
def cities_agree_with_reasons(state: RailState) -> Iterator[str]:
    """On its turn, a seat can build in a city exactly if there is no reason against it."""
    build = building(state.game)
    if build is None or state.phase is not state.game.turn:
        return
    seat = int(state.seat)
    numbers = range(build.first, build.beyond)
    legal = [action for action in state.game.legal(state, seat) if action in numbers]
    possible = {build.city_of[action - build.first] for action in legal}
    for city, name in enumerate(build.cities):
        reason = build.city_problem(state, seat, city)
        if (city in possible) == bool(reason):
            yield f"a station in {name} is {'' if city in possible else 'im'}possible: “{reason}”"
