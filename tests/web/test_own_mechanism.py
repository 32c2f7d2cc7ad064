"""The tutorial's own mechanism, played on the page from what the game declares."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.server.processes import ServerProcess, server_process
from tests.six_cities import write_six_cities_with_souvenirs
from tests.web.listener import Listener
from tests.web.person import Finger, Person
from tests.web.visits import Visits
from tests.web.whole_game import begin, take_turn

GIFT = "You are the first to get here: souvenirs or cards?"
MANY_GAMES = 10  # in nearly every one, at least one city is left for a person who claims at every chance


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that offers the tutorial's game."""
    folder = tmp_path_factory.mktemp("server")
    games = write_six_cities_with_souvenirs(folder / "games").parent
    with server_process(folder, "--port=0", "--no-open", WHISTLESTOP_GAMES=str(games)) as server:
        yield server


def gifts(person: Person) -> Locator:
    """Return the panel of the decision."""
    return person.part(GIFT)


def log(person: Person) -> Locator:
    """Return the list of what happened."""
    return person.read_log()


def until_gift(person: Person) -> None:
    """Play until a gift is offered, in another game if the bot was first everywhere."""
    for _ in range(MANY_GAMES):
        for todo in person.turns():
            if GIFT in todo:
                return
            if isinstance(person, Listener) and not todo.startswith("keep "):
                person.play_move("claim" if "claim a route" in todo else "draw")
            else:
                take_turn(person, todo)
        person.page.goto(person.page.url.partition("#")[0])
        begin(person, "Six Cities")
    raise AssertionError("no gift was offered")


def draw_instead(person: Person) -> None:
    """Decline the souvenirs."""
    person.press(gifts(person).get_by_role("button", name="Draw cards instead"))
    expect(gifts(person)).to_be_hidden()


def test_souvenirs_are_taken_shown_and_scored_by_mouse(visits: Visits) -> None:
    ada = Person(visits.desktop())
    begin(ada, "Six Cities")
    until_gift(ada)
    expect(gifts(ada).get_by_role("heading", name="Souvenir shop")).to_be_visible()
    expect(gifts(ada)).to_contain_text("Cities just reached")
    ada.press(gifts(ada).get_by_role("button", name="Take the souvenirs"))
    expect(log(ada)).to_contain_text(re.compile(r"takes [12] souvenirs?\."))
    expect(gifts(ada)).to_be_hidden()
    seats = ada.part("Seats")
    expect(seats.get_by_role("article").first).to_contain_text(re.compile(r"Souvenirs: \d"))
    ada.press(seats.locator("summary", has_text="More"))
    expect(seats.get_by_text("First to reach a city")).to_be_visible()
    for todo in ada.turns():
        if GIFT in todo:
            draw_instead(ada)
        else:
            take_turn(ada, todo)

    end = ada.part(re.compile(" wins?"))
    row = end.get_by_role("row", name="Souvenirs")
    expect(row).to_contain_text("Two points for each souvenir.")
    expect(row.get_by_role("cell").first).to_have_text(re.compile(r"^\s*\d+\s*$"))
    ada.page.goto(ada.page.url.replace("table", "statistics"))
    expect(ada.page.get_by_role("radio", name="Souvenirs")).to_be_visible()


def test_cards_are_drawn_instead_of_souvenirs_by_mouse(visits: Visits) -> None:
    ada = Person(visits.desktop())
    begin(ada, "Six Cities")
    until_gift(ada)
    draws = log(ada).get_by_role("listitem").filter(has_text=re.compile("^Player draws .* from the deck"))
    before = draws.count()
    draw_instead(ada)
    expect(draws).to_have_count(before + 1)


def test_souvenirs_are_taken_from_the_lists_by_keyboard_and_typed(visits: Visits) -> None:
    ada = Listener(visits.desktop())
    begin(ada, "Six Cities")
    ada.awaits("Your turn")
    ada.take_the_lists()
    until_gift(ada)
    expect(ada.spoken).to_contain_text(GIFT)
    ada.press(gifts(ada).get_by_role("button", name="Take the souvenirs"))

    expect(log(ada)).to_contain_text(re.compile(r"takes [12] souvenirs?\."))
    seats = ada.page.get_by_role("table", name="Seats")
    expect(seats.get_by_role("columnheader", name="Souvenirs")).to_be_visible()
    until_gift(ada)
    ada.play_move("cards instead")
    expect(gifts(ada)).to_be_hidden()


def test_souvenirs_are_taken_with_a_finger_on_a_phone(visits: Visits) -> None:
    ada = Finger(visits.phone())
    begin(ada, "Six Cities")
    until_gift(ada)
    ada.press(gifts(ada).get_by_role("button", name="Take the souvenirs"))

    expect(gifts(ada)).to_be_hidden()
    ada.press(ada.button("Seats"))
    expect(ada.part("Seats").get_by_role("article").first).to_contain_text(re.compile(r"Souvenirs: \d"))


def test_the_game_and_its_decision_are_shown_in_its_own_words(visits: Visits) -> None:
    page = visits.desktop(locale="fr-CH")
    card = page.get_by_role("article").filter(has_text="Six villes")
    expect(card).to_contain_text("Une petite carte entre le Jura et les Alpes.")

    ada = Person(visits.desktop())
    begin(ada, "Six Cities")
    until_gift(ada)
    ada.unfold_log()
    ada.press(ada.page.get_by_role("link", name="Settings"))
    ada.page.get_by_role("radio", name="Français").check()
    ada.press(ada.button("Fermer").first)
    assert ada.awaits("À toi de jouer").endswith("Tu arrives en premier : des souvenirs ou des cartes ?")
    gift = ada.part("Tu arrives en premier")
    expect(gift.get_by_role("heading", name="Boutique de souvenirs")).to_be_visible()
    expect(gift.get_by_role("button", name="Piocher des cartes à la place")).to_be_visible()
    ada.press(gift.get_by_role("button", name="Prendre les souvenirs"))

    journal = ada.page.get_by_role("list", name="Journal")
    expect(journal).to_contain_text(re.compile(r"prend [12] souvenirs?\."))
    expect(ada.page).to_have_title(re.compile("Six villes"))
