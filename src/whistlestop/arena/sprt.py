"""The sequential probability ratio test (SPRT) between two bots."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import log

PSEUDO_COUNT = 1e-3  # of blocks per possible score, so that unseen scores keep some probability
TOLERANCE = 1e-9


@dataclass(frozen=True)
class Hypotheses:
    """The two Elo differences to decide between, and the error rates."""

    elo0: float = 0.0
    elo1: float = 15.0
    alpha: float = 0.05  # type I error rate: accepting elo1 although elo0 is true
    beta: float = 0.05  # type II error rate: accepting elo0 although elo1 is true

    def bounds(self) -> tuple[float, float]:
        """Return the log-likelihood ratios at which elo0 and elo1 are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Sprt:
    """The generalised sequential probability ratio test (GSPRT) on block scores."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.scores: Counter[Fraction] = Counter()
        self.blocks = 0
        self.ratio = 0.0
        self.verdict = ""  # "H0" or "H1" once decided

    def add(self, score: Fraction) -> None:
        """Add the score of one block, from 0 to 1, unless the test is decided."""
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
        """Return the log-likelihood ratio of H1 to H0.

        Under each hypothesis, the distribution is the most likely one with that hypothesis' mean.
        """
        counts = {Fraction(quarter, 4): PSEUDO_COUNT for quarter in range(5)}
        for score, count in self.scores.items():
            counts[score] = counts.get(score, 0.0) + count
        scores = [float(score) for score in counts]
        weights = list(counts.values())
        under0 = fit_with_mean(scores, weights, expected_score(self.hypotheses.elo0))
        under1 = fit_with_mean(scores, weights, expected_score(self.hypotheses.elo1))
        return sum(
            weight * log(one / other) for weight, one, other in zip(weights, under1, under0, strict=True)
        )

    def to_dict(self) -> dict[str, object]:
        """Return the state of the test as plain data."""
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
    """Return the expected score for a lead in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def fit_with_mean(scores: list[float], weights: list[float], mean: float) -> list[float]:
    """Return the maximum-likelihood distribution of the scores with the given mean.

    Each probability is proportional to weight / (1 + t (score - mean)); t is found by bisection.
    """
    total = sum(weights)
    low, high = -1 / (max(scores) - mean), 1 / (mean - min(scores))
    while high - low > TOLERANCE * (1 + abs(low)):
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
