"""The player's games on this device."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.inspector import inspect
from tests.web.moments import Served
from tests.web.person import Person
from tests.web.visits import Visits
from whistlestop.benchmarks.moment import MatchMoment, play_match


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """A finished game of three."""
    return {"over": MatchMoment(play_match("usa", 3, 7))}


def test_a_finished_game_is_kept_and_moves_to_another_device_as_a_file(
    visits: Visits, prepared: Served, tmp_path: Path
) -> None:
    laid = prepared.tables["over"]
    cleo = Person(visits.desktop(laid.address, laid.memory(2)))
    expect(cleo.button("Play again").first).to_be_visible()
    cleo.page.goto(cleo.page.url.partition("#")[0])
    cleo.page.get_by_role("link", name="My games").click()
    finished = cleo.part("Finished games")
    expect(finished).to_contain_text("USA")
    expect(finished).to_contain_text("Won")
    inspect(cleo.page, "my games")
    with cleo.page.expect_download() as download:
        cleo.press(cleo.button("Save as file"))
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert [game["game"] for game in json.loads(file.read_text())["games"]] == ["usa"]

    phone = visits.phone("#/me")
    expect(phone.get_by_text("No finished games yet.")).to_be_visible()
    phone.locator("input[type=file]").set_input_files(file)
    expect(phone.get_by_role("status").filter(has_text="1 game added.")).to_be_visible()
    phone.locator("input[type=file]").set_input_files(file)
    expect(phone.get_by_text("You already have all of these games.")).to_be_visible()
    expect(phone.get_by_role("link", name="Replay USA")).to_have_count(1)
