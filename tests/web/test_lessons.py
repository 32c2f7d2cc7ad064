"""Lessons in a browser: by mouse, touch and keyboard, with skipped steps and reloads."""

from playwright.sync_api import expect

from tests.web.keyboard import Keyboard
from tests.web.lesson import begin, end_early, ended, hint, skip, steps
from tests.web.person import Finger, Person
from tests.web.visits import Visits
from whistlestop.games import load
from whistlestop.record.lesson import lesson_of

FINGER = 24
"""The minimum distance in pixels between buttons that must not be confused."""


def taught(game: str) -> list[str]:
    """Return the steps of a lesson."""
    return [step.id for step in lesson_of(load(game)).steps]


def test_europe_is_learnt_with_a_mouse(visits: Visits) -> None:
    person = Person(visits.desktop())
    begin(person, "Europe")
    met = []
    for step in steps(person):
        met.append(step)
        if step == "claim":
            person.point(person.route("Pamplona – Paris, 4 spaces, green"))
            person.page.get_by_text("2 short").first.wait_for()
            person.button("Draw from the deck").click(force=True)
            person.page.get_by_text("continues with another move").first.wait_for()
        if step == "tunnel":
            person.page.reload()
            hint(person).get_by_text("three cards are turned over").wait_for()
    assert met == taught("europe")
    person.press(ended(person).get_by_role("button", name="Play a real game"))
    person.awaits("Your turn: keep at least 2 of 4 tickets")


def test_germany_is_learnt_with_a_finger(visits: Visits) -> None:
    person = Finger(visits.phone())
    begin(person, "Germany")
    menu = person.button("Menu")
    person.press(menu)
    expect(person.page.get_by_role("link", name="Lobby")).to_be_visible()
    person.press(menu)
    assert list(steps(person)) == taught("germany")
    ended(person).get_by_role("link", name="Read the rules").wait_for()


def test_first_journey_is_learnt_with_keys_alone(visits: Visits) -> None:
    person = Keyboard(visits.desktop())
    begin(person, "First Journey")
    assert list(steps(person)) == taught("first_journey")


def test_the_card_game_is_learnt_with_a_step_done_by_the_page(visits: Visits) -> None:
    person = Finger(visits.phone())
    begin(person, "The Card Game")
    met = []
    for step in steps(person):
        met.append(step)
        if step in ("keep", "mixed"):
            skip(person)
    assert met == taught("card_game")


def test_whoever_skips_all_is_asked_first_and_told_of_no_deeds(visits: Visits) -> None:
    person = Finger(visits.phone())
    begin(person, "Europe")
    person.press(person.button("Next"))
    skip_the_rest = hint(person).get_by_role("button", name="Skip the rest")
    at = skip_the_rest.bounding_box()
    other = hint(person).get_by_role("button", name="Do it for me").bounding_box()
    assert at
    assert other
    assert other["x"] - at["x"] - at["width"] > FINGER
    person.press(skip_the_rest)
    hint(person).get_by_text("End this guided game?").wait_for()
    person.press(hint(person).get_by_role("button", name="Keep playing"))
    hint(person).get_by_text("Tick the two marked ones").wait_for()
    end_early(person)
    for _ in range(2):
        part = person.part("You skipped the rest")
        part.get_by_text("build a station").wait_for()
        assert not person.page.get_by_text("win").count()
        assert not person.page.get_by_text("what you have done").count()
        part.get_by_role("link", name="Read the rules").wait_for()
        person.page.reload()
    person.press(person.button("Restart the guided game"))
    hint(person).get_by_text("Welcome aboard!").wait_for()


def test_what_is_to_be_ticked_is_marked_all_at_once(visits: Visits) -> None:
    person = Person(visits.desktop())
    begin(person, "Europe")
    person.press(person.button("Next"))
    rings = person.page.locator("[data-ring]")
    tickets = person.part("New tickets").get_by_role("button")
    person.page.wait_for_function("() => document.querySelectorAll('[data-ring]').length === 2")
    for place in (0, 2):
        person.press(tickets.nth(place))
    person.part("New tickets").get_by_role("button", name="Keep 2 tickets").click(force=True)
    person.page.get_by_text("tick only the marked ones").first.wait_for()
    assert rings.count() == 2


def test_passengers_who_wait_are_shown_though_one_is_to_be_chosen(visits: Visits) -> None:
    person = Person(visits.desktop())
    begin(person, "Germany")
    boards = person.part("Who boards in Frankfurt?")
    for step in steps(person):
        if step == "passenger":
            break
    boards.wait_for()
    assert boards.get_by_role("button").count() > 1
    boards.get_by_role("button", name="blue").click(force=True)
    person.page.get_by_text("continues with another move").first.wait_for()


def test_the_cities_of_a_route_that_is_pointed_at_are_named(visits: Visits) -> None:
    person = Finger(visits.phone())
    begin(person, "Germany")
    for step in steps(person):
        if step == "country":
            break
    names = person.part("Map of").locator("text")
    names.filter(has_text="Karlsruhe").wait_for()
    names.filter(has_text="Frankreich").first.wait_for()


def test_the_own_railyard_is_seen_while_cards_are_placed(visits: Visits) -> None:
    person = Finger(visits.phone())
    begin(person, "The Card Game")
    for step in steps(person):
        if step == "place":
            break
    person.press(person.part("Your cards").get_by_role("button", name="red"))
    person.page.get_by_role("button", name="Place", exact=True).wait_for()
    outer = person.part("Railyards").bounding_box()
    inner = person.page.get_by_role("article", name="Your railyard").get_by_role("heading").bounding_box()
    assert outer
    assert inner
    assert outer["y"] <= inner["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]


def test_the_lobby_offers_it_to_newcomers_until_they_have_a_table(visits: Visits) -> None:
    page = visits.desktop()
    offer = page.get_by_role("complementary", name="New here?")
    person = Person(page)
    person.press(offer.get_by_role("button", name="Learn by playing: First Journey", exact=True))
    hint(person).wait_for()
    page.goto(f"{visits.address}#/")
    page.get_by_role("link", name="First Journey · Guided game").wait_for()
    assert not offer.count()
