"""Spectators see every move but nobody's cards, and can't do anything."""

import json
import re

from playwright.sync_api import expect

from tests.web.person import OVER, Person
from tests.web.visits import Visits
from tests.web.whole_game import keep_tickets, take_turn


def lay_public_table(ada: Person, *kinds: str) -> None:
    """Create a public table with open seats as Ada."""
    ada.page.get_by_label("What should we call you?").fill("Ada")
    ada.press(ada.page.get_by_role("link", name="More ways to play Europe"))
    ada.press(ada.page.get_by_role("radio", name=str(len(kinds) + 1), exact=True))
    for place, kind in enumerate(kinds, 2):
        ada.choose(ada.page.get_by_role("combobox", name=f"Seat {place}"), kind)
    ada.press(ada.page.get_by_role("radio", name="Instant"))
    ada.press(ada.page.get_by_role("radio", name="Ada"))
    ada.press(ada.page.get_by_role("checkbox", name="Anyone can join"))
    ada.press(ada.button("Create game"))


def test_somebody_looks_on_from_the_list_of_public_tables_and_sees_every_move(visits: Visits) -> None:
    ada = Person(visits.desktop())
    lay_public_table(ada, "Someone with the link", "Mina (easy)")
    eve, ben = Person(visits.desktop()), Person(visits.phone())
    frames: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda one: frames.append(str(one))))

    eve.press(eve.page.get_by_role("link", name="Join Europe"))
    expect(eve.page.get_by_text("You’re watching. Take an open seat")).to_be_visible()
    expect(ada.page.get_by_text("1 watching")).to_be_visible()
    ben.press(ben.page.get_by_role("link", name="Join Europe"))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press(ben.button("Sit here"))
    expect(eve.page.get_by_text("All seats are taken")).to_be_visible()
    ada.press(ada.button("Start game"))
    expect(eve.page.get_by_text("Everyone is choosing tickets.")).to_be_visible()
    for person in (ada, ben):
        person.awaits("keep at least")
        keep_tickets(person)

    eve.awaits("Ada’s turn")
    take_turn(ada, ada.awaits("Your turn: ").partition("turn: ")[2])
    expect(eve.read_log()).to_contain_text(re.compile("Ada (draws|claims|takes)"))
    expect(ada.button("1 watching")).to_be_visible()

    assert eve.page.get_by_role("region", name=re.compile("Your|New tickets")).count() == 0
    expect(eve.page.get_by_text("Watching")).to_be_visible()
    usable = eve.page.locator('[aria-disabled="false"]')
    assert usable.count() == 0
    eve.point(eve.route("Brest – Pamplona"))
    expect(eve.page.get_by_role("button", name=re.compile("^(Claim|Dig|Build)$"))).to_have_count(0)
    states = [message for message in map(json.loads, frames) if message["type"] == "state"]
    assert states
    assert all(message["seat"] is None and message["choices"] == {} for message in states)
    assert all(message["view"]["hand"] == {} and message["view"]["tickets"] == [] for message in states)
    assert not any('"between"' in frame for frame in frames)


def test_somebody_who_looks_on_takes_an_open_seat_before_the_game(visits: Visits) -> None:
    ada, eve = Person(visits.desktop()), Person(visits.desktop())
    lay_public_table(ada, "Someone with the link")
    link = ada.page.get_by_role("textbox", name="link").input_value()
    eve.page.goto(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.press(eve.button("Sit here"))
    expect(ada.page.get_by_text("watching")).to_have_count(0)
    ada.press(ada.button("Start game"))

    eve.awaits("keep at least")
    expect(eve.part("Your cards")).to_be_visible()


def test_somebody_watches_a_game_between_bots_to_its_end(visits: Visits) -> None:
    eve = Person(visits.desktop())
    eve.press(eve.page.get_by_role("link", name="More ways to play First Journey", exact=True))
    eve.press(eve.page.get_by_role("checkbox", name="Just watch"))
    expect(eve.page.get_by_role("combobox", name=re.compile("^Seat "))).to_have_count(2)
    expect(eve.page.get_by_role("option", name="Someone with the link")).to_have_count(0)
    eve.choose(eve.page.get_by_role("combobox", name="Seat 1"), "Mina (easy)")
    eve.press(eve.page.get_by_role("radio", name="Instant"))
    eve.press(eve.button("Start game"))

    eve.awaits(OVER)
    expect(eve.page.get_by_text(re.compile("Mina (draws|claims)")).first).to_be_attached()
    assert eve.page.get_by_role("region", name=re.compile("^Your")).count() == 0
    assert eve.button(re.compile("same players")).count() == 0
