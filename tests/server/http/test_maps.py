"""Drawn boards over HTTP: each is drawn once, in another process, and kept."""

import asyncio
import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.server.http.asking import application, asked, assert_refused
from tests.server.loop import on_a_loop
from whistlestop.games import load
from whistlestop.games.shelf import FOLDERS
from whistlestop.maps import shelf
from whistlestop.maps.drawing import Drawing
from whistlestop.server.tables.drawings import Drawings

PAGE = Path(__file__).parents[3] / "docs" / "adding_a_game.md"


@pytest.fixture(autouse=True)
def six_cities(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small map of somebody's own, as the documentation has it."""
    folder = tmp_path / "games" / "six_cities"
    folder.mkdir(parents=True)
    text = PAGE.read_text(encoding="utf-8")
    for name in ("about.toml", "board.toml", "tickets.toml"):
        found = re.search(rf"\*\*six_cities/{name}\*\*.*?```toml\n(.*?)```", text, re.DOTALL)
        assert found
        (folder / name).write_text(found[1], encoding="utf-8")
    monkeypatch.setenv(FOLDERS, str(folder.parent))
    return folder


@on_a_loop
async def test_a_board_is_drawn_with_all_its_cities_and_routes(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        answer = await http.get("/api/maps/six_cities")
        tag = answer.headers["etag"]
        again = await http.get("/api/maps/six_cities", headers={"if-none-match": tag})

    assert answer.headers["content-type"] == "application/json"
    drawn = msgspec.json.decode(answer.content, type=Drawing)
    assert [city.name for city in drawn.cities] == ["Basel", "Bern", "Genève", "Lugano", "Luzern", "Zürich"]
    assert [len(route.cars) for route in drawn.routes] == [route.length for route in drawn.routes]
    assert again.status_code == 304


@on_a_loop
async def test_the_server_answers_others_while_a_board_is_drawn(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        board = asyncio.create_task(http.get("/api/maps/six_cities"))
        await asyncio.sleep(0)
        games = await http.get("/api/games")
        waited = not board.done()
        assert (await board).status_code == 200

    assert games.status_code == 200
    assert waited


@on_a_loop
async def test_a_board_that_is_asked_for_twice_at_once_is_drawn_once(tmp_path: Path) -> None:
    async with application(tmp_path) as (hub, _):
        first = asyncio.create_task(hub.drawings.find("six_cities"))
        second = asyncio.create_task(hub.drawings.find("six_cities"))
        assert await first is await second


@on_a_loop
async def test_a_board_is_kept_for_the_next_start_until_its_map_changes(
    six_cities: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "boards"
    drawings = Drawings(kept)
    drawn = await drawings.find("six_cities")
    (file,) = kept.iterdir()
    file.write_text(json.dumps({**json.loads(drawn), "width": 1}), encoding="utf-8")

    taken = await Drawings(kept).find("six_cities")
    (six_cities / "layout.toml").write_text("", encoding="utf-8")

    assert json.loads(taken)["width"] == 1
    assert shelf.find(load("six_cities"), [kept]) is None


@on_a_loop
async def test_a_game_without_a_board_and_an_unknown_game_are_refused(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        assert "no board" in assert_refused(await http.get("/api/maps/card_game"), 409, "not_possible")
        assert_refused(await http.get("/api/maps/nope"), 404, "not_found")


@on_a_loop
async def test_a_map_without_coordinates_is_refused_with_the_city_that_lacks_them(
    six_cities: Path, tmp_path: Path
) -> None:
    board = six_cities / "board.toml"
    told = board.read_text(encoding="utf-8").replace(
        '{ name = "Bern", lat = 46.95, lon = 7.45 }', '{ name = "Bern" }'
    )
    board.write_text(told, encoding="utf-8")
    async with asked(tmp_path) as (_, http):
        reason = assert_refused(await http.get("/api/maps/six_cities"), 409, "not_possible")

    assert "Bern" in reason
