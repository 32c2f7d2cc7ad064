"""The map has most of the screen, and nothing but a person moves it."""

import pytest
from playwright.sync_api import Page, expect

from tests.rules.europe.table import europe
from tests.web.moments import Seating
from tests.web.person import Person
from whistlestop.benchmarks.moment import MatchMoment

SIZES = {(1280, 720): 0.55, (1440, 900): 0.6, (390, 844): 0.45, (844, 390): 0.45}
"""Window sizes, and the smallest share of each that is map."""

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

COVERED = """([panel, shapes]) => {
    const box = panel.getBoundingClientRect();
    return shapes.some((shape) => {
        const { left, right, top, bottom } = shape.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
}"""

TUNNEL = "Paris – Zürich"
WAYS = 7
"""The least number of payments of the tunnel on offer."""
FINGER = 44
"""The least pixels that a finger hits."""


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """A table where a tunnel can be paid for in any colour, and with a locomotive."""
    return {"tunnel": MatchMoment(europe("RRRGGGBBBYYYWWWPPPOOOL"))}


def covers(page: Page, panel: str, shapes: str) -> bool:
    """Return whether a panel covers any of these elements."""
    found = page.locator(shapes).element_handles()
    covered: bool = page.evaluate(COVERED, [page.locator(panel).element_handle(), found])
    return covered


def place(ada: Person) -> tuple[float, float, float, float]:
    """Return where two distant cities are."""
    return (*ada.steady(ada.city("Edinburgh")), *ada.steady(ada.city("Erzurum")))


def test_the_map_has_most_of_the_screen_and_stays_while_a_tunnel_is_paid_for(seating: Seating) -> None:
    ada = seating.sit("tunnel")
    for (width, height), least in SIZES.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.awaits("claim a route")
        before = place(ada)
        assert ada.page.evaluate(MAP_SHARE) >= least, (width, height)
        ada.point(ada.route(TUNNEL))
        paying = ada.part(f"Claim {TUNNEL}")
        expect(paying).to_be_visible()
        assert place(ada) == before
        assert ada.page.evaluate(MAP_SHARE) >= least, (width, height)
        ways = [box for way in paying.get_by_role("radio").all() if (box := way.bounding_box())]
        assert len(ways) >= WAYS
        assert min(min(box["width"], box["height"]) for box in ways) >= FINGER
        panel = '[data-group="decision"]'
        assert not covers(ada.page, panel, '[data-name="Paris-Zürich"] *')
        if (width, height) != (844, 390):  # there, everything beside the map scrolls
            assert not covers(ada.page, panel, '[data-group="hand"] button')
        ada.press(paying.get_by_role("button", name="Cancel"))
        expect(paying).to_be_hidden()
