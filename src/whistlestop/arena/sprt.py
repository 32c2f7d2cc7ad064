"""A test that stops as soon as it knows which of two bots is the stronger one."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import log

MARGIN = 1e-3  # of a block for each possible score, so that what has not come up yet is not impossible
ENOUGH = 1e-9


@dataclass(frozen=True)
class Hypotheses:
    """Two differences of strength to decide between, in Elo, and how often one may be wrong."""

    elo0: float = 0.0
    elo1: float = 15.0
    alpha: float = 0.05  # how often elo1 may be accepted although elo0 is true
    beta: float = 0.05  # how often elo0 may be accepted although elo1 is true

    def bounds(self) -> tuple[float, float]:
        """Return the log-likelihood ratios at which elo0 and elo1 are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Sprt:
    """The generalised sequential probability ratio test on the scores of blocks."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.scores: Counter[Fraction] = Counter()
        self.blocks = 0
        self.ratio = 0.0
        self.verdict = ""  # "H0" or "H1" once it is decided

    def note(self, score: Fraction) -> None:
        """Add the score of one block, from 0 to 1, unless the test is over."""
        if self.verdict:
            return
        self.scores[score] += 1
        self.blocks += 1
        low, high = self.hypotheses.bounds()
        self.ratio = self.likelihood_ratio()
        if self.ratio <= low:
            self.verdict = "H0"
        elif self.ratio >= high:
            self.verdict = "H1"

    def likelihood_ratio(self) -> float:
        """Return how much likelier the scores are under H1 than under H0, as a logarithm.

        Of all distributions with the mean that a hypothesis wants, the one that fits best is taken.
        """
        counts = {Fraction(quarter, 4): MARGIN for quarter in range(5)}
        for score, count in self.scores.items():
            counts[score] = counts.get(score, 0.0) + count
        scores = [float(score) for score in counts]
        weights = list(counts.values())
        under0 = tilted(scores, weights, expected_score(self.hypotheses.elo0))
        under1 = tilted(scores, weights, expected_score(self.hypotheses.elo1))
        return sum(
            weight * log(one / other) for weight, one, other in zip(weights, under1, under0, strict=True)
        )

    def told(self) -> dict[str, object]:
        """Return how the test stands as plain data."""
        low, high = self.hypotheses.bounds()
        return {
            "elo0": self.hypotheses.elo0,
            "elo1": self.hypotheses.elo1,
            "alpha": self.hypotheses.alpha,
            "beta": self.hypotheses.beta,
            "blocks": self.blocks,
            "log_likelihood_ratio": round(self.ratio, 4),
            "lower_bound": round(low, 4),
            "upper_bound": round(high, 4),
            "accepted": self.verdict or None,
        }


def expected_score(elo: float) -> float:
    """Return what a bot scores against one that is weaker by so many Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def tilted(scores: list[float], weights: list[float], mean: float) -> list[float]:
    """Return the likeliest probabilities of the scores whose mean is the one given.

    Each is its weight over 1 + t (score - mean), and t is found by halving.
    """
    total = sum(weights)
    low, high = -1 / (max(scores) - mean), 1 / (mean - min(scores))
    while high - low > ENOUGH * (1 + abs(low)):
        middle = (low + high) / 2
        lean = sum(
            weight * (score - mean) / (1 + middle * (score - mean))
            for score, weight in zip(scores, weights, strict=True)
        )
        if lean > 0:
            low = middle
        else:
            high = middle
    middle = (low + high) / 2
    return [
        weight / total / (1 + middle * (score - mean)) for score, weight in zip(scores, weights, strict=True)
    ]
