"""Hot seat: between turns, only public information is visible."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.rules.europe.table import europe
from tests.web.inspector import inspect
from tests.web.moments import Served
from tests.web.person import Person
from tests.web.visits import Visits
from tests.web.whole_game import keep_tickets, take_turn
from whistlestop.benchmarks.moment import MatchMoment

SECRETS = {
    "one": ("RRRR", [["Athina-Angora", "Berlin-Roma"], ["Kyiv-Sochi", "Brest-Venezia"]]),
    "other": ("BGYL", [["Paris-Zagrab", "Essen-Kyiv"], ["Frankfurt-Smolensk", "Zürich-Budapest"]]),
}
"""Two tables with the same public information and different hands."""


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """The two tables."""
    return {name: MatchMoment(europe(hand, tickets=held)) for name, (hand, held) in SECRETS.items()}


def curtain(person: Person, says: str) -> Locator:
    """Wait for the curtain."""
    place = person.part("Pass the device")
    expect(place).to_contain_text(says)
    expect(place.get_by_role("button").first).not_to_have_attribute("aria-disabled", "true")
    return place


def raised_by(person: Person, name: str) -> None:
    """Open the curtain for the next player."""
    person.press(person.button(f"I’m {name}: show my cards"))
    expect(person.part("Your cards")).to_be_visible()


# Announcements come a quarter of a second after what they announce.
AT_REST = """() => new Promise((resolve) => {
  let timer = setTimeout(resolve, 500);
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resolve, 500);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})"""


def in_the_page(page: Page) -> list[str]:
    """Return everything in a page, visible or for screen readers, except the table's id."""
    page.mouse.move(0, 0)
    page.evaluate(AT_REST)
    expect(page.locator("[data-painted]")).to_have_attribute("data-painted", "true")
    table = page.url.rpartition("/")[2]
    return [text.replace(table, "ID") for text in (page.content(), page.locator("body").aria_snapshot())]


def secrets(person: Person) -> list[str]:
    """Return what a player holds."""
    tickets = person.part("Your tickets").get_by_role("button").all_inner_texts()
    lines = [" ".join(text.split()) for text in tickets]
    return [name for line in lines for name in re.findall(r"[^\W\d][\w. ]+ – [\w. ]+", line)]


def test_behind_the_curtain_a_page_is_the_same_whatever_anybody_holds(
    visits: Visits, prepared: Served
) -> None:
    seen: list[list[list[str]]] = []
    for laid in prepared.tables.values():
        both = Person(visits.desktop(laid.address, laid.memory(0, 1)))
        curtain(both, "Pass the device to Ada")
        expect(both.page.get_by_role("group", name="Routes")).to_be_visible()
        pages = [in_the_page(both.page)]

        raised_by(both, "Ada")
        both.press(both.part("Your tickets").get_by_role("button").first)
        both.point(both.route("Petrograd – Stockholm"))
        expect(both.page.get_by_text("is a tunnel of any colour with 8 spaces: you have")).to_be_visible()
        pages.append(in_the_page(both.page))
        both.press(both.button("Draw two"))
        both.awaits("Your turn is over. Ben is next.")
        both.press(both.button("Hide my cards"))
        curtain(both, "Pass the device to Ben")
        expect(both.read_log()).to_contain_text("Ada draws 2 cards")
        pages.append(in_the_page(both.page))

        both.page.reload()
        curtain(both, "Pass the device to Ben")
        expect(both.page.get_by_role("group", name="Routes")).to_be_visible()
        pages.append(in_the_page(both.page))
        seen.append(pages)
    for moment, (one, other) in enumerate(zip(*seen, strict=True)):
        assert (one == other) == (moment != 1), f"at moment {moment}"


def lay_table(person: Person, *seats: str) -> None:
    """Create a table of First Journey for Ada, a friend at her device, and others."""
    person.page.get_by_label("What should we call you?").fill("Ada")
    person.press(person.page.get_by_role("link", name="More ways to play First Journey", exact=True))
    person.press(person.page.get_by_role("radio", name=str(len(seats) + 1), exact=True))
    for place, kind in enumerate(seats, 2):
        person.choose(person.page.get_by_role("combobox", name=f"Seat {place}"), kind)
    person.page.get_by_label("Friend’s name").fill("Ben")
    person.press(person.page.get_by_role("radio", name="Instant"))


def test_two_people_and_a_bot_play_at_one_device(visits: Visits) -> None:
    both = Person(visits.phone())
    lay_table(both, "A friend on this device", "Mina (easy)")
    both.press(both.page.get_by_role("radio", name="Ada"))
    both.press(both.button("Start game"))
    hidden: dict[str, list[str]] = {}

    for _ in range(2):
        for name in ("Ada", "Ben"):
            behind = curtain(both, f"Pass the device to {name}")
            assert both.page.get_by_role("region", name=re.compile("Your")).count() == 0
            whole = "".join(in_the_page(both.page))
            assert not any(ticket in whole for held in hidden.values() for ticket in held)
            raised_by(both, name)
            expect(behind).to_be_hidden()
            both.press(both.button(re.compile("^Tickets$")))
            hidden[name] = secrets(both)
            assert hidden[name]
            both.press(both.button(re.compile("^Cards$")))
            take_turn(both, both.awaits("your turn: ").partition("turn: ")[2])
            both.press(both.button("Hide my cards"))
    curtain(both, "Pass the device to Ada")
    both.press(both.button(re.compile("^Log$")))
    expect(both.read_log()).to_contain_text("Mina")


def test_two_people_at_one_device_play_with_somebody_at_another(visits: Visits) -> None:
    both = Person(visits.desktop())
    lay_table(both, "A friend on this device", "Someone with the link")
    both.press(both.page.get_by_role("radio", name="Seat 3"))
    both.press(both.button("Create game"))
    invitation = both.page.get_by_role("textbox", name="link").input_value()
    cleo = Person(visits.desktop(invitation.removeprefix(visits.address)))
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.press(cleo.button("Sit here"))
    both.press(both.button("Start game"))

    place = curtain(both, "The others are playing")
    expect(place.get_by_role("button")).to_have_count(2)
    raised_by(both, "Ben")
    bens = secrets(both)
    both.press(both.button("Hide my cards"))
    curtain(both, "The others are playing")
    take_turn(cleo, cleo.awaits("Your turn: ").partition("turn: ")[2])

    curtain(both, "Pass the device to Ada")
    expect(both.read_log()).to_contain_text("Cleo")
    assert not any(ticket in "".join(in_the_page(both.page)) for ticket in bens)
    expect(cleo.page.get_by_role("button", name=re.compile("show my cards"))).to_have_count(0)
    raised_by(both, "Ada")
    expect(both.status).to_contain_text("Ada, your turn")


def test_opening_tickets_are_chosen_one_person_after_the_other_in_any_order(visits: Visits) -> None:
    both = Person(visits.desktop())
    both.page.get_by_label("What should we call you?").fill("Ada")
    both.press(both.page.get_by_role("link", name="More ways to play Europe"))
    both.choose(both.page.get_by_role("combobox", name="Seat 2"), "A friend on this device")
    both.page.get_by_label("Friend’s name").fill("Ben")
    both.press(both.button("Start game"))

    place = curtain(both, "Who’s choosing?")
    expect(place.get_by_role("button")).to_have_count(2)
    inspect(both.page, "curtain")
    raised_by(both, "Ben")
    both.awaits("Ben, your turn: keep at least")
    offered = both.part("New tickets").get_by_role("group").inner_text()
    keep_tickets(both)
    both.awaits("Ada is next")
    both.press(both.button("Hide my cards"))
    curtain(both, "Pass the device to Ada")
    assert not any(f"{line} –" in both.page.content() for line in offered.splitlines() if line.isalpha())
    raised_by(both, "Ada")
    keep_tickets(both)
    both.awaits("turn")
