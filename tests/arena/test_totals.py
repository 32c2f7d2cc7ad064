"""ContestTotals over games, compared field by field with results added up by hand."""

import pytest

from tests.arena.contests import contest
from whistlestop.arena.result import Result
from whistlestop.arena.results_file import Heading
from whistlestop.arena.standings import Standings
from whistlestop.arena.totals import MOST_FAILURES, BotTotals, ContestTotals, Failure

CONTEST = contest("a", "b")


def game(
    block: int,
    rotation: int,
    scores: list[int],
    ranks: list[int],
    reason: str,
    plies: int,
    crashes: tuple[str, str] = ("", ""),
    overruns: tuple[int, int] = (0, 0),
    timeouts: tuple[int, int] = (0, 0),
) -> Result:
    """Make up a game of a and b, who change seats in the second game of a block."""
    return Result(
        block=block,
        rotation=rotation,
        seed=block,
        bots=["a", "b"] if rotation == 0 else ["b", "a"],
        scores=scores,
        ranks=ranks,
        points=[{"routes": score - 3, "tickets": 3} for score in scores],
        counts=[{"completed": 1, "failed": block}, {"completed": 2, "failed": rotation}],
        turns=[20 + block, 30 + rotation],
        routes=[[], []],
        plies=plies,
        reason=reason,
        crashes=list(crashes),
        decisions=[25 + block, 35 + rotation],
        overruns=list(overruns),
        timeouts=list(timeouts),
        seconds=[0.5, 0.25],
    )


FIRST = [
    game(0, 0, [50, 30], [1, 2], "final round", 60, overruns=(0, 2), timeouts=(0, 1)),
    game(0, 1, [44, 44], [1, 1], "no progress", 50, crashes=("", "lost the thread")),
]
SECOND = [
    game(1, 0, [10, 70], [2, 1], "final round", 70),
    game(1, 1, [61, 20], [1, 2], "final round", 40, crashes=("gave up", "")),
]


def added_by_hand() -> dict[str, object]:
    """Return every field of the totals over both blocks."""
    a = BotTotals(
        games=4,
        seats=4,
        wins=60 + 30,
        score=50 + 44 + 10 + 20,
        squared_score=2500 + 1936 + 100 + 400,
        squared_block=94**2 + 30**2,
        turns=20 + 31 + 21 + 31,
        crashes=1,
        decisions=25 + 36 + 26 + 36,
        overruns=0,
        timeouts=0,
        seconds=0.5 + 0.25 + 0.5 + 0.25,
    )
    a.ranks.update({1: 2, 2: 2})
    a.points.update({"routes": 124 - 12, "tickets": 12})
    a.counts.update({"completed": 1 + 2 + 1 + 2, "failed": 0 + 1 + 1 + 1})
    a.failures.append(Failure(0, 1, "lost the thread"))
    b = BotTotals(
        games=4,
        seats=4,
        wins=30 + 60 + 60,
        score=30 + 44 + 70 + 61,
        squared_score=900 + 1936 + 4900 + 3721,
        squared_block=74**2 + 131**2,
        turns=30 + 20 + 30 + 21,
        crashes=1,
        decisions=35 + 25 + 35 + 26,
        overruns=2,
        timeouts=1,
        seconds=0.25 + 0.5 + 0.25 + 0.5,
    )
    b.ranks.update({1: 3, 2: 1})
    b.points.update({"routes": 205 - 12, "tickets": 12})
    b.counts.update({"completed": 2 + 1 + 2 + 1, "failed": 0 + 0 + 0 + 1})
    b.failures += [Failure(0, 0, "took too long"), Failure(1, 1, "gave up")]
    return {
        "line_ups": [("a", "b")],
        "seats": 2,
        "bots": {"a": a, "b": b},
        "groups": {(0, 0): [1, 90, 30, 3], (0, 1): [1, 0, 120, 0]},
        "blocks": 2,
        "games": 4,
        "plies": 60 + 50 + 70 + 40,
        "seat_wins": [60 + 30 + 0 + 60, 0 + 30 + 60 + 0],
        "squared_first": 90**2 + 60**2,
        "reasons": {"final round": 3, "no progress": 1},
    }


def noted(*blocks: list[Result]) -> ContestTotals:
    """Sum blocks up."""
    totals = ContestTotals(CONTEST)
    for block in blocks:
        totals.add_block(block)
    return totals


def test_blocks_add_up_to_what_adding_by_hand_gives() -> None:
    assert vars(noted(FIRST, SECOND)) == added_by_hand()


@pytest.mark.parametrize("parts", [(FIRST, SECOND), (SECOND, FIRST)])
def test_parts_that_are_merged_add_up_to_the_same(parts: tuple[list[Result], list[Result]]) -> None:
    into_nothing = ContestTotals(CONTEST)
    for block in parts:
        into_nothing.add(noted(block))
    into_the_first = noted(parts[0])
    into_the_first.add(noted(parts[1]))

    assert vars(into_nothing) == added_by_hand()
    assert vars(into_the_first) == added_by_hand()


def test_of_many_failures_the_earliest_are_kept_whichever_part_they_came_from() -> None:
    late, early = BotTotals(), BotTotals()
    late.failures = [Failure(block, 0, "late") for block in (1, 3, 5, 7, 9)]
    early.failures = [Failure(block, 0, "early") for block in (0, 2, 4)]
    late.add(early)

    assert [failure.block for failure in late.failures] == [0, 1, 2, 3, 4]
    assert len(late.failures) == MOST_FAILURES


def test_the_table_of_merged_parts_says_what_the_games_say() -> None:
    totals = noted(FIRST)
    totals.add(noted(SECOND))
    summary = Standings(Heading(CONTEST, 1, "a", "-"), totals).to_dict()
    bots = summary["bots"]
    assert isinstance(bots, dict)

    assert {name: summary[name] for name in ("blocks", "games", "fair_share", "decisions_per_game")} == {
        "blocks": 2,
        "games": 4,
        "fair_share": 0.5,
        "decisions_per_game": 55.0,
    }
    assert summary["seat_shares"] == [0.625, 0.375]
    assert summary["first_seat"] == {  # in two blocks the first seat won 90 and 60 of 120: 15 around 75
        "win_share": 0.625,
        "win_share_low": 0.451762,
        "win_share_high": 0.798238,
        "advantage": 0.125,
    }
    assert summary["endings"] == {"final round": 3, "no progress": 1}
    assert {name: bots["a"][name] for name in ("win_share", "mean_score", "score_spread", "turns")} == {
        "win_share": 0.375,
        "mean_score": 31.0,
        "score_spread": 16.522712,  # the root of 4936 / 4 - 31²
        "turns": 25.75,
    }
    assert bots["a"]["mean_score_high"] == pytest.approx(31 + 1.959964 * 16)
    assert bots["a"]["points"] == {"routes": 28.0, "tickets": 3.0}
    assert bots["a"]["counts"] == {"completed": 1.5, "failed": 0.75}
    assert bots["a"]["ranks"] == {"1": 2, "2": 2}
    assert bots["b"]["failures"] == [
        {"game": "0:0", "why": "took too long"},
        {"game": "1:1", "why": "gave up"},
    ]
