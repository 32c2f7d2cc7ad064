"""Browsers of absent people are notified by push messages that only they can read."""

import stat
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.client import actions
from tests.server.loop import on_a_loop
from tests.server.notices.receiver import receiving
from tests.server.notices.sending import all_told, give
from tests.server.notices.subscriber import Subscriber, pushing, signed_claims
from tests.server.operations.test_metrics import number
from tests.server.serving import my_seats, serving
from tests.server.tables.sitting import Company, company
from whistlestop.core.errors import WhistlestopError
from whistlestop.server.services.notices.base64url import decode, encode
from whistlestop.server.services.notices.push_encryption import encrypt_with
from whistlestop.server.services.notices.server_key import ServerKey, write_new_key
from whistlestop.server.settings import PUSH_HOSTS, PushRules, WebhookRules
from whistlestop.server.table.entries import Subscribed
from whistlestop.server.table.seat import TableSeat
from whistlestop.server.table.subscription import (
    MAX_PER_SEAT,
    Subscription,
    check_endpoint,
    with_subscription,
)
from whistlestop.server.wire.bodies import NewTable, Problem
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.pushes import PushRequest, SubscriptionKeys
from whistlestop.server.wire.requests import AwayRequest

TABLE = NewTable(game="europe", seats=my_seats(2), start=True, first=0, pace="instant")


async def wait_for_the_other(people: Company) -> None:
    """Let the second person leave, and the first one make a turn."""
    await people.play_on(0, 2)
    await people.clients[1].do(AwayRequest(table=people.table))
    for ply in (2, 3):
        state = await people.clients[0].state(people.table, 0, ply)
        await people.clients[0].play(people.table, 0, ply, "draw" if "draw" in actions(state) else "stop")


@on_a_loop
async def test_every_browser_of_somebody_away_gets_a_message_that_only_it_can_read(tmp_path: Path) -> None:
    async with receiving(status=201) as service:
        settings = pushing(tmp_path, service)
        phone, laptop = Subscriber(service, "phone"), Subscriber(service, "laptop")
        async with serving(settings) as server, company(server, 2, TABLE) as people:
            key = (await server.http.get("/api/push")).json()["key"]
            for browser in (phone, laptop, phone):
                answer = await browser.subscribe(server, people.table, people.tokens[1])
                assert answer.json() == {"seats": 1}
            await Subscriber(service, "ada").subscribe(server, people.table, people.tokens[0])
            await wait_for_the_other(people)
            await all_told(server)
            sent = b"".join(people.clients[0].received)

    got = dict(zip(service.paths, service.bodies, strict=True))
    expected = {"title": "Europe", "text": "Ben, it’s your turn.", "table": people.table}
    assert phone.decrypt(got["/phone"]) == laptop.decrypt(got["/laptop"]) == expected
    assert sorted(got) == ["/laptop", "/phone"]
    for head in service.heads:
        claims = signed_claims(head["authorization"])
        assert claims["aud"] == f"http://{service.host}"
        assert claims["sub"] == settings.push.contact
        assert time.time() < claims["exp"] < time.time() + 24 * 3600
        assert head["authorization"].endswith(f"k={key}")
        assert (head["content-encoding"], head["topic"]) == ("aes128gcm", people.table)
        assert int(head["ttl"]) > 0
    assert all(b"Ben" not in body for body in service.bodies)
    assert b"/phone" not in sent


@on_a_loop
async def test_a_webhook_and_a_browser_are_both_notified(tmp_path: Path) -> None:
    async with receiving() as service:
        settings = replace(pushing(tmp_path, service), webhooks=WebhookRules(hosts=(service.host,)))
        async with serving(settings) as server, company(server, 2, TABLE) as people:
            await give(server, people.table, people.tokens[1], service.address("hook"))
            await Subscriber(service, "browser").subscribe(server, people.table, people.tokens[1])
            await wait_for_the_other(people)
            await all_told(server)

    assert sorted(service.paths) == ["/browser", "/hook"]


@pytest.mark.parametrize("status", [404, 410])
@on_a_loop
async def test_an_expired_subscription_is_removed_for_good(tmp_path: Path, status: int) -> None:
    async with receiving(status=status) as service:
        settings = pushing(tmp_path, service)
        async with serving(settings) as server:
            async with company(server, 2, TABLE) as people:
                await Subscriber(service, "old").subscribe(server, people.table, people.tokens[1])
                await wait_for_the_other(people)
                await all_told(server)
            gone = number(server.hub.metrics, 'whistlestop_notices_total{outcome="gone"}')
        async with serving(settings) as server:
            live = await server.hub.find(people.table)
            assert live.table.seats[1].subscriptions == ()

    assert (service.paths, gone) == (["/old"], 1)


@on_a_loop
async def test_a_subscription_is_kept_over_a_restart_until_its_browser_ends_it(tmp_path: Path) -> None:
    async with receiving() as service:
        settings = pushing(tmp_path, service)
        browser = Subscriber(service, "ben")
        async with serving(settings) as server:
            made = await server.create(TABLE)
            await browser.subscribe(server, made.table, made.seats[1].token)
        async with serving(settings) as server:
            seat = (await server.hub.find(made.table)).table.seats[1]
            assert [one.endpoint for one in seat.subscriptions] == [browser.endpoint]
            stranger = await browser.subscribe(server, made.table, "not-the-secret", on=False)
            assert stranger.json() == {"seats": 0}
            assert seat.subscriptions
            await browser.subscribe(server, made.table, made.seats[1].token, on=False)
            assert (await server.hub.find(made.table)).table.seats[1].subscriptions == ()


@on_a_loop
async def test_two_servers_share_subscriptions(postgres_url: str, tmp_path: Path) -> None:
    async with receiving() as service:
        settings = replace(pushing(tmp_path, service), database=postgres_url)
        async with serving(settings) as server:
            made = await server.create(TABLE)
            await Subscriber(service, "ben").subscribe(server, made.table, made.seats[1].token)
        async with serving(settings) as server:
            assert len((await server.hub.find(made.table)).table.seats[1].subscriptions) == 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"endpoint": "https://evil.example/x"}, "doesn’t send notifications to the push service"),
        ({"endpoint": "http://169.254.169.254/x"}, "doesn’t send notifications to the push service"),
        ({"keys": SubscriptionKeys(p256dh="A" * 87, auth="A" * 22)}, "keys of your browser’s subscription"),
    ],
)
@on_a_loop
async def test_what_is_no_subscription_is_refused_and_nothing_is_sent(
    tmp_path: Path, change: dict[str, object], sentence: str
) -> None:
    async with receiving() as service, serving(pushing(tmp_path, service)) as server:
        browser = Subscriber(service, "ada")
        wish = {"seats": [], "endpoint": browser.endpoint, "keys": browser.keys, **change}
        refused = await server.post("push", msgspec.convert(msgspec.to_builtins(wish), PushRequest))

    problem = msgspec.json.decode(refused.content, type=Problem)
    assert (refused.status_code, problem.code) == (409, "not_possible")
    assert sentence in problem.message
    assert service.paths == []


@on_a_loop
async def test_a_server_without_a_key_offers_none_and_refuses(tmp_path: Path) -> None:
    async with receiving() as service:
        settings = replace(pushing(tmp_path, service), push=PushRules())
        async with serving(settings) as server:
            made = await server.create(TABLE)
            key = (await server.http.get("/api/push")).json()
            refused = await Subscriber(service, "ada").subscribe(server, made.table, made.seats[0].token)

    assert key == {"key": ""}
    assert msgspec.json.decode(refused.content, type=Problem).message == (
        "This server doesn’t send push notifications."
    )


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_push_services_of_browsers_are_allowed(endpoint: str) -> None:
    check_endpoint(endpoint, PUSH_HOSTS)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://push.apple.com.evil.example/abc",
        "https://evilpush.apple.com/abc",
        "https://web.push.apple.com:8443/abc",
        "http://web.push.apple.com/abc",
        "https://user@web.push.apple.com/abc",
        "https://127.0.0.1/abc",
        "https://*.push.apple.com/abc",
    ],
)
def test_endpoints_elsewhere_are_refused(endpoint: str) -> None:
    with pytest.raises(Refusal, match="push service of your browser"):
        check_endpoint(endpoint, PUSH_HOSTS[:1] if "*" in endpoint else PUSH_HOSTS)


def test_a_message_is_encrypted_as_the_example_of_rfc_8291() -> None:
    private = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    encrypted = encrypt_with(
        b"When I grow up, I want to be a watermelon",
        decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, ec.SECP256R1()),
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert encode(encrypted) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_seat_keeps_its_newest_browsers_and_prints_no_endpoint() -> None:
    many = [Subscription(f"https://push.example/{number}", "key", "auth", "en") for number in range(9)]
    kept: tuple[Subscription, ...] = ()
    for one in (*many, many[-1]):
        kept = with_subscription(kept, one)

    assert list(kept) == many[-MAX_PER_SEAT:]
    for thing in (many[0], TableSeat(subscriptions=kept), Subscribed(seat=0, subscription=many[0])):
        assert "push.example" in repr(thing)
        assert "push.example/" not in repr(thing)
        assert "auth" not in repr(thing)


def test_a_key_is_private_and_never_replaced(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    made = write_new_key(file)

    assert ServerKey.read(file).public == made.public
    assert len(decode(made.public)) == 65
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(WhistlestopError, match="exists already"):
        write_new_key(file)
    (tmp_path / "other").write_text("-----BEGIN", encoding="utf-8")
    with pytest.raises(WhistlestopError, match="holds no key for push messages"):
        ServerKey.read(tmp_path / "other")
    with pytest.raises(WhistlestopError, match="can’t be read"):
        ServerKey.read(tmp_path / "missing")
