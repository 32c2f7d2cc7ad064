"""Who asks for too much waits, and is told for how long; others don't."""

import pytest

from tests.server.loop import on_a_loop
from tests.server.operations.asking import asked, settings, small_app
from whistlestop.server.operations.buckets import Bucket, Buckets
from whistlestop.server.operations.caller import address_of, household
from whistlestop.server.operations.guard import Guard
from whistlestop.server.operations.limits import Gate, TooMany
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.settings import Limits
from whistlestop.server.wire.codes import Refusal


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_a_burst_through_and_then_as_much_as_flows_in() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3.0, clock)

    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [0, 0.5]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3.0, clock)
    clock.now += 1_000

    assert [bool(bucket.take()) for _ in range(4)] == [False, False, False, True]


def test_buckets_of_many_take_a_bounded_memory_and_keep_those_who_came_last() -> None:
    clock = Clock()
    buckets = Buckets(1.0, 1.0, known=3, clock=clock)
    for name in ("a", "b", "c", "a", "d"):
        buckets.take(name)

    assert list(buckets.buckets) == ["c", "a", "d"]
    assert buckets.take("a") > 0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("not an address", "unknown"),
    ],
)
def test_addresses_of_one_household_are_counted_together(address: str, counted: str) -> None:
    assert household(address) == counted


def scope(*forwarded: bytes) -> dict[str, object]:
    """Make a request that has passed proxies."""
    return {"client": ("10.0.0.1", 5), "headers": [(b"x-forwarded-for", hop) for hop in forwarded]}


def test_behind_a_proxy_only_the_last_hop_is_believed() -> None:
    assert address_of(scope(b"1.1.1.1, 2.2.2.2"), behind_proxy=True) == "2.2.2.2"
    assert address_of(scope(b"1.1.1.1", b"3.3.3.3"), behind_proxy=True) == "3.3.3.3"
    assert address_of(scope(), behind_proxy=True) == "10.0.0.1"


def test_without_a_proxy_nobody_can_make_an_address_up() -> None:
    assert address_of(scope(b"1.1.1.1"), behind_proxy=False) == "10.0.0.1"


def test_connections_are_counted_by_address_and_in_all() -> None:
    gate = Gate(Limits(connections=3, connections_by_address=2))
    gate.connect("192.0.2.1")
    gate.connect("192.0.2.1")
    with pytest.raises(Refusal, match="2 connections from this address") as one_too_many:
        gate.connect("192.0.2.1")
    gate.connect("192.0.2.2")
    with pytest.raises(Refusal, match="can't hold more connections") as full:
        gate.connect("192.0.2.3")

    assert (one_too_many.value.code, full.value.code) == ("too_many", "busy")
    gate.disconnect("192.0.2.1")
    gate.connect("192.0.2.3")
    assert gate.connected == 3
    assert gate.connections == {"192.0.2.1": 1, "192.0.2.2": 1, "192.0.2.3": 1}


def test_addresses_without_connections_are_forgotten() -> None:
    gate = Gate(Limits())
    gate.connect("192.0.2.1")
    gate.disconnect("192.0.2.1")

    assert not gate.connections
    assert gate.connected == 0


def test_too_many_new_tables_are_refused_until_some_time_has_passed() -> None:
    clock = Clock()
    gate = Gate(Limits(new_tables=0.5, new_table_burst=2), clock)
    gate.new_table("192.0.2.1")
    gate.new_table("192.0.2.1")
    with pytest.raises(TooMany, match="try again in 2 seconds") as refusal:
        gate.new_table("192.0.2.1")
    gate.new_table("192.0.2.2")
    clock.now += refusal.value.retry_after
    gate.new_table("192.0.2.1")


@on_a_loop
async def test_a_refused_request_is_told_when_to_come_back() -> None:
    limits = Limits(requests=0.1, request_burst=2)
    app = Guard(small_app(), settings(limits=limits), Gate(limits), Metrics())

    assert [(await asked(app, "/api/tables")).status_code for _ in range(3)] == [200, 200, 429]
    answer = await asked(app, "/api/tables")
    assert answer.json()["code"] == "too_many"
    assert 1 <= int(answer.headers["retry-after"]) <= 10
    assert (await asked(app, "/api/tables", sender="192.0.2.9")).status_code == 200


@on_a_loop
async def test_the_page_and_the_watchers_are_not_counted() -> None:
    limits = Limits(requests=0.1, request_burst=1)
    app = Guard(small_app(), settings(limits=limits), Gate(limits), Metrics())

    assert {(await asked(app, path)).status_code for path in ("/", "/healthz") for _ in range(5)} == {200}
