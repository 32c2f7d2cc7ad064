"""Estimates of the turns that are left."""

from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN
from whistlestop.bots.planner.board_scale import BoardScale
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.known_state import KnownState
from whistlestop.rail.state import RailState

CERTAIN: Final = 150  # tenths of a turn of slack beyond which the outcome is certain

MOST_ROUTES: Final = 40  # routes to claim beyond which the probability no longer falls


@final
class Clock:
    """Estimates when the game ends, in hundredths of a turn."""

    def __init__(self, traits: Traits, scale: BoardScale, stations: bool) -> None:
        self.watches = traits.watches
        self.last_trains: i64 = scale.last_trains  # number of trains at which the last round begins
        # Tunnels and ferries take longer.
        delay = traits.delay * (traits.tunnel * scale.tunnels + traits.locomotive * scale.ferry)
        # Time to lay a train, not counting its card.
        self.lay = i64(int(TURN * (1 + delay) / (traits.pace * scale.route_length)))
        self.dear_turn = i64(int(100 * traits.turn * scale.turn_points))
        self.cheap_turn = i64(int(100 * traits.cheap_turn * scale.turn_points))
        self.dear_train = i64(int(100 * traits.train * scale.train_points))
        safety = traits.station_safety if stations else traits.safety
        self.all_open: vec[i64] = vec[i64]([int(1000 * safety**number) for number in range(MOST_ROUTES)])
        self.turn = self.dear_turn  # value of a turn now, in hundredths of a point
        self.train: i64 = 0  # value of a train now
        spread = traits.spread * scale.turns
        self.in_time: vec[i64] = vec[i64](
            [int(1000 / (1 + exp(-tenth / 10 / spread))) for tenth in range(-CERTAIN, CERTAIN + 1)]
        )

    def turns_of(self, known: KnownState, seat: i64) -> i64:
        """Return how many turns a seat needs to trigger the last round."""
        state = cast(RailState, known.state)
        trains = state.trains[seat] - self.last_trains
        if trains <= 0:
            return 0
        missing = trains - known.hand_sizes[seat]
        draws = missing * (TURN // 2) if missing > 0 else i64(0)
        return draws + trains * self.lay

    def left(self, known: KnownState) -> i64:
        """Return the time left for this seat, including this turn, if opponents hurry."""
        state = known.state
        if state.turns_left:
            return TURN
        if not self.watches:
            return self.turns_of(known, known.seat) + TURN
        least: i64 = 1000 * TURN
        for seat in range(state.seats):
            if seat != known.seat:
                turns = self.turns_of(known, seat)
                if turns < least:
                    least = turns
        return least + TURN

    def update_prices(self, known: KnownState, left: i64) -> None:
        """Update the values of a turn and a train by which of the two runs out first."""
        ease = self.probability(left - self.turns_of(known, known.seat))
        self.turn = (self.dear_turn * (1000 - ease) + self.cheap_turn * ease) // 1000
        self.train = self.dear_train * ease // 1000

    def probability(self, spare: i64) -> i64:
        """Return the probability of finishing in time with some slack, in thousandths."""
        tenths = spare * 10 // TURN + CERTAIN
        if tenths < 0:
            return 0
        return self.in_time[tenths] if tenths <= 2 * CERTAIN else i64(1000)

    def success_probability(self, spare: i64, routes: i64) -> i64:
        """Return the probability of claiming some routes in time without losing one, in thousandths."""
        if routes >= MOST_ROUTES:
            routes = MOST_ROUTES - 1
        return self.probability(spare) * self.all_open[routes] // 1000
