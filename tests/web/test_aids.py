"""Tables with and without aids, and marked routes, which never leave the browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import Finger, Person
from tests.web.visits import Visits
from tests.web.whole_game import keep_tickets, place_trains

FREE = ("Brest – Pamplona", "Madrid – Pamplona")


def lay_table(person: Person, aids: bool, game: str = "Europe") -> None:
    """Open a table against a bot, with or without aids."""
    person.press(person.page.get_by_role("link", name=f"More ways to play {game}"))
    person.choose(person.page.get_by_role("combobox", name="Seat 2"), "Mina (easy)")
    person.press(person.page.get_by_role("radio", name="Instant"))
    if not aids:
        person.page.get_by_role("checkbox", name="Aids").uncheck()
    person.press(person.button("Start game"))
    person.awaits("keep at least")
    keep_tickets(person)
    person.awaits("Your turn: draw cards")


def requests(page: Page) -> list[str]:
    """Record what the page sends from now on."""
    said: list[str] = []
    page.on("request", lambda request: said.append(f"{request.url} {request.post_data or ''}"))
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    return said


@pytest.mark.parametrize("way", ["mouse", "finger", "keyboard"])
def test_a_plan_is_marked_on_the_map_added_up_and_kept_in_this_browser_only(way: str, visits: Visits) -> None:
    person: Person = Finger(visits.phone()) if way == "finger" else Person(visits.desktop())
    page = person.page
    said = requests(page)
    lay_table(person, aids=True)
    expect(page.get_by_role("group", name="Routes")).to_be_visible()
    route = person.route(FREE[0])
    if way == "finger":
        person.press(person.button("Plan routes"))
        person.point(route)
        person.press(person.button("Mark routes on the map"))
    elif way == "mouse":
        page.mouse.click(*person.middle(route), button="right")
    else:
        page.keyboard.press("m")
        route.focus()
        page.keyboard.press("Shift+Enter")

    expect(route).to_have_accessible_name(re.compile("in your plan"))
    if way == "finger":
        person.press(person.button(re.compile("^Tickets$")))
    plan = page.get_by_role("group").filter(has_text="Your plan")
    expect(plan).to_contain_text("4 of your 45 trains")
    page.reload()
    expect(route).to_have_accessible_name(re.compile("in your plan"))
    assert not any("Brest" in line and '"why"' not in line for line in said)
    if way == "finger":
        person.press(person.button(re.compile("^Tickets$")))
    person.press(page.get_by_text("Your plan"))
    person.press(person.button("Remove Brest – Pamplona from your plan"))
    expect(route).not_to_have_accessible_name(re.compile("in your plan"))


def test_the_shortest_way_of_a_ticket_becomes_the_plan(visits: Visits) -> None:
    ada = Person(visits.desktop())
    lay_table(ada, aids=True)
    ada.press(ada.button("Show route").first)
    ada.press(ada.button("Add to plan"))

    expect(ada.page.get_by_text("Your plan")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("in your plan")).first).to_be_attached()


def test_a_table_without_aids_offers_none(visits: Visits) -> None:
    ada = Person(visits.desktop())
    lay_table(ada, aids=False)
    expect(ada.page.get_by_role("group", name="Routes")).to_be_visible()

    expect(ada.part("Your tickets").get_by_role("button").first).to_be_visible()
    expect(ada.button("Show route")).to_have_count(0)
    expect(ada.button("Plan routes")).to_have_count(0)
    ada.page.mouse.click(*ada.middle(ada.route(FREE[0])), button="right")
    ada.page.keyboard.press("p")
    expect(ada.page.get_by_role("button", name=re.compile("in your plan"))).to_have_count(0)
    expect(ada.button("Mark routes on the map")).to_have_count(0)


@pytest.mark.parametrize("aids", [True, False])
def test_without_aids_the_log_forgets_which_cards_were_placed(aids: bool, visits: Visits) -> None:
    person = Person(visits.desktop())
    lay_table(person, aids, "The Card Game")
    assert place_trains(person)
    person.awaits("Your turn: ")
    log = person.read_log()
    placed = log.get_by_role("listitem").filter(has_text=re.compile("places .* in the railyard")).first
    numbered = re.compile("places [0-9]+ cards in the railyard")
    for _ in range(2):
        expect(placed).to_be_visible()
        expect(placed.filter(has_text=numbered)).to_have_count(0 if aids else 1)
        person.page.reload()
        person.awaits("Your turn: ")
