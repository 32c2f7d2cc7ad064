"""People at the page: they read what it says, and press what they see, by mouse, finger or keyboard."""

import re
from collections.abc import Iterator
from re import Pattern

from playwright.sync_api import Locator, Page

MY_TURN = re.compile(r"your turn: ", re.IGNORECASE)
OVER = "The game is over."

MANY_DECISIONS = 400

MIDDLE = """({ children }) => {
    const { x, y, width, height } = children[Math.floor(children.length / 2)].getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


class Person:
    """Somebody with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # What is to be seen

    @property
    def status(self) -> Locator:
        """The line that says whose turn it is and what they may do."""
        return self.page.locator("[role=status]").first

    def button(self, name: str | Pattern[str]) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name)

    def part(self, name: str | Pattern[str]) -> Locator:
        """A part of the table by its heading."""
        return self.page.get_by_role("region", name=name)

    def route(self, name: str) -> Locator:
        """A route on the map, by its cities and as much of the rest as it takes."""
        return self.page.get_by_role("group", name="Routes").get_by_role("button", name=name)

    def city(self, name: str) -> Locator:
        """A city on the map."""
        return self.page.get_by_role("group", name="Cities").get_by_role("button", name=name)

    def claimable(self) -> list[str]:
        """Tell the routes that are lit, those that bring most first."""
        lit = self.page.locator('[aria-label*="You can claim it."]')
        lit.first.wait_for()
        names: list[str] = lit.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return sorted(names, key=lambda name: -sum(map(int, re.findall(r"(\d+) points?", name))))

    def awaits(self, text: str | Pattern[str]) -> str:
        """Wait until the status line says something, and return all that it says."""
        self.status.filter(has_text=text).wait_for()
        return self.status.inner_text()

    def turns(self) -> Iterator[str]:
        """Wait for each decision until the game is over, and say what is to be decided."""
        until = re.compile(f"{MY_TURN.pattern}|{OVER}", re.IGNORECASE)
        for _ in range(MANY_DECISIONS):
            said = self.awaits(until)
            if OVER in said:
                return
            yield MY_TURN.split(said)[-1]
        raise AssertionError(f"the game has no end: {said}")

    # What is to be done

    def press(self, what: Locator, key: str = "") -> None:
        """Press something; somebody at a keyboard may know a key that leads near it."""
        what.click()

    def choose(self, what: Locator, option: str) -> None:
        """Choose from a list that unfolds."""
        what.select_option(label=option)

    def point(self, place: Locator) -> None:
        """Press something on the map, in its middle."""
        self.page.mouse.click(*self.middle(place))

    def point_at_claimable(self) -> None:
        """Press the lit route that brings most."""
        self.point(self.page.locator(f'[aria-label="{self.claimable()[0]}"]').first)

    def middle(self, place: Locator) -> tuple[float, float]:
        """Find the middle one of the cars or discs that something on the map is drawn of."""
        x, y = place.evaluate(MIDDLE)
        return x, y


class Finger(Person):
    """Somebody with a finger on a small screen."""

    def press(self, what: Locator, key: str = "") -> None:
        what.tap()

    def point(self, place: Locator) -> None:
        if not self.sees(place):
            self.press(self.button("Show the whole map"))
        self.page.touchscreen.tap(*self.middle(place))

    def sees(self, place: Locator) -> bool:
        """Say whether something on the map is in the part that is shown."""
        frame = self.part("Map of").bounding_box()
        assert frame is not None
        x, y = self.middle(place)
        return 0 < x - frame["x"] < frame["width"] and 0 < y - frame["y"] < frame["height"]
