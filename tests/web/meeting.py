"""Two people at a table of Europe, each with their own browser."""

from tests.web.person import Person
from tests.web.visits import Visits
from tests.web.whole_game import keep_tickets


def meet(visits: Visits) -> tuple[Person, Person]:
    """Create a table as Ada and join it as Ben by her link; both choose their tickets."""
    ada = Person(visits.desktop())
    ada.page.get_by_label("What should we call you?").fill("Ada")
    ada.press(ada.page.get_by_role("link", name="More ways to play Europe"))
    ada.choose(ada.page.get_by_role("combobox", name="Seat 2"), "Someone with the link")
    ada.press(ada.page.get_by_role("radio", name="Ada"))
    ada.press(ada.button("Create game"))
    invitation = ada.page.get_by_role("textbox", name="link").input_value()
    ben = Person(visits.desktop(invitation.removeprefix(visits.address)))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press(ben.button("Sit here"))
    ada.press(ada.button("Start game"))
    for person in (ada, ben):
        person.awaits("keep at least")
        keep_tickets(person)
    return ada, ben


def draw_two(person: Person, other: Person) -> None:
    """Draw two cards, and wait until the other player sees it."""
    person.awaits("Your turn")
    person.press(person.button("Draw two"))
    other.awaits("Your turn")
