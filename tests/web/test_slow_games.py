"""Games over several days: moving seats to another device, and notifications."""

from playwright.sync_api import expect

from tests.web.meeting import draw_two, meet
from tests.web.person import Person
from tests.web.visits import Visits

AWAY = """() => {
    window.notices = [];
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) {
            window.notices.push({ body, pressed: () => this.onclick() });
        }
        close() {}
    };
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
}"""
"""Makes the page believe it is hidden, and records desktop notifications."""


NOTICED = """async () => {
    while (!window.notices.length) await new Promise(later => setTimeout(later, 100));
    return window.notices[0].body;
}"""


def test_seats_are_taken_over_by_another_device_that_asks_before(visits: Visits) -> None:
    ada, ben = meet(visits)
    ada.page.goto(f"{visits.address}#/")
    ada.press(ada.button("Use my seats on another device"))
    secret = ada.page.get_by_role("textbox", name="The link with your seats").input_value()
    expect(ada.page.get_by_text("Anyone with this link can play for you.")).to_be_visible()
    address, _, behind = secret.partition("#")
    assert "." not in address.rpartition("/")[2]

    phone = Person(visits.phone())
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(f"{visits.address}#{behind}")
    expect(phone.page.get_by_text("1 seat from another device: Europe")).to_be_visible()
    assert phone.page.evaluate("localStorage.getItem('whistlestop.secrets')") is None
    phone.press(phone.button("Add them"))
    phone.press(phone.page.get_by_role("link", name="with Ben"))
    phone.awaits("Your turn")
    assert "/seats/" not in phone.page.url
    assert not any(behind.rpartition(".")[2] in url for url in asked)
    draw_two(phone, ben)


def test_somebody_who_looks_at_something_else_is_told_of_the_turn(visits: Visits) -> None:
    ada, ben = meet(visits)
    ben.page.clock.install()
    ben.page.goto(f"{visits.address}#/settings")
    ben.page.reload()
    ben.page.evaluate(AWAY)
    ben.page.get_by_role("checkbox", name="Notify me when it’s my turn").check()
    ada.press(ada.button("Draw two"))
    ada.awaits("Ben’s turn")
    ben.page.clock.fast_forward("00:30")

    assert ben.page.evaluate(NOTICED) == "The others are waiting for you at Europe."
    ben.page.evaluate("window.notices[0].pressed()")
    ben.awaits("Your turn")
