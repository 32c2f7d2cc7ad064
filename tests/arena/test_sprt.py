"""The SPRT keeps its error rates and decides sooner the larger the difference is."""

import random
from fractions import Fraction
from math import log
from pathlib import Path
from statistics import median

import pytest

from tests.arena.contests import contest, own_bots
from whistlestop.arena.sprt import Hypotheses, Sprt, expected_score, fit_with_mean
from whistlestop.arena.tournament import Tournament
from whistlestop.core.errors import WhistlestopError

TESTS = 300
SURE = 3.1  # standard errors, exceeded by chance once in a thousand times


def run(sprt: Sprt, elo: float, seats: int, luck: random.Random) -> Sprt:
    """Test a bot of known strength; a deal helps or hurts it in all games of a block alike."""
    while not sprt.verdict:
        deal = luck.gauss(0, 0.05)
        chance = expected_score(elo) + deal
        points = sum(luck.random() < chance for _ in range(seats))
        sprt.add(Fraction(points, seats))
    return sprt


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("elo", "wrong"), [(0.0, "H1"), (100.0, "H0")])
def test_the_error_rates_are_kept(elo: float, wrong: str, seats: int) -> None:
    luck = random.Random(17)
    tests = [run(Sprt(Hypotheses(0, 100)), elo, seats, luck) for _ in range(TESTS)]
    errors = sum(test.verdict == wrong for test in tests)

    assert errors / TESTS <= 0.05 + SURE * (0.05 * 0.95 / TESTS) ** 0.5


def test_it_needs_fewer_blocks_the_stronger_the_bot_is() -> None:
    luck = random.Random(4)
    lengths = [
        median(run(Sprt(Hypotheses(0, 60)), elo, 2, luck).blocks for _ in range(40))
        for elo in (30, 60, 120, 300)
    ]

    assert lengths == sorted(lengths, reverse=True)
    assert lengths[-1] < lengths[0] / 3


def test_the_defaults_are_15_elo_and_error_rates_of_one_in_twenty() -> None:
    assert Hypotheses() == Hypotheses(0.0, 15.0, 0.05, 0.05)
    assert Hypotheses().bounds() == pytest.approx((log(0.05 / 0.95), log(0.95 / 0.05)))


def test_with_many_blocks_the_ratio_follows_the_variance_of_blocks() -> None:
    luck = random.Random(8)
    sprt = Sprt(Hypotheses(0, 10, 1e-9, 1e-9))
    scores = [Fraction(sum(luck.random() < 0.51 for _ in range(2)), 2) for _ in range(2000)]
    for score in scores:
        sprt.add(score)
    mean = float(sum(scores)) / len(scores)
    variance = sum((float(score) - mean) ** 2 for score in scores) / len(scores)
    low, high = expected_score(0), expected_score(10)
    rough = len(scores) * (high - low) * (2 * mean - low - high) / (2 * variance)

    assert sprt.ratio == pytest.approx(rough, rel=0.05, abs=0.05)


def test_the_fitted_distribution_has_the_given_mean() -> None:
    scores, weights = [0.0, 0.25, 0.5, 0.75, 1.0], [3.0, 0.001, 5.0, 0.001, 9.0]
    fitted = fit_with_mean(scores, weights, 0.52)

    assert sum(fitted) == pytest.approx(1)
    assert sum(map(float.__mul__, scores, fitted)) == pytest.approx(0.52)


def test_scores_after_the_verdict_change_nothing() -> None:
    sprt = Sprt(Hypotheses(0, 200))
    while not sprt.verdict:
        sprt.add(Fraction(1))
    decided = sprt.to_dict()
    for _ in range(50):
        sprt.add(Fraction(0))

    assert sprt.to_dict() == decided
    assert decided["accepted"] == "H1"
    assert sum(sprt.scores.values()) == sprt.blocks


def test_a_contest_stops_at_the_block_that_decides(tmp_path: Path) -> None:
    whole = Tournament(contest("greedy", "random"), 400, 1, Sprt(Hypotheses(0, 200)))
    whole.run()

    assert whole.sprt is not None
    assert whole.sprt.verdict == "H1"
    assert whole.totals.blocks == whole.sprt.blocks < 200
    again = Tournament(contest("greedy", "random"), 400, 1, Sprt(Hypotheses(0, 200)))
    again.results = tmp_path / "results"
    again.run()
    assert again.totals.blocks == whole.totals.blocks
    assert len((tmp_path / "results").read_text(encoding="utf-8").splitlines()) == 1 + 2 * whole.totals.blocks


def test_only_two_bots_can_be_tested(tmp_path: Path) -> None:
    own = own_bots(tmp_path)
    with pytest.raises(WhistlestopError, match="compares two bots"):
        Tournament(contest("greedy", "random", f"{own}:First"), 20, 1, Sprt(Hypotheses()))
