"""Text on a page, and text that is cut off."""

from playwright.sync_api import Page

CUT_OFF = """() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const clips = (element, axis) => ["hidden", "clip"].includes(getComputedStyle(element)[axis]);
    const moves = (element, axis) => ["auto", "scroll"].includes(getComputedStyle(element)[axis]);
    const name = element => (element.ariaLabel ?? element.innerText ?? element.tagName).trim().slice(0, 60);

    const fits = (box, owner) => {
        let [x, y] = [true, true];
        for (let around = owner; around && (x || y); around = around.parentElement) {
            const frame = around.getBoundingClientRect();
            const aside = box.right > frame.right + 1 || box.left < frame.left - 1;
            const beyond = box.bottom > frame.bottom + 2 || box.top < frame.top - 2;
            if (x && aside && clips(around, "overflowX")) return false;
            if (y && beyond && clips(around, "overflowY")) return false;
            x = x && !moves(around, "overflowX");
            y = y && !moves(around, "overflowY");
        }
        return true;
    };
    const unseen = element => element.closest("svg, .spoken, option, script") || !element.checkVisibility()
        || getComputedStyle(element).clipPath !== "none";

    for (const one of document.body.querySelectorAll("*")) {
        if (unseen(one)) continue;
        const meant = one.matches("[tabindex], [role=group]");
        const sideways = moves(one, "overflowX") && !meant && one.scrollWidth > one.clientWidth + 1;
        if (sideways) found.push(`${name(one)} has to be moved sideways`);
        const pressed = one.matches("a, button, input, select");
        if (pressed && !fits(one.getBoundingClientRect(), one.parentElement)) found.push(name(one));
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim() || unseen(text.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (!fits(range.getBoundingClientRect(), text.parentElement)) found.push(text.data.trim());
    }
    return [...new Set(found)];
}"""

OUT_OF_REACH = """() => {
    const found = [];
    const name = element => (element.ariaLabel ?? element.innerText ?? element.tagName).trim();
    const within = document.querySelector("dialog[open]") ?? document;
    for (const one of within.querySelectorAll("a[href], button, input, select, summary")) {
        const meant = one.closest("label") ?? one;
        if (one.closest("svg, .spoken, [aria-hidden=true]") || !meant.checkVisibility()) continue;
        if (getComputedStyle(one).clipPath !== "none") continue;
        meant.scrollIntoView({ block: "center", inline: "center" });
        const [{ left, top, width, height }] = meant.getClientRects();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!there || !meant.contains(there)) found.push(`${name(meant)} is out of reach`);
    }
    document.scrollingElement.scrollTo(0, 0);
    return found;
}"""

SAID = """() => {
    const spoken = [...document.querySelectorAll(".spoken[aria-live]")].map(one => one.innerText);
    const said = document.body.innerText.split("\\n").filter(line => !spoken.includes(line));
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
        if (!one.checkVisibility()) continue;
        said.push(...["aria-label", "title", "placeholder"].map(name => one.getAttribute(name) ?? ""));
    }
    return [...said, document.title];
}"""


def cut_off(page: Page) -> list[str]:
    """Return clipped elements, and whether the page is wider than the screen."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def said(page: Page) -> set[str]:
    """Return every line of text, visible or for screen readers, except past announcements."""
    lines: list[str] = page.evaluate(SAID)
    return {line.strip() for line in lines if line.strip()}


def out_of_reach(page: Page) -> list[str]:
    """Return elements that can't be scrolled into a clickable position."""
    found: list[str] = page.evaluate(OUT_OF_REACH)
    return found
