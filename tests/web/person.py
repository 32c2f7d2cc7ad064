"""People at the page: they read what it says and press what they see."""

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


Place = tuple[float, float]
"""A point on the screen."""

STEPS = (0.1, 0.3, 0.6, 1)
"""The fractions of a gesture at which the browser samples it."""


class Person:
    """A person with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # What is to be seen

    @property
    def status(self) -> Locator:
        """The status line: whose turn it is, and what they may do."""
        return self.page.locator("[role=status]").first

    def button(self, name: str | Pattern[str]) -> Locator:
        """Return a button by its label."""
        return self.page.get_by_role("button", name=name)

    def part(self, name: str | Pattern[str]) -> Locator:
        """Return a region of the table by its heading."""
        return self.page.get_by_role("region", name=name)

    @property
    def log(self) -> Locator:
        """The list of what happened."""
        return self.page.get_by_role("list", name="Log")

    def route(self, name: str) -> Locator:
        """Return a route on the map by its cities and, if necessary, more of its label."""
        return self.page.get_by_role("group", name="Routes").get_by_role("button", name=name)

    def city(self, name: str) -> Locator:
        """Return a city on the map."""
        return self.page.get_by_role("group", name="Cities").get_by_role("button", name=name)

    def claimable(self) -> list[str]:
        """Return the highlighted routes, most valuable first."""
        lit = self.page.locator('[aria-label*="You can claim this."]')
        lit.first.wait_for()
        names: list[str] = lit.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return sorted(names, key=lambda name: -sum(map(int, re.findall(r"(\d+) points?", name))))

    def awaits(self, text: str | Pattern[str]) -> str:
        """Wait until the status line contains a text, and return the whole line."""
        self.status.filter(has_text=text).wait_for()
        return self.status.inner_text()

    def turns(self) -> Iterator[str]:
        """Yield each decision until the game is over."""
        until = re.compile(f"{MY_TURN.pattern}|{OVER}", re.IGNORECASE)
        for _ in range(MANY_DECISIONS):
            said = self.awaits(until)
            if OVER in said:
                return
            yield MY_TURN.split(said)[-1]
        raise AssertionError(f"the game has no end: {said}")

    # What is to be done

    def press(self, what: Locator, key: str = "") -> None:
        """Press an element; with a keyboard, perhaps by a shortcut."""
        what.click()

    def unfold_log(self) -> None:
        """Open the drawer of log and chat, where they are in one."""
        drawer = self.button("Log & chat")
        drawer.or_(self.page.get_by_role("tab")).or_(self.log).first.wait_for()
        if drawer.count() and drawer.get_attribute("aria-expanded") == "false":
            self.press(drawer)

    def read_log(self) -> Locator:
        """Return the log, and unfold it before."""
        self.unfold_log()
        return self.log

    def choose(self, what: Locator, option: str) -> None:
        """Choose from a menu."""
        what.select_option(label=option)

    def point(self, place: Locator) -> None:
        """Press the middle of an element on the map."""
        self.page.mouse.click(*self.middle(place))

    def point_at_claimable(self) -> None:
        """Press the most valuable highlighted route."""
        self.point(self.page.locator(f'[aria-label="{self.claimable()[0]}"]').first)

    def drag(self, start: Place, end: Place) -> None:
        """Drag from one point to another."""
        self.carry(start, end)
        self.page.mouse.up()

    def carry(self, start: Place, end: Place) -> None:
        """Start a drag without releasing."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=6)

    def steady(self, place: Locator) -> Place:
        """Return the centre of an element on the map once the map is still."""
        before, now = None, self.middle(place)
        while before != now:
            self.page.wait_for_timeout(100)
            before, now = now, self.middle(place)
        return now

    def middle(self, place: Locator) -> Place:
        """Return the middle one of the shapes that make up an element on the map."""
        x, y = place.evaluate(MIDDLE)
        return x, y


class Finger(Person):
    """A person with a touch screen of phone size."""

    def press(self, what: Locator, key: str = "") -> None:
        what.tap()

    def point(self, place: Locator) -> None:
        if not self.sees(place):
            self.press(self.button("Show whole map"))
        self.page.touchscreen.tap(*self.middle(place))

    def drag(self, start: Place, end: Place) -> None:
        self.move_fingers((start, end))

    def move_fingers(self, *ways: tuple[Place, Place]) -> None:
        """Perform a gesture with one or more fingers."""
        device = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, points: list[dict[str, float]]) -> None:
            device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        def points(part: float) -> list[dict[str, float]]:
            return [
                {"x": x + part * (to_x - x), "y": y + part * (to_y - y), "id": finger}
                for finger, ((x, y), (to_x, to_y)) in enumerate(ways)
            ]

        touch("touchStart", points(0))
        for part in STEPS:
            touch("touchMove", points(part))
        touch("touchEnd", [])

    def sees(self, place: Locator) -> bool:
        """Return whether an element of the map is in view."""
        frame = self.part("Map of").bounding_box()
        assert frame is not None
        x, y = self.middle(place)
        return 0 < x - frame["x"] < frame["width"] and 0 < y - frame["y"] < frame["height"]
