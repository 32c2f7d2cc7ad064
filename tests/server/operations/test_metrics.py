"""Metrics cover what operators need, and identify nobody."""

import asyncio
import re
import time

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from tests.server.loop import on_a_loop
from tests.server.operations.asking import asked, settings
from whistlestop.server.operations.metrics_endpoint import MetricsEndpoint
from whistlestop.server.telemetry.metrics import Metrics


def number(metrics: Metrics, name: str) -> float:
    """Read a metric as Prometheus would."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", metrics.exposition().decode(), re.MULTILINE)
    assert found, f"{name} is not there"
    return float(found[1])


def test_what_happened_is_counted_and_timed() -> None:
    metrics = Metrics()
    metrics.record_play("person", 0.003)
    metrics.record_play("bot", 30.0)
    metrics.record_commit(17, 0.004)
    metrics.connection_opened()
    metrics.connection_opened()
    metrics.connection_closed()
    metrics.record_reconnect()
    metrics.record_refusal("stale")
    metrics.record_response(404)
    metrics.record_bot("planner", 0.01, replaced=True)

    assert number(metrics, 'whistlestop_plays_total{by="person"}') == 1
    assert number(metrics, 'whistlestop_play_seconds_bucket{by="person",le="0.002"}') == 0
    assert number(metrics, 'whistlestop_play_seconds_bucket{by="person",le="0.005"}') == 1
    assert number(metrics, 'whistlestop_play_seconds_bucket{by="bot",le="5.0"}') == 0
    assert number(metrics, 'whistlestop_play_seconds_bucket{by="bot",le="+Inf"}') == 1
    assert number(metrics, "whistlestop_commit_entries_sum") == 17
    assert number(metrics, "whistlestop_commit_seconds_count") == 1
    assert number(metrics, "whistlestop_connections") == 1
    assert number(metrics, "whistlestop_connections_opened_total") == 2
    assert number(metrics, "whistlestop_reconnects_total") == 1
    assert number(metrics, 'whistlestop_refusals_total{code="stale"}') == 1
    assert number(metrics, 'whistlestop_http_requests_total{status="4xx"}') == 1
    assert number(metrics, 'whistlestop_bots_replaced_total{bot="planner"}') == 1


def test_labels_stay_few_whatever_is_noted() -> None:
    metrics = Metrics()
    for secret in ("k3ZzTable", "Ada"):
        metrics.record_play(secret, 0.1)
        metrics.record_refusal(secret)
        metrics.record_bot(secret, 0.1, replaced=True)
    metrics.record_response(99999)

    written = metrics.exposition().decode()
    assert "k3ZzTable" not in written
    assert "Ada" not in written
    assert number(metrics, 'whistlestop_refusals_total{code="other"}') == 2


def test_numbers_of_two_servers_in_one_process_are_apart() -> None:
    one, other = Metrics(), Metrics()
    one.connection_opened()

    assert number(other, "whistlestop_connections") == 0


def test_a_watched_number_is_asked_for_whenever_somebody_looks() -> None:
    metrics = Metrics()
    tables = ["a"]
    metrics.add_gauge("tables_loaded", "Tables in memory.", lambda: len(tables))
    assert number(metrics, "whistlestop_tables_loaded") == 1
    tables.append("b")

    assert number(metrics, "whistlestop_tables_loaded") == 2


@on_a_loop
async def test_a_loop_that_was_held_up_shows_it() -> None:
    metrics = Metrics()
    watching = asyncio.create_task(metrics.measure_loop_lag(every=0.01, window=0.05))
    await asyncio.sleep(0.02)
    while number(metrics, "whistlestop_loop_lag_seconds") < 0.2:
        time.sleep(0.3)  # every time, since the number lasts for one window only
        await asyncio.sleep(0.02)
    watching.cancel()


async def status(sender: str, token: str = "", header: str = "", **changes: object) -> int:
    """Request the metrics from an address."""
    about = settings(**changes)
    app = Starlette(routes=[Route("/metrics", MetricsEndpoint(Metrics(), about, token).answer)])
    headers = {"X-Forwarded-For": header} if header else {}
    return (await asked(app, "/metrics", sender=sender, headers=headers)).status_code


@pytest.mark.parametrize(
    "sender", ["127.0.0.1", "::1", "10.1.2.3", "192.168.0.9", "fd00::7", "::ffff:10.0.0.1"]
)
@on_a_loop
async def test_the_own_network_sees_the_metrics(sender: str) -> None:
    assert await status(sender) == 200


@pytest.mark.parametrize("sender", ["8.8.8.8", "2606:4700::1111", "unknown", "10.0.0", "", "localhost"])
@on_a_loop
async def test_others_do_not_see_the_metrics(sender: str) -> None:
    assert await status(sender) == 403


@on_a_loop
async def test_behind_a_proxy_it_counts_who_asked_the_proxy() -> None:
    assert await status("127.0.0.1", header="8.8.8.8", behind_proxy=True) == 403
    assert await status("127.0.0.1", header="10.0.0.1, 8.8.8.8", behind_proxy=True) == 403
    assert await status("127.0.0.1", header="8.8.8.8, 10.0.0.1", behind_proxy=True) == 200
    assert await status("127.0.0.1", header="10.0.0.1, not-an-address", behind_proxy=True) == 403


@on_a_loop
async def test_a_proxy_that_the_server_was_not_told_of_opens_nothing() -> None:
    assert await status("127.0.0.1", header="10.0.0.1") == 403


@on_a_loop
async def test_where_there_is_a_token_it_alone_opens_the_metrics() -> None:
    watching = MetricsEndpoint(Metrics(), settings(), "s3cret")
    app = Starlette(routes=[Route("/metrics", watching.answer)])

    for shown, expected in [("", 403), ("Bearer wrong", 403), ("s3cret", 403), ("Bearer s3cret", 200)]:
        assert (await asked(app, "/metrics", headers={"Authorization": shown})).status_code == expected
    assert "s3cret" not in repr(watching)


@on_a_loop
async def test_the_token_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_METRICS_TOKEN", "s3cret")

    assert MetricsEndpoint(Metrics(), settings()).token == "s3cret"
