"""A lesson, played by following its hints."""

import re
from collections.abc import Iterator

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as NotInTime

from tests.web.keyboard import Keyboard
from tests.web.person import Finger, Person

END = re.compile("Now you know the game")
ON = re.compile("^(Next|Keep going)$")
MANY_PRESSES = 120

MOMENT = """() => {
    const hint = document.querySelector("section[data-lesson]");
    const pointer = document.querySelector("[data-pointer]");
    const rings = document.querySelectorAll("[data-ring]").length;
    return `${hint?.dataset.lesson ?? ""}|${pointer?.dataset.pointer ?? ""}|${rings}`;
}"""
"""The current step, its target, and what is left to press."""

NEXT_MOMENT = f"""before => {{
    const hint = document.querySelector("section[data-lesson]");
    const way = "[data-lesson] [data-on], [data-pointer]";
    const asks = hint?.dataset.lesson && document.querySelector(way);
    const moment = ({MOMENT})();
    return (asks || hint?.dataset.lesson === "end") && moment !== before && moment;
}}"""
"""The current step, once it requires a new action."""

POINTED_AT = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const place = () => {
        const box = document.querySelector("[data-pointer]")?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
    };
    let before = [];
    for (let still = 0; still < 4; await frame()) {
        const now = place();
        still = now.length && now.join() === before.join() ? still + 1 : 0;
        before = now;
    }
    return before;
}"""
"""The middle of the pointer, once it is still."""

IN_FRONT = """([x, y]) => {
    const pointer = document.querySelector("[data-pointer]");
    pointer.style.pointerEvents = "auto";
    const seen = document.elementFromPoint(x, y);
    pointer.style.pointerEvents = "";
    return pointer.contains(seen);
}"""
"""Whether nothing covers the pointer."""

SEEN = f"""() => {{
    const boxes = selector => [...document.querySelectorAll(selector)].map(element => {{
        const {{ x, y, width, height }} = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }});
    return JSON.stringify({{
        moment: ({MOMENT})(),
        pointer: boxes("[data-pointer]"),
        confirm: boxes('[data-group="decision"] [data-go]'),
        decisions: boxes('[data-group="decision"]'),
        active: document.activeElement?.outerHTML.slice(0, 200),
        visible: document.visibilityState,
    }});
}}"""
"""What to know if a lesson does not go on."""


def begin(person: Person, game: str) -> None:
    """Open a game's lesson from the lobby."""
    card = person.page.get_by_role("article", name=game, exact=True)
    person.press(card.get_by_role("button", name=f"Learn by playing: {game}"))


def hint(person: Person) -> Locator:
    """The current hint."""
    return person.part("What to do now")


def ended(person: Person) -> Locator:
    """The card that appears when the lesson is over."""
    return person.part(END)


def steps(person: Person) -> Iterator[str]:
    """Follow the hints, and yield each step before acting on it."""
    before = last = ""
    for _ in range(MANY_PRESSES):
        before = next_moment(person, before)
        step = before.split("|")[0]
        if step == "end":
            return
        if step != last:
            last = step
            yield step
            if person.page.evaluate(MOMENT) != before:
                before = ""
                continue
        do(person)
    raise AssertionError(f"the first game has no end: {before}")


def next_moment(person: Person, before: str) -> str:
    """Wait until the lesson requires a new action."""
    try:
        moment: str = person.page.wait_for_function(NEXT_MOMENT, arg=before).json_value()
    except NotInTime:
        raise AssertionError(f"after {before} comes nothing: {person.page.evaluate(SEEN)}") from None
    return moment


def skip(person: Person) -> None:
    """Skip the current step."""
    before = person.page.evaluate(MOMENT)
    person.press(hint(person).get_by_role("button", name="Do it for me"))
    person.page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)


def end_early(person: Person) -> None:
    """Skip the rest of the lesson, and confirm."""
    person.press(hint(person).get_by_role("button", name="Skip the rest"))
    person.press(hint(person).get_by_role("button", name="End it"))


def do(person: Person) -> None:
    """Press what the hint asks for: its own button, or its target."""
    on = hint(person).get_by_role("button", name=ON)
    if on.count():
        person.press(on)
        return
    if isinstance(person, Keyboard):
        person.press(hint(person).get_by_role("button", name="Take me there"))
        person.page.keyboard.press("Enter")
        return
    x, y = person.page.evaluate(POINTED_AT)
    assert person.page.evaluate(IN_FRONT, [x, y]), "something covers the pointer"
    if isinstance(person, Finger):
        person.page.touchscreen.tap(x, y)
    else:
        person.page.mouse.click(x, y)
