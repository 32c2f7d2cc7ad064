"""Measurements of the page in a real browser, by its own counters."""

import asyncio
import gzip
import json
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from whistlestop.benchmarks.board_measures import board_shifts, map_share, watch_shifts
from whistlestop.benchmarks.browser import DESKTOP, open_browser, seat_storage, storage_state
from whistlestop.benchmarks.moment import MatchMoment, play_match, store_moments
from whistlestop.benchmarks.page_motion import pan_map, per_second, percentile_95, press_cards
from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.benchmarks.server_load import Progress
from whistlestop.benchmarks.server_process import running
from whistlestop.server.http.page import CLIENT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SEATS = 2
SEED = 7
VISITS = 5
SETTLES = 400
"""Milliseconds until nothing moves after a change."""

SEE_BOARD = """
new MutationObserver((_, watch) => {
    if (!document.querySelector('[data-painted=true]')) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.boardSeen = performance.now())));
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-painted"] });
"""

FETCHED = """performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("/assets/"))
    .map(({ name }) => name.split("/").at(-1))"""

Measured = dict[str, float | int]
Windows = dict[str, tuple[int, int]]

WINDOWS: Windows = {"1280x720": (1280, 720), "1440x900": (1440, 900), "390x844": (390, 844)}
"""The windows in which the map's share is measured."""

ALWAYS_CONFIRM = {"whistlestop.settings": json.dumps({"confirm": "always"})}


def measure(say: Progress) -> Measured:
    """Start a server, open a table of Europe, and measure loading, panning and input."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        say("A game is played up to its middle …")
        [place] = asyncio.run(store_moments(database, [middle_moment()]))
        with running(database, 1) as (server,), open_browser() as browser:
            say(f"The board is opened {VISITS} times …")
            visits = [first_visit(browser, server.page, place) for _ in range(VISITS + 1)]
            fetched = [CLIENT / "assets" / name for name in visits[0].files]
            seen = [one.board for one in visits[1:]]
            page = visit(browser, server.page, place)
            watch_shifts(page)
            say("Windows of several sizes are looked at …")
            shares = map_shares(page)
            say("The map is moved …")
            frames = pan_map(page)
            say("Buttons are pressed while cards fly …")
            pressed = press_cards(page)
            heap = page.evaluate("performance.memory ? performance.memory.usedJSHeapSize : 0")
            shifts = len(board_shifts(page))
    return {
        "javascript_kb": gzip_kb([file for file in fetched if file.suffix == ".js"]),
        "javascript_of_all_languages_and_pages_kb": gzip_kb(list((CLIENT / "assets").glob("*.js"))),
        "styles_kb": gzip_kb([file for file in fetched if file.suffix == ".css"]),
        "fonts_kb": round(sum(file.stat().st_size for file in fetched if file.suffix == ".woff2") / 1000, 1),
        "first_board_ms": round(statistics.median(seen)),
        "first_board_worst_ms": round(max(seen)),
        **shares,
        "board_shifts": shifts,
        "panning_frames_per_s": per_second(frames),
        "panning_frame_p95_ms": percentile_95(frames),
        "flying_frames_per_s": per_second(pressed.frames),
        "flying_frame_p95_ms": percentile_95(pressed.frames),
        "input_waits_p95_ms": percentile_95(pressed.waits),
        "input_waits_worst_ms": round(max(pressed.waits, default=0.0), 1),
        "input_to_paint_worst_ms": round(max(pressed.takes, default=0.0)),
        "longest_task_ms": round(pressed.longest_task),
        "heap_mb": round(heap / 1e6, 1),
    }


def map_shares(page: "Page") -> Measured:
    """Return the map's share of windows of several sizes, before a claim and while it is paid for."""
    shares: Measured = {}
    for name, (width, height) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.locator('[aria-label*="You can claim this."]').first.wait_for()
        page.wait_for_timeout(SETTLES)
        shares[f"map_share_{name}"] = round(map_share(page), 3)
        page.locator('[aria-label*="You can claim this."]').first.focus()
        page.keyboard.press("Enter")
        page.locator("[data-group=decision]").wait_for()
        page.wait_for_timeout(SETTLES)
        shares[f"map_share_paying_{name}"] = round(map_share(page), 3)
        page.keyboard.press("Escape")
    page.set_viewport_size(DESKTOP)
    return shares


def middle_moment() -> MatchMoment:
    """Return the middle of a game of Europe, with the first seat to act."""
    match = play_match("europe", SEATS, SEED)
    number = len(match.plays) // 2
    while match.plays[number].seat != 0 or match.plays[number - 1].seat == 0:
        number -= 1
    return MatchMoment(match, number)


def gzip_kb(files: list[Path]) -> float:
    """Return the size of files after gzip, in kB."""
    return round(sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000, 1)


def visit(browser: "Browser", address: str, place: SeededTable) -> "Page":
    """Open the table in a browser with an empty cache."""
    memory = {**seat_storage(place, 0), **ALWAYS_CONFIRM}
    context = browser.new_context(viewport=DESKTOP, storage_state=storage_state(address, memory))
    page = context.new_page()
    page.add_init_script(SEE_BOARD)
    page.goto(f"{address}#/table/{place.table}")
    page.get_by_role("group", name="Routes").wait_for()
    return page


class Visit(NamedTuple):
    """A visit with an empty cache."""

    board: float  # milliseconds from navigation until the board is painted
    files: list[str]  # fetched until then


def first_visit(browser: "Browser", address: str, place: SeededTable) -> Visit:
    """Open the table and wait for its board."""
    page = visit(browser, address, place)
    seen = 0.0
    while not seen:
        seen = page.evaluate("new Promise(done => requestAnimationFrame(() => done(window.boardSeen || 0)))")
    files: list[str] = page.evaluate(FETCHED)
    page.context.close()
    return Visit(seen, files)
