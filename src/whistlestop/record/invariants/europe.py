"""What holds in Europe: stations are conserved, and a tunnel is either being dug or not."""

from collections.abc import Iterator
from functools import cache

from whistlestop.core import cards
from whistlestop.core.game import Game
from whistlestop.games.europe.state import EuropeState
from whistlestop.games.europe.stations import BuildStation
from whistlestop.games.europe.tunnels import TURNED_OVER, ClaimThroughTunnels
from whistlestop.record.invariants.checks import always, reasons, the_part


@cache
def building(game: Game) -> BuildStation:
    """Find the part that builds stations."""
    return the_part([*game.turn.options], BuildStation)


@cache
def tunnelling(game: Game) -> ClaimThroughTunnels:
    """Find the part that digs tunnels."""
    return the_part([*game.turn.options], ClaimThroughTunnels)


@always(EuropeState)
def no_station_is_lost(state: EuropeState) -> Iterator[str]:
    """A seat's stock and the cities that it built in make up its stations."""
    all_of_a_seat = building(state.game).stations
    station_at = list(state.station_at)
    for seat, left in enumerate(state.stations):
        built = station_at.count(seat + 1)
        if left < 0 or left + built != all_of_a_seat:
            yield f"seat {seat} has {left} stations and built {built}, of {all_of_a_seat}"


@always(EuropeState)
def a_tunnel_is_dug_or_not(state: EuropeState) -> Iterator[str]:
    """Cards lie on the table exactly while a seat decides whether to pay for a tunnel."""
    claim = tunnelling(state.game)
    on_table = (
        f"{cards.letters(state.laid)} laid, {cards.letters(state.revealed)} revealed, {state.owed} owed"
    )
    if state.phase is not claim.surcharge:
        if state.claim >= 0 or state.laid or state.revealed or state.owed:
            yield f"nobody decides about a tunnel, but there is one: {on_table}"
        return
    matching = claim.matching(state.revealed, claim.colour_played(state.claim))
    if state.laid != claim.claims.cost(state.claim) or not 1 <= cards.total(state.revealed) <= TURNED_OVER:
        yield f"this is no tunnel: {on_table}"
    if not state.owed or state.owed != matching:
        yield f"{matching} should be owed: {on_table}"


@reasons(EuropeState)
def cities_agree_with_reasons(state: EuropeState) -> Iterator[str]:
    """On its turn, a seat can build in a city in some way exactly when there is no reason against it."""
    if state.phase is not state.game.turn:
        return
    build = building(state.game)
    seat = int(state.seat)
    numbers = range(build.first, build.beyond)
    legal = [action for action in state.game.legal(state, seat) if action in numbers]
    possible = {build.city_of[action - build.first] for action in legal}
    for city, name in enumerate(build.cities):
        reason = build.city_problem(state, seat, city)
        if (city in possible) == bool(reason):
            yield f"a station in {name} is {'' if city in possible else 'im'}possible: “{reason}”"
