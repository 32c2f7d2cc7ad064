"""A race between candidates: fair comparisons, and a guard against noise."""

from random import Random

import pytest

from whistlestop.bots.search.race import ENOUGH, Difference, Race


def race(*utilities: list[float]) -> Race:
    """Return a race with these utilities."""
    found = Race(len(utilities))
    found.utilities = list(utilities)
    return found


def test_a_difference_is_taken_rollout_by_rollout() -> None:
    difference = Difference([0.9, 0.2, 0.6, 0.4], [0.8, 0.1, 0.5, 0.3])

    unpaired = Difference([0.9, 0.2, 0.6, 0.4], [0.1, 0.8, 0.3, 0.5])
    assert difference.mean == pytest.approx(0.1)
    assert difference.error < unpaired.error


def test_a_few_equal_differences_prove_little() -> None:
    few, many = (Difference([0.6] * number, [0.5] * number) for number in (4, 200))

    assert few.mean < 2 * few.error
    assert many.mean > 10 * many.error


def test_a_difference_counts_only_rollouts_of_both() -> None:
    assert Difference([1.0, 1.0, 0.0, 0.0], [0.0, 0.0]).mean == 1.0


def test_the_planner_is_followed_unless_another_candidate_is_better_beyond_the_noise() -> None:
    own, other = [0.5, 0.1, 0.9, 0.5] * 10, [0.1, 0.9, 0.5, 0.54] * 10

    assert race(own, other).winner() == 0
    assert race(own, [one + 0.05 for one in own]).winner() == 1


def test_the_luckiest_of_many_candidates_is_not_taken_for_the_best() -> None:
    chance = Random(1)

    def deviations(rollouts: int, better: float) -> int:
        """Return in how many of 50 races a candidate beats the planner, if one is better and 14 are worse."""
        number = 0
        for _ in range(50):
            means = [0.5, 0.5 + better, *[0.45] * 14]
            number += (
                race(*[[chance.gauss(mean, 0.2) for _ in range(rollouts)] for mean in means]).winner() > 0
            )
        return number

    assert deviations(4, better=0.0) < 5
    assert deviations(100, better=0.1) > 40


def test_half_of_the_candidates_drop_out_again_and_again() -> None:
    running = []
    for spent in (0.1, 0.4, 0.6, 0.9):
        contest = race(*[[0.1 * number, 0.1 * number + 0.3] for number in range(16)])
        contest.drop_out(spent)
        running.append(len(contest.running))

    assert running == [16, 9, 5, 3]  # what the planner would do never drops out


def test_a_clearly_worse_candidate_drops_out_early() -> None:
    better, worse = [0.6, 0.7] * ENOUGH, [0.1, 0.3] * ENOUGH
    contest = race(better, worse, better)

    contest.drop_out(0.0)

    assert contest.running == [0, 2]


def test_a_race_is_decided_once_the_other_candidate_is_clearly_worse() -> None:
    assert race([0.6, 0.7] * ENOUGH, [0.1, 0.3] * ENOUGH).is_decided()
    assert not race([0.6, 0.7] * ENOUGH, [0.7, 0.5] * ENOUGH).is_decided()
    assert not race([0.6, 0.7], [0.1, 0.3]).is_decided()
