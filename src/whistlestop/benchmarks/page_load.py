"""Measurements of the page in a real browser, by its own counters."""

import asyncio
import gzip
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from whistlestop.benchmarks.browser import DESKTOP, open_browser, seat_storage, storage_state
from whistlestop.benchmarks.moment import MatchMoment, play_match, store_moments
from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.benchmarks.server_load import Progress
from whistlestop.benchmarks.server_process import running
from whistlestop.server.http.page import CLIENT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SEATS = 2
SEED = 7
VISITS = 5
SECONDS_OF_PANNING = 3.0
PRESSES = 12

SEE_BOARD = """
new MutationObserver((_, watch) => {
    if (!document.querySelector('[data-painted=true]')) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.boardSeen = performance.now())));
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-painted"] });
"""

COUNT_FRAMES = """() => {
    window.frames_ = [];
    const count = (now) => {
        window.frames_.push(now);
        window.counting = requestAnimationFrame(count);
    };
    window.counting = requestAnimationFrame(count);
}"""
FRAMES = """() => {
    cancelAnimationFrame(window.counting);
    return window.frames_.slice(1).map((now, index) => now - window.frames_[index]);
}"""

WATCH_INPUT = """() => {
    window.inputs = [];
    window.longest = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            if (one.interactionId) window.inputs.push([one.processingStart - one.startTime, one.duration]);
        }
    }).observe({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });
}"""

FETCHED = """performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("/assets/"))
    .map(({ name }) => name.split("/").at(-1))"""

Measured = dict[str, float | int]


def measure(say: Progress) -> Measured:
    """Start a server, open a table of Europe, and measure loading, panning and input."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        say("A game is played up to its middle …")
        [place] = asyncio.run(store_moments(database, [middle_moment()]))
        with running(database, 1) as (server,), open_browser() as browser:
            say(f"The board is opened {VISITS} times …")
            seen = [first_board(browser, server.page, place) for _ in range(VISITS + 1)][1:]
            page = visit(browser, server.page, place)
            say("The map is moved …")
            frames = pan_map(page)
            say("Buttons are pressed while cards fly …")
            waits, takes, longest = press_cards(page)
            heap = page.evaluate("performance.memory ? performance.memory.usedJSHeapSize : 0")
            fetched = [CLIENT / "assets" / name for name in page.evaluate(FETCHED)]
    return {
        "javascript_kb": gzip_kb([file for file in fetched if file.suffix == ".js"]),
        "javascript_of_all_languages_and_pages_kb": gzip_kb(list((CLIENT / "assets").glob("*.js"))),
        "styles_kb": gzip_kb([file for file in fetched if file.suffix == ".css"]),
        "first_board_ms": round(statistics.median(seen)),
        "first_board_worst_ms": round(max(seen)),
        "panning_frames_per_s": round(1000 * len(frames) / sum(frames), 1),
        "panning_frame_p95_ms": round(sorted(frames)[int(len(frames) * 0.95)], 1),
        "input_waits_worst_ms": round(max(waits, default=0.0), 1),
        "input_to_paint_worst_ms": round(max(takes, default=0.0)),
        "longest_task_ms": round(longest),
        "heap_mb": round(heap / 1e6, 1),
    }


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
    context = browser.new_context(
        viewport=DESKTOP, storage_state=storage_state(address, seat_storage(place, 0))
    )
    page = context.new_page()
    page.add_init_script(SEE_BOARD)
    page.goto(f"{address}#/table/{place.table}")
    page.get_by_role("group", name="Routes").wait_for()
    return page


def first_board(browser: "Browser", address: str, place: SeededTable) -> float:
    """Return the milliseconds from navigation until the board is painted."""
    page = visit(browser, address, place)
    seen = 0.0
    while not seen:
        seen = page.evaluate("new Promise(done => requestAnimationFrame(() => done(window.boardSeen || 0)))")
    page.context.close()
    return seen


def pan_map(page: "Page") -> list[float]:
    """Drag the map back and forth; return the duration of each frame."""
    page.get_by_role("button", name="Zoom in").click()
    page.locator("[data-painted] canvas").nth(1).wait_for()  # the map has been repainted
    box = page.get_by_role("region", name="Map of Europe").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(COUNT_FRAMES)
    steps = int(SECONDS_OF_PANNING * 60 / 4)
    for dx, dy in ((-200, 0), (0, 120), (200, 0), (0, -120)):
        x, y = x + dx, y + dy
        page.mouse.move(x, y, steps=steps)
    frames: list[float] = page.evaluate(FRAMES)
    page.mouse.up()
    return frames


def press_cards(page: "Page") -> tuple[list[float], list[float], float]:
    """Press cards during an animation; return how long each press waited and took."""
    page.evaluate(WATCH_INPUT)
    page.get_by_role("button", name="Draw two").click()
    card = page.get_by_role("region", name="Your cards").get_by_role("button").first
    for _ in range(PRESSES):
        card.click()
    inputs: list[tuple[float, float]] = page.evaluate("window.inputs")
    longest: float = page.evaluate("window.longest")
    return [waited for waited, _ in inputs], [took for _, took in inputs], longest
