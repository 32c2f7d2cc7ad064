"""Means over games come with intervals that count a block once, however many games it has."""

from math import isinf

import pytest

from whistlestop.arena.report.block_means import BlockMeans, wilson


def test_a_block_is_one_observation() -> None:
    means: BlockMeans[str] = BlockMeans()
    means.add(2, {"score": 10})
    means.add(2, {"score": 14})

    mean = means.mean("score")
    assert (mean.value, mean.low, mean.high) == pytest.approx((6, 6 - 1.959964, 6 + 1.959964))


def test_one_block_tells_nothing_about_the_interval_of_a_mean() -> None:
    means: BlockMeans[str] = BlockMeans()
    means.add(4, {"score": 10, "won": 4})

    assert isinf(means.mean("score").high)
    assert means.share("won").low < 0.25


def test_an_amount_is_never_below_nothing() -> None:
    means: BlockMeans[str] = BlockMeans()
    means.add(2, {"failed": 0})
    means.add(2, {"failed": 2})

    assert means.mean("failed").low < 0
    assert means.amount("failed").low == 0


def test_games_that_are_alike_within_their_block_make_a_share_less_sure() -> None:
    alike: BlockMeans[str] = BlockMeans()
    apart: BlockMeans[str] = BlockMeans()
    for number in range(100):
        alike.add(2, {"won": 2 * (number % 2)})
        apart.add(1, {"won": number % 2})
        apart.add(1, {"won": number % 2})

    assert alike.share("won").value == apart.share("won").value == 0.5
    assert alike.share("won").high > apart.share("won").high


def test_what_never_happened_may_still_happen() -> None:
    means: BlockMeans[int] = BlockMeans()
    for _number in range(50):
        means.add(2, {})

    share = means.share(3)
    assert share.value == share.low == 0
    assert 0.05 < share.high < 0.1


def test_wilsons_interval_is_the_known_one() -> None:
    share = wilson(0.5, 100)

    assert (share.low, share.high) == pytest.approx((0.40383, 0.59617), abs=1e-5)
