"""How much of a window is map, and what moves it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

MAP_SHARE = """() => {
    const step = 10;
    let [all, map] = [0, 0];
    for (let x = step / 2; x < innerWidth; x += step) {
        for (let y = step / 2; y < innerHeight; y += step) {
            const seen = document.elementFromPoint(x, y);
            all += 1;
            if (seen?.closest('[data-group="map"]') && !seen.closest("button")) map += 1;
        }
    }
    return map / all;
}"""
"""The share of a window in which a press reaches the map."""

WATCH_SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        if (document.querySelector("[data-end]")) return;
        for (const { sources } of list.getEntries()) {
            for (const { node } of sources) {
                const element = node instanceof Element ? node : node?.parentElement;
                const drawn = "[data-group=map] :is(svg, svg *):not(article *)";
                if (element?.matches(`[data-group=map], ${drawn}`)) {
                    window.shifts.push(element.outerHTML.slice(0, 200));
                }
            }
        }
    }).observe({ type: "layout-shift" });
}"""
"""Records what moves of the board until the end, except tooltips, railyard cards and repainted ground."""


def map_share(page: "Page") -> float:
    """Return the share of the window that is map."""
    share: float = page.evaluate(MAP_SHARE)
    return share


def watch_shifts(page: "Page") -> None:
    """Begin to record what moves of the board."""
    page.evaluate(WATCH_SHIFTS)


def board_shifts(page: "Page") -> list[str]:
    """Return what has moved."""
    moved: list[str] = page.evaluate("window.shifts")
    return moved
