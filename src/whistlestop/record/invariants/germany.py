"""What holds where there are passengers: none is lost, and one is being chosen or not."""

from collections.abc import Iterator
from functools import cache, lru_cache

from whistlestop.core import cards
from whistlestop.core.game import Game
from whistlestop.games.germany.passengers import ClaimAndCollect, PlacePassengers
from whistlestop.rail.state import RailState
from whistlestop.record.invariants.checks import always, the_part


@cache
def collecting(game: Game) -> ClaimAndCollect | None:
    """Find the part that collects passengers."""
    return the_part([*game.turn.options], ClaimAndCollect)


@cache
def placing(game: Game) -> PlacePassengers | None:
    """Find the part that places them."""
    return the_part([*game.opening], PlacePassengers)


@always(RailState)
def no_passenger_is_lost(state: RailState) -> Iterator[str]:
    """Those on the board and those before the seats are as many as were placed, and all from the bag."""
    claim, place = collecting(state.game), placing(state.game)
    if claim is None or place is None:
        return
    waiting = state.notes[claim.waiting : claim.waiting + len(place.places)]
    collected = state.notes[claim.collected : claim.collected + state.seats]
    yield from lost_passengers(place, tuple(waiting), tuple(collected))


@lru_cache  # passengers move seldom
def lost_passengers(
    place: PlacePassengers, waiting: tuple[int, ...], collected: tuple[int, ...]
) -> list[str]:
    """Say where passengers are too many, too few or of colours that the bag did not have."""
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
    """A place is noted exactly while a seat chooses there, and then there is a choice."""
    claim = collecting(state.game)
    if claim is None:
        return
    visit = state.notes[claim.visit]
    if bool(visit) != (state.phase is claim.choosing):
        yield f"the end {visit} is visited in phase “{state.phase.name}”"
    elif visit:
        waiting = state.notes[claim.waiting + claim.end_of[visit - 1]]
        if len(cards.counted(waiting)) < 2:
            yield f"there is no choice among {cards.letters(waiting)}"
