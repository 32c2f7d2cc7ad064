"""The end of a board game: somebody is almost out of trains."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from whistlestop.core.notes import Note
from whistlestop.core.state import State
from whistlestop.core.turns import LastRound
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

RESTARTING: Final = "restarting_last_round"


class FinalRound(LastRound):
    """It begins when a seat ends its turn with so few trains (Q-21)."""

    def __init__(self, trains: int) -> None:
        self.trains: i64 = trains

    def begins(self, state: State, seat: i64) -> bool:
        return cast(RailState, state).trains[seat] <= self.trains


class RestartingFinalRound(FinalRound):
    """It begins anew when another seat claims a route and has so few trains too; no rule says so.

    Programs that were published with their results play like this.
    """

    def __init__(self, trains: int) -> None:
        super().__init__(trains)
        self.trains_before: i64 = 0  # where it is noted how many trains each seat had after its last turn

    def join(self, game: "Game") -> None:
        self.trains_before = game.keep(Note("trains_before"))

    def ends(self, state: State, seat: i64) -> str:
        trains = cast(RailState, state).trains[seat]
        claimed = trains != state.notes[self.trains_before + seat]
        state.note(self.trains_before + seat, trains)
        reason = super().ends(state, seat)
        if state.turns_left and claimed and self.begins(state, seat):
            state.turns_left = state.seats
        return reason


def final_round(trains: int, options: frozenset[str]) -> FinalRound:
    """Return how the game ends: by the rules, or by what a table has agreed on."""
    return RestartingFinalRound(trains) if RESTARTING in options else FinalRound(trains)
