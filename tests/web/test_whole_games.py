"""Complete games of each kind, from the lobby to the end screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.keyboard import Keyboard
from tests.web.person import Finger, Person
from tests.web.visits import Visits
from tests.web.whole_game import begin, play
from whistlestop.benchmarks.board_measures import board_shifts, watch_shifts

BY_MOUSE = ("Europe", "The Card Game", "First Journey (USA)")
BY_KEYBOARD = ("Germany", "First Journey", "USA")


def play_whole(person: Person, game: str) -> None:
    """Play a game from the lobby until the end screen shows the winner; the board never moves."""
    begin(person, game)
    watch_shifts(person.page)
    play(person)
    assert board_shifts(person.page) == []
    end = person.part(re.compile(" wins?"))
    expect(end).to_be_visible()
    expect(end.get_by_role("row", name="Total")).to_be_visible()
    expect(end.get_by_role("button", name="Play again", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", BY_MOUSE)
def test_a_game_is_played_from_the_lobby_to_the_end_by_mouse(game: str, visits: Visits) -> None:
    play_whole(Person(visits.desktop()), game)


@pytest.mark.parametrize("game", BY_KEYBOARD)
def test_a_game_is_played_from_the_lobby_to_the_end_by_keyboard_alone(game: str, visits: Visits) -> None:
    play_whole(Keyboard(visits.desktop()), game)


def test_europe_is_played_to_the_end_with_a_finger_on_a_phone(visits: Visits) -> None:
    play_whole(Finger(visits.phone()), "Europe")


def test_one_press_begins_a_game(visits: Visits) -> None:
    person = Person(visits.desktop())
    person.press(person.button("Play Europe"))

    person.awaits("Your turn: keep at least 2 of 4 tickets")
    expect(person.page.get_by_role("group", name="Routes")).to_be_visible()
