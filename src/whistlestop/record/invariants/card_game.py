"""What holds where there are railyards: a colour lies in one of them, and tickets are completed or not."""

from collections.abc import Iterator

from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, NAMES
from whistlestop.core.state import State
from whistlestop.games.card_game.turn import RailyardTurn
from whistlestop.record.invariants.checks import always


@always(State)
def a_colour_lies_in_one_railyard(state: State) -> Iterator[str]:
    """No two seats have a row of the same colour, and locomotives lie on coloured cards only."""
    turn = state.game.turn
    if not isinstance(turn, RailyardTurn):
        return
    yard = turn.railyard
    rows = [state.notes[yard.coloured + seat] for seat in range(state.seats)]
    riders = [state.notes[yard.riders + seat] for seat in range(state.seats)]
    for colour in range(COLOURS):
        owners = [seat for seat, row in enumerate(rows) if cards.count(row, colour)]
        if len(owners) > 1:
            yield f"{NAMES[colour]} lies in the railyards of {owners}"
        for seat, on_top in enumerate(riders):
            if cards.count(on_top, colour) and seat not in owners:
                yield f"locomotives lie on no {NAMES[colour]} row of seat {seat}"


@always(State)
def tickets_are_completed_or_not(state: State) -> Iterator[str]:
    """What is noted about completing is noted exactly while seats complete."""
    turn = state.game.turn
    if not isinstance(turn, RailyardTurn):
        return
    phase = turn.completing
    ended_by, waiting, decided, chosen = (
        state.notes[at] for at in (phase.ended_by, phase.waiting, phase.decided, phase.chosen)
    )
    if state.phase is phase:
        if not ended_by or not 1 <= waiting <= state.seats or chosen >> decided:
            yield f"{waiting} seats complete, {decided} tickets are decided and {chosen:b} chosen"
    elif ended_by or waiting or decided or chosen:
        yield "nobody completes tickets, but something is noted about it"
