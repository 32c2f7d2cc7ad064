"""Confidence intervals of means treat a block as one observation."""

from math import isinf

import pytest

from whistlestop.arena.report.block_means import BlockMeans, wilson


def test_a_block_is_one_observation() -> None:
    means: BlockMeans[str] = BlockMeans()
    means.add(2, {"score": 10})
    means.add(2, {"score": 14})

    mean = means.mean("score")
    assert (mean.value, mean.low, mean.high) == pytest.approx((6, 6 - 1.959964, 6 + 1.959964))


def test_the_interval_of_a_mean_is_unbounded_with_one_block() -> None:
    means: BlockMeans[str] = BlockMeans()
    means.add(4, {"score": 10, "won": 4})

    assert isinf(means.mean("score").high)
    assert means.share("won").low < 0.25


def test_the_interval_of_an_amount_is_never_negative() -> None:
    means: BlockMeans[str] = BlockMeans()
    means.add(2, {"failed": 0})
    means.add(2, {"failed": 2})

    assert means.mean("failed").low < 0
    assert means.amount("failed").low == 0


def test_correlation_within_blocks_widens_the_interval_of_a_share() -> None:
    alike: BlockMeans[str] = BlockMeans()
    apart: BlockMeans[str] = BlockMeans()
    for number in range(100):
        alike.add(2, {"won": 2 * (number % 2)})
        apart.add(1, {"won": number % 2})
        apart.add(1, {"won": number % 2})

    assert alike.share("won").value == apart.share("won").value == 0.5
    assert alike.share("won").high > apart.share("won").high


def test_the_interval_of_a_share_of_zero_is_not_empty() -> None:
    means: BlockMeans[int] = BlockMeans()
    for _number in range(50):
        means.add(2, {})

    share = means.share(3)
    assert share.value == share.low == 0
    assert 0.05 < share.high < 0.1


def test_the_wilson_interval_matches_published_values() -> None:
    share = wilson(0.5, 100)

    assert (share.low, share.high) == pytest.approx((0.40383, 0.59617), abs=1e-5)
