"""What a checker of accessibility finds on every page, in light and dark: nothing at all."""

from pathlib import Path
from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import Person
from tests.web.visits import Visits
from tests.web.whole_game import begin, keep_tickets, play

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("europe", "germany", "usa", "first_journey", "first_journey_usa", "card_game")


class Violation(TypedDict):
    """Something that is wrong, and where."""

    id: str
    help: str
    nodes: list[dict[str, object]]


def wrong(page: Page) -> list[str]:
    """List everything that the checker minds in what is shown, whatever its impact."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for theme in ("light", "dark"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        violations: list[Violation] = page.evaluate(
            "async () => (await axe.run({ resultTypes: ['violations'] })).violations"
        )
        found += [
            f"{theme}: {one['id']}: {one['help']}: {str([node['html'] for node in one['nodes']])[:300]}"
            for one in violations
        ]
    return found


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_nothing_is_wrong_in_the_lobby(screen: str, visits: Visits) -> None:
    page = visits.phone() if screen == "phone" else visits.desktop()
    expect(page.get_by_role("button", name="Play Europe")).to_be_visible()
    assert wrong(page) == []

    page.goto(f"{visits.address}#/settings")
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    assert wrong(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong_with_the_rules_of_a_game_and_its_new_table(game: str, visits: Visits) -> None:
    page = visits.desktop(f"#/help/{game}")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    assert wrong(page) == []

    page.goto(f"{visits.address}#/new/{game}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    assert wrong(page) == []


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["Europe", "Germany", "The Card Game"])
def test_nothing_is_wrong_at_a_table_and_with_its_lists(game: str, screen: str, visits: Visits) -> None:
    person = Person(visits.phone() if screen == "phone" else visits.desktop())
    begin(person, game)
    person.awaits("Your turn")
    assert wrong(person.page) == []

    if game == "Europe":
        keep_tickets(person)
        person.awaits("Your turn: draw cards")
        assert wrong(person.page) == []
    person.page.keyboard.press("v")
    expect(person.page.get_by_role("heading", level=1, name="as lists")).to_be_visible()
    assert wrong(person.page) == []


def test_nothing_is_wrong_at_the_end(visits: Visits) -> None:
    person = Person(visits.desktop())
    begin(person, "First Journey")
    play(person)

    assert wrong(person.page) == []
