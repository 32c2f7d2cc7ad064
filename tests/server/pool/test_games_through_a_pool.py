"""Complete games with bots in worker processes."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.server.pool.pools import new_match, question, run, running
from whistlestop.bots import bot
from whistlestop.core.determinize import determinize
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import SHIPPED, load
from whistlestop.record.match import Match
from whistlestop.server.pool.question import Question, Report

BOTS = ("planner", "greedy")


async def through_a_pool(game: str, workers: int, reports: list[Report]) -> Match:
    match = new_match(game, 2, seed=5)
    async with running(workers, reports=reports) as pool:
        while not match.over:
            decision = await pool.choose(question(match, BOTS[match.seat]))
            assert not decision.replaced
            match.play(decision.text)  # refuses what is not legal
    return match


def played_here(game: str) -> Match:
    match = new_match(game, 2, seed=5)
    players = [bot(name, match.game, 100 + seat) for seat, name in enumerate(BOTS)]
    while not match.over:
        view = match.view(match.seat)
        match.play(match.game.actions.text(players[match.seat].choose(view, view.legal)))
    return match


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_through_a_pool_is_the_game_that_the_same_bots_play_side_by_side(game: str) -> None:
    reports: list[Report] = []
    match = run(through_a_pool(game, 2, reports))
    assert match.over
    assert [play.text for play in match.plays] == [play.text for play in played_here(game).plays]
    assert len(reports) == len(match.plays)
    assert {report.bot for report in reports} == set(BOTS)
    assert not any(report.replaced or report.lost for report in reports)


@pytest.mark.parametrize("game", ["europe", "card_game"])
def test_a_bot_decides_the_same_however_the_hidden_things_are_dealt(game: str) -> None:
    async def decide() -> None:
        async with running() as pool:
            match = new_match(game, 3)
            changed = 0
            for turn in range(30):
                real = question(match, "planner", f"real {turn}")
                state = determinize(match.view(match.seat), Seeded(turn))
                redealt = replace(real, table=f"redealt {turn}", state=state.to_bytes())
                changed += real.state != redealt.state
                text = (await pool.choose(real)).text
                assert (await pool.choose(redealt)).text == text
                match.play(text)
            assert changed

    run(decide())


def test_the_options_of_a_table_are_those_of_the_game_that_a_bot_is_shown() -> None:
    async def decide() -> None:
        game = load("europe")
        option = sorted(game.about.options)[0]
        match = Match(load("europe", frozenset([option])), 2, Seeded(1), 0)
        asked = Question("table", "europe", [option], match.state.to_bytes(), 0, "greedy", 1)
        async with running() as pool:
            decision = await pool.choose(asked)
            assert not decision.replaced
            match.play(decision.text, 0)

    run(decide())


def test_the_same_question_asked_twice_gets_the_same_answer() -> None:
    async def decide() -> None:
        async with running() as pool:
            match = new_match("usa", 3)
            for _ in range(10):
                asked = question(match, "random")
                answers = {(await pool.choose(asked)).text for _ in range(5)}
                assert len(answers) == 1
                match.play(answers.pop())

    run(decide())


def test_all_seats_choose_opening_tickets_at_the_same_time() -> None:
    async def decide() -> None:
        match = new_match("europe", 5)
        async with running(workers=2) as pool:
            asked = [question(match, "planner", seat=seat) for seat in range(5)]
            for seat, decision in enumerate(await asyncio.gather(*map(pool.choose, asked))):
                match.play(decision.text, seat)
        assert match.phase == "turn"

    run(decide())
