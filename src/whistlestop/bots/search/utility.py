"""What a result is worth: winning, and a little for every point of the margin."""

from math import exp, sqrt
from typing import Final, final

from whistlestop.bots.rollouts.results import RolloutResults

FAR: Final = 30.0  # scales beyond which a margin no longer matters
NARROWEST: Final = 0.5  # the least scale of a margin, in points


@final
class Utility:
    """Values results for one seat between 0 and 1.

    The margin to the best other seat counts on a logistic scale as wide as margins usually differ, so that
    a search still sees differences where the game is won or lost.
    """

    def __init__(self, seat: int, winning: float) -> None:
        self.seat = seat
        self.winning = winning
        self.scale = 0.0  # in points; 0 until it is measured

    def margin(self, results: RolloutResults, candidate: int, rollout: int) -> int:
        """Return the points by which the seat leads or trails the best other seat."""
        others = [
            results.points(candidate, rollout, seat) for seat in range(results.seats) if seat != self.seat
        ]
        return results.points(candidate, rollout, self.seat) - max(others)

    def measure(self, results: RolloutResults) -> None:
        """Set the scale to the standard deviation of all margins."""
        margins = [
            self.margin(results, candidate, rollout)
            for candidate in range(len(results.candidates))
            for rollout in range(results.count)
        ]
        mean = sum(margins) / len(margins)
        self.scale = max(NARROWEST, sqrt(sum([(one - mean) ** 2 for one in margins]) / len(margins)))

    def of(self, results: RolloutResults, candidate: int) -> list[float]:
        """Return the utility of each rollout of a candidate."""
        if not self.scale:
            self.measure(results)
        return [
            self.winning * results.share(candidate, rollout, self.seat)
            + (1 - self.winning) * logistic(self.margin(results, candidate, rollout) / self.scale)
            for rollout in range(results.count)
        ]


def logistic(margin: float) -> float:
    """Return a number between 0 and 1 that grows with a margin."""
    return 1 / (1 + exp(-max(-FAR, min(FAR, margin))))
