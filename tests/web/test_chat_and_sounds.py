"""Chat and sounds, both of which can be muted."""

import re

from playwright.sync_api import Page, expect

from tests.web.checker import wrong
from tests.web.meeting import draw_two, meet
from tests.web.person import Person
from tests.web.visits import Visits
from whistlestop.benchmarks.browser import PHONE

LISTEN = """() => {
    window.heard = 0;
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) {
            window.heard += 1;
            window.studio = this.context;
            return start.apply(this, when);
        };
    }
}"""
"""Counts the tones and noises that the browser plays."""


def heard(page: Page) -> int:
    """Return the number of sounds so far."""
    return int(page.evaluate("window.heard"))


def open_chat(person: Person) -> None:
    person.unfold_log()
    person.press(person.page.get_by_role("tab", name="Chat"))


def test_phrases_take_one_press_are_counted_until_they_are_read_and_can_be_muted(visits: Visits) -> None:
    ada, ben = meet(visits)
    ben.page.set_viewport_size(PHONE)
    open_chat(ada)
    ada.press(ada.button("Good luck!"))

    said = ben.button(re.compile("Ada: Good luck!"))
    expect(said).to_be_visible()
    expect(ben.page.locator('[aria-live="polite"]', has=said)).to_have_count(1)
    log = ben.button(re.compile("^Log"))
    expect(log).to_contain_text("1 new")
    ben.press(log)
    expect(ben.page.get_by_role("list", name="Chat")).to_contain_text("Ada: Good luck!")
    expect(log).not_to_contain_text("new")
    ben.page.get_by_role("textbox", name="Say something").fill("<i>You too</i>")
    ben.press(ben.button("Send"))
    expect(ada.page.get_by_role("list", name="Chat")).to_contain_text("Ben: <i>You too</i>")

    ada.page.get_by_text("Mute…").click()
    assert wrong(ada.page) == []
    ada.press(ada.button("Mute Ben"))
    expect(ada.page.get_by_role("list", name="Chat")).not_to_contain_text("Ben:")
    ben.press(ben.button("Thanks!"))
    expect(ben.page.get_by_role("list", name="Chat")).to_contain_text("Ben: Thanks!")
    ada.page.reload()
    ada.awaits("turn")
    open_chat(ada)
    expect(ada.page.get_by_text("Muted: 1")).to_be_visible()
    expect(ada.page.get_by_role("list", name="Chat")).not_to_contain_text("Ben:")


def test_moves_and_turns_are_heard_until_sounds_are_muted_in_one_press(visits: Visits) -> None:
    ada, ben = meet(visits)
    for person in (ada, ben):
        person.page.evaluate(LISTEN)
    draw_two(ada, ben)
    expect(ben.status).to_contain_text("Your turn")
    for person in (ada, ben):
        person.page.wait_for_function("() => window.heard > 0")  # a device may need a moment to sound

    ben.page.wait_for_function("() => window.studio.state === 'suspended'")  # silence costs a device nothing
    ada.press(ada.button("Mute sounds"))
    before = heard(ada.page)
    draw_two(ben, ada)
    ben.page.wait_for_function("() => window.studio.state === 'running'")
    expect(ada.button("Mute sounds")).to_have_attribute("aria-pressed", "true")
    assert heard(ada.page) == before
    ada.page.reload()
    expect(ada.button("Mute sounds")).to_have_attribute("aria-pressed", "true")
