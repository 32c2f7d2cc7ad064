"""Invariants of games with railyards."""

from collections.abc import Iterator

from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, NAMES
from whistlestop.core.state import State
from whistlestop.games.card_game.turn import RailyardTurn
from whistlestop.testing.invariants.checks import always


@always(State)
def a_colour_lies_in_one_railyard(state: State) -> Iterator[str]:
    """No two seats have a row of the same colour, and locomotives are always on coloured cards."""
    turn = state.game.turn
    if not isinstance(turn, RailyardTurn):
        return
    yard = turn.railyard
    rows = [yard.coloured.get(state, seat) for seat in range(state.seats)]
    riders = [yard.riders.get(state, seat) for seat in range(state.seats)]
    for colour in range(COLOURS):
        owners = [seat for seat, row in enumerate(rows) if cards.count(row, colour)]
        if len(owners) > 1:
            yield f"{NAMES[colour]} lies in the railyards of {owners}"
        for seat, on_top in enumerate(riders):
            if cards.count(on_top, colour) and seat not in owners:
                yield f"locomotives lie on no {NAMES[colour]} row of seat {seat}"


@always(State)
def tickets_are_completed_or_not(state: State) -> Iterator[str]:
    """The slots of the completing phase are set exactly during that phase."""
    turn = state.game.turn
    if not isinstance(turn, RailyardTurn):
        return
    phase = turn.completing
    ended_by, first = phase.ended_by.value(state), phase.first.value(state)
    decided = [phase.decided.get(state, seat) for seat in range(state.seats)]
    if state.phase is not phase:
        if ended_by or first or any(decided):
            yield "nobody completes tickets, but something is noted about it"
        return
    if not ended_by or not 1 <= first <= state.seats or not state.choosing:
        yield f"tickets are completed from seat {first - 1} by the seats {state.choosing:b}"
    for seat, number in enumerate(decided):
        chosen, held = phase.secret.chosen(state, seat), state.game.tickets.count_held(state, seat)
        if chosen >> number or (number < held) != phase.secret.is_asked(state, seat):
            yield f"seat {seat} has decided {number} of its {held} tickets and chosen {chosen:b}"
