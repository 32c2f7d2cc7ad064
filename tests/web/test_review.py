"""Reviews in a browser: from the end of a game to its turning points, and on in an exercise."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.checker import wrong
from tests.web.moments import Served
from tests.web.person import Finger, Person
from tests.web.reading import cut_off
from tests.web.visits import Visits
from tests.web.whole_game import play
from whistlestop.benchmarks.moment import MatchMoment, play_match

COMPUTED = 120_000
"""Milliseconds that a review may take on a busy machine."""


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """A finished game, whose review is computed once for all tests."""
    return {"over": MatchMoment(play_match("first_journey_usa", 2, 7))}


def shown(page: Page) -> int:
    """Return the play whose moment is shown."""
    return int(page.locator("[data-review-ply]").get_attribute("data-review-ply") or -1)


def visit_all(page: Page, following: str) -> list[int]:
    """Step through all turning points and mistakes; return their plays."""
    button = page.get_by_role("button", name=following)
    plies = [shown(page)]
    while button.get_attribute("aria-disabled") is None:
        button.click()
        page.wait_for_function(
            "ply => Number(document.querySelector('[data-review-ply]').dataset.reviewPly) > ply",
            arg=plies[-1],
        )
        plies.append(shown(page))
        expect(page.locator("[data-review-ply] h3")).to_contain_text(str(plies[-1] + 1))
    return plies


def test_a_finished_game_is_reviewed_and_played_on_as_an_exercise(visits: Visits, prepared: Served) -> None:
    laid = prepared.tables["over"]
    ada = Person(visits.desktop(laid.address, laid.memory(0)))
    ada.page.get_by_role("link", name="Review", exact=True).click()
    ada.page.locator("[data-curve]").wait_for(timeout=COMPUTED)
    plies = visit_all(ada.page, "Next ›")
    numbers = ada.page.locator("[data-curve] .turning text").all_text_contents()
    ada.page.keyboard.press("ArrowLeft")
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_url(re.compile(rf"/{plies[-1]}$"))
    link = ada.page.url
    ada.page.get_by_text("Show as a list").click()

    assert numbers == [str(number + 1) for number in range(len(numbers))]
    assert len(plies) >= len(numbers) > 0
    assert wrong(ada.page) == []
    assert cut_off(ada.page) == []
    visitor = visits.desktop(link[link.index("#") :])
    visitor.locator("[data-curve]").wait_for()
    assert shown(visitor) == plies[-1]

    ada.press(ada.button("Try it from here"))
    notice = ada.page.locator("[data-exercise]")
    expect(notice).to_have_text("Exercise")
    play(ada)
    back = ada.page.get_by_role("link", name="Back to the review", exact=True)
    expect(ada.button("Play again")).to_have_count(0)
    back.click()
    ada.page.locator("[data-curve]").wait_for()
    assert shown(ada.page) == plies[-1]


@pytest.mark.parametrize(
    ("locale", "following", "exercise", "notice"),
    [
        ("de-DE", "Weiter ›", "Von hier aus probieren", "Übung"),
        ("fr-FR", "Suivant ›", "Essayer à partir d’ici", "Exercice"),
    ],
)
def test_a_review_is_read_on_a_phone_in_other_languages(
    visits: Visits, prepared: Served, locale: str, following: str, exercise: str, notice: str
) -> None:
    laid = prepared.tables["over"]
    ben = Finger(visits.phone(f"{laid.address.replace('table', 'review')}/0", laid.memory(1), locale=locale))
    ben.page.locator("[data-curve]").wait_for(timeout=COMPUTED)
    assert len(visit_all(ben.page, following)) > 0
    assert wrong(ben.page) == []
    assert cut_off(ben.page) == []

    ben.press(ben.button(exercise))
    expect(ben.page.locator("[data-exercise]")).to_have_text(notice)
