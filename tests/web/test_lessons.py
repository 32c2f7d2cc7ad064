"""First games in a real browser: by mouse, finger and keyboard, with steps skipped and pages loaded again."""

from tests.web.keyboard import Keyboard
from tests.web.lesson import begin, ended, hint, skip, steps
from tests.web.person import Finger, Person
from tests.web.visits import Visits
from whistlestop.games import load
from whistlestop.record.lesson import lesson_of


def taught(game: str) -> list[str]:
    """List the steps of a first game."""
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
            person.page.get_by_text("something else comes now").first.wait_for()
        if step == "tunnel":
            person.page.reload()
            hint(person).get_by_text("three cards are turned over").wait_for()
    assert met == taught("europe")
    person.press(ended(person).get_by_role("button", name="Play a real game"))
    person.awaits("Your turn: keep at least 2 of 4 tickets")


def test_germany_is_learnt_with_a_finger(visits: Visits) -> None:
    person = Finger(visits.phone())
    begin(person, "Germany")
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


def test_whoever_skips_all_is_at_the_end_at_once(visits: Visits) -> None:
    person = Person(visits.desktop())
    begin(person, "Europe")
    person.press(hint(person).get_by_role("button", name="Skip the rest"))
    ended(person).get_by_text("nothing is shuffled").wait_for()
    assert not person.button("Play again").count()


def test_the_lobby_offers_it_to_newcomers_until_they_have_a_table(visits: Visits) -> None:
    page = visits.desktop()
    offer = page.get_by_role("complementary", name="New here?")
    person = Person(page)
    person.press(offer.get_by_role("button", name="Learn by playing: First Journey", exact=True))
    hint(person).wait_for()
    page.goto(f"{visits.address}#/")
    page.get_by_role("link", name="First Journey · First game").wait_for()
    assert not offer.count()
