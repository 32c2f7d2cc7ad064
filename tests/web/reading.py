"""What can be read on a page, and what is cut off."""

from playwright.sync_api import Page

CUT_OFF = """() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const clips = (element, axis) => ["hidden", "clip"].includes(getComputedStyle(element)[axis]);
    const moves = (element, axis) => ["auto", "scroll"].includes(getComputedStyle(element)[axis]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const owner = text.parentElement;
        if (!text.data.trim() || owner.closest("svg, .spoken, option, script") || !owner.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        let [x, y] = [true, true];
        for (let around = owner; around && (x || y); around = around.parentElement) {
            const frame = around.getBoundingClientRect();
            if (frame.width < 2) break;
            if (x && clips(around, "overflowX") && (words.right > frame.right + 1 || words.left < frame.left - 1)
             || y && clips(around, "overflowY") && (words.bottom > frame.bottom + 2 || words.top < frame.top - 2)) {
                found.push(text.data.trim());
                break;
            }
            x = x && !moves(around, "overflowX");
            y = y && !moves(around, "overflowY");
        }
    }
    return [...new Set(found)];
}"""

SAID = """() => {
    const said = document.body.innerText.split("\\n");
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
        if (one.checkVisibility()) said.push(...["aria-label", "title", "placeholder"].map(name => one.getAttribute(name) ?? ""));
    }
    return [...said, document.title];
}"""


def cut_off(page: Page) -> list[str]:
    """List texts that do not fit where they stand, and say if the page is wider than the screen."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def said(page: Page) -> set[str]:
    """List every line that can be read or heard."""
    lines: list[str] = page.evaluate(SAID)
    return {line.strip() for line in lines if line.strip()}
