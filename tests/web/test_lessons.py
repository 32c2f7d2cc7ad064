"""First games in a real browser: by mouse, finger and keyboard, with steps skipped and pages loaded again."""

from tests.web.lesson import begin, ended, hint, steps
from tests.web.person import Person
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
            person.point(person.route("Pamplona – Paris"))
            person.page.get_by_text("2 short").first.wait_for()
            person.button("Draw from the deck").click(force=True)
            person.page.get_by_text("something else comes now").wait_for()
        if step == "tunnel":
            person.page.reload()
            hint(person).get_by_text("three cards are turned over").wait_for()
    assert met == taught("europe")
    person.press(ended(person).get_by_role("button", name="Play a real game"))
    person.awaits("Your turn: keep at least 2 of 4 tickets")
