"""Cards can be dragged from the hand to where they are used, by mouse and by touch."""

import pytest
from playwright.sync_api import Locator, expect

from tests.rules.europe.table import europe
from tests.web.moments import Seating, robbery
from tests.web.person import Person, Place
from whistlestop.benchmarks.moment import MatchMoment

FERRY = "Dieppe – London, 2 spaces, any colour, track 1"
GREEN = "Bruxelles – Dieppe"


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """Tables with something to drag."""
    return {
        "one way": MatchMoment(europe("GGBB")),
        "several ways": MatchMoment(europe("BBGL")),
        "nowhere": MatchMoment(europe("BBGL")),
        "finger": MatchMoment(europe("GGBB")),
        "railyard": MatchMoment(robbery(), first=1),
    }


def cards(person: Person, kind: str) -> Locator:
    """The cards of one kind in the hand."""
    return person.part("Your cards").get_by_role("button", name=kind)


def middle(thing: Locator) -> Place:
    """Return the centre of an element on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def way(person: Person, kind: str, to: Locator) -> tuple[Place, Place]:
    """Return where cards are and where they go, once the map is still."""
    end = person.steady(to)
    return middle(cards(person, kind)), end


def test_cards_that_are_dragged_to_a_route_pay_for_it(seating: Seating) -> None:
    ada = seating.sit("one way")
    ada.awaits("claim a route")
    assert any(", blue" in route for route in ada.claimable())
    ada.carry(*way(ada, "green", ada.route(GREEN)))

    ada.page.get_by_text("You can claim this.", exact=True).wait_for()
    assert not any(", blue" in route for route in ada.claimable())
    ada.page.mouse.up()
    expect(ada.route(f"{GREEN}, 2 spaces, green, 2 points. your route")).to_be_visible()
    expect(cards(ada, "green")).to_have_count(0)


def test_where_dragged_cards_pay_in_several_ways_one_is_chosen(seating: Seating) -> None:
    ada = seating.sit("several ways")
    ada.awaits("claim a route")
    ada.drag(*way(ada, "locomotive", ada.route(FERRY)))

    ways = ada.part("Claim Dieppe – London").get_by_role("radio")
    expect(ways).to_have_count(2)
    ada.page.keyboard.press("Escape")
    expect(ways).to_have_count(0)


def test_cards_that_do_not_fit_or_are_laid_beside_all_stay_in_the_hand(seating: Seating) -> None:
    ada = seating.sit("nowhere")
    ada.awaits("claim a route")
    ada.drag(*way(ada, "green", ada.route("Pamplona – Paris, 4 spaces, green")))
    ada.page.get_by_text("2 short").first.wait_for()

    for away in (middle(ada.part("Your tickets")), middle(cards(ada, "blue"))):
        ada.drag(middle(cards(ada, "green")), away)
        expect(cards(ada, "1 green")).to_have_attribute("aria-pressed", "false")
    ada.carry(*way(ada, "green", ada.route(GREEN)))
    ada.page.keyboard.press("Escape")
    ada.page.mouse.up()
    expect(cards(ada, "1 green")).to_have_attribute("aria-pressed", "false")
    expect(ada.status).to_contain_text("claim a route")


def test_a_finger_drags_cards_and_confirms(seating: Seating) -> None:
    ada = seating.sit_with_phone("finger")
    ada.awaits("claim a route")
    ada.drag(*way(ada, "green", ada.route(GREEN)))
    ada.press(ada.part(f"Claim {GREEN}").get_by_role("button", name="Claim", exact=True))
    expect(ada.route(f"{GREEN}, 2 spaces, green, 2 points. your route")).to_be_visible()


def test_trains_are_dragged_to_the_own_railyard(seating: Seating) -> None:
    ada = seating.sit("railyard")
    ada.awaits("place trains")
    yard = ada.page.get_by_role("article", name="Your railyard")
    ada.drag(middle(cards(ada, "red")), middle(yard))

    ada.press(ada.part("Place red").get_by_role("button", name="Place", exact=True))
    expect(yard).to_contain_text("red")
