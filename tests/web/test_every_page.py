"""Every page of every game fits in every language and text size, and is accessible."""

from collections.abc import Iterator

import pytest

from tests.server.processes import ServerProcess
from tests.web.inspector import LIGHTS, USUAL, Inspector
from tests.web.moments import Laid
from tests.web.seeded_server import SeededServer, seed_server
from tests.web.visits import Visits
from whistlestop.games import SHIPPED

SEEN_WHOLE = ("europe", "germany", "card_game")
"""Games that are inspected in full; the others use the same components."""
OTHER_BOARDS = ("usa", "first_journey_usa")
"""Boards that differ from another game's only in what is on them; a game in the middle shows all of that."""

TABLE = ":is([data-group=map] svg, [data-anchor=yard-0])"


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    """Tables with a history."""
    with seed_server(tmp_path_factory.mktemp("server")) as seeded:
        yield seeded


@pytest.fixture(scope="module")
def server(seeded: SeededServer) -> ServerProcess:
    return seeded.server


@pytest.fixture
def inspector(visits: Visits, seeded: SeededServer) -> Inspector:
    """A person with a seat at every table."""
    return Inspector(visits.desktop("", seeded.memory))


def test_the_pages_around_the_tables(inspector: Inspector) -> None:
    page = inspector.page
    page.locator("article").nth(len(SHIPPED) - 1).wait_for()
    inspector.look("lobby")
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    inspector.look("keys")
    page.keyboard.press("Escape")
    inspector.go("#/settings", "fieldset")
    inspector.look("settings")
    page.get_by_role("button", name="Use my seats on another device").click()
    page.locator("dialog textarea, dialog input").first.wait_for()
    inspector.look("seats for another device")
    inspector.go("#/seats/none.none", "p button")
    inspector.look("seats from another device")
    inspector.go("#/new/europe", "select")
    page.locator("ol select").select_option("open")
    page.locator("[type=submit]").click()
    page.locator("figure").wait_for()
    inspector.look("waiting room")
    assert not inspector.findings, "\n".join(inspector.findings)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_pages_of_a_game(game: str, inspector: Inspector, seeded: SeededServer) -> None:
    inspector.lights = LIGHTS if game in SEEN_WHOLE else USUAL
    inspector.go(f"#/new/{game}", "fieldset")
    inspector.look("new table")
    inspector.go(f"#/help/{game}", ".differences")
    inspector.look("rules", ".differences")
    for moment, laid in seeded.of(game):
        if moment == "middle" or game not in OTHER_BOARDS:
            inspector.go(laid.address, TABLE)
            look_at_table(inspector, moment)
        if game in SEEN_WHOLE and moment == "middle":
            look_at_sheets_and_lists(inspector)
    if game not in OTHER_BOARDS:
        look_back(inspector, seeded.tables[f"{game}, end"])
    assert not inspector.findings, "\n".join(inspector.findings)


def look_at_table(inspector: Inspector, moment: str) -> None:
    """Inspect a table, and wait for the hint of a lesson."""
    if moment == "first game":
        inspector.page.locator("[data-lesson] b").wait_for()
        inspector.look(moment, "[data-lesson] b")
    else:
        inspector.look(moment)


def look_at_sheets_and_lists(inspector: Inspector) -> None:
    """Open everything that a phone hides at first, and the list view."""
    inspector.turn(LIGHTS[0])
    sheets = inspector.page.locator("nav [data-sheet]")
    for number in range(1, sheets.count()):
        sheets.nth(number).click()
        inspector.look(f"sheet {number}", wide=False)
    inspector.lists = True
    inspector.turn(LIGHTS[0])
    inspector.page.locator("[data-layout=lists]").wait_for()
    inspector.look("lists")
    inspector.lists = False
    inspector.turn(inspector.light)


def look_back(inspector: Inspector, laid: Laid) -> None:
    """Inspect a finished game."""
    inspector.go(laid.address.replace("table", "replay"), "input[type=range]")
    inspector.look("replay")
    inspector.go(laid.address.replace("table", "statistics"), "section")
    inspector.page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    inspector.look("statistics")
