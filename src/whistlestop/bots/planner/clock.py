"""How many turns are left: nobody knows, but trains and hands tell much."""

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN
from whistlestop.bots.planner.measure import Measure
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.sight import Sight
from whistlestop.rail.state import RailState

SURE: Final = 150  # with so many tenths of a turn to spare or lacking, there is no doubt

MANY: Final = 40  # with so many routes still to claim or more, it makes no difference


@final
class Clock:
    """Estimates when the game ends, in hundredths of a turn."""

    def __init__(self, traits: Traits, measure: Measure, stations: bool) -> None:
        self.watches = traits.watches
        self.last_trains: i64 = measure.last_trains  # with so few trains or fewer, the last round begins
        self.lay = i64(
            int(TURN / (traits.pace * measure.route_length))
        )  # what laying a train takes, beside its card
        self.dear_turn = i64(int(100 * traits.turn * measure.turn_points))
        self.cheap_turn = i64(int(100 * traits.cheap_turn * measure.turn_points))
        self.dear_train = i64(int(100 * traits.train * measure.train_points))
        safety = traits.station_safety if stations else traits.safety
        self.safe: vec[i64] = vec[i64]([int(1000 * safety**number) for number in range(MANY)])
        self.turn = self.dear_turn  # what a turn is worth now, in hundredths of a point,
        self.train: i64 = 0  # and a train
        spread = traits.spread * measure.turns
        self.odds: vec[i64] = vec[i64](
            [int(1000 / (1 + exp(-tenth / 10 / spread))) for tenth in range(-SURE, SURE + 1)]
        )

    def turns_of(self, sight: Sight, seat: i64) -> i64:
        """Return in how many of its turns a seat can bring the last round about."""
        state = cast(RailState, sight.state)
        trains = state.trains[seat] - self.last_trains
        if trains <= 0:
            return 0
        missing = trains - sight.hand_sizes[seat]
        draws = missing * (TURN // 2) if missing > 0 else i64(0)
        return draws + trains * self.lay

    def left(self, sight: Sight) -> i64:
        """Return how long this seat has, this turn included, if others hurry."""
        state = sight.state
        if state.turns_left:
            return TURN
        if not self.watches:
            return self.turns_of(sight, sight.seat) + TURN
        least: i64 = 1000 * TURN
        for seat in range(state.seats):
            if seat != sight.seat:
                turns = self.turns_of(sight, seat)
                if turns < least:
                    least = turns
        return least + TURN

    def price(self, sight: Sight, left: i64) -> None:
        """Find out what a turn and a train are worth now, by whether time or trains run out first."""
        ease = self.chance(left - self.turns_of(sight, sight.seat))
        self.turn = (self.dear_turn * (1000 - ease) + self.cheap_turn * ease) // 1000
        self.train = self.dear_train * ease // 1000

    def chance(self, spare: i64) -> i64:
        """Return how likely something is to be done in time, in thousandths, with so long to spare."""
        tenths = spare * 10 // TURN + SURE
        if tenths < 0:
            return 0
        return self.odds[tenths] if tenths <= 2 * SURE else i64(1000)

    def success(self, spare: i64, routes: i64) -> i64:
        """Return how likely so many routes are claimed in time and none of them is lost, in thousandths."""
        return self.chance(spare) * self.safe[routes if routes < MANY else i64(MANY - 1)] // 1000
