"""Records can be opened as a file, dropped or pasted; a broken one is explained."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.processes import server_process
from tests.server.replay.looking_back import RECORDS
from tests.web.inspector import inspect
from tests.web.looking_back import at, record_of
from tests.web.person import Finger, Person
from tests.web.visits import Visits

GERMANY = record_of("germany")
UNSEEDED = (RECORDS / "usa" / "three_seats_shared_victory.record").read_text(encoding="utf-8")

GIVE = """([kind, text]) => {
    const what = new DataTransfer();
    what.setData("text/plain", text);
    const place = document.querySelector("textarea");
    const facts = {dataTransfer: what, clipboardData: what, bubbles: true, cancelable: true};
    place.dispatchEvent(kind === "drop" ? new DragEvent("drop", facts) : new ClipboardEvent("paste", facts));
}"""
"""Drops or pastes a text as a browser does."""


def choose(person: Person, text: str, name: str = "evening.record") -> None:
    """Choose a file."""
    with person.page.expect_file_chooser() as chooser:
        person.press(person.button("Choose a file"))
    chooser.value.set_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def give(page: Page, kind: str, text: str) -> None:
    """Drop or paste a text."""
    page.get_by_role("textbox", name="or paste its text here").wait_for()
    page.evaluate(GIVE, [kind, text])


def test_a_record_is_brought_as_a_file_and_found_again_after_a_restart(
    visits: Visits, tmp_path: Path
) -> None:
    with server_process(tmp_path, "--port=0", "--no-open") as server:
        visits.address = server.address
        ada = Person(visits.desktop())
        choose(ada, GERMANY)
        expect(at(ada, 0)).to_be_visible()
        expect(ada.page.get_by_text("Its shuffles have been checked")).to_be_visible()
        place = ada.page.url.partition("#")[2]
    with server_process(tmp_path, "--port=0", "--no-open") as server:
        visits.address = server.address
        ben = Finger(visits.phone(f"#{place}"))
        expect(at(ben, 0)).to_be_visible()
        ben.press(ben.button("Hands"))
        expect(ben.part("Ada’s cards and tickets")).to_be_visible()
    visits.forgive("ERR_CONNECTION|WebSocket")


@pytest.mark.parametrize("kind", ["drop", "paste"])
def test_a_record_is_dropped_or_pasted_and_listed_in_the_lobby(kind: str, visits: Visits) -> None:
    person = Person(visits.desktop())
    give(person.page, kind, UNSEEDED)
    expect(person.page.get_by_text("its shuffles can’t be checked")).to_be_visible()

    person.press(person.page.get_by_role("link", name="Lobby"))
    records = person.page.get_by_role("group", name="Open a record")
    person.press(records.get_by_role("link", name="USA: "))
    expect(at(person, 0)).to_be_visible()


def test_an_unfinished_record_says_so(visits: Visits) -> None:
    person = Person(visits.desktop())
    choose(person, "\n".join(GERMANY.splitlines()[:80]))

    expect(person.page.get_by_text("The record ends before the game is over.")).to_be_visible()
    assert person.page.get_by_role("link", name="Statistics").count() == 0
    person.press(person.button("Go to end"))
    expect(person.part("Ben’s cards and tickets")).to_be_visible()


BROKEN = {
    "nonsense": ("Dear diary", "Line 1: this is not a record"),
    "an illegal move": (
        re.sub(r"^9 (.) .*$", r"9 \1 pass", GERMANY, flags=re.M),
        "draw the second one first",
    ),
    "cut off": (GERMANY[: GERMANY.index("result:")], "is missing; the record is cut off."),
    "redacted": (GERMANY.replace("seats:", "seen by: 1\nseats:", 1), "what seat 1 saw"),
    "older rules": (re.sub("rules: .", "rules: 0", GERMANY), "was played under rules 0"),
    "another game": (GERMANY.replace("game: germany", "game: monorail"), "There is no game “monorail”"),
    "a picture": ("\x89PNG\r\n\x1a\n\0\0", "Line 1: this is not a record"),
}


def test_a_broken_record_is_told_by_a_sentence_and_the_next_one_is_taken(visits: Visits) -> None:
    visits.forgive("409")
    person = Person(visits.desktop())
    alert = person.page.get_by_role("alert")
    for text, sentence in BROKEN.values():
        choose(person, text)
        expect(alert).to_contain_text("This record can’t be replayed.")
        expect(alert).to_contain_text(sentence)
    choose(person, "x" * 60_000)
    expect(alert).to_contain_text("far too large")
    inspect(person.page, "broken record")

    choose(person, GERMANY)
    expect(at(person, 0)).to_be_visible()


def test_a_link_to_a_game_that_there_is_not_leads_back_to_the_lobby(visits: Visits) -> None:
    visits.forgive("404")
    person = Person(visits.desktop("#/replay/nowhere/7"))

    expect(person.page.get_by_role("alert")).to_contain_text("There is no such table")
    person.press(person.page.get_by_role("link", name=re.compile("lobby", re.IGNORECASE)))
    expect(person.button("Choose a file")).to_be_visible()
