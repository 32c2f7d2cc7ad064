"""Bots that hang, crash or cheat are replaced for one move, which is reported."""

import pytest

from tests.server.pool.odd_bots import WHEN
from tests.server.pool.pools import (
    HELPLESS_WORKER,
    LONG,
    ODD_WORKER,
    SHORT,
    new_match,
    play,
    question,
    run,
    running,
)
from whistlestop.bots import bot
from whistlestop.server.pool.pool import BotPool, BotsUnavailable
from whistlestop.server.pool.question import Decision, Report

REASONS = {
    "hangs": f"took longer than {SHORT} s",
    "stubborn": f"took longer than {SHORT} s",
    "crashes": "crashed: ValueError in __main__, line ",
    "leaves": "crashed: SystemExit in __main__, line ",
    "cheats": "chose an illegal action",
    "dies": "crashed: its process was ended by signal 9",
}


def played(name: str, workers: int, reports: list[Report]) -> list[Decision]:
    async def playing() -> list[Decision]:
        async with running(workers, SHORT, reports, ODD_WORKER) as pool:
            return await play(pool, new_match(), name, until=WHEN + 4)

    return run(playing())


@pytest.mark.parametrize("name", REASONS)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_replaced_for_one_move_and_asked_again_later(name: str, workers: int) -> None:
    reports: list[Report] = []
    decisions = played(name, workers, reports)
    assert len(decisions) == WHEN + 4
    assert decisions[WHEN].replaced.startswith(REASONS[name])
    assert not any(decision.replaced for at, decision in enumerate(decisions) if at != WHEN)
    asked = [report.bot for report in reports]
    assert asked == [name] * (WHEN + 1) + ["greedy"] + [name] * 3
    assert [report.replaced for report in reports if report.replaced] == [decisions[WHEN].replaced]


def test_a_reason_never_quotes_what_a_bot_said_about_its_hand() -> None:
    reports: list[Report] = []
    content = f"{played('crashes', 1, reports)[WHEN].replaced} {reports}"
    assert "ValueError" in content
    assert "hand" not in content


def test_the_stand_in_decides_what_greedy_would() -> None:
    async def playing() -> None:
        async with running(command=ODD_WORKER) as pool:
            match = new_match()
            await play(pool, match, "crashes", until=WHEN)
            view = match.view(match.seat)
            expected = bot("greedy", match.game, 1).choose(view, view.legal)
            decision = await pool.choose(question(match, "crashes"))
            assert decision.text == match.game.actions.text(expected)

    run(playing())


def test_a_bot_that_prints_and_reads_disturbs_nobody() -> None:
    reports: list[Report] = []
    assert not any(decision.replaced for decision in played("noisy", 1, reports))
    assert not any(report.lost for report in reports)


def test_a_name_of_no_bot_and_one_of_a_bot_for_other_games_are_replaced() -> None:
    async def playing() -> None:
        async with running() as pool:
            for name in ("nobody", "my_bot.py:MyBot", "exec:true"):
                decision = await pool.choose(question(new_match(), name))
                assert decision.replaced == "is not a built-in bot"
            decision = await pool.choose(question(new_match("card_game"), "silva-pa"))
            assert decision.replaced.startswith("does not play ")

    run(playing())


def test_bots_are_unavailable_when_even_the_stand_ins_fail() -> None:
    async def playing(pool: BotPool, reports: list[Report]) -> None:
        match = new_match()
        await play(pool, match, "crashes", until=WHEN)
        reports.clear()
        with pytest.raises(BotsUnavailable, match="seat 0: crashes crashed: ValueError"):
            await pool.choose(question(match, "crashes"))
        assert [report.bot for report in reports] == ["crashes", "greedy", "random"]
        assert (await pool.choose(question(new_match(), "crashes", "another table"))).text

    async def with_pool() -> None:
        reports: list[Report] = []
        async with running(1, LONG, reports, HELPLESS_WORKER) as pool:
            await playing(pool, reports)

    run(with_pool())


def test_a_seat_that_has_nothing_to_decide_gets_no_decision() -> None:
    async def playing() -> None:
        match = new_match()
        async with running() as pool:
            await play(pool, match, "greedy", until=WHEN)
            with pytest.raises(BotsUnavailable, match="has nothing to decide"):
                await pool.choose(question(match, "greedy", seat=1 - match.seat))

    run(playing())
