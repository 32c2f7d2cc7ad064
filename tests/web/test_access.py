"""What a checker of accessibility finds in the lobby, at a table and at its end."""

import json
from pathlib import Path
from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import Person
from tests.web.visits import Visits
from tests.web.whole_game import begin, keep_tickets, play

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


class Violation(TypedDict):
    """Something that is wrong, and where."""

    id: str
    impact: str
    help: str
    nodes: list[dict[str, object]]


def grave(page: Page) -> list[str]:
    """List what would keep somebody from using what is shown."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Violation] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {one['help']}: {json.dumps([node['html'] for node in one['nodes']])[:600]}"
        for one in found
        if one["impact"] in GRAVE
    ]


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_nothing_grave_is_wrong_in_the_lobby(screen: str, visits: Visits) -> None:
    page = visits.phone() if screen == "phone" else visits.desktop()
    expect(page.get_by_role("button", name="Play Europe")).to_be_visible()

    assert grave(page) == []


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_nothing_grave_is_wrong_at_a_table(screen: str, visits: Visits) -> None:
    person = Person(visits.phone() if screen == "phone" else visits.desktop())
    begin(person, "Europe")
    person.awaits("keep at least")
    expect(person.page.get_by_role("group", name="Routes")).to_be_visible()
    assert grave(person.page) == []

    keep_tickets(person)
    person.awaits("Your turn: draw cards")
    assert grave(person.page) == []


def test_nothing_grave_is_wrong_at_the_end(visits: Visits) -> None:
    person = Person(visits.desktop())
    begin(person, "First Journey")
    play(person)

    assert grave(person.page) == []
