"""A bot that fails forfeits its game, and the contest continues."""

from pathlib import Path

import pytest

from tests.arena.contests import contest, own_bots, played
from whistlestop.arena.block_player import ranks
from whistlestop.arena.contest import CPU
from whistlestop.core.scoring import ScoreSheet
from whistlestop.rail.awards import ROUTES


def sheet(points: int) -> ScoreSheet:
    made = ScoreSheet()
    made.score(ROUTES, points)
    return made


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Thrower", "lost the thread"),
        ("Cheat", "not an action"),
        ("Quitter", "SystemExit: 1"),
    ],
)
def test_a_bot_that_fails_is_counted_and_ranked_last(name: str, why: str, tmp_path: Path) -> None:
    failing = f"{own_bots(tmp_path)}:{name}"
    tournament, collected = played(contest(failing, "random", "random", seats=3), 6)

    totals = tournament.totals.bots[failing]
    assert (totals.crashes, totals.timeouts, totals.wins) == (6, 0, 0)
    for game in collected.games:
        seat = game.bots.index(failing)
        assert game.ranks[seat] == max(game.ranks) == 3
        assert why in game.crashes[seat]
        assert game.reason
    assert why in totals.failures[0].why


def test_a_bot_that_thinks_too_long_is_counted_and_ranked_last(tmp_path: Path) -> None:
    slow = f"{own_bots(tmp_path)}:Sloth"
    tournament, collected = played(contest(slow, "random", time=0.2), 4)

    totals = tournament.totals.bots[slow]
    assert (totals.crashes, totals.timeouts, totals.overruns, totals.wins) == (0, 4, 4, 0)
    assert {game.ranks[game.bots.index(slow)] for game in collected.games} == {2}
    assert {game.decisions[game.bots.index(slow)] for game in collected.games} == {3}
    assert all(game.seconds[game.bots.index(slow)] > 0.4 for game in collected.games)
    assert totals.failures[0].why == "took too long"
    assert tournament.totals.bots["random"].timeouts == 0


def test_without_a_limit_a_bot_may_think_as_long_as_it_likes(tmp_path: Path) -> None:
    tournament, _ = played(contest(f"{own_bots(tmp_path)}:Sloth", "random"), 2)

    assert sum(bot.timeouts + bot.crashes for bot in tournament.totals.bots.values()) == 0
    assert sum(bot.overruns for bot in tournament.totals.bots.values()) == 0


def test_a_bot_that_thinks_a_little_too_long_is_counted_and_plays_on(tmp_path: Path) -> None:
    late = f"{own_bots(tmp_path)}:Late"
    tournament, collected = played(contest(late, "random", time=0.02), 2)

    totals = tournament.totals.bots[late]
    assert (totals.crashes, totals.timeouts) == (0, 0)
    seats = [(game, game.bots.index(late)) for game in collected.games]
    assert all(game.decisions[seat] >= game.turns[seat] for game, seat in seats)
    assert totals.overruns >= sum((game.decisions[seat] + 1) // 2 for game, seat in seats)
    row = tournament.to_dict()["bots"]
    assert isinstance(row, dict)
    assert 0.5 <= row[late]["overrun_share"] == round(totals.overruns / totals.decisions, 6)


def test_by_cpu_time_waiting_costs_nothing_but_work_does(tmp_path: Path) -> None:
    late, slow = (f"{own_bots(tmp_path)}:{name}" for name in ("Late", "Sloth"))
    waited, _ = played(contest(late, "random", time=0.02, clock=CPU), 2)
    worked, _ = played(contest(slow, "random", time=0.3, clock=CPU), 2)

    assert waited.totals.bots[late].overruns < waited.totals.bots[late].decisions / 4
    assert worked.totals.bots[slow].overruns == 2
    assert worked.totals.bots[slow].timeouts == 0


def test_ranks_follow_points_then_ties_and_forfeits_come_last() -> None:
    sheets = [sheet(30), sheet(50), sheet(50), sheet(90)]

    assert ranks(sheets, [], [False] * 4) == [4, 2, 2, 1]
    assert ranks(sheets, [], [False, False, False, True]) == [3, 1, 1, 4]
    assert ranks(sheets, [], [True, False, False, True]) == [3, 1, 1, 3]


def test_a_bot_that_fails_in_every_game_can_still_be_the_anchor(tmp_path: Path) -> None:
    tournament, _ = played(contest(f"{own_bots(tmp_path)}:Thrower"), 2)

    assert tournament.heading.anchor.endswith(":Thrower")
    assert tournament.totals.bots[tournament.heading.anchor].crashes == 4
