"""How smoothly the map and the cards move, and how long presses wait meanwhile."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page

SECONDS_OF_PANNING = 3.0
SECONDS_OF_FLIGHT = 1.0
PRESSES = 12

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


class Presses(NamedTuple):
    """What happened while cards flew, in milliseconds."""

    frames: list[float]  # their durations
    waits: list[float]  # from each press to its handler
    takes: list[float]  # from each press to the next frame
    longest_task: float


def press_cards(page: "Page") -> Presses:
    """Press cards during an animation."""
    page.evaluate(WATCH_INPUT)
    page.evaluate(COUNT_FRAMES)
    page.get_by_role("button", name="Draw two").click()
    page.wait_for_timeout(1000 * SECONDS_OF_FLIGHT)
    frames: list[float] = page.evaluate(FRAMES)
    card = page.get_by_role("region", name="Your cards").get_by_role("button").first
    for _ in range(PRESSES):
        card.click()
    inputs: list[tuple[float, float]] = page.evaluate("window.inputs")
    longest: float = page.evaluate("window.longest")
    return Presses(frames, [waited for waited, _ in inputs], [took for _, took in inputs], longest)


def per_second(frames: list[float]) -> float:
    """Return frames per second."""
    return round(1000 * len(frames) / sum(frames), 1)


def percentile_95(values: list[float]) -> float:
    """Return the value that 95 % don't exceed."""
    return round(sorted(values)[int(len(values) * 0.95)], 1) if values else 0.0
