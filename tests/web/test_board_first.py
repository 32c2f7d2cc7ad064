"""The map has most of the screen, and nothing but a person moves it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.rules.europe.table import europe
from tests.web.moments import Seating, robbery
from tests.web.person import Person
from whistlestop.benchmarks.board_measures import map_share
from whistlestop.benchmarks.moment import MatchMoment

SIZES = {(1280, 720): 0.55, (1440, 900): 0.6, (390, 844): 0.45, (844, 390): 0.45}
"""Window sizes, and the smallest share of each that is map."""

# The panel rises into its place.
COVERED = """async ([panel, shapes]) => {
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
    const box = panel.getBoundingClientRect();
    return shapes.some((shape) => {
        const { left, right, top, bottom } = shape.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
}"""

VISIBLE_LINES = "log => log.clientHeight / parseFloat(getComputedStyle(log).lineHeight)"

TUNNEL = "Paris – Zürich"
WAYS = 7
"""The least number of payments of the tunnel on offer."""
LOG_LINES = 6
FINGER = 44
"""The least pixels that a finger hits."""


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """A tunnel to pay for in any colour or with a locomotive, trains to place, and a full table."""
    return {
        "tunnel": MatchMoment(europe("RRRGGGBBBYYYWWWPPPOOOL")),
        "placing": MatchMoment(robbery(), first=1),
        "five": MatchMoment(europe(seats=5)),
    }


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
        assert map_share(ada.page) >= least, (width, height)
        ada.point(ada.route(TUNNEL))
        paying = ada.part(f"Claim {TUNNEL}")
        expect(paying).to_be_visible()
        assert place(ada) == before
        assert map_share(ada.page) >= least, (width, height)
        ways = [box for way in paying.get_by_role("radio").all() if (box := way.bounding_box())]
        assert len(ways) >= WAYS
        assert min(min(box["width"], box["height"]) for box in ways) >= FINGER
        panel = '[data-group="decision"]'
        assert not covers(ada.page, panel, '[data-name="Paris-Zürich"] *')
        if (width, height) != (844, 390):  # there, everything beside the map scrolls
            assert not covers(ada.page, panel, '[data-group="hand"] button')
        ada.press(paying.get_by_role("button", name="Cancel"))
        expect(paying).to_be_hidden()


def test_trains_are_placed_in_view_of_all_railyards(seating: Seating) -> None:
    ada = seating.sit_with_phone("placing")
    ada.awaits("place trains")
    yards = ada.page.get_by_role("article", name=re.compile("railyard"))
    before = [yard.bounding_box() for yard in yards.all()]
    ada.press(ada.part("Your cards").get_by_role("button", name=re.compile("[0-9] red")))
    expect(ada.part("Place red")).to_be_visible()
    assert not covers(ada.page, '[data-group="decision"]', "article, [data-group=hand] button")
    assert [yard.bounding_box() for yard in yards.all()] == before


def test_the_log_of_a_full_table_has_room_for_several_lines(seating: Seating) -> None:
    ada = seating.sit("five")
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    assert ada.read_log().evaluate(VISIBLE_LINES) >= LOG_LINES
