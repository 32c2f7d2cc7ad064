"""An inspector of every page in every language, with large text, in light and dark."""

import json
import re
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize

from tests.web.checker import wrong
from tests.web.reading import cut_off, out_of_reach, said
from whistlestop.benchmarks.browser import DESKTOP, PHONE

SETTINGS = "whistlestop.settings"

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"

SENTENCE = re.compile(r"(?:^|\s)[a-z]{2,}\s(?:.*\s)?[a-z]{2,}\b")
"""A line with at least two plain words: more than a name."""

FOLLOWED = """([language, textScale, sign, before]) => {
    const root = document.documentElement;
    return root.lang === language
        && root.style.getPropertyValue("--text-scale") === String(textScale)
        && (!sign || document.querySelector(sign)?.textContent !== before);
}"""
"""Whether the page has applied the settings and loaded the language."""

SETTLED = "() => new Promise(laid => requestAnimationFrame(() => requestAnimationFrame(laid)))"

LEAVE = "() => document.querySelectorAll('#app > *').forEach(one => one.setAttribute('data-left', ''))"


class Light(NamedTuple):
    """One way of looking at a page: language, text size and theme."""

    size: ViewportSize
    language: str
    scale: int


TRANSLATIONS = sorted({file.parent.name for file in WORDS.glob("*/language.json")} - {"en"}, reverse=True)
"""Every language of the page but English; German comes last."""

LIGHTS = (
    Light(PHONE, "en", 1),
    *(Light(PHONE, language, 1) for language in TRANSLATIONS),
    Light(PHONE, "de", 2),
    Light(DESKTOP, "de", 2),
    Light(DESKTOP, "en", 1),
)
"""All looks, each a small step from the previous; large text in German, whose words are long."""

USUAL = tuple(light for light in LIGHTS if light.scale == 1)
"""The looks with the usual text size."""


class Inspector:
    """Two windows of one browser: settings change in one, and the other must follow."""

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
        """Open an address, and wait for an element."""
        self.page.evaluate(LEAVE)
        self.page.evaluate("place => location.hash = place", place)
        self.page.locator(f"#app > :not([data-left]) {sign}").first.wait_for()

    def look(self, place: str, fetched: str = "", *, wide: bool = True) -> None:
        """Inspect the current page in all looks, or in those for phones."""
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
        for language in TRANSLATIONS:
            self.note(f"{place}, {language}, says in English", sorted(heard[language] & heard["en"]))

    def turn(self, light: Light, fetched: str = "") -> None:
        """Switch to another look, and wait until the page has followed."""
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
        """Store the findings."""
        self.findings += [f"{where}: {one}" for one in found]


def inspect(page: Page, place: str) -> None:
    """Inspect a dialog at a table on a wide screen, and fail on findings."""
    inspector = Inspector(page)
    inspector.look(place)
    inspector.turn(LIGHTS[-1])
    inspector.other.close()
    assert not inspector.findings, "\n".join(inspector.findings)
