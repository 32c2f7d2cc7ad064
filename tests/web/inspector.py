"""Somebody who looks at every page in every language, with large letters, and in light and dark."""

import json
import re
from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize

from tests.web.checker import wrong
from tests.web.reading import cut_off, out_of_reach, said
from whistlestop.server.load.browser import DESKTOP, PHONE

SETTINGS = "whistlestop.settings"

SENTENCE = re.compile(r"(?:^|\s)[a-z]{2,}\s(?:.*\s)?[a-z]{2,}\b")
"""A line with two plain words at least: more than a name."""

FOLLOWED = """([language, textScale, sign, before]) => {
    const root = document.documentElement;
    return root.lang === language
        && root.style.getPropertyValue("--text-scale") === String(textScale)
        && (!sign || document.querySelector(sign)?.textContent !== before);
}"""
"""Whether the page has followed the settings, and fetched the words that it says only here."""

SETTLED = "() => new Promise(laid => requestAnimationFrame(() => requestAnimationFrame(laid)))"

LEAVE = "() => document.querySelectorAll('#app > *').forEach(one => one.setAttribute('data-left', ''))"


class Light(NamedTuple):
    """In what way a page is looked at."""

    size: ViewportSize
    language: str
    scale: int


LIGHTS = (
    Light(PHONE, "en", 1),
    Light(PHONE, "fr", 1),
    Light(PHONE, "de", 1),
    Light(PHONE, "de", 2),
    Light(DESKTOP, "de", 2),
    Light(DESKTOP, "en", 1),
)
"""All ways, each a small step from the one before; letters are enlarged in German, whose words are long."""

USUAL = tuple(light for light in LIGHTS if light.scale == 1)
"""Those in which letters have their usual size."""


class Inspector:
    """Somebody with two windows of one browser: in one the settings change, and the other has to follow."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.light = LIGHTS[-1]
        self.lights: tuple[Light, ...] = LIGHTS
        self.lists = False
        with page.expect_popup() as opened:
            page.evaluate("() => void open('')")
        self.other = opened.value
        page.bring_to_front()  # what is behind another window is drawn but once in a while
        self.findings: list[str] = []

    def go(self, place: str, sign: str) -> None:
        """Go to a place, and wait for a sign of it."""
        self.page.evaluate(LEAVE)
        self.page.evaluate("place => location.hash = place", place)
        self.page.locator(f"#app > :not([data-left]) {sign}").first.wait_for()

    def look(self, place: str, fetched: str = "", *, wide: bool = True) -> None:
        """Look at what is shown, in all lights or those of a phone; some words are fetched for every one."""
        lights = [light for light in self.lights if wide or light.size == PHONE]
        heard: dict[str, set[str]] = {}
        for light in lights[::-1] if self.light == lights[-1] else lights:
            self.turn(light, fetched)
            where = f"{place}, {light.language}, {light.size['width']} wide, {light.scale} times as large"
            self.note(where, cut_off(self.page))
            if light.scale > 1:
                self.note(where, out_of_reach(self.page))
            elif light.size == PHONE:
                heard[light.language] = {line for line in said(self.page) if SENTENCE.search(line)}
            if light == (LIGHTS[-1] if wide else LIGHTS[0]):
                self.note(where, wrong(self.page))
        for language in ("fr", "de"):
            self.note(f"{place}, {language}, says in English", sorted(heard[language] & heard["en"]))

    def turn(self, light: Light, fetched: str = "") -> None:
        """Look in another way from now on, and wait until the page has followed."""
        before = self.page.locator(fetched).first.text_content() if fetched else None
        fetched = fetched if light.language != self.light.language else ""
        self.light = light
        if self.page.viewport_size != light.size:
            self.page.set_viewport_size(light.size)
        settings = {
            "language": light.language,
            "textScale": light.scale,
            "lists": self.lists,
            "theme": "light",
        }
        self.other.evaluate(
            "kept => localStorage.setItem('whistlestop.settings', kept)", json.dumps(settings)
        )
        self.page.wait_for_function(FOLLOWED, arg=[light.language, light.scale, fetched, before])
        self.page.evaluate(SETTLED)

    def note(self, where: str, found: list[str]) -> None:
        """Keep what was found."""
        self.findings += [f"{where}: {one}" for one in found]


def inspect(page: Page, place: str) -> None:
    """Look at something that came up at a table on a wide screen, and complain of what is found."""
    inspector = Inspector(page)
    inspector.look(place)
    inspector.turn(LIGHTS[-1])
    inspector.other.close()
    assert not inspector.findings, "\n".join(inspector.findings)
