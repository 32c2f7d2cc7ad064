"""Drawn boards over HTTP: each is drawn once, in a subprocess, and cached."""

import asyncio
import json
import sys
from pathlib import Path

import msgspec
import pytest

from tests.server.http.asking import application, asked, assert_refused
from tests.server.loop import on_a_loop
from tests.six_cities import write_six_cities
from whistlestop.games import load
from whistlestop.games.catalogue import FOLDERS
from whistlestop.maps import drawing_cache
from whistlestop.maps.drawing import MapDrawing
from whistlestop.server.services import map_cache
from whistlestop.server.services.map_cache import MapCache
from whistlestop.server.wire.codes import Refusal


@pytest.fixture(autouse=True)
def six_cities(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The small map of the documentation."""
    folder = write_six_cities(tmp_path / "games")
    monkeypatch.setenv(FOLDERS, str(folder.parent))
    return folder


@on_a_loop
async def test_a_board_is_drawn_with_all_its_cities_and_routes(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        answer = await http.get("/api/maps/six_cities")
        tag = answer.headers["etag"]
        again = await http.get("/api/maps/six_cities", headers={"if-none-match": tag})

    assert answer.headers["content-type"] == "application/json"
    drawn = msgspec.json.decode(answer.content, type=MapDrawing)
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
    async with application(tmp_path) as (services, _):
        first = asyncio.create_task(services.maps.find("six_cities"))
        second = asyncio.create_task(services.maps.find("six_cities"))
        assert await first is await second


@on_a_loop
async def test_a_drawn_board_and_a_refusal_are_remembered(tmp_path: Path) -> None:
    drawings = MapCache(tmp_path / "boards")
    drawn = await drawings.find("six_cities")
    with pytest.raises(Refusal):
        await drawings.find("card_game")
    answers = dict(drawings.known)

    assert await drawings.find("six_cities") is drawn
    with pytest.raises(Refusal):
        await drawings.find("card_game")
    assert drawings.known == answers


@on_a_loop
async def test_a_board_that_could_not_be_drawn_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawings = MapCache(tmp_path / "boards")
    with monkeypatch.context() as broken:
        broken.setattr(map_cache, "COMMAND", (sys.executable, "-c", "raise SystemExit(1)"))
        with pytest.raises(OSError, match="six_cities was not drawn"):
            await drawings.find("six_cities")

    assert json.loads(await drawings.find("six_cities"))["cities"]


@on_a_loop
async def test_a_board_is_kept_for_the_next_start_until_its_map_changes(
    six_cities: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "boards"
    drawings = MapCache(kept)
    drawn = await drawings.find("six_cities")
    (file,) = kept.iterdir()
    file.write_text(json.dumps({**json.loads(drawn), "width": 1}), encoding="utf-8")

    taken = await MapCache(kept).find("six_cities")
    (six_cities / "layout.toml").write_text("", encoding="utf-8")

    assert json.loads(taken)["width"] == 1
    assert drawing_cache.find(load("six_cities"), [kept]) is None


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
    changed = board.read_text(encoding="utf-8").replace(
        '{ name = "Bern", lat = 46.95, lon = 7.45 }', '{ name = "Bern" }'
    )
    board.write_text(changed, encoding="utf-8")
    async with asked(tmp_path) as (_, http):
        reason = assert_refused(await http.get("/api/maps/six_cities"), 409, "not_possible")

    assert "Bern" in reason
