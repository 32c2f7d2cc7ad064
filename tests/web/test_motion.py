"""Reduced motion: nothing moves if the device or the settings ask for it."""

import re

from playwright.sync_api import Page

from tests.web.person import Person
from tests.web.visits import Visits
from tests.web.whole_game import begin, keep_tickets

WATCH = """() => {
    window.moved = [];
    const watch = () => {
        for (const { animationName, effect } of document.getAnimations()) {
            const { duration } = effect.getComputedTiming();
            const what = animationName ?? effect.target.outerHTML;
            if (duration > 1) window.moved.push(`${what} for ${duration} ms`);
        }
        requestAnimationFrame(watch);
    };
    watch();
}"""
"""Records everything that moves between animation frames."""

PICTURES = """async () => {
    for (let picture = 0; picture < 30; picture++) await new Promise(requestAnimationFrame);
    return window.moved.splice(0);
}"""
"""Waits for a moment, and returns what has moved since the last call."""


def draw(person: Person) -> list[str]:
    """Draw a card, and return what moved."""
    person.awaits("Your turn")
    cards = person.part("Your cards")
    before = cards.inner_text()
    person.press(person.button(re.compile("Draw from the deck")))
    person.page.wait_for_function(
        "([cards, before]) => cards.innerText !== before", arg=[cards.element_handle(), before]
    )
    moved: list[str] = person.page.evaluate(PICTURES)
    return moved


def choose_speed(page: Page, speed: str) -> None:
    """Choose the animation speed in the settings, and forget what has moved until now."""
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("dialog").get_by_role("radio", name=speed, exact=True).check()
    page.keyboard.press("Escape")
    page.evaluate("() => new Promise(requestAnimationFrame).then(() => window.moved.splice(0))")


def test_nothing_moves_for_those_who_ask_for_that(visits: Visits) -> None:
    ada = Person(visits.desktop())
    begin(ada, "Europe")
    ada.awaits("Your turn")
    ada.page.evaluate(WATCH)
    keep_tickets(ada)
    ada.awaits("Your turn: draw cards")

    assert draw(ada) == []
    ada.page.emulate_media(reduced_motion="no-preference")
    assert draw(ada) != []
    choose_speed(ada.page, "Off")
    assert draw(ada) == []
    choose_speed(ada.page, "Fast")
    ada.page.emulate_media(reduced_motion="reduce")
    assert draw(ada) != []
