"""Judgements of decisions, and accuracy."""

from collections.abc import Sequence
from typing import Final

from whistlestop.coach.review import Decision, Judgement, Loss

THRESHOLDS: Final[tuple[tuple[float, Judgement], ...]] = (
    (0.12, "blunder"),
    (0.06, "mistake"),
    (0.03, "inaccuracy"),
)
"""What must be lost, in odds of winning."""
LEAD: Final = 0.2
"""The odds that a lead of one standard deviation counts for. Near even odds, it is really worth twice that;
so points decide only where the game is as good as won or lost and odds say little."""
HALVING: Final = 0.14
"""The loss that halves the accuracy of a decision."""


def severity(loss: Loss, scale: float) -> float:
    """Return what was certainly lost, in odds of winning; 0 if nothing is certain.

    Points count if the seat has lost them itself: who wins anyway need not stop the others.
    """
    odds = loss.odds.mean if loss.odds.is_sure else 0.0
    if not (loss.lead.is_sure and loss.points.is_sure):
        return odds
    return max(odds, worth_of_lead(min(loss.lead.mean, loss.points.mean), scale))


def worth_of_lead(lead: float, scale: float) -> float:
    """Return a lead in odds of winning."""
    return LEAD * lead / scale if scale else 0.0


def judge(lost: float, is_best: bool) -> Judgement:
    """Return the judgement of a decision that has certainly lost some odds."""
    for threshold, judgement in THRESHOLDS:
        if lost >= threshold:
            return judgement
    return "best" if is_best else "good"


def accuracy_of(lost: float) -> float:
    """Return the accuracy of a decision in percent."""
    return float(100 * 0.5 ** (lost / HALVING))


def accuracies(decisions: Sequence[Decision]) -> dict[str, float]:
    """Return the mean accuracy of all examined decisions, and of those in each stage."""
    values: dict[str, list[float]] = {}
    for decision in decisions:
        if decision.played is not None and decision.stage is not None:
            for stage in ("all", decision.stage):
                values.setdefault(stage, []).append(accuracy_of(decision.severity))
    return {stage: sum(found) / len(found) for stage, found in values.items()}
