"""Statistics are available when the game is over, and not before."""

from pathlib import Path

from tests.server.http.asking import asked, assert_refused
from tests.server.loop import on_a_loop
from tests.server.replay.looking_back import bring, planned, wished


@on_a_loop
async def test_the_statistics_of_a_finished_game_add_up_to_its_result(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        brought = await bring(http, planned("germany"))
        body = (await wished(http, "statistics", table=brought.table)).json()
        last = {"table": brought.table, "first": brought.plies}
        frame = (await wished(http, "reel", **last)).json()["frames"][0]

    sheets = frame["state"]["result"]["sheets"]
    for seat, sheet in enumerate(sheets):
        assert {line: points[seat][-1] for line, points in body["points"].items()} == sheet["points"]
    assert len(body["seats"]) == len(sheets)


@on_a_loop
async def test_while_a_game_goes_on_there_are_no_statistics(tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    async with asked(tmp_path) as (_, http):
        made = await wished(http, "tables", game="usa", seats=seats, start=True)
        answer = await wished(http, "statistics", table=made.json()["table"])
        missing = await wished(http, "statistics", table="missing")

    assert "once the game is over" in assert_refused(answer, 409, "not_possible")
    assert_refused(missing, 404, "not_found")
