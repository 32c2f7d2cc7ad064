"""The list view of a table, for playing without the map."""

import re

import pytest
from playwright.sync_api import expect

from tests.rules.europe.table import europe
from tests.rules.germany.table import germany
from tests.web.listener import Listener, play_by_ear
from tests.web.moments import Laid, Served, robbery
from tests.web.visits import Visits
from tests.web.whole_game import begin
from whistlestop.benchmarks.moment import MatchMoment


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """Tables just before something happens."""
    return {
        "europe": MatchMoment(europe("BBGL")),
        "germany": MatchMoment(germany("OOOO", waiting={"Berlin": "RRGGB", "Leipzig": "WYY"})),
        "card_game": MatchMoment(robbery(), first=1),
    }


def sit(visits: Visits, laid: Laid) -> Listener:
    """Open a table in the list view."""
    listener = Listener(visits.desktop(laid.address, laid.memory(0)))
    listener.awaits("Your turn")
    listener.take_the_lists()
    return listener


def test_a_whole_game_is_played_by_lists_and_typed_moves_only(visits: Visits) -> None:
    listener = Listener(visits.desktop())
    begin(listener, "Europe")
    listener.awaits("Your turn")
    listener.take_the_lists()
    expect(listener.page.get_by_role("group", name="Routes")).to_be_hidden()
    play_by_ear(listener)

    end = listener.part(re.compile(" wins?"))
    expect(end.get_by_role("row", name="Total")).to_be_visible()
    expect(end.get_by_role("heading", name=re.compile(" wins?"))).to_be_focused()
    expect(end.get_by_role("button", name=re.compile("on the map"))).to_have_count(0)
    listener.press(end.get_by_text("Longest path: ").first)
    expect(end.locator("details[open]", has_text="Longest path: ")).to_contain_text(" – ")


def test_what_is_not_possible_is_answered_with_the_reason_and_what_is_done_is_said_once(
    visits: Visits, prepared: Served
) -> None:
    ada = sit(visits, prepared.tables["europe"])
    ada.page.keyboard.press("n")
    ada.page.keyboard.type("claim Petrograd–Stockholm with BBG")
    expect(ada.page.get_by_text("No legal move matches. Press Enter to see why.")).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("is a tunnel of any colour with 8 spaces: you have")).to_be_visible()
    for wrong, answer in (
        ("claim Berlin-Paris RR", "There is no route between Berlin and Paris."),
        ("station Atlantis B", "That city isn’t on this map."),
        ("claim Athina-Smyrna BBB", "You can: Claim Athina – Smyrna with 1 blue and 1 locomotive"),
    ):
        ada.page.keyboard.press("ControlOrMeta+a")
        ada.page.keyboard.type(wrong)
        ada.page.keyboard.press("Enter")
        expect(ada.page.get_by_text(answer)).to_be_visible()
    ada.page.keyboard.press("ControlOrMeta+a")
    ada.page.keyboard.type("athina smyrna")
    fits = ada.page.get_by_role("listbox", name="Matching moves").get_by_role("option")
    expect(fits).to_contain_text(["Claim Athina – Smyrna with 1 blue and 1 locomotive"])
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")

    expect(ada.spoken).to_contain_text(
        "Ada claims Athina – Smyrna with 1 blue and 1 locomotive for 2 points."
    )
    expect(ada.page.get_by_role("table", name="Seats").get_by_role("row", name="Ada")).to_contain_text("43")
    ada.reach(ada.page.get_by_role("searchbox", name="City", exact=True))
    ada.page.keyboard.type("smyr")
    expect(ada.page.get_by_role("list", name="All routes").get_by_role("button")).to_have_count(4)
    expect(ada.button("Athina – Smyrna")).to_contain_text("your route")


def test_a_route_is_claimed_from_the_list_and_its_passengers_too(visits: Visits, prepared: Served) -> None:
    ada = sit(visits, prepared.tables["germany"])
    routes = ada.page.get_by_role("list", name=re.compile("Claim a route"))
    route = routes.get_by_role("button", name="Berlin – Leipzig")
    expect(route).to_contain_text("Berlin: 1 blue, 2 red and 2 green waiting")
    ada.press(route)
    expect(ada.page.get_by_role("heading", name="Claim Berlin – Leipzig")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(route).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.press(ada.button(re.compile("^Claim$")))
    ada.press(ada.part("Who boards in Berlin?").get_by_role("button", name="green"))
    ada.play_move("take white Leipzig")

    ada.awaits("Ben’s turn")
    majorities = ada.page.get_by_role("table", name="Passengers")
    expect(majorities.get_by_role("row", name="Ada").get_by_text("the most")).to_have_count(2)


def test_railyards_are_lists_and_tell_what_would_be_robbed(visits: Visits, prepared: Served) -> None:
    ada = sit(visits, prepared.tables["card_game"])
    yards = ada.part("Railyards")
    expect(yards).to_contain_text("3 red")
    ada.press(ada.button("Place red"))
    expect(yards).to_contain_text("would be robbed")
    ada.press(ada.button(re.compile("^Place$")))

    ada.awaits("Ben’s turn")
    expect(ada.spoken).to_contain_text("Ada robs Ben of 3 red.")
