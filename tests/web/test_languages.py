"""The page uses the browser's language or the chosen one from the start."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.processes import ServerProcess
from tests.web.person import Person
from tests.web.seeded_server import SeededServer, seed_server
from tests.web.visits import Visits

LANGUAGES = {"en": "en-GB", "fr": "fr-CH", "de": "de-AT"}


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    """Tables with a history."""
    with seed_server(tmp_path_factory.mktemp("server"), ("europe", "usa")) as seeded:
        yield seeded


@pytest.fixture(scope="module")
def server(seeded: SeededServer) -> ServerProcess:
    return seeded.server


def test_the_language_of_the_browser_is_spoken_from_the_first_moment(visits: Visits) -> None:
    page = visits.desktop(locale="de-AT")

    expect(page.get_by_role("heading", level=1)).to_have_text("Alle einsteigen!")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("combobox", name="Sprache")).to_have_value("de")


def test_a_browser_that_speaks_something_else_hears_english(visits: Visits) -> None:
    page = visits.desktop(locale="ja-JP")

    expect(page.get_by_role("heading", level=1)).to_have_text("All aboard!")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_another_language_is_chosen_at_once_and_remembered(visits: Visits) -> None:
    page = visits.phone("", locale="en-GB")
    page.get_by_role("combobox", name="Language").select_option(label="Français")
    expect(page.get_by_role("heading", level=1)).to_have_text("En voiture\u202f!")
    expect(page.locator("html")).to_have_attribute("lang", "fr")

    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("En voiture\u202f!")


def test_a_language_can_be_chosen_in_the_middle_of_a_game(visits: Visits, seeded: SeededServer) -> None:
    laid = seeded.tables["europe, middle"]
    page = visits.desktop(laid.address, laid.memory(0))
    expect(page.get_by_role("status").first).to_contain_text("Your turn: draw cards")

    Person(page).unfold_log()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.get_by_role("button", name="Schließen").first.click()

    expect(page.get_by_role("status").first).to_contain_text("Du bist am Zug: Karten ziehen")
    expect(page.get_by_role("list", name="Verlauf")).to_contain_text("zieht")
    expect(page).to_have_title("● Du bist am Zug · Europa")
    expect(page.get_by_role("region", name="Spielplan: Europa")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "owned", "reason"),
    [
        ("en", "Ben’s route", "Ben has claimed it."),
        ("fr", "ligne construite par Ben", "Ben y a déjà ses wagons."),
        ("de", "Strecke von Ben", "Ben hat dort schon gebaut."),
    ],
)
def test_reasons_are_told_in_every_language_by_name_and_point_at_who_is_meant(
    visits: Visits, seeded: SeededServer, language: str, owned: str, reason: str
) -> None:
    laid = seeded.tables["usa, middle"]
    ada = Person(visits.desktop(laid.address, laid.memory(0), locale=LANGUAGES[language]))
    ada.point(ada.button(re.compile(f"{owned}$")).first)

    expect(ada.button(re.compile(f"{re.escape(reason)}$"))).to_be_visible()
    expect(ada.page.locator("article.blinks")).to_contain_text("Ben")
