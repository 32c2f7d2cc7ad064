"""An accessibility checker."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

CHECK = """async () => {
    const found = [];
    for (const theme of ["light", "dark"]) {
        document.documentElement.dataset.theme = theme;
        const only = theme === "light" ? {} : { runOnly: ["color-contrast", "link-in-text-block"] };
        const options = { resultTypes: ["violations"], preload: false, ...only };
        const { violations } = await axe.run(options);
        const where = ({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)).slice(0, 3).join(" ");
        found.push(...violations.map(one => `${theme}: ${one.id}: ${one.help}: ${where(one)}`));
    }
    document.documentElement.dataset.theme = "light";
    return found;
}"""
"""Runs all checks in light mode, and those about colours in dark mode."""


def wrong(page: Page) -> list[str]:
    """Return all accessibility violations in light and dark mode."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(CHECK)
    return found
