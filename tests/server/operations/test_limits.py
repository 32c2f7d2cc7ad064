"""Clients over the limit are asked to wait; others are not affected."""

import pytest

from tests.server.loop import on_a_loop
from tests.server.operations.asking import asked, settings, small_app
from whistlestop.server.hosts import rate_limit_key
from whistlestop.server.operations.client_address import client_address
from whistlestop.server.operations.guard import RequestGuard
from whistlestop.server.operations.rate_limited import RateLimited
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.operations.token_buckets import TokenBucket, TokenBuckets
from whistlestop.server.settings import Limits
from whistlestop.server.telemetry.metrics import Metrics
from whistlestop.server.wire.codes import Refusal


class Clock:
    """A clock that advances on demand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_a_burst_through_and_then_as_much_as_flows_in() -> None:
    clock = Clock()
    bucket = TokenBucket(2.0, 3.0, clock)

    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [0, 0.5]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    bucket = TokenBucket(2.0, 3.0, clock)
    clock.now += 1_000

    assert [bool(bucket.take()) for _ in range(4)] == [False, False, False, True]


def test_buckets_of_many_take_a_bounded_memory_and_keep_those_who_came_last() -> None:
    clock = Clock()
    buckets = TokenBuckets(1.0, 1.0, capacity=3, clock=clock)
    for name in ("a", "b", "c", "a", "d"):
        buckets.take(name)

    assert list(buckets.buckets.kept) == ["c", "a", "d"]
    assert buckets.take("a") > 0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:1200::1", "2001:db8:1:1200::/56"),
        ("2001:db8:1:12ff:ffff::9", "2001:db8:1:1200::/56"),
        ("2001:db8:1:1300::1", "2001:db8:1:1300::/56"),
        ("not an address", "unknown"),
    ],
)
def test_addresses_of_one_household_are_counted_together(address: str, counted: str) -> None:
    assert rate_limit_key(address) == counted


def scope(*forwarded: bytes) -> dict[str, object]:
    """Return a request that has passed proxies."""
    return {"client": ("10.0.0.1", 5), "headers": [(b"x-forwarded-for", hop) for hop in forwarded]}


def test_behind_a_proxy_only_the_last_hop_is_believed() -> None:
    assert client_address(scope(b"1.1.1.1, 2.2.2.2"), behind_proxy=True) == "2.2.2.2"
    assert client_address(scope(b"1.1.1.1", b"3.3.3.3"), behind_proxy=True) == "3.3.3.3"
    assert client_address(scope(), behind_proxy=True) == "10.0.0.1"


def test_without_a_proxy_nobody_can_make_an_address_up() -> None:
    assert client_address(scope(b"1.1.1.1"), behind_proxy=False) == "10.0.0.1"


def test_connections_are_counted_by_address_and_in_all() -> None:
    limiter = RateLimiter(Limits(connections=3, connections_per_address=2))
    limiter.acquire_connection("192.0.2.1")
    limiter.acquire_connection("192.0.2.1")
    with pytest.raises(Refusal, match="already has 2 connections") as one_too_many:
        limiter.acquire_connection("192.0.2.1")
    limiter.acquire_connection("192.0.2.2")
    with pytest.raises(Refusal, match="can't accept more connections") as full:
        limiter.acquire_connection("192.0.2.3")

    assert (one_too_many.value.code, full.value.code) == ("too_many", "busy")
    limiter.release_connection("192.0.2.1")
    limiter.acquire_connection("192.0.2.3")
    assert limiter.connected == 3
    assert limiter.connections == {"192.0.2.1": 1, "192.0.2.2": 1, "192.0.2.3": 1}


def test_connections_of_this_machine_are_counted_in_all_only() -> None:
    limiter = RateLimiter(Limits(connections=3, connections_per_address=1))
    for _ in range(3):
        limiter.acquire_connection("127.0.0.1")
    with pytest.raises(Refusal, match="can't accept more connections"):
        limiter.acquire_connection("127.0.0.1")


def test_messages_of_an_address_are_counted_over_all_its_connections() -> None:
    limits = RateLimiter(Limits(messages_per_address=0.5, address_burst=3), Clock()).messages
    one, other = limits.of_client("192.0.2.1"), limits.of_client("192.0.2.1")
    for client in (one, other, one):
        client.check_message()
    with pytest.raises(RateLimited, match=r"from this address\. Please try again in 2 seconds"):
        other.check_message()
    limits.of_client("192.0.2.2").check_message()


def test_addresses_without_connections_are_forgotten() -> None:
    limiter = RateLimiter(Limits())
    limiter.acquire_connection("192.0.2.1")
    limiter.release_connection("192.0.2.1")

    assert not limiter.connections
    assert limiter.connected == 0


def test_too_many_new_tables_are_refused_until_some_time_has_passed() -> None:
    clock = Clock()
    limiter = RateLimiter(Limits(new_tables=0.5, new_table_burst=2), clock)
    limiter.check_new_table("192.0.2.1")
    limiter.check_new_table("192.0.2.1")
    with pytest.raises(RateLimited, match="try again in 2 seconds") as refusal:
        limiter.check_new_table("192.0.2.1")
    limiter.check_new_table("192.0.2.2")
    clock.now += refusal.value.retry_after
    limiter.check_new_table("192.0.2.1")


@on_a_loop
async def test_a_refused_request_is_told_when_to_come_back() -> None:
    limits = Limits(requests=0.1, request_burst=2)
    app = RequestGuard(small_app(), settings(limits=limits), RateLimiter(limits), Metrics())

    assert [(await asked(app, "/api/tables")).status_code for _ in range(3)] == [200, 200, 429]
    answer = await asked(app, "/api/tables")
    assert answer.json()["code"] == "too_many"
    assert 1 <= int(answer.headers["retry-after"]) <= 10
    assert (await asked(app, "/api/tables", sender="192.0.2.9")).status_code == 200


@on_a_loop
async def test_the_page_and_the_watchers_are_not_counted() -> None:
    limits = Limits(requests=0.1, request_burst=1)
    app = RequestGuard(small_app(), settings(limits=limits), RateLimiter(limits), Metrics())

    assert {(await asked(app, path)).status_code for path in ("/", "/healthz") for _ in range(5)} == {200}
