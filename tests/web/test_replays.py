"""Replays in a browser: every play of every game, from every allowed viewpoint."""

import re

import pytest
from playwright.sync_api import Response, expect

from tests.server.processes import ServerProcess
from tests.web.looking_back import PEOPLE, at, brought, frames_of, moment, record_of, shown_of, walked
from tests.web.moments import Served
from tests.web.person import Finger, Person
from tests.web.visits import Visits
from tests.web.whole_game import take_turn
from whistlestop.benchmarks.moment import MatchMoment, play_match
from whistlestop.games import SHIPPED
from whistlestop.record.match import Match

LINES_OF_BUTTONS = """() => {
    const buttons = [...document.querySelectorAll("[data-transport] button")];
    return new Set(buttons.map(button => Math.round(button.getBoundingClientRect().top))).size;
}"""
CONTROLS_OVER_RESULT = """() => {
    const controls = [...document.querySelectorAll("[data-transport] :is(button, input, select)")];
    const result = document.querySelector("[data-outcome]").getBoundingClientRect();
    return controls.some(control => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < result.right && right > result.left && top < result.bottom && bottom > result.top;
    });
}"""
IS_CUT = "text => text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth"


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of Europe."""
    return play_match("europe", 2, 5)


@pytest.fixture(scope="module")
def adas_turn(match: Match) -> int:
    """A ply in the middle of the game, after which a turn of seat 0 begins."""
    seats = [play.seat for play in match.plays]
    return next(ply for ply in range(60, len(seats)) if seats[ply - 1 : ply + 1] == [1, 0])


@pytest.fixture(scope="module")
def moments(match: Match, adas_turn: int) -> dict[str, MatchMoment]:
    """The game in progress, and played to its end."""
    return {"going on": MatchMoment(match, adas_turn), "over": MatchMoment(match)}


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_is_looked_back_at_play_by_play(game: str, visits: Visits, server: ServerProcess) -> None:
    table = brought(server, record_of(game))
    frames = frames_of(server, table)
    names = PEOPLE[: len(frames[0].hands)]
    person = Person(visits.desktop(f"#/replay/{table}/0"))
    expect(at(person, 0)).to_contain_text(f"Move 0 of {len(frames) - 1}")
    for sign in (":is([aria-label=Routes], [data-anchor=yard-0])", f'[data-ply="{len(frames) - 1}"]'):
        person.page.locator(sign).wait_for(state="attached")

    seen = walked(person)

    for shown, frame in zip(seen, frames, strict=True):
        assert shown["marked"] <= shown["ply"]
        assert {**shown, "marked": 0} == shown_of(frame, names)
    result = frames[-1].state.result
    assert result is not None
    for sheet in result.sheets:
        expect(person.part(re.compile("win"))).to_contain_text(str(sheet.total).replace("-", "−"))
    person.press(person.button("Go to start"))
    expect(at(person, 0)).to_be_visible()


def test_buttons_keys_slider_and_log_lead_to_the_same_moments(visits: Visits, server: ServerProcess) -> None:
    table = brought(server, record_of("europe"))
    turns = [frame.state.ply for frame in frames_of(server, table) if frame.turn]
    person = Person(visits.desktop(f"#/replay/{table}/{turns[10]}"))
    steps = [
        ("Next move", "ArrowRight", turns[10] + 1),
        ("Previous move", "ArrowLeft", turns[10]),
        ("Next turn", "Shift+ArrowRight", turns[11]),
        ("Previous turn", "Shift+ArrowLeft", turns[10]),
        ("Go to end", "End", turns[-1]),
        ("Go to start", "Home", 0),
    ]
    expect(at(person, turns[10])).to_be_visible()

    for button, _, ply in steps:
        person.press(person.button(button))
        expect(at(person, ply)).to_be_visible()
    person.page.get_by_role("slider", name="Move").fill(str(turns[10]))
    person.page.locator("body").click(position={"x": 2, "y": 2})
    for _, key, ply in steps:
        person.page.keyboard.press(key)
        expect(at(person, ply)).to_be_visible()

    person.page.get_by_role("slider", name="Move").fill("40")
    expect(at(person, 40)).to_be_visible()
    line = person.page.locator('[data-group=log] [data-ply="50"]')
    person.press(line)
    expect(at(person, 50)).to_be_visible()
    expect(line).to_have_attribute("aria-current", "step")
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog")).to_contain_text("previous or next turn")


def test_a_game_plays_by_itself_to_its_end_and_can_be_stopped(visits: Visits, server: ServerProcess) -> None:
    table = brought(server, record_of("first_journey_usa"))
    person = Person(visits.desktop(f"#/replay/{table}/30"))
    person.choose(person.page.get_by_role("combobox", name="Playback speed"), "Fast")

    person.press(person.button("Autoplay"))
    expect(at(person, 32)).to_be_visible()
    person.press(person.button("Pause"))
    expect(person.button("Autoplay")).to_be_visible()
    person.page.locator("body").click(position={"x": 2, "y": 2})
    person.page.keyboard.press("Space")
    expect(person.part(re.compile("wins"))).to_be_visible()
    expect(person.button("Autoplay")).to_be_visible()


def test_the_controls_stay_on_one_line_and_clear_of_the_result(visits: Visits, prepared: Served) -> None:
    address = prepared.tables["over"].address.replace("table", "replay")
    wide, tall = Person(visits.desktop(address)), Person(visits.phone(address, locale="fr-FR"))
    wide.page.set_viewport_size({"width": 1280, "height": 720})
    tall.page.set_viewport_size({"width": 320, "height": 640})
    for person in (wide, tall):
        moment(person).wait_for()
        person.page.keyboard.press("End")
        person.page.locator("[data-outcome]").wait_for()
        assert person.page.evaluate(LINES_OF_BUTTONS) == 1
        assert not person.page.evaluate(CONTROLS_OVER_RESULT)
    tall.page.set_viewport_size({"width": 360, "height": 740})
    tall.page.keyboard.press("Home")
    tall.page.locator('[data-moment="0"]').wait_for()
    assert tall.page.locator("[data-moment] p").evaluate(IS_CUT) is False


def test_a_link_leads_to_the_moment_and_to_the_eyes(visits: Visits, server: ServerProcess) -> None:
    table = brought(server, record_of("europe"))
    page = visits.desktop(f"#/replay/{table}/75/1")
    ada = Person(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(ada.part("Ben’s tickets")).to_contain_text("Edinburgh – Athina")
    assert ada.part("Ada").count() == 0

    ada.choose(page.get_by_role("combobox", name="Point of view"), "All hands open")
    expect(ada.part("Ada’s cards and tickets")).to_contain_text("Stockholm – Wien")
    page.keyboard.press("ArrowRight")
    expect(at(ada, 76)).to_be_visible()
    ada.press(ada.button("Copy link"))
    expect(page.get_by_text("Link to this moment copied.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{server.address}replay/{table}/76/all"
    expect(page).to_have_url(f"{server.address}#/replay/{table}/76/all")

    ben = Finger(visits.phone(f"#/replay/{table}/75/public"))
    expect(at(ben, 75)).to_be_visible()
    expect(moment(ben)).to_contain_text("Ada draws a card from the deck.")
    assert ben.page.locator("nav [aria-pressed]").all_inner_texts() == ["Cards", "Seats", "Log", "More"]


def test_while_a_game_goes_on_a_seat_sees_again_what_it_saw_and_nothing_else(
    visits: Visits, prepared: Served, adas_turn: int
) -> None:
    laid = prepared.tables["going on"]
    page = visits.desktop(laid.address, laid.memory(0))
    answers: list[Response] = []
    page.on("response", lambda one: answers.append(one))
    ada = Person(page)
    ada.awaits("Your turn")

    ada.press(page.get_by_role("link", name="Replay"))
    expect(at(ada, adas_turn)).to_be_visible()
    ada.press(ada.button("Go to start"))
    expect(at(ada, 0)).to_be_visible()  # the button, disabled by then, has lost the focus
    ada.page.keyboard.press("ArrowRight")
    expect(at(ada, 1)).to_be_visible()

    expect(page.get_by_text("As you saw it")).to_be_visible()
    expect(page.get_by_role("combobox", name="Point of view")).to_have_count(0)
    expect(ada.part("Ada’s cards")).to_be_visible()
    expect(page.locator('[aria-disabled="false"]')).to_have_count(0)
    frames = [frame for one in answers if one.url.endswith("/reel") for frame in one.json()["frames"]]
    assert len(frames) > adas_turn
    for frame in frames:
        assert (frame["state"]["seat"], frame["hands"], frame["state"]["choices"]) == (0, [], {})
        theirs = [one for one in frame["state"]["events"] if one.get("seat") == 1 and one["type"] != "taken"]
        assert not any({"card", "ticket", "tickets"} & one.keys() for one in theirs)

    ada.press(page.get_by_role("link", name="It’s your turn"))
    take_turn(ada, ada.awaits("Your turn: ").partition("turn: ")[2])


def test_people_who_share_a_device_look_back_with_the_eyes_of_everybody(
    visits: Visits, prepared: Served
) -> None:
    laid = prepared.tables["going on"]
    person = Person(visits.desktop(f"#/replay/{laid.place.table}/20", laid.memory(0, 1)))

    expect(at(person, 20)).to_be_visible()
    expect(person.page.get_by_text("As everyone saw it")).to_be_visible()
    assert person.part(re.compile("’s (cards|tickets)")).count() == 0


def test_from_the_end_of_a_game_one_looks_back_with_open_hands_and_at_its_statistics(
    visits: Visits, prepared: Served
) -> None:
    laid = prepared.tables["over"]
    page = visits.desktop(laid.address, laid.memory(1))
    ben = Person(page)
    ben.press(page.get_by_role("link", name="Replay").first)
    ben.press(ben.button("Previous turn"))
    expect(ben.part("Ada’s cards and tickets")).to_be_visible()
    expect(ben.part("Ben’s cards and tickets")).to_be_visible()

    with page.expect_download() as download:
        ben.press(ben.button("Download record"))
    assert download.value.path().read_text(encoding="utf-8").startswith("whistlestop record 1\ngame: europe")

    ben.press(page.get_by_role("link", name="Statistics"))
    points = ben.part("Points over time")
    expect(points).to_be_visible()
    ben.press(ben.page.get_by_text("Show as a table").first)
    ben.press(points.get_by_role("link", name=re.compile("^Turn 5, ")))
    expect(moment(ben)).to_be_visible()


def test_the_chart_of_points_tells_a_finger_the_numbers_of_a_turn_before_it_looks_back(
    visits: Visits, prepared: Served, match: Match
) -> None:
    laid = prepared.tables["over"]
    person = Finger(visits.phone(laid.address.replace("table", "statistics")))
    chart = person.page.get_by_role("link", name="Line chart of points")
    look = person.page.get_by_role("link", name=re.compile(r"^Replay turn \d+$"))
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    assert box is not None
    near, far = ((box["x"] + box["width"] * part, box["y"] + box["height"] / 2) for part in (0.3, 0.6))

    person.page.touchscreen.tap(*near)
    first = look.inner_text()
    person.page.touchscreen.tap(*far)
    expect(look).not_to_have_text(first)
    person.press(look)
    expect(moment(person)).to_be_visible()
    assert 0 < int(moment(person).get_attribute("data-moment") or 0) < len(match.plays)

    person.page.go_back()
    chart.scroll_into_view_if_needed()
    person.drag(far, near)
    expect(look).to_have_text(first)


def test_a_second_tap_on_a_turn_and_a_mouse_look_back_at_it(visits: Visits, prepared: Served) -> None:
    address = prepared.tables["over"].address.replace("table", "statistics")
    for person, presses in ((Finger(visits.phone(address)), 2), (Person(visits.desktop(address)), 1)):
        for _ in range(presses):
            person.press(person.page.get_by_role("link", name="Line chart of points"))
        expect(moment(person)).to_be_visible()


def test_a_replay_has_the_links_of_a_table_and_keeps_the_focus(visits: Visits, server: ServerProcess) -> None:
    table = brought(server, record_of("germany"))
    person = Person(visits.desktop(f"#/replay/{table}/0"))
    expect(at(person, 0)).to_contain_text("haven’t been dealt yet")
    links = person.page.get_by_role("navigation", name="Links")
    person.press(links.get_by_role("button", name="Keys"))
    expect(person.page.get_by_text("previous or next move")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.press(links.get_by_role("link", name="Settings"))
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("v")
    expect(person.page.get_by_role("heading", level=1)).to_be_focused()
    person.page.keyboard.press("v")
    expect(person.part("Map of Germany")).to_be_focused()
