"""The page in every language: it fits a phone, says nothing in another, and follows browser and people."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.server.processes import ServerProcess, server_process
from tests.web.moments import Laid, lay_all
from tests.web.person import Person
from tests.web.reading import cut_off, said
from tests.web.visits import Visits
from whistlestop.games import SHIPPED
from whistlestop.record.match import Match
from whistlestop.server.load.browser import Memory
from whistlestop.server.load.moment import Moment, played

LANGUAGES = {"en": "en-GB", "fr": "fr-CH", "de": "de-AT"}
SEATS = 3
SEED = 7

SEEN_WHOLE = ("europe, middle", "germany, middle", "card_game, middle")
LOOKED_BACK_AT = ("europe, end", "card_game, end")

SENTENCE = re.compile(r"(?:^|\s)[a-z]{2,}\s(?:.*\s)?[a-z]{2,}\b")
"""A line with two plain words at least: more than a name."""

LEAVE = "() => document.querySelectorAll('#app > *').forEach(one => one.setAttribute('data-left', ''))"


def halfway(match: Match) -> Moment:
    """Stop a match in its middle, where the first seat begins its turn."""
    plays = len(match.plays) // 2
    while match.plays[plays].seat != 0 or match.plays[plays - 1].seat == 0:
        plays -= 1
    return Moment(match, plays)


@dataclass(frozen=True)
class Furnished:
    """A server with a table of every game at its start, halfway and at its end."""

    server: ServerProcess
    tables: dict[str, Laid]

    @property
    def memory(self) -> Memory:
        """What somebody remembers who has the first seat everywhere."""
        secrets: dict[str, list[str]] = {}
        for laid in self.tables.values():
            secrets |= json.loads(laid.memory(0)["whistlestop.secrets"])
        return {"whistlestop.secrets": json.dumps(secrets)}


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Furnished]:
    """Tables that were played before."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "data").mkdir()
    moments: dict[str, Moment] = {}
    for game in SHIPPED:
        match = played(game, SEATS, SEED)
        moments |= {
            f"{game}, start": Moment(match, 0),
            f"{game}, middle": halfway(match),
            f"{game}, end": Moment(match),
        }
    laid = lay_all(folder / "data" / "tables.sqlite", moments)
    with server_process(folder, "--port=0", "--no-open") as server:
        yield Furnished(server, laid)


@pytest.fixture
def visits(visits: Visits, furnished: Furnished) -> Visits:
    """Visits to the server with the tables."""
    visits.address = furnished.server.address
    return visits


def go(page: Page, place: str, sign: str) -> None:
    """Go to a place, and wait for a sign of it."""
    page.evaluate(LEAVE)
    page.evaluate("place => location.hash = place", place)
    page.locator(f"#app > :not([data-left]) {sign}").first.wait_for()


class Tour:
    """A walk through all pages in one language, which notes what is cut off and all that is said."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cut: dict[str, list[str]] = {}
        self.said: dict[str, set[str]] = {}

    def look(self, name: str) -> None:
        """Note what is to be seen."""
        if found := cut_off(self.page):
            self.cut[name] = found
        self.said[name] = said(self.page)

    def walk(self, furnished: Furnished) -> None:
        """Go everywhere."""
        self.page.locator("article").nth(len(SHIPPED) - 1).wait_for()
        self.look("lobby")
        go(self.page, "#/settings", "fieldset")
        self.look("settings")
        for game in SHIPPED:
            go(self.page, f"#/new/{game}", "fieldset")
            self.look(f"new table, {game}")
            go(self.page, f"#/help/{game}", ".differences")
            self.look(f"rules, {game}")
        for name, laid in furnished.tables.items():
            go(self.page, laid.address, ":is([data-group=map] svg, [data-anchor=yard-0])")
            self.look(name)
            if name in SEEN_WHOLE:
                self.sheets(name)
            elif name in LOOKED_BACK_AT:
                go(self.page, laid.address.replace("table", "replay"), "input[type=range]")
                self.look(f"{name}, replay")
                go(self.page, laid.address.replace("table", "statistics"), "section")
                self.look(f"{name}, statistics")
        go(self.page, "#/new/europe", "select")
        self.page.locator("ol select").select_option("open")
        self.page.locator("[type=submit]").tap()
        self.page.locator("figure").wait_for()
        self.look("waiting room")

    def sheets(self, name: str) -> None:
        """Open everything that a phone hides at first."""
        for number, sheet in enumerate(self.page.locator("nav [aria-pressed]").all()):
            sheet.tap()
            self.look(f"{name}, sheet {number}")
        self.page.keyboard.press("v")
        self.page.locator("[data-layout=lists]").wait_for()
        self.look(f"{name}, lists")
        self.page.keyboard.press("v")


def test_every_page_fits_a_phone_in_every_language_and_says_nothing_in_another(
    visits: Visits, furnished: Furnished
) -> None:
    tours = {}
    for language, locale in LANGUAGES.items():
        tours[language] = Tour(visits.phone("", furnished.memory, locale=locale))
        tours[language].walk(furnished)

    assert {language: tour.cut for language, tour in tours.items() if tour.cut} == {}
    for language in ("fr", "de"):
        alike = {name: texts & tours["en"].said[name] for name, texts in tours[language].said.items()}
        english = {text for texts in alike.values() for text in texts if SENTENCE.search(text)}
        assert english == set(), language


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


def test_a_language_can_be_chosen_in_the_middle_of_a_game(visits: Visits, furnished: Furnished) -> None:
    laid = furnished.tables["europe, middle"]
    page = visits.desktop(laid.address, laid.memory(0))
    expect(page.get_by_role("status").first).to_contain_text("Your turn: draw cards")

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
        ("en", "route of Ben", "Ben has claimed it."),
        ("fr", "ligne construite par Ben", "Ben y a déjà ses wagons."),
        ("de", "Strecke von Ben", "Ben hat dort schon gebaut."),
    ],
)
def test_reasons_are_told_in_every_language_by_name_and_point_at_who_is_meant(
    visits: Visits, furnished: Furnished, language: str, owned: str, reason: str
) -> None:
    laid = furnished.tables["usa, middle"]
    ada = Person(visits.desktop(laid.address, laid.memory(0), locale=LANGUAGES[language]))
    ada.point(ada.button(re.compile(f"{owned}$")).first)

    expect(ada.button(re.compile(f"{re.escape(reason)}$"))).to_be_visible()
    expect(ada.page.locator("article.blinks")).to_contain_text("Ben")
