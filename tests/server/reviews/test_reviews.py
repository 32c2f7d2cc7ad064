"""Reviews are queued, bounded, computed once, and stored; only open games are reviewed."""

import asyncio
from dataclasses import replace
from functools import cache
from pathlib import Path

import httpx
import msgspec
from msgspec.structs import replace as altered

from tests.server.crash.killable import Killable
from tests.server.http.asking import assert_refused
from tests.server.loop import on_a_loop
from tests.server.replay.looking_back import wished
from tests.server.reviews.asking import asked_for, opened, opening, refused, reviewed
from tests.server.serving import GENEROUS, my_seats, serving, settings_in
from whistlestop.coach.depth import QUICK
from whistlestop.coach.review_json import from_json, to_json
from whistlestop.coach.reviewer import Reviewer
from whistlestop.games import load
from whistlestop.record import record
from whistlestop.record.history import History
from whistlestop.server.pool.review_question import ReviewQuestion, ReviewReport, ScriptedPlay
from whistlestop.server.pool.review_worker import SLOW, answer
from whistlestop.server.settings import ReviewRules
from whistlestop.server.wire.bodies import CreatedTable, NewLesson, NewTable

NAMES = ["planner", "planner"]
PLAYS = 5


def history(plays: int = PLAYS) -> History:
    """Replay the first plays of the record."""
    return record.replay(record.read(opening(plays)), load("first_journey_usa")).history


@cache
def expected(seat: int = 0) -> object:
    """Return the review that the command line would give."""
    return msgspec.json.decode(to_json(Reviewer(history(), [seat], QUICK, 0, NAMES).run()))


@on_a_loop
async def test_a_review_is_that_of_the_command_line_and_is_computed_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table = await opened(server.http, PLAYS)
        before = await asked_for(server.http, table, path="review")
        first = await reviewed(server.http, table)
        metrics = (await server.http.get("/metrics")).text
    async with serving(tmp_path) as server:
        again = await asked_for(server.http, table)
        assert not any(process.running for process in server.services.reviews.processes)

    assert (before["state"], before["review"]) == ("none", None)
    assert (first["state"], first["reviewed"], first["done"]) == ("done", [0], first["total"])
    assert first["review"] == expected()
    assert again == first
    assert "whistlestop_reviews_running 0.0" in metrics


@on_a_loop
async def test_only_games_that_are_open_to_everybody_are_reviewed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        running = await server.create(NewTable(game="first_journey", seats=my_seats(2), start=True))
        taught = await server.post("lessons", NewLesson(game="europe", name="Ada"))
        lesson = msgspec.json.decode(taught.content, type=CreatedTable).table
        unplayed = await opened(server.http, 0)
        table = await opened(server.http, PLAYS)
        for path in ("reviews", "review"):
            answered = await wished(server.http, path, table=running.table, seat=0)
            assert "once it is over" in assert_refused(answered, 409, "not_possible")
        played_on = {"table": running.table, "ply": 0, "seat": 0, "name": "Ada"}
        answered = await wished(server.http, "exercises", **played_on)
        assert "once it is over" in assert_refused(answered, 409, "not_possible")
        assert "script" in await refused(server.http, 409, "not_possible", table=lesson, seat=0)
        assert "Nothing was played" in await refused(server.http, 409, "not_possible", table=unplayed, seat=0)
        assert "no seat 2" in await refused(server.http, 409, "not_possible", table=table, seat=2)
        assert "no such table" in await refused(server.http, 404, "not_found", table="nowhere", seat=0)
        await refused(server.http, 400, "malformed", table=table, seat=0, depth="bottomless")


@on_a_loop
async def test_a_host_bounds_the_queue_or_reviews_nothing(tmp_path: Path) -> None:
    narrow = replace(settings_in(tmp_path), reviews=ReviewRules(waiting=1))
    async with serving(narrow) as server:
        tables = [await opened(server.http, PLAYS + number) for number in range(3)]
        running = await asked_for(server.http, tables[0])
        waiting = await asked_for(server.http, tables[1])
        said = await refused(server.http, 503, "busy", table=tables[2], seat=0)
        same = await asked_for(server.http, tables[1])
        done = await reviewed(server.http, tables[1])
    off = replace(settings_in(tmp_path), reviews=ReviewRules(at_once=0))
    async with serving(off) as server:
        stored = await asked_for(server.http, tables[1])
        why = await refused(server.http, 409, "not_possible", table=tables[2], seat=0)

    assert (running["state"], running["ahead"]) == ("running", 0)
    assert [(one["state"], one["ahead"]) for one in (waiting, same)] == [("waiting", 1)] * 2
    assert said == "Too many reviews are waiting. Please try again in a few minutes."
    assert done == stored
    assert "./play review" in why


@on_a_loop
async def test_an_address_asks_for_few_reviews(tmp_path: Path) -> None:
    limits = replace(GENEROUS, reviews=0.01, review_burst=1.0)
    async with serving(settings_in(tmp_path, limits)) as server:
        await refused(server.http, 404, "not_found", table="nowhere", seat=0)
        said = await refused(server.http, 429, "too_many", table="nowhere", seat=0)
    assert "Too many reviews" in said


@on_a_loop
async def test_a_review_that_takes_too_long_stops_and_can_be_continued(tmp_path: Path) -> None:
    short = replace(settings_in(tmp_path), reviews=ReviewRules(seconds=0.05))
    async with serving(short) as server:
        table = await opened(server.http, PLAYS)
        failed = await reviewed(server.http, table)
    async with serving(tmp_path) as server:
        still = await asked_for(server.http, table, path="review")
        done = await reviewed(server.http, table)

    assert (failed["state"], failed["review"]) == ("failed", None)
    assert failed["done"] < failed["total"]
    assert "Try again to continue" in failed["problem"]["template"]
    assert still["state"] == "failed"
    assert done["review"] == expected()


def test_a_review_continues_where_it_was_interrupted() -> None:
    text = record.read(opening(PLAYS))
    question = ReviewQuestion(
        game="first_journey_usa",
        options=[],
        names=NAMES,
        first=None,
        opening=text.opening,
        plays=[ScriptedPlay(line.seat, line.text, line.outcomes) for line in text.lines],
        seat=1,
        depth="quick",
        seed=0,
        begun="",
        seconds=0.05,
        saving=0.0,
    )
    reports: list[ReviewReport] = []
    answer(question, reports.append)
    assert reports[-1].problem == SLOW
    begun = from_json(reports[-1].review).seats[0].decisions
    assert 0 < len(begun) == reports[-1].done < reports[-1].total
    answer(altered(question, begun=reports[-1].review, seconds=600.0), reports.append)
    assert reports[-1].complete
    assert from_json(reports[-1].review).seats[0].decisions[: len(begun)] == begun
    assert msgspec.json.decode(reports[-1].review) == expected(1)
    assert "Chicago" not in repr(question)


@on_a_loop
async def test_a_review_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    async with (
        Killable(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as server,
        httpx.AsyncClient(base_url=server.address, trust_env=False) as http,
    ):
        table = await opened(http, PLAYS)
        await asked_for(http, table)
        await server.end()
        server.start()
        await server.ready()
        said = await asked_for(http, table, path="review")
        assert said["state"] in ("waiting", "running")
        while said["state"] != "done":
            await asyncio.sleep(0.05)
            said = await asked_for(http, table, path="review")
    assert said["review"] == expected()


@on_a_loop
async def test_a_dead_process_fails_one_review_and_not_the_next(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table = await opened(server.http, PLAYS)
        await asked_for(server.http, table)
        process = server.services.reviews.processes[0]
        while process.process is None:
            await asyncio.sleep(0.01)
        process.process.kill()
        while (said := await asked_for(server.http, table, path="review"))["state"] == "running":
            await asyncio.sleep(0.01)
        done = await reviewed(server.http, table)
    assert said["state"] == "failed"
    assert done["state"] == "done"
