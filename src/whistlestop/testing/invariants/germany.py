"""Invariants of games with passengers."""

from collections.abc import Iterator
from functools import cache, lru_cache

from whistlestop.core import cards
from whistlestop.core.game import Game
from whistlestop.games.germany.passengers import ClaimAndCollect, PlacePassengers
from whistlestop.rail.state import RailState
from whistlestop.testing.invariants.checks import always, find_part


@cache
def collecting(game: Game) -> ClaimAndCollect | None:
    """Return the part that collects passengers."""
    return find_part([*game.turn.options], ClaimAndCollect)


@cache
def placing(game: Game) -> PlacePassengers | None:
    """Return the part that places passengers."""
    return find_part([*game.opening], PlacePassengers)


@always(RailState)
def no_passenger_is_lost(state: RailState) -> Iterator[str]:
    """Waiting and collected passengers add up to those placed, and all come from the bag."""
    claim, place = collecting(state.game), placing(state.game)
    if claim is None or place is None:
        return
    waiting = [claim.waiting.get(state, spot) for spot in range(len(place.places))]
    collected = [claim.collected.get(state, seat) for seat in range(state.seats)]
    yield from lost_passengers(place, tuple(waiting), tuple(collected))


@lru_cache  # passengers rarely move
def lost_passengers(
    place: PlacePassengers, waiting: tuple[int, ...], collected: tuple[int, ...]
) -> list[str]:
    """Return a message for each wrong number or colour of passengers."""
    everybody = sum(waiting) + sum(collected)
    faults: list[str] = []
    if cards.total(everybody) != sum(place.spots) or not cards.covers(place.bag, everybody):
        faults.append(f"{cards.letters(everybody)} are not {sum(place.spots)} passengers from the bag")
    for i, name in enumerate(place.places):
        if cards.total(waiting[i]) > place.spots[i]:
            faults.append(f"{cards.letters(waiting[i])} wait in {name}, which has {place.spots[i]} spots")
    return faults


@always(RailState)
def a_passenger_is_chosen_or_not(state: RailState) -> Iterator[str]:
    """A place is being visited exactly while a seat chooses there among several colours."""
    claim = collecting(state.game)
    if claim is None:
        return
    visit = claim.visit.value(state)
    if bool(visit) != (state.phase is claim.choosing):
        yield f"the end {visit} is visited in phase “{state.phase.name}”"
    elif visit:
        waiting = claim.waiting.get(state, claim.end_of[visit - 1])
        if len(cards.to_counts(waiting)) < 2:
            yield f"there is no choice among {cards.letters(waiting)}"
