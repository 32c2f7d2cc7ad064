"""A match as plain text: what `print(match)` shows."""

from whistlestop.core import bits
from whistlestop.core.events import SPECTATOR
from whistlestop.core.state import State
from whistlestop.record.table_text import describe_table


def seat_names(state: State) -> list[str]:
    """Return default names for the seats."""
    return [f"Seat {seat}" for seat in range(state.seats)]


def seat_numbers(seats: list[int]) -> str:
    """Return seats as “seat 0”, “seats 0 and 1” or “seats 0, 1 and 2”."""
    *others, last = [str(seat) for seat in seats]
    return f"seats {', '.join(others)} and {last}" if others else f"seat {last}"


def status(state: State) -> str:
    """Return the status of a game in a few words."""
    if state.over:
        won = seat_numbers(state.game.winners(state))
        return f"over after {state.ply} plays ({state.reason}), won by {won}"
    if state.choosing:
        seats = seat_numbers(bits.to_list(state.choosing))
        return f"play {state.ply + 1}, {seats} to choose ({state.phase.name})"
    return f"play {state.ply + 1}, seat {state.seat} to act ({state.phase.name})"


def match_text(state: State) -> str:
    """Return the public table as text, with the scores once the game is over."""
    lines = [
        f"{state.game.title}: {status(state)}.",
        *describe_table(state.game.view(state, SPECTATOR), seat_names(state)),
    ]
    if state.over:
        for seat, sheet in enumerate(state.game.score(state)):
            parts = ", ".join(f"{name.replace('_', ' ')} {points}" for name, points in sheet.points.items())
            lines.append(f"Seat {seat} scores {sheet.total} ({parts}).")
    return "\n".join(lines)
