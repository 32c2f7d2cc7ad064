"""Ratings recover known strengths, relative to an anchor identified by its behaviour."""

import random
from itertools import combinations
from math import exp
from pathlib import Path

import pytest

from tests.arena.contests import contest, own_bots, result
from whistlestop.arena.anchor import anchor_among, behaviour
from whistlestop.arena.ratings import ELO, cyclic_share, rate, solve
from whistlestop.arena.results_file import Heading
from whistlestop.arena.standings import Standings
from whistlestop.arena.totals import ContestTotals
from whistlestop.games import load

STRENGTHS = {"a": 0.0, "b": 120.0, "c": 250.0, "d": -300.0}


def likely(one: str, other: str) -> float:
    return 1 / (1 + 10 ** ((STRENGTHS[other] - STRENGTHS[one]) / 400))


def test_known_strengths_are_recovered_from_expected_shares() -> None:
    pairs = list(combinations(STRENGTHS, 2))
    ahead = {pair: likely(*pair) for pair in pairs}
    found = rate(list(STRENGTHS), ahead, dict.fromkeys(pairs, 100_000), {})
    above = {name: ELO * (strength - found["a"]) for name, strength in found.items()}

    assert above == pytest.approx(STRENGTHS, abs=0.5)


def test_known_strengths_are_recovered_from_games_within_the_intervals() -> None:
    what = contest(*STRENGTHS, seats=2)
    totals, luck = ContestTotals(what), random.Random(11)
    for number in range(6 * 400):
        block = what.block(number)
        games = []
        for rotation in range(2):
            one, other = block.seating(rotation)
            games.append(
                result(
                    number, rotation, (one, other), [1, 2] if luck.random() < likely(one, other) else [2, 1]
                )
            )
        totals.add_block(games)
    standings = Standings(Heading(what, 1, "a", "-"), totals)

    assert standings.ranking() == ["c", "b", "a", "d"]
    for name, truth in STRENGTHS.items():
        entry = standings.bot(name)
        low, rating, high = (entry[key] for key in ("rating_low", "rating", "rating_high"))
        assert isinstance(low, float)
        assert isinstance(high, float)
        assert rating == pytest.approx(truth, abs=40)
        assert low - 15 <= truth <= high + 15
        assert (high - low < 80) if name != "a" else (low == high == 0)


def test_a_table_of_three_counts_by_rank() -> None:
    what = contest("a", "b", "c", seats=3)
    totals = ContestTotals(what)
    for number in range(50):
        totals.add_block([result(number, turn, "abc", [1, 2, 3]) for turn in range(3)])
    standings = Standings(Heading(what, 1, "b", "-"), totals)

    assert standings.ratings["a"] > 200
    assert standings.ratings["c"] == pytest.approx(-standings.ratings["a"], abs=1e-6)


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    found = rate(["a", "b"], {("a", "b"): 1.0}, {("a", "b"): 1000}, {})

    assert 3 < found["a"] - found["b"] < 20
    assert exp(found["a"] - found["b"]) > 100


def test_linear_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [9.0, 5.0]) == pytest.approx([2.0, 1.0])


def test_intransitive_triples_are_counted() -> None:
    circle = {("a", "b"): 0.6, ("b", "c"): 0.6, ("a", "c"): 0.4}

    assert cyclic_share(["a", "b", "c"], circle) == 1
    assert cyclic_share(["a", "b", "c"], {**circle, ("a", "c"): 0.7}) == 0
    assert cyclic_share(["a", "b", "c", "d"], circle) == 1
    assert cyclic_share(["a", "b"], {("a", "b"): 0.6}) is None


def test_the_anchor_is_the_strongest_fixed_rule_that_plays() -> None:
    assert anchor_among(["random", "own.py:Mine", "greedy"]) == "greedy"
    assert anchor_among(["own.py:Mine", "own.py:Other"]) == "own.py:Mine"


def test_the_anchor_is_identified_by_its_behaviour_and_not_its_name(tmp_path: Path) -> None:
    game = load("first_journey")
    file = own_bots(tmp_path)
    copy = tmp_path / "copy.py"
    copy.write_text(
        file.read_text(encoding="utf-8").replace("class First", "class Renamed"), encoding="utf-8"
    )

    first = behaviour(f"{file}:First", game)
    assert first == behaviour(f"{file}:First", game) == behaviour(f"{copy}:Renamed", game)
    assert first != behaviour(f"{file}:Last", game)
    assert first != behaviour(f"{file}:First", load("first_journey_usa"))
