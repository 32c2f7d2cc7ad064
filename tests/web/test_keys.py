"""Keyboard shortcuts at a table: navigation, visible focus, and no side effects."""

import pytest
from playwright.sync_api import expect

from tests.rules.europe.table import europe
from tests.web.keyboard import Keyboard
from tests.web.moments import Seating
from whistlestop.benchmarks.moment import MatchMoment

MANY = 8


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """Tables with many choices."""
    return {name: MatchMoment(europe("BBGL")) for name in ("map", "letters", "payment", "held", "log")}


def sit(seating: Seating, name: str) -> Keyboard:
    """Open a table without a mouse."""
    person = Keyboard(seating.sit(name).page)
    person.awaits("claim a route")
    return person


def name_of_focus(person: Keyboard) -> str:
    """Return the label of the focused element, up to the first full stop."""
    name: str = person.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
    return name.split(".")[0]


def go_to(person: Keyboard, route: str) -> None:
    """Focus a route by the first letter of its name."""
    person.page.keyboard.press("m")
    person.reach(person.page.get_by_role("group", name="Routes").locator('[tabindex="0"]'))
    for _ in range(MANY):
        if name_of_focus(person).startswith(route):
            return
        person.page.keyboard.press(f"Shift+{route[0]}")
    raise AssertionError(f"no letter leads to {route}")


def test_whatever_on_the_map_has_the_focus_is_shown_and_described(seating: Seating) -> None:
    ada = sit(seating, "map")
    go_to(ada, "Amsterdam – Bruxelles")
    names = set()
    for _ in range(MANY):
        ada.page.keyboard.press("ArrowRight")
        names.add(name := name_of_focus(ada))
        expect(ada.page.locator("strong", has_text=name)).to_be_visible()
    assert len(names) == MANY
    ada.page.keyboard.press("r")
    expect(ada.page.locator("strong", has_text=name)).to_be_hidden()


def test_letters_lead_to_the_same_places_from_everywhere(seating: Seating) -> None:
    ada = sit(seating, "letters")
    for letter, place in (("t", "Your tickets"), ("h", "Your cards"), ("r", "Cards to draw")):
        go_to(ada, "Amsterdam – Bruxelles")
        ada.page.keyboard.press(letter)
        expect(ada.part(place).locator(":focus")).to_be_visible()


def test_arrows_choose_a_way_to_pay_and_nothing_is_claimed_before_enter(seating: Seating) -> None:
    ada = sit(seating, "payment")
    go_to(ada, "Dieppe – London, 2 spaces, any colour, track 1")
    ada.page.keyboard.press("Enter")
    ways = ada.part("Claim Dieppe – London").get_by_role("radio")
    expect(ways.first).to_be_focused()
    ada.page.keyboard.press("ArrowRight")

    expect(ways.nth(1)).to_be_focused()
    expect(ways.nth(1)).to_be_checked()
    expect(ways.first).not_to_be_checked()
    ada.page.keyboard.press("Enter")
    expect(ada.route("Dieppe – London, 2 spaces, any colour, track 1")).to_have_accessible_name(
        "Dieppe – London, 2 spaces, any colour, track 1, ferry with 1 locomotive, 2 points. your route"
    )


def test_a_key_that_is_held_down_presses_once(seating: Seating) -> None:
    ada = sit(seating, "held")
    ada.reach(ada.button("Draw from the deck"))
    for _ in range(MANY):
        ada.page.keyboard.down("Enter")
    ada.page.keyboard.up("Enter")

    ada.awaits("second card")
    expect(ada.part("Your cards, 5 cards")).to_be_visible()


def test_arrows_lead_from_the_log_to_the_chat(seating: Seating) -> None:
    ada = sit(seating, "log")
    ada.page.keyboard.press("l")
    expect(ada.button("Log & chat")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("tab", name="Log")).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(ada.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
