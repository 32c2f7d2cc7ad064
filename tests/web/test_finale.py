"""The finale of a game: banner, podium, awards, bars and the picture to share."""

import struct
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


def test_one_key_skips_the_count_and_another_the_banner_across_the_board(
    visits: Visits, prepared: Served
) -> None:
    laid = prepared.tables["over"]
    ada = Person(visits.desktop(laid.address, laid.memory(0), moving=True))
    expect(ada.part("Final score")).to_be_visible()
    banner = ada.button("Skip the finale")
    expect(banner).to_be_hidden()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")  # too quick: it belongs to the count
    expect(banner).to_contain_text("Cleo wins!")
    expect(banner).to_have_attribute("data-dismissible", "true")
    ada.page.keyboard.press("Escape")

    expect(banner).to_be_hidden()
    end = ada.part("Cleo wins!")
    expect(end.get_by_role("list", name="Podium").get_by_role("listitem").first).to_contain_text("Cleo")
    expect(end.get_by_role("listitem").filter(has_text="Longest path")).to_contain_text("32 spaces")
    expect(end.get_by_role("figure", name="Points by source")).to_contain_text("Tickets")


def test_with_reduced_motion_the_result_is_there_at_once(visits: Visits, prepared: Served) -> None:
    laid = prepared.tables["over"]
    ada = Person(visits.desktop(laid.address, laid.memory(0)))

    expect(ada.part("Cleo wins!").get_by_role("button", name="Play again", exact=True)).to_be_visible()
    expect(ada.button("Skip the finale")).to_be_hidden()
    inspect(ada.page, "finale")


def test_a_picture_of_the_game_is_saved_where_nothing_can_be_shared(visits: Visits, prepared: Served) -> None:
    laid = prepared.tables["over"]
    ada = Person(visits.desktop(laid.address, laid.memory(0)))
    with ada.page.expect_download() as download:
        ada.press(ada.button("Share picture"))
    picture = Path(download.value.path()).read_bytes()

    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 1080)
    assert len(picture) > 100_000  # the board is on it
