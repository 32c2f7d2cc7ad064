"""How many turns are left: nobody knows, but trains and hands tell much."""

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.sight import Sight
from whistlestop.rail.state import RailState


SURE: Final = 150  # with so many tenths of a turn to spare or lacking, there is no doubt


@final
class Clock:
    """Estimates when the game ends, in hundredths of a turn."""

    def __init__(self, traits: Traits, last_trains: i64) -> None:
        self.last_trains: i64 = last_trains  # with so few trains or fewer, the last round begins
        self.train = i64(int(TURN / traits.pace))  # what laying a train takes, beside its card
        self.odds: vec[i64] = vec[i64](
            [int(1000 / (1 + exp(-tenth / 10 / traits.spread))) for tenth in range(-SURE, SURE + 1)]
        )

    def turns_of(self, sight: Sight, seat: i64) -> i64:
        """Return in how many of its turns a seat can bring the last round about."""
        state = cast(RailState, sight.state)
        trains = state.trains[seat] - self.last_trains
        if trains <= 0:
            return 0
        missing = trains - sight.hand_sizes[seat]
        draws = missing * (TURN // 2) if missing > 0 else i64(0)
        return draws + trains * self.train

    def left(self, sight: Sight) -> i64:
        """Return how long this seat has, this turn included, if others hurry."""
        state = sight.state
        if state.turns_left:
            return TURN
        least: i64 = 1000 * TURN
        for seat in range(state.seats):
            if seat != sight.seat:
                turns = self.turns_of(sight, seat)
                if turns < least:
                    least = turns
        return least + TURN

    def chance(self, spare: i64) -> i64:
        """Return how likely something is to be done in time, in thousandths, with so long to spare."""
        tenths = spare * 10 // TURN + SURE
        if tenths < 0:
            return 0
        return self.odds[tenths] if tenths <= 2 * SURE else i64(1000)
