"""What the documents say about clocks, limits and metrics is what the server does."""

import re
from pathlib import Path

import pytest

from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.pool import pace
from whistlestop.server.settings import CLOCKS, Limits, Settings, WebhookRules
from whistlestop.server.tables.driver import OVERTIMES
from whistlestop.server.tables.seating import STAND_IN
from whistlestop.server.webhooks.messenger import WORTH_ANOTHER_TRY

DOCS = Path(__file__).parents[3] / "docs"
WIRE = (DOCS / "wire.md").read_text(encoding="utf-8")
CLOCK_PAGE = (DOCS / "clocks.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")
SECONDS = {"s": 1, "min": 60, "h": 3600}


def seconds(words: str) -> float:
    """Read a time as it stands in a table."""
    if words == "no limit":
        return 0
    number, unit = words.split()
    return float(number) * SECONDS[unit]


@pytest.mark.parametrize("name", CLOCKS)
def test_the_clocks_are_as_the_page_says(name: str) -> None:
    row = re.search(rf"^\| `{name}` \|(.*)\|$", CLOCK_PAGE, re.MULTILINE)
    assert row
    decision, grace, asked = (seconds(cell.strip()) for cell in row[1].split("|"))

    assert (CLOCKS[name].decision, CLOCKS[name].grace, CLOCKS[name].asked) == (decision, grace, asked)


def test_the_page_knows_all_clocks_and_who_stands_in() -> None:
    assert len(re.findall(r"^\| `\w+` \|[^|]*\|[^|]*\|[^|]*\|$", CLOCK_PAGE, re.MULTILINE)) == len(CLOCKS)
    assert f"`{STAND_IN}`" in CLOCK_PAGE
    assert OVERTIMES == 3
    assert "After the third time" in CLOCK_PAGE


def test_bots_pause_as_the_page_says() -> None:
    assert f"{pace.NATURAL[0]:g} to {pace.NATURAL[1]:g} s" in CLOCK_PAGE
    assert f"{pace.FAST[0]:g} to {pace.FAST[1]:g} s" in CLOCK_PAGE
    assert f"longer than {Settings('').bot_patience:g} seconds" in CLOCK_PAGE


def test_the_limits_are_as_the_page_says() -> None:
    limits = Limits()
    table = HOSTING.partition("## Limits")[2].partition("\n\nOne address")[0]

    for words in (
        f"{limits.tables:,}; one that nobody uses for {Settings('').idle / 60:g} minutes",
        f"{limits.connections:,}, {limits.connections_by_address:,}",
        f"{limits.messages:g} a second, {limits.burst:g} at once; each at most {limits.frame // 1024} kB",
        f"{limits.requests:g} a second, {limits.request_burst:g} at once",
        f"each at most {limits.body // 1024} kB",
        f"one in {1 / limits.new_tables:g} seconds, {limits.new_table_burst:g} at once",
        f"one in {1 / limits.webhooks:g} seconds, {limits.webhook_burst:g} at once",
        f"| {limits.tables_a_connection} |",
        f"| {limits.waiting}, then",
    ):
        assert words in table


def test_notices_are_sent_as_the_page_says() -> None:
    rules = WebhookRules()
    chapter = WIRE.partition("## Notices of turns")[2].partition("\n## ")[0]

    assert f"{rules.delay:g} seconds after it began" in chapter
    assert f"within {rules.patience:g} seconds" in chapter
    assert "again twice, {:g} and {:g} seconds later".format(*rules.pauses) in chapter
    for status in WORTH_ANOTHER_TRY:
        assert str(status) in chapter


def test_the_page_names_every_metric_and_no_other() -> None:
    metrics = Metrics()
    metrics.watch("tables_loaded", "Tables.", lambda: 0)
    metrics.watch("tables_playing", "Tables.", lambda: 0)
    kinds = re.findall(r"^# TYPE (whistlestop_\w+) ", metrics.written().decode(), re.MULTILINE)
    there = {name for name in kinds if not name.endswith("_created")}

    assert set(re.findall(r"`(whistlestop_\w+)", HOSTING.partition("## Metrics")[2])) == there
