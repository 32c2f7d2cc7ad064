"""The referee's reading of Europe's rules, in positions arranged by hand."""

from typing import ClassVar

import pytest

from .box import Box, Route, Ticket
from .cards import COLOURS, LOCOMOTIVE
from .europe import Europe
from .lines import Outcome
from .paths import longest_path
from .position import Position, box_of, cards, routes_by_name, turned
from .script import Script

EUROPE = box_of("europe")
ROUTES = routes_by_name(EUROPE)


class InEurope(Position, Europe):
    """A position in Europe."""

    BOX: ClassVar[Box] = EUROPE


def test_the_box_is_europe() -> None:
    """101 routes, of which the twins of one colour are numbered."""
    assert (len(EUROPE.routes), len(EUROPE.cities), len(EUROPE.tickets), EUROPE.cards.total()) == (
        101,
        47,
        46,
        110,
    )
    assert {"Dieppe-London/1", "Dieppe-London/2", "Bruxelles-Paris/red", "Paris-Zürich"} <= set(ROUTES)


@pytest.mark.parametrize(
    ("route", "hand", "expected"),
    [
        ("Budapest-Zagrab", "OOGGLL", "OO OL LL"),  # coloured
        ("Wien-Zagrab", "OOGLL", "OO OL GL LL"),  # gray
        ("Amsterdam-London", "OOLLL", "LL"),  # a ferry with two locomotives (EU-07)
        ("Dieppe-London/2", "OOLL", "OL LL"),  # a ferry with one
        ("Athina-Brindisi", "OOOGGLL", "OOOL OOLL GGLL"),
        ("Madrid-Pamplona/black", "WWWKK", ""),
    ],
)
def test_payments(route: str, hand: str, expected: str) -> None:
    """All payments are listed, those of locomotives only once."""
    assert InEurope(hand).options(f"claim {route} ") == {f"claim {route} {text}" for text in expected.split()}


def test_trains_and_stations_limit_what_is_built() -> None:
    """A route needs a train a space (Q-16); the n-th station costs n cards (EU-17)."""
    position = InEurope("RRRRL", row="WWWWW")
    position.trains[0] = 1
    short = {"Amsterdam-Bruxelles", "Dieppe-Paris", "Budapest-Wien/red", "Budapest-Wien/white"}
    assert {text.split()[1] for text in position.options("claim")} == short
    assert position.options("station Wien") == {"station Wien R", "station Wien L"}
    position.play("station Wien R")
    position.turns.seat = 0
    assert position.options("station Wien") == set()
    assert position.options("station Roma") == {"station Roma RR", "station Roma RL"}


@pytest.mark.parametrize(("seats", "still_open"), [(2, False), (3, False), (4, True), (5, True)])
def test_parallel_routes(seats: int, *, still_open: bool) -> None:
    """A claimed route closes its twin to its owner, and to all with two or three players (Q-18, Q-19)."""
    position = InEurope("YYYYRR", seats=seats)
    position.owners[ROUTES["Bruxelles-Paris/red"]] = 1
    assert bool(position.options("claim Bruxelles-Paris/yellow")) is still_open
    position.owners[ROUTES["Bruxelles-Paris/red"]] = 0
    assert not position.options("claim Bruxelles-Paris")


def test_the_second_card() -> None:
    """A locomotive of the row is the only card or can't be taken; a blind one is like any (Q-06 to Q-08)."""
    position = InEurope("", row="LRRBG", deck="LLWW")
    assert position.options("draw") == {"draw", "draw L", "draw R", "draw B", "draw G"}
    position.play("draw", *turned("drawn", "L"))
    assert (position.phase, position.options()) == ("second card", {"draw", "draw R", "draw B", "draw G"})
    position.play("draw R", *turned("row", "L"))
    assert (position.phase, position.turns.seat) == ("turn", 1)
    position.play("draw L", *turned("row", "W"))
    assert (position.phase, position.turns.seat) == ("turn", 0)


def test_a_turn_ends_with_one_card_where_no_second_can_be_taken() -> None:
    """With nothing but a locomotive left to draw there is no second pick (Q-11)."""
    position = InEurope("", row="RL")
    position.play("draw R")

    assert (position.phase, position.turns.seat) == ("turn", 1)
    assert position.options("draw") == {"draw L"}


def test_the_replacement_can_flush_the_row_before_the_second_pick() -> None:
    """The row is cleared at once; the deck is rebuilt only when a card is needed (Q-09, Q-10)."""
    position = InEurope("", row="LLRBG", deck="LW", discards="YYY")
    row = [*turned("row", "L"), ("flush", ["locomotive"] * 3 + ["blue", "green"]), *turned("row", "W")]
    position.play("draw R", *row, ("reshuffle", 8), *turned("row", "YYBG"))

    assert position.phase == "second card"
    assert position.piles.deck == cards("YLLL")


def test_a_row_that_can_not_be_cleared_stays_until_it_can() -> None:
    """Two coloured cards can't make a row with two locomotives; the discards of a claim can (Q-09)."""
    position = InEurope("OO", row="LLLRB", deck="LL")
    position.play("draw B", *turned("row", "L"))
    position.play("draw R", *turned("row", "L"))
    position.turns.seat = 0
    assert position.piles.row == cards("LLLLL")
    position.play("claim Budapest-Zagrab OO")
    assert position.piles.discards == cards("OO")
    position.turns.seat = 0
    position.hands[0] = cards("RRR")
    flush = ("flush", ["locomotive"] * 5)
    position.play("claim Kyiv-Smolensk RRR", flush, ("reshuffle", 10), *turned("row", "LROOR"))


def test_a_row_with_gaps_is_refilled_by_the_first_discards() -> None:
    """The row takes what is paid, as soon as it is paid (Q-10)."""
    position = InEurope("OO", row="RB")
    position.play("claim Budapest-Zagrab OO", ("reshuffle", 2), *turned("row", "OO"))

    assert position.piles.row == cards("RBOO")


def test_a_tunnel_asks_for_more() -> None:
    """The colour played and locomotives cost more; laid and revealed cards stay out (EU-08, EU-11, EU-12)."""
    position = InEurope("OORLL", row="WWWWW", deck="O", discards="LGG")
    revealed = [*turned("revealed", "O"), ("reshuffle", 3), *turned("revealed", "LG")]
    position.play("claim Angora-Constantinople OO", *revealed)
    assert (position.phase, position.options()) == ("tunnel", {"pay LL", "withdraw"})
    position.play("pay LL")
    assert position.piles.discards == cards("OOLLOLG")
    assert position.trains[0] == EUROPE.trains - 2


def test_a_tunnel_can_be_declined() -> None:
    """The laid cards return and the revealed ones are discarded (EU-10, EU-11)."""
    position = InEurope("OO", row="WWWWW", deck="OGGG")
    position.play("claim Angora-Constantinople OO", *turned("revealed", "OGG"))
    assert position.options() == {"withdraw"}
    position.play("withdraw")
    assert (+position.hands[0], +position.piles.discards) == (cards("OO"), cards("OGG"))
    assert (position.owners, position.turns.seat, position.turns.idle) == ({}, 1, 1)


def test_a_tunnel_of_locomotives_only() -> None:
    """Only locomotives count, and only locomotives pay, on a coloured tunnel too (EU-09)."""
    position = InEurope("LLLLOO", row="WWWWW", deck="OOOOLG")
    position.play("claim Angora-Smyrna LLL", *turned("revealed", "OOL"))
    assert position.options() == {"pay L", "withdraw"}
    position.play("withdraw")
    position.turns.seat = 0
    position.play("claim Angora-Smyrna LLL", *turned("revealed", "OOG"))
    assert position.trains[0] == EUROPE.trains - 3


def test_a_tunnel_without_cards_to_reveal_costs_nothing_more() -> None:
    """It is built at once, and only then are the laid cards there to refill the row (EU-12)."""
    position = InEurope("OO", row="W")
    position.play("claim Angora-Constantinople OO", ("reshuffle", 2), *turned("row", "OO"))

    assert position.turns.seat == 1


def test_returned_tickets_come_back_in_the_order_drawn() -> None:
    """Below the tickets never seen lie those returned (EU-15)."""
    position = InEurope("", row="WWWWW")
    unseen = EUROPE.decks["regular"][:4]
    position.unseen["regular"] = unseen[:]
    outcomes: list[Outcome] = [("ticket", EUROPE.ticket_json(ticket)) for ticket in unseen]
    position.play("tickets", *outcomes[:3])
    keeps = {"keep 1", "keep 2", "keep 3", "keep 1,2", "keep 1,3", "keep 2,3", "keep 1,2,3"}
    assert (position.phase, position.options()) == ("tickets", keeps)
    position.play("keep 2")
    position.play("tickets", outcomes[3], outcomes[0], outcomes[2])
    position.play("keep 1,2,3")
    assert not position.options("tickets")


def test_fewer_than_three_tickets() -> None:
    """Those that are left are drawn, and at least one is kept (EU-15)."""
    position = InEurope("", row="WWWWW")
    position.unseen["regular"] = EUROPE.decks["regular"][:1]
    position.play("tickets", ("ticket", EUROPE.ticket_json(EUROPE.decks["regular"][0])))

    assert position.options() == {"keep 1"}


def test_the_opening_tickets() -> None:
    """At least two of four are kept, in any order of seats; the rest leaves the game (EU-04)."""
    offers = [
        [EUROPE.decks["long"][seat], *EUROPE.decks["regular"][3 * seat : 3 * seat + 3]] for seat in range(3)
    ]
    table = Europe(EUROPE, 1, [cards("RRRR"), cards("BBBB"), cards("GGGG")])
    table.offers = dict(enumerate(offers))
    assert {text.count(",") + 1 for text in table.legal(0)} == {2, 3, 4}
    assert len(table.legal(0)) == 6 + 4 + 1
    for seat, text in ((2, "keep 1,4"), (0, "keep 1,2,3,4"), (1, "keep 2,3")):
        assert seat in table.acting
        table.legal(seat)[text](Script(1, [], table))
        assert seat not in table.acting or not table.opening
    assert table.held[2] == [offers[2][0], offers[2][3]]
    assert table.gone == [offers[2][1], offers[2][2], offers[1][0], offers[1][3]]
    assert (table.phase, table.acting) == ("turn", [1])


def test_only_a_player_without_any_action_passes() -> None:
    """With no cards anywhere but in the other hand, and no tickets, there is nothing to do (Q-24)."""
    position = InEurope("")
    assert position.options() == {"tickets"}
    position.unseen["regular"].clear()
    assert position.options() == {"pass"}


def test_stations_borrow_the_routes_that_are_worth_most() -> None:
    """A station borrows one route, for all tickets; the best choice is taken (EU-18)."""
    position = InEurope("")
    own, rivals = ["Paris-Zürich"], ["Venezia-Zürich", "Marseille-Zürich", "Roma-Venezia"]
    position.owners = {ROUTES[name]: 0 for name in own} | {ROUTES[name]: 1 for name in rivals}
    position.held[0] = [
        Ticket(("Paris", "Venezia"), 8, "regular"),
        Ticket(("Paris", "Marseille"), 5, "regular"),
        Ticket(("Paris", "Roma"), 4, "regular"),
    ]
    assert position.ticket_result(0) == (-17, 0)
    position.station_owners = {"Zürich": 0, "Paris": 0}
    assert position.ticket_result(0) == (8 - 5 - 4, 1)
    position.station_owners = {"Zürich": 0, "Marseille": 0}
    assert position.ticket_result(0) == (8 + 5 - 4, 2)
    position.station_owners = {"Zürich": 0, "Marseille": 0, "Roma": 0}
    assert position.ticket_result(0) == (17, 3)
    position.station_owners = {"Zürich": 1, "Marseille": 1, "Roma": 1}
    assert position.ticket_result(0) == (-17, 0)


def test_a_score_sheet() -> None:
    """Route points, tickets, 4 a station in stock, 10 to all with the longest path (EU-06, EU-19, EU-20)."""
    position = InEurope("")
    assert [sheet["longest_path"] for sheet in position.sheets()] == [0, 0]
    position.place_trains(0, ROUTES["Petrograd-Stockholm"])
    position.place_trains(1, ROUTES["Palermo-Smyrna"])
    position.place_trains(1, ROUTES["Athina-Smyrna"])
    position.held[1] = [
        Ticket(("Palermo", "Athina"), 5, "regular"),
        Ticket(("Palermo", "Roma"), 7, "regular"),
    ]
    position.station_owners, position.stations = {"Wien": 1}, [3, 2]
    one, other = position.sheets()
    assert (one["routes"], one["stations"], one["longest_path"], one["total"]) == (21, 12, 10, 43)
    assert (other["routes"], other["tickets"], other["stations"], other["longest_path"]) == (17, -2, 8, 10)
    assert (other["completed"], other["failed"], other["stations_built"], other["total"]) == (1, 1, 1, 33)


def test_the_longest_path_may_loop() -> None:
    """A path passes a city again, but never a route (EU-21)."""

    def path(*names: str) -> int:
        return longest_path([ROUTES[name] for name in names])

    assert path() == 0
    assert path("Venezia-Zagrab", "Wien-Zagrab", "Paris-Zürich") == 4
    triangle = ("Budapest-Wien/red", "Budapest-Zagrab", "Wien-Zagrab")
    assert path(*triangle) == 5
    assert path(*triangle, "Venezia-Zagrab", "Sarajevo-Zagrab") == 10
    assert path(*triangle, "Venezia-Zagrab", "Sarajevo-Zagrab", "Berlin-Wien") == 10
    assert path(*triangle, "Venezia-Zagrab", "Berlin-Wien") == 8


def test_ties() -> None:
    """Points, completed tickets, fewest stations, the European Express, or shared (EU-22, Q-25)."""

    def sheet(total: int, completed: int, built: int, express: int) -> dict[str, int]:
        return {"total": total, "completed": completed, "stations_built": built, "longest_path": express}

    assert Europe.winners([sheet(90, 9, 0, 10), sheet(91, 1, 3, 0)]) == [1]
    assert Europe.winners([sheet(90, 4, 0, 10), sheet(90, 5, 3, 0)]) == [1]
    assert Europe.winners([sheet(90, 5, 2, 10), sheet(90, 5, 1, 0)]) == [1]
    assert Europe.winners([sheet(90, 5, 1, 0), sheet(90, 5, 1, 10), sheet(90, 5, 1, 10)]) == [1, 2]


def test_gray_routes_take_any_colour() -> None:
    """A route's colours are its own, or all eight (Q-15)."""
    assert Route("A-B", ("A", "B"), 1, "gray").colours == COLOURS
    assert LOCOMOTIVE not in COLOURS
