"""A keyboard user: Tab moves between groups, arrow keys move within one."""

from typing import TypedDict

from playwright.sync_api import Locator

from tests.web.person import Person

KEYS_TO = """wanted => {
    const within = document.querySelector("dialog[open]") ?? document.body;
    const usable = "a[href], button, input, select, textarea, summary, [tabindex]";
    const first = one => one.type !== "radio" || one.checked
        || !within.querySelector(`input[name="${one.name}"]:checked`);
    const stops = [...within.querySelectorAll(usable)].filter(
        one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility() && first(one));
    const members = group => group.type === "radio"
        ? [...within.querySelectorAll(`input[name="${group.name}"]`)]
        : [...group.querySelectorAll("button:not(:disabled), [data-member], [role=button]")];
    let group = wanted.type === "radio" ? wanted : wanted.parentElement;
    while (wanted.tabIndex < 0 && !group.querySelector('[tabindex="0"]')) group = group.parentElement;
    const stop = stops.includes(wanted) ? wanted
        : wanted.type === "radio" ? stops.find(one => one.name === wanted.name)
        : group.querySelector('[tabindex="0"]');
    const here = stops.indexOf(document.activeElement);
    const all = members(group);
    const inside = all.includes(document.activeElement) && !stops.includes(wanted);
    const steps = all.indexOf(wanted) - all.indexOf(inside ? document.activeElement : stop);
    return {
        there: document.activeElement === wanted,
        lost: here < 0 && !inside,
        tabs: inside ? 0 : stops.indexOf(stop) - here,
        arrows: stop === wanted ? 0 : steps,
    };
}"""
"""The number of presses from the focus to an element, by key."""

TRIES = 12


class Way(TypedDict):
    """The key presses from the focus to an element; a negative number is backwards."""

    there: bool
    lost: bool
    tabs: int
    arrows: int


class Keyboard(Person):
    """A person who uses only a keyboard."""

    def press(self, what: Locator, key: str = "") -> None:
        what.wait_for()
        if key:
            self.page.keyboard.press(key)
        self.reach(what)
        self.page.keyboard.press("Space" if what.evaluate("one => one.type === 'radio'") else "Enter")

    def choose(self, what: Locator, option: str) -> None:
        self.reach(what)
        self.page.keyboard.type(option)

    def point(self, place: Locator) -> None:
        self.press(place, "m")

    def point_at_claimable(self) -> None:
        self.page.keyboard.press("m")
        self.reach(self.page.get_by_role("group", name="Routes").locator('[tabindex="0"]'))
        self.page.keyboard.press("Home")  # what is lit comes first
        self.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        """Focus an element with Tab and arrow keys, and check that it has the focus."""
        for _ in range(TRIES):
            way: Way = what.evaluate(KEYS_TO)
            if way["there"]:
                return
            if way["lost"]:
                self.page.keyboard.press("Tab")
                continue
            self.strike("Tab", "Shift+Tab", way["tabs"])
            self.strike("ArrowDown", "ArrowUp", way["arrows"])
        raise AssertionError(f"no key leads to {what}")

    def strike(self, forwards: str, backwards: str, times: int) -> None:
        """Press a key a number of times, or its opposite if the number is negative."""
        for _ in range(abs(times)):
            self.page.keyboard.press(forwards if times > 0 else backwards)
