"""The documented clocks, limits and metrics are those of the server."""

import re
from pathlib import Path

import pytest

from whistlestop.cli.serve import LONGEST_THINKING, SHORTEST_THINKING
from whistlestop.server.live.driver import MAX_TIMEOUTS
from whistlestop.server.live.live_table import ATTENDANCE_INTERVAL
from whistlestop.server.pool import pace
from whistlestop.server.pool.thinking_time import SHORTEST, thinking_time
from whistlestop.server.serve import LONGEST_STOP
from whistlestop.server.services.notices.notifier import RETRYABLE
from whistlestop.server.settings import CLOCKS, Limits, NoticeRules, Settings, SocketLimits, WebhookRules
from whistlestop.server.sockets.open_files import RESERVE
from whistlestop.server.sockets.uvicorn_config import HEARTBEAT, KEEP_ALIVE
from whistlestop.server.table.seating import STAND_IN
from whistlestop.server.telemetry.limit_log import INTERVAL, MOST_LINES
from whistlestop.server.telemetry.metrics import Metrics

DOCS = Path(__file__).parents[3] / "docs"
WIRE = (DOCS / "wire.md").read_text(encoding="utf-8")
CLOCK_PAGE = (DOCS / "clocks.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")
SECONDS = {"s": 1, "min": 60, "h": 3600}


def seconds(words: str) -> float:
    """Parse a duration from a table."""
    if words == "no limit":
        return 0
    number, unit = words.split()
    return float(number) * SECONDS[unit]


@pytest.mark.parametrize("name", CLOCKS)
def test_clocks_match_the_documentation(name: str) -> None:
    row = re.search(rf"^\| `{name}` \|(.*)\|$", CLOCK_PAGE, re.MULTILINE)
    assert row
    decision, grace, asked = (seconds(cell.strip()) for cell in row[1].split("|"))

    assert (CLOCKS[name].decision, CLOCKS[name].grace, CLOCKS[name].asked) == (decision, grace, asked)


def test_all_clocks_and_the_substitute_bot_are_documented() -> None:
    assert len(re.findall(r"^\| `\w+` \|[^|]*\|[^|]*\|[^|]*\|$", CLOCK_PAGE, re.MULTILINE)) == len(CLOCKS)
    assert f"`{STAND_IN}`" in CLOCK_PAGE
    assert MAX_TIMEOUTS == 3
    assert "After the third time" in CLOCK_PAGE


def test_pauses_of_bots_match_the_documentation() -> None:
    assert f"{pace.NATURAL[0]:g} to {pace.NATURAL[1]:g} s" in CLOCK_PAGE
    assert f"{pace.FAST[0]:g} to {pace.FAST[1]:g} s" in CLOCK_PAGE
    assert f"longer than {Settings('').bot_timeout:g} seconds" in CLOCK_PAGE


def test_the_time_for_thinking_matches_the_documentation() -> None:
    about = " ".join(HOSTING.partition("## How long bots think")[2].partition("## ")[0].split())
    row = next(line for line in HOSTING.splitlines() if line.startswith("| `--thinking TIME`"))

    assert f"from `{SHORTEST_THINKING * 1000:g}ms` to `{LONGEST_THINKING:g}s`" in row
    assert f"`{Settings('').thinking * 1000:g}ms` by default" in row
    assert f"{Settings('').thinking * 1000:g} ms for one decision" in about
    assert thinking_time(3.0, 4, 2) == 1.0
    assert "with 2 workers and 4 questions waiting, a bot thinks for a third of the limit" in about
    assert f"for less than {SHORTEST * 1000:g} ms" in about
    assert f"no more than {1 / SHORTEST:g} decisions a second" in about
    assert f"after {Settings('').bot_patience:g} seconds, or twice the limit" in about
    assert Settings("", thinking=4.0).bot_patience == 8.0


def test_limits_match_the_documentation() -> None:
    limits = Limits()
    table = HOSTING.partition("## Limits")[2].partition("\n\nAn address")[0]

    for words in (
        f"{limits.tables:,}; a table is evicted after {Settings('').idle / 60:g} minutes",
        f"opened after {Settings('').abandoned / 86400:g} days without a play",
        f"{limits.connections:,}, {limits.connections_per_address:,}",
        f"{limits.messages:g} a second, bursts of {limits.burst:g}; at most {limits.frame // 1024} kB each",
        f"{limits.requests:g} a second, bursts of {limits.request_burst:g}",
        f"at most {limits.body // 1024} kB each",
        f"one in {1 / limits.new_tables:g} seconds, bursts of {limits.new_table_burst:g}",
        f"one in {1 / limits.webhooks:g} seconds, bursts of {limits.webhook_burst:g}",
        f"| {limits.tables_per_connection} |",
        f"| {limits.waiting} messages; then",
        f"| {limits.messages_per_address:g} a second over all its WebSockets",
        f"WebSockets, bursts of {limits.address_burst:g} |",
        f"{limits.messages_per_seat:g} a second over all its WebSockets, bursts of {limits.seat_burst:g}",
        f"{limits.chat * 60:g} lines a minute, bursts of {limits.chat_burst:g}",
        f"| {limits.visits:g} a second, bursts of {limits.visit_burst:g}",
        f"{limits.waiting_bytes // 1024**2} MB",
        f"closed after {limits.unused / 60:g} minutes",
    ):
        assert words in table
    assert ATTENDANCE_INTERVAL == 0.25
    assert "one per table in a quarter of a second" in table


def test_limits_of_sockets_match_the_documentation() -> None:
    limits, of_sockets = Limits(), SocketLimits()
    table = HOSTING.partition("### Sockets")[2].partition("\n\nThe server raises")[0]

    for words in (
        f"| {of_sockets.sockets:,}, {of_sockets.per_address:,};",
        f"| {of_sockets.url // 1024} kB |",
        f"| {of_sockets.head // 1024} kB, {of_sockets.headers} headers |",
        f"headers to arrive | {of_sockets.head_time:g} s |",
        f"whole request to arrive | {of_sockets.request_time:g} s |",
        f"received | {of_sockets.response_time:g} s |",
        f"two requests | {KEEP_ALIVE:g} s |",
        f"pipelined requests | {of_sockets.pipelined} |",
        f"{limits.largest_frame // 1024} kB in at most {of_sockets.fragments} fragments",
        f"{of_sockets.control_frames:g} a second, bursts of {of_sockets.control_burst:g} |",
        f"closed after {HEARTBEAT:g} s |",
    ):
        assert words in table
    assert f"keeps {RESERVE} files" in HOSTING
    assert LONGEST_STOP == 9
    assert "After nine seconds the process exits" in HOSTING


def test_the_log_of_exceeded_limits_matches_the_documentation() -> None:
    chapter = HOSTING.partition("## Logs")[2].partition("\n## ")[0].replace("\n", " ")

    assert (
        f"one such line in {INTERVAL:g} seconds for each client and limit, and {MOST_LINES} in all" in chapter
    )


def test_notification_timing_matches_the_documentation() -> None:
    rules = NoticeRules()
    chapter = WIRE.partition("## Turn notifications")[2].partition("\n## ")[0].replace("\n", " ")

    assert f"{rules.delay:g} seconds after the turn began" in chapter
    assert f"timeout of {WebhookRules().patience:g} seconds" in chapter
    assert "retries twice, after {:g} and {:g} seconds".format(*rules.pauses) in chapter
    for status in RETRYABLE:
        assert str(status) in chapter


def test_exactly_the_exported_metrics_are_documented() -> None:
    metrics = Metrics()
    metrics.add_gauge("tables_loaded", "Tables.", lambda: 0)
    metrics.add_gauge("tables_playing", "Tables.", lambda: 0)
    metrics.add_gauge("reviews_waiting", "Reviews.", lambda: 0)
    metrics.add_gauge("reviews_running", "Reviews.", lambda: 0)
    kinds = re.findall(r"^# TYPE (whistlestop_\w+) ", metrics.exposition().decode(), re.MULTILINE)
    there = {name for name in kinds if not name.endswith("_created")}

    assert set(re.findall(r"`(whistlestop_\w+)", HOSTING.partition("## Metrics")[2])) == there
