"""A race between candidates: the weaker half drops out again and again (sequential halving)."""

from math import ceil, sqrt
from typing import Final, final

ENOUGH: Final = 16  # rollouts after which a candidate may drop out because it is clearly worse
CLEARLY: Final = 2.5  # standard errors that make a difference clear
USUAL: Final = 0.3  # standard deviation of the difference between two candidates
ASSUMED: Final = 6.0  # rollouts that vary as usual
LOSS: Final = 0.05  # by which another candidate is worse than the policy's choice, on average
SPREAD: Final = 0.05  # standard deviation of that


@final
class Difference:
    """The mean of paired differences, and its standard error.

    A few rollouts say little about how much they vary, so some more of the usual kind are assumed.
    """

    def __init__(self, some: list[float], others: list[float]) -> None:
        count = min(len(some), len(others))
        total = 0.0
        squares = 0.0
        for number in range(count):
            difference = some[number] - others[number]
            total += difference
            squares += difference * difference
        self.count = count
        self.mean = total / count if count else 0.0
        deviations = max(squares - total * self.mean, 0.0) + ASSUMED * USUAL * USUAL
        self.error = sqrt(deviations / (count + ASSUMED) / count) if count else 1.0

    def __repr__(self) -> str:
        return f"<Difference {self.mean:+.3f} ± {self.error:.3f}>"


@final
class Race:
    """The utilities of all rollouts, in order, so that candidates are compared rollout by rollout.

    The first candidate is what the policy would do. It stays to the end, since the winner must beat it. The
    others are expected to be worse by `loss`, give or take `spread`, until rollouts say otherwise.
    """

    def __init__(self, candidates: int, loss: float = LOSS, spread: float = SPREAD) -> None:
        self.utilities: list[list[float]] = [[] for _ in range(candidates)]
        self.running = list(range(candidates))
        self.loss = loss
        self.spread = spread

    def __repr__(self) -> str:
        return f"<Race: {len(self.running)} of {len(self.utilities)} candidates are running>"

    @property
    def count(self) -> int:
        """The number of rollouts of each running candidate."""
        return len(self.utilities[0])

    def mean(self, candidate: int) -> float:
        """Return the mean utility of a candidate."""
        utilities = self.utilities[candidate]
        return sum(utilities) / len(utilities) if utilities else 0.0

    def advantage(self, candidate: int) -> float:
        """Return by how much a candidate is expected to beat the first, judging by all that is known.

        The mean of few rollouts says little; the best of many such means mostly says which was the luckiest.
        """
        if candidate == 0:
            return 0.0
        difference = Difference(self.utilities[candidate], self.utilities[0])
        noise, spread = difference.error * difference.error, self.spread * self.spread
        return (difference.mean * spread - self.loss * noise) / (spread + noise)

    def ranking(self) -> list[int]:
        """Return the running candidates, the best first."""
        return sorted(self.running, key=lambda candidate: -self.advantage(candidate))

    def places(self, spent: float) -> int:
        """Return how many candidates may still run when a share of the budget is spent."""
        rounds = max(1, len(self.utilities).bit_length() - 1)
        return max(2, ceil(len(self.utilities) / 2.0 ** int(min(spent, 1.0) * rounds)))

    def drop_out(self, spent: float) -> None:
        """Let candidates drop out that have no place or are clearly worse than the leader."""
        ranking = self.ranking()
        leader = ranking[0]
        staying = ranking[: self.places(spent)]
        if self.count >= ENOUGH:
            staying = [one for one in staying if not self.is_clearly_worse(one, leader)]
        self.running = sorted({0, *staying})

    def is_clearly_worse(self, candidate: int, leader: int) -> bool:
        """Return whether a candidate is worse than the leader beyond doubt."""
        if candidate == leader:
            return False
        difference = Difference(self.utilities[candidate], self.utilities[leader])
        return difference.mean < -CLEARLY * difference.error

    def is_decided(self) -> bool:
        """Return whether more rollouts would hardly change the winner."""
        if len(self.running) == 1:
            return True
        if len(self.running) > 2 or self.count < ENOUGH:
            return False
        leader, other = self.ranking()
        return self.is_clearly_worse(other, leader)

    def winner(self) -> int:
        """Return the candidate that is expected to be the best; often the first, while little is known."""
        return self.ranking()[0]
