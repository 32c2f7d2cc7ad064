"""The map can be panned and zoomed by mouse, touch and keyboard without disturbing clicks."""

import pytest
from playwright.sync_api import expect

from tests.rules.europe.table import europe
from tests.web.moments import Seating
from tests.web.person import Person
from whistlestop.benchmarks.moment import MatchMoment

ROUTE = "Bruxelles – Dieppe"


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """One table."""
    return {"map": MatchMoment(europe("GGBB"))}


def width(person: Person) -> float:
    """Return the distance from Paris to Wien on the screen."""
    (west, _), (east, _) = (person.middle(person.city(name)) for name in ("Paris", "Wien"))
    return east - west


def settles(person: Person) -> float:
    """Wait until the map is still, and measure it."""
    person.steady(person.city("Wien"))
    return width(person)


def test_a_mouse_zooms_by_its_wheel_and_drags_the_map(seating: Seating) -> None:
    ada = seating.sit("map")
    ada.awaits("claim a route")
    whole = settles(ada)
    x, y = ada.middle(ada.city("Paris"))
    ada.page.mouse.move(x, y)
    ada.page.mouse.wheel(0, -500)

    assert settles(ada) > 1.5 * whole
    assert ada.middle(ada.city("Paris")) == pytest.approx((x, y), abs=2)
    ada.drag((x, y), (x + 60, y + 40))
    settles(ada)
    assert ada.middle(ada.city("Paris")) == pytest.approx((x + 60, y + 40), abs=2)
    ada.press(ada.button("Show whole map"))
    assert settles(ada) == pytest.approx(whole, abs=2)


def test_two_fingers_zoom_the_map_one_moves_it_and_the_next_tap_counts(seating: Seating) -> None:
    ada = seating.sit_with_phone("map")
    ada.awaits("claim a route")
    whole = settles(ada)
    x, y = ada.middle(ada.route(ROUTE))
    ada.move_fingers(((x - 20, y), (x - 60, y)), ((x + 20, y), (x + 60, y)))
    assert settles(ada) > 2 * whole

    ada.drag((x + 20, y), (x + 20, y + 100))  # so far that it could be flung
    assert ada.middle(ada.route(ROUTE)) == pytest.approx((x, y + 100), abs=12)
    ada.point(ada.route(ROUTE))
    expect(ada.part(f"Claim {ROUTE}")).to_be_visible()


def test_keys_zoom_and_move_the_map(seating: Seating) -> None:
    ada = seating.sit("map")
    ada.awaits("claim a route")
    whole = settles(ada)
    ada.part("Map of").focus()
    ada.page.keyboard.press("+")
    ada.page.keyboard.press("+")
    assert settles(ada) > 1.5 * whole

    x, _ = ada.middle(ada.city("Paris"))
    ada.page.keyboard.press("ArrowLeft")
    settles(ada)
    assert ada.middle(ada.city("Paris"))[0] > x + 20
    ada.page.keyboard.press("0")
    assert settles(ada) == pytest.approx(whole, abs=2)
