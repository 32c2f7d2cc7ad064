"""Simultaneous choices: all seats choose in secret, and the choices are revealed together."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core import bits
from whistlestop.core.bits import BIT
from whistlestop.core.events import EventType
from whistlestop.core.parts import Part
from whistlestop.core.state import NO_NUMBERS, ZEROS, State

if TYPE_CHECKING:
    from whistlestop.core.game import Game

CHOSE: Final = EventType("chose", "{Seat} has chosen.")


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousChoice(Part):
    """A choice that all seats make at the same time, each hidden from the others until all have chosen.

    A choice is a number, such as a set of positions. Only the phase that asks knows its meaning: it adds to a
    seat's choice, in several steps if necessary, and applies all choices once the last seat has finished.
    """

    def join(self, game: "Game") -> None:
        game.declare(CHOSE)

    def ask(self, state: State, first: i64) -> None:
        """Ask all seats; a program that plays one seat after the other begins with `first`."""
        state.choosing = bits.first(state.seats)
        state.choices = ZEROS[: state.seats]
        state.seat = first

    def is_asked(self, state: State, seat: i64) -> bool:
        """Return whether a seat still has to choose."""
        return (state.choosing & BIT[seat]) != 0

    def chosen(self, state: State, seat: i64) -> i64:
        """Return what a seat has chosen so far."""
        return state.choices[seat]

    def add(self, state: State, seat: i64, chosen: i64) -> None:
        """Add to a seat's choice."""
        state.choices = state.choices[:]  # copies of the state share it
        state.choices[seat] |= chosen

    def reopen(self, state: State, seat: i64) -> None:
        """Forget what a seat has chosen and ask it again."""
        state.choices = state.choices[:]
        state.choices[seat] = 0
        state.choosing |= BIT[seat]

    def finish(self, state: State, seat: i64) -> bool:
        """End a seat's choice and move on to the next seat; return whether all have chosen."""
        if state.journal is not None:
            state.journal.append(CHOSE.event(seat))
        state.choosing ^= BIT[seat]
        if not state.choosing:
            return True
        while not state.choosing & BIT[state.seat]:
            state.seat = (state.seat + 1) % state.seats
        return False

    def reveal(self, state: State) -> vec[i64]:
        """Return the choices of all seats and remove them from the state."""
        choices = state.choices
        state.choices = NO_NUMBERS
        return choices
