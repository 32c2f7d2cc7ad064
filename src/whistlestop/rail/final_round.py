"""The end of a board game: somebody is almost out of trains."""

from typing import cast

from mypy_extensions import i64

from whistlestop.core.state import State
from whistlestop.core.turns import LastRound
from whistlestop.rail.state import RailState


class FinalRound(LastRound):
    """It begins when a seat ends its turn with so few trains (Q-21)."""

    def __init__(self, trains: int) -> None:
        self.trains: i64 = trains

    def begins(self, state: State, seat: i64) -> bool:
        return cast(RailState, state).trains[seat] <= self.trains
