"""Bootstrap intervals have the promised coverage and resample blocks, not games."""

import random
from collections import Counter

import pytest

from tests.arena.contests import contest, result
from whistlestop.arena.bootstrap import Bootstrap, Stratum, interval
from whistlestop.arena.totals import GROUPS, WIN, ContestTotals

TRIALS = 250
SURE = 3.3  # standard errors, exceeded by chance once in a thousand times


def blocks_of_two(truth: float, alike: float, blocks: int, luck: random.Random) -> list[list[int]]:
    """Return random blocks of two games; in some, one draw decides both, as a lopsided deal would."""
    made = []
    for _block in range(blocks):
        first = luck.random() < truth
        second = first if luck.random() < alike else luck.random() < truth
        won = first + second
        made.append([1, WIN * won, WIN * (2 - won), 2 * won])
    return made


@pytest.mark.parametrize(("truth", "alike"), [(0.5, 0.0), (0.5, 0.6), (0.9, 0.3), (0.97, 0.0)])
def test_a_95_percent_interval_holds_the_truth_95_times_in_100(truth: float, alike: float) -> None:
    luck = random.Random(5)
    held = 0
    for _trial in range(TRIALS):
        stratum = Stratum(("a", "b"), blocks_of_two(truth, alike, 150, luck))
        values = [stratum.resample(luck)[0] for _ in range(300)]
        low, high = interval(values, stratum.shares()[0])
        held += low <= truth <= high

    spread = SURE * (0.95 * 0.05 / TRIALS) ** 0.5
    assert held / TRIALS == pytest.approx(0.95, abs=spread)


def test_correlated_games_make_the_interval_wider() -> None:
    luck = random.Random(2)
    widths = []
    for alike in (0.0, 1.0):
        stratum = Stratum(("a", "b"), blocks_of_two(0.5, alike, 400, luck))
        low, high = interval([stratum.resample(luck)[0] for _ in range(500)], 0.5)
        widths.append(high - low)

    assert widths[1] / widths[0] == pytest.approx(2**0.5, rel=0.15)


def test_the_interval_of_a_bot_that_won_everything_is_not_empty() -> None:
    stratum = Stratum(("a", "b"), [[1, 2 * WIN, 0, 4]] * 20)
    luck = random.Random(1)
    low, high = interval([stratum.resample(luck)[0] for _ in range(500)], stratum.shares()[0])

    assert high == 1.0
    assert 0.8 < low < 0.97


class Even(random.Random):
    """Luck that always draws the mean."""

    def gammavariate(self, alpha: float, beta: float) -> float:
        return alpha * beta


def test_the_prior_weighs_as_one_block_however_blocks_are_grouped() -> None:
    grouped = Stratum(("a", "b"), [[3, 5 * WIN, WIN, 10], [5, 9 * WIN, WIN, 18]])
    resampled = grouped.resample(Even())

    assert resampled == pytest.approx(
        [(14 / 16 * 8 + 0.5) / 9, (2 / 16 * 8 + 0.5) / 9, (28 / 32 * 8 + 0.5) / 9]
    )


def test_shares_divide_a_victory_and_count_pairs_by_rank() -> None:
    what = contest("a", "b", "c", seats=3)
    totals = ContestTotals(what)
    totals.add_block(
        [result(0, turn, "abc", ranks) for turn, ranks in enumerate(([1, 1, 3], [1, 2, 3], [3, 1, 1]))]
    )
    shares = Bootstrap(what, totals).shares()

    assert shares.wins == pytest.approx({"a": 1.5 / 3, "b": 1 / 3, "c": 0.5 / 3})
    assert shares.ahead == pytest.approx({("a", "b"): 1.5 / 3, ("a", "c"): 2 / 3, ("b", "c"): 2.5 / 3})


def test_copies_of_a_bot_share_its_win_share() -> None:
    what = contest("a", "b", seats=4)
    totals = ContestTotals(what)
    totals.add_block([result(0, turn, "abbb", [2, 1, 3, 4]) for turn in range(4)])
    shares = Bootstrap(what, totals).shares()

    assert shares.wins == pytest.approx({"a": 0.0, "b": 1 / 3})
    assert shares.ahead == pytest.approx({("a", "b"): 2 / 3})


def test_totals_merged_in_any_order_are_the_same() -> None:
    what = contest("a", "b", "c")
    luck = random.Random(3)
    made = []
    for number in range(60):
        names = what.block(number).order
        orders = [luck.choice([[1, 2], [2, 1], [1, 1]]) for _ in range(2)]
        made.append([result(number, turn, names, ranks) for turn, ranks in enumerate(orders)])
    whole, parts = ContestTotals(what), [ContestTotals(what) for _ in range(5)]
    for block in made:
        whole.add_block(block)
        luck.choice(parts).add_block(block)
    joined = ContestTotals(what)
    for part in reversed(parts):
        joined.add(part)

    assert joined.bots == whole.bots
    assert joined.groups == whole.groups
    assert Bootstrap(what, joined).shares() == Bootstrap(what, whole).shares()
    assert list(Bootstrap(what, joined).resamples(3)) == list(Bootstrap(what, whole).resamples(3))


def test_totals_do_not_grow_with_the_number_of_games() -> None:
    what = contest("a", "b")
    totals = ContestTotals(what)
    sizes = Counter[int]()
    for number in range(3 * GROUPS):
        totals.add_block([result(number, turn, "ab", [1, 2] if number % 3 else [2, 1]) for turn in range(2)])
        sizes[number // GROUPS] = len(totals.groups)

    assert list(sizes.values()) == [GROUPS] * 3
    stratum = Bootstrap(what, totals).strata[0]
    assert stratum.blocks == 3 * GROUPS
    assert stratum.shares()[0] == pytest.approx(2 / 3)
