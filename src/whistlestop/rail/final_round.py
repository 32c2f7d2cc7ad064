"""The final round of a board game, triggered when a seat is almost out of trains."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from whistlestop.core.slots import Slot
from whistlestop.core.state import State
from whistlestop.core.turns import LastRound
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

RESTARTING: Final = "restarting_last_round"

TRAINS_BEFORE: Final = Slot("trains_before", label="Trains after the last turn")


class FinalRound(LastRound):
    """The final round begins when a seat ends its turn with at most this many trains (Q-21)."""

    def __init__(self, trains: int) -> None:
        self.trains: i64 = trains

    def begins(self, state: State, seat: i64) -> bool:
        return cast(RailState, state).trains[seat] <= self.trains


class RestartingFinalRound(FinalRound):
    """A final round that starts over when another seat claims a route and runs low on trains too.

    This is not in the rules, but programs with published results play like this.
    """

    def __init__(self, trains: int) -> None:
        super().__init__(trains)
        self.trains_before = TRAINS_BEFORE

    def join(self, game: "Game") -> None:
        super().join(game)
        self.trains_before = game.register(TRAINS_BEFORE)

    def ends(self, state: State, seat: i64) -> str:
        trains = cast(RailState, state).trains[seat]
        claimed = trains != self.trains_before.get(state, seat)
        self.trains_before.set(state, seat, trains)
        reason = super().ends(state, seat)
        if state.turns_left and claimed and self.begins(state, seat):
            state.turns_left = state.seats
        return reason


def final_round(trains: int, options: frozenset[str]) -> FinalRound:
    """Return the end rule that the options ask for."""
    return RestartingFinalRound(trains) if RESTARTING in options else FinalRound(trains)
