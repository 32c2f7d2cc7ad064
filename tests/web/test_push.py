"""A push message shows a notification, and a click on it opens the table."""

import msgspec
from playwright.sync_api import expect

from tests.server.processes import ServerProcess
from tests.web.visits import Visits
from whistlestop.server.services.notices.pushes import PushMessage

SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    for (;;) {
        const [one] = await registration.getNotifications();
        if (one) return [one.title, one.body, one.tag];
        await new Promise(done => setTimeout(done, 50));
    }
}"""
CLICK = """async () => {
    const opened = new Promise(done => { self.clients.openWindow = async url => done(url); });
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return await opened;
}"""
"""A script may not open windows unless a person has clicked, so it only says which one it would open."""


def test_a_push_message_shows_a_notification_that_opens_its_table(
    server: ServerProcess, visits: Visits
) -> None:
    page = visits.desktop("#/me", kept=True)
    page.context.grant_permissions(["notifications"])
    with page.context.expect_event("serviceworker") as arrival:
        session = page.context.new_cdp_session(page)
        found: list[str] = []

        def note(event: dict[str, list[dict[str, str]]]) -> None:
            found.extend(one["registrationId"] for one in event["registrations"])

        session.on("ServiceWorker.workerRegistrationUpdated", note)
        session.send("ServiceWorker.enable")
    worker = arrival.value
    page.evaluate("navigator.serviceWorker.ready.then(one => one.active.state)")
    message = PushMessage(title="Europe", text="Ben, it’s your turn.", table="T1")
    origin = server.address.rstrip("/")
    delivery = {"origin": origin, "registrationId": found[-1], "data": msgspec.json.encode(message).decode()}
    session.send("ServiceWorker.deliverPushMessage", delivery)

    assert page.evaluate(SHOWN) == ["Europe", "Ben, it’s your turn.", "T1"]
    assert worker.evaluate(CLICK) == f"{server.address}#/table/T1"
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
