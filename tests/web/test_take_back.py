"""Taking moves back: against a bot to the proof at the end, and with the consent of another person."""

from playwright.sync_api import expect

from tests.web.meeting import draw_two, meet
from tests.web.person import MY_TURN, Person
from tests.web.visits import Visits
from tests.web.whole_game import begin, take_turn

PROVEN = "Fair shuffles: proven by your browser."
HINDSIGHT = "Moves were taken back after something had been revealed"


def test_moves_against_a_bot_are_taken_back_and_the_game_is_proven_at_its_end(visits: Visits) -> None:
    ada = Person(visits.desktop())
    ada.page.get_by_label("What should we call you?").fill("Ada")
    begin(ada, "First Journey")
    take_backs = ada.log.get_by_text("Ada takes back")
    button = ada.button("Take back move")
    taken = 0
    for todo in ada.turns():
        if taken < 2 and button.get_attribute("aria-disabled") is None:
            if taken == 0:
                ada.press(button)
            else:
                ada.page.keyboard.press("z")
            taken += 1
            ada.unfold_log()
            expect(take_backs).to_have_count(taken)
            todo = MY_TURN.split(ada.awaits(MY_TURN))[-1]
        take_turn(ada, todo)

    assert taken == 2
    expect(ada.page.get_by_text(HINDSIGHT)).to_be_visible()
    expect(ada.page.get_by_text(PROVEN)).to_be_visible()


def test_another_person_is_asked_and_declines_or_agrees(visits: Visits) -> None:
    ada, ben = meet(visits)
    draw_two(ada, ben)
    ada.press(ada.button("Ask to take back"))
    expect(ada.page.get_by_text("Waiting for Ben to agree.")).to_be_visible()
    question = ben.part("Ada wants to take back a move.")
    ben.press(question.get_by_role("button", name="No"))
    expect(ada.page.get_by_text("declined")).to_be_visible()
    expect(question).to_be_hidden()

    draw_two(ben, ada)
    ben.press(ben.button("Ask to take back"))
    ada.press(ada.part("Ben wants to take back a move.").get_by_role("button", name="Agree"))
    ben.awaits("draw a second card")
    expect(ada.read_log()).to_contain_text("Ben takes back a move.")
