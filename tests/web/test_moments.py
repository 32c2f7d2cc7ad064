"""Special moments of a game, each at a table that was played up to it."""

import re

import pytest
from playwright.sync_api import expect

from tests.playing import happened
from tests.rules.card_game.table import ready
from tests.rules.europe.building import FORTY_TWO, build
from tests.rules.europe.table import europe
from tests.rules.germany.table import germany
from tests.web.inspector import inspect
from tests.web.moments import Seating, lucky, robbery
from tests.web.person import Person
from whistlestop.benchmarks.moment import MatchMoment
from whistlestop.record.match import Match, Play

TUNNEL = "claim Erzurum-Sochi RRR"
COMPLETABLE = ["Chicago-New York", "Chicago-Dallas", "Chicago-Santa Fe", "Dallas-Raleigh", "Chicago-Calgary"]


def one_more_red(play: Play) -> bool:
    """Return whether a red tunnel has a surcharge of one card."""
    turned = [event["card"] for event in happened(play, "revealed")]
    return sum(card in ("red", "locomotive") for card in turned) == 1


def last_round() -> Match:
    """Ada has begun the last round, and it is Ben's turn."""
    match = europe()
    build(match, FORTY_TWO)
    match.play("draw")
    match.play("draw")
    while match.seat != 0 or match.problem("claim Dieppe-Paris L"):
        match.play("draw")
    match.play("claim Dieppe-Paris L")
    return match


def completing() -> Match:
    """Ada completes tickets from her stack."""
    match = ready(["YY", "GG"], tickets=[COMPLETABLE])
    while match.seat != 0:
        match.play("complete none")
    return match


@pytest.fixture(scope="module")
def moments() -> dict[str, MatchMoment]:
    """Tables just before something happens."""
    return {
        "tunnel to pay": lucky(europe("RRRR"), TUNNEL, one_more_red),
        "tunnel to leave": lucky(europe("RRRR"), TUNNEL, one_more_red),
        "ferry": MatchMoment(europe("BBGL")),
        "station": MatchMoment(europe("BBGL")),
        "tickets": MatchMoment(europe()),
        "poor": MatchMoment(europe("PWBY")),
        "passengers": MatchMoment(germany("OOOO", waiting={"Berlin": "RRGGB", "Leipzig": "WYY"})),
        "robbery": MatchMoment(robbery(), first=1),
        "completing": MatchMoment(completing()),
        "last round": MatchMoment(last_round()),
    }


def dig(ada: Person) -> None:
    """Claim the tunnel that has a surcharge of one card."""
    ada.awaits("claim a route")
    board = ada.part("Map of").bounding_box()
    ada.point(ada.route("Erzurum – Sochi"))
    announced = ada.part("Claim Erzurum – Sochi")
    expect(announced).to_contain_text("three cards are turned over")
    expect(ada.page.locator("[data-tip]")).to_be_hidden()
    assert ada.part("Map of").bounding_box() == board
    ada.press(announced.get_by_role("button", name="Dig"))
    show = ada.part("You’re digging the tunnel Erzurum – Sochi")
    expect(show).to_contain_text("You owe 1 more card.")
    assert ada.part("Map of").bounding_box() == board


def test_a_tunnel_is_paid(seating: Seating) -> None:
    ada = seating.sit("tunnel to pay")
    dig(ada)
    expect(ada.page.locator("[data-dug='Erzurum-Sochi']")).to_be_attached()
    inspect(ada.page, "tunnel")
    ada.press(ada.part("You’re digging the tunnel").get_by_role("radio", name="1 red"))

    expect(ada.route("Erzurum – Sochi")).to_have_accessible_name(re.compile("your route"))
    expect(ada.part("Your cards")).to_contain_text("You have no cards")
    ada.awaits("Ben’s turn")


def test_a_tunnel_is_left(seating: Seating) -> None:
    ada = seating.sit("tunnel to leave")
    dig(ada)
    ada.press(ada.button("Withdraw"))

    ada.awaits("Ben’s turn")
    expect(ada.page.locator("[data-dug]")).to_have_count(0)
    expect(ada.part("Your cards").get_by_role("button", name="4 red")).to_be_visible()
    expect(ada.route("Erzurum – Sochi")).not_to_have_accessible_name(re.compile("route of|your route"))


def test_a_ferry_asks_for_its_locomotive(seating: Seating) -> None:
    ada = seating.sit("ferry")
    ada.awaits("claim a route")
    ada.point(ada.route("Athina – Smyrna"))
    ways = ada.part("Claim Athina – Smyrna")

    expect(ways).to_contain_text("1 locomotive")
    expect(ways.get_by_role("radio", name="1 blue and 1 locomotive")).to_be_checked()
    inspect(ada.page, "ferry")
    ada.press(ways.get_by_role("radio", name="1 green and 1 locomotive"))
    ada.press(ways.get_by_role("button", name="Claim", exact=True))

    expect(ada.route("Athina – Smyrna")).to_have_accessible_name(re.compile("your route"))
    expect(ada.part("Your cards").get_by_role("button")).to_have_count(1)


def test_a_station_says_what_it_costs_and_what_it_is_for(seating: Seating) -> None:
    ada = seating.sit("station")
    ada.awaits("build a station")
    ada.point(ada.city("Paris"))
    ways = ada.part("Station in Paris")
    expect(ways).to_contain_text("It costs any 1 card")
    expect(ways).to_contain_text("one of the other players’ routes")
    inspect(ada.page, "station")
    ada.press(ways.get_by_role("radio", name="1 blue"))
    ada.press(ways.get_by_role("button", name="Build", exact=True))

    expect(ada.city("Paris")).to_have_accessible_name(re.compile("Ada’s station"))


def test_drawing_tickets_is_announced_before_and_some_are_kept(seating: Seating) -> None:
    ada = seating.sit("tickets")
    ada.awaits("draw tickets")
    before = ada.part("Your tickets").get_by_role("button").count()
    ada.press(ada.button(re.compile("^Tickets")))
    warning = ada.part("Draw tickets")
    expect(warning).to_contain_text("can’t be undone")
    inspect(ada.page, "drawing tickets")
    ada.press(warning.get_by_role("button", name="Cancel"))
    expect(warning).to_be_hidden()
    ada.press(ada.button(re.compile("^Tickets")))
    ada.press(warning.get_by_role("button", name="Draw tickets"))

    offer = ada.part("New tickets")
    expect(offer).to_contain_text("Keep at least 1")
    inspect(ada.page, "new tickets")
    ada.press(offer.get_by_role("group").get_by_role("button").nth(1))
    ada.press(offer.get_by_role("button", name="Keep 1 ticket"))
    ada.awaits("Ben’s turn")
    expect(ada.part("Your tickets").get_by_role("button").nth(before)).to_be_visible()


def test_pressing_what_is_not_possible_says_why(seating: Seating) -> None:
    ada = seating.sit("poor")
    ada.awaits("draw cards")
    ada.point(ada.route("Petrograd – Stockholm"))

    expect(ada.page.get_by_text("is a tunnel of any colour with 8 spaces: you have")).to_be_visible()
    ada.awaits("Your turn")


def test_the_passenger_is_chosen_at_each_end(seating: Seating) -> None:
    ada = seating.sit("passengers")
    ada.awaits("claim a route")
    ada.point(ada.route("Berlin – Leipzig"))
    expect(ada.part("Who boards in Berlin?")).to_be_visible()
    inspect(ada.page, "passengers")
    ada.press(ada.part("Who boards in Berlin?").get_by_role("button", name="green"))
    ada.press(ada.part("Who boards in Leipzig?").get_by_role("button", name="white"))

    ada.awaits("Ben’s turn")
    majorities = ada.page.get_by_role("table", name="Passengers")
    expect(majorities.get_by_role("row", name="Ada").get_by_text("the most")).to_have_count(2)


def test_what_a_placement_would_rob_is_told_before(seating: Seating) -> None:
    ada = seating.sit("robbery")
    ada.awaits("place trains")
    ada.press(ada.part("Your cards").get_by_role("button", name=re.compile("[0-9] red")))
    placing = ada.part("Place red")
    expect(placing).to_contain_text("robs Ben of 3 red")
    inspect(ada.page, "robbery")
    ada.press(placing.get_by_role("radio").first)
    expect(placing.get_by_role("radio").first).to_be_checked()
    ada.press(placing.get_by_role("button", name="Place", exact=True))

    ada.awaits("Ben’s turn")
    expect(ada.page.get_by_role("article", name="Ben’s railyard")).to_contain_text("empty")
    expect(ada.page.get_by_role("article", name="Your railyard")).to_contain_text("red")


def test_the_best_tickets_are_chosen_to_be_completed_and_can_be_changed(seating: Seating) -> None:
    ada = seating.sit("completing")
    ada.awaits("your stack completes")
    choosing = ada.part("Complete tickets")
    tickets = choosing.get_by_role("group").get_by_role("button")
    chosen = choosing.get_by_role("button", pressed=True)
    expect(chosen).to_have_count(2)
    expect(choosing).to_contain_text("Still choosing: Ben")
    inspect(ada.page, "completing")
    before = choosing.get_by_role("status").inner_text()
    ada.press(chosen.first)
    expect(choosing.get_by_role("status")).not_to_have_text(before)
    ada.press(choosing.get_by_role("button", pressed=False).first)
    ada.press(choosing.get_by_role("button", name=re.compile("^Complete [0-9]")))

    ada.awaits("Waiting for Ben to choose tickets")
    expect(tickets).to_have_count(0)


def test_the_last_round_is_announced_with_who_began_it(seating: Seating) -> None:
    ben = seating.sit("last round", 1)
    ben.awaits("Your turn")

    expect(ben.page.get_by_text("Last round!")).to_be_visible()
    inspect(ben.page, "last round")


def test_a_phone_tells_what_happened_since_the_last_turn_until_it_is_put_away(seating: Seating) -> None:
    ben = seating.sit_with_phone("last round", 1)
    since = ben.part("Since your last turn")
    ben.press(since.get_by_text("Since your last turn"))
    expect(since).to_contain_text("Ada claims Dieppe – Paris")
    ben.press(since.get_by_role("button", name="Close"))

    expect(since).to_be_hidden()
    ben.press(ben.button(re.compile("^Tickets$")))
    ben.press(ben.button(re.compile("^Cards$")))
    expect(since).to_be_hidden()


def test_a_phone_shows_who_leads_in_passengers(seating: Seating) -> None:
    ada = seating.sit_with_phone("passengers")

    expect(ada.page.get_by_role("list", name="Passengers").get_by_role("listitem")).to_have_count(6)
