"""Rewards of many games: by the result, and by points on the way if wanted."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import Game
from whistlestop.core.scoring import winners
from whistlestop.core.state import State


def result_reward(won: bool, winners: int, seats: int) -> float:
    """Return a seat's reward at the end of a game: 1 for the only winner; all rewards add up to 0."""
    share = 1.0 / winners if won else 0.0
    return (share - 1.0 / seats) * seats / (seats - 1)


@final
class Rewards:
    """The rewards of the last step and the scores of the last finished game, by game and seat.

    With `shaping`, a seat is rewarded for each point that it gains, as far as it may know it.
    """

    def __init__(self, game: Game, seats: int, number: int, shaping: float) -> None:
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.shaping: Final = shaping
        self.values: vec[float] = vec[float]([0.0] * (number * seats))
        self.scores: vec[i64] = vec[i64]([0] * (number * seats))
        self.points: vec[float] = self.values[:]  # what each seat has been rewarded for, with shaping

    def clear(self, index: i64) -> None:
        """Forget the rewards of the step before."""
        for at in range(index * self.seats, (index + 1) * self.seats):
            self.values[at] = 0.0

    def begin(self, index: i64, state: State) -> None:
        """Begin to count points."""
        if self.shaping:
            for seat in range(self.seats):
                self.points[index * self.seats + seat] = float(self.game.known_points(state, seat))

    def shape(self, index: i64, state: State, seat: i64) -> None:
        """Reward a seat for the points that it has gained."""
        if self.shaping:
            self.gain(index * self.seats + seat, float(self.game.known_points(state, seat)))

    def gain(self, at: i64, points: float) -> None:
        """Reward a gain of points."""
        self.values[at] += self.shaping * (points - self.points[at])
        self.points[at] = points

    def finish(self, index: i64, state: State) -> None:
        """Score and reward a game that is over."""
        sheets = self.game.score(state)
        best = winners(sheets, self.game.ties)
        begin = index * self.seats
        for seat in range(self.seats):
            self.scores[begin + seat] = sheets[seat].total
            if self.shaping:
                self.gain(begin + seat, float(sheets[seat].total))
            self.values[begin + seat] += result_reward(int(seat) in best, len(best), int(self.seats))
