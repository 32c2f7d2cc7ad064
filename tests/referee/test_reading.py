"""The referee's reading of the rules, in positions arranged by hand."""

from collections import Counter
from pathlib import Path

import pytest

from .box import Route, Ticket, read_box
from .cards import COLOURS, LETTERS, LOCOMOTIVE, Cards
from .europe import legal
from .lines import Outcome
from .paths import longest_path
from .player import ticket_json
from .scoring import best_tickets, score, winners
from .script import Script
from .table import Table
from .turns import Turns

BOX = read_box(Path(__file__).parents[2] / "src" / "whistlestop" / "games" / "europe")
CARDS = {letter: card for card, letter in LETTERS.items()}
ROUTES = {route.name: route for route in BOX.routes}


def cards(letters: str) -> Cards:
    """Cards by their letters."""
    return Counter(CARDS[letter] for letter in letters)


class Position(Table):
    """A table in the middle of a turn of seat 0; cards that are nowhere named are in the last seat's hand."""

    def __init__(
        self, hand: str, *, row: str = "", deck: str = "", discards: str = "", seats: int = 2
    ) -> None:
        """Arranges the cards; seat 0 is to move."""
        rest = BOX.cards - cards(hand + row + deck + discards)
        hands = [cards(hand), *[cards("") for _ in range(seats - 2)], rest]
        super().__init__(BOX, 0, hands, [[] for _ in range(seats)])
        self.offers.clear()
        self.begin()
        self.piles.deck = cards(deck)
        self.piles.discards = cards(discards)
        self.piles.row = cards(row)

    def legal(self, kind: str) -> set[str]:
        """The legal actions that begin in some way."""
        return {text for text in legal(self, self.turns.seat) if text.startswith(kind)}

    def play(self, text: str, *outcomes: Outcome) -> None:
        """Plays an action, which must cause exactly these outcomes."""
        script = Script(1, list(outcomes))
        legal(self, self.turns.seat)[text](script)
        script.finish()


def turned(kind: str, letters: str) -> list[Outcome]:
    """Outcomes of one kind by the letters of their cards."""
    return [(kind, CARDS[letter]) for letter in letters]


def test_the_box_is_europe() -> None:
    """101 routes, of which the twins of one colour are numbered."""
    assert (len(BOX.routes), len(BOX.cities), len(BOX.tickets), BOX.cards.total()) == (101, 47, 46, 110)
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
    assert Position(hand).legal(f"claim {route} ") == {f"claim {route} {text}" for text in expected.split()}


def test_trains_and_stations_limit_what_is_built() -> None:
    """A route needs a train a space (Q-16); the n-th station costs n cards (EU-17)."""
    position = Position("RRRRL", row="WWWWW")
    position.trains[0] = 1
    short = {"Amsterdam-Bruxelles", "Dieppe-Paris", "Budapest-Wien/red", "Budapest-Wien/white"}
    assert {text.split()[1] for text in position.legal("claim")} == short
    assert position.legal("station Wien") == {"station Wien R", "station Wien L"}
    position.play("station Wien R")
    position.turns.seat = 0
    assert position.legal("station Wien") == set()
    assert position.legal("station Roma") == {"station Roma RR", "station Roma RL"}


@pytest.mark.parametrize(("seats", "still_open"), [(2, False), (3, False), (4, True), (5, True)])
def test_parallel_routes(seats: int, *, still_open: bool) -> None:
    """A claimed route closes its twin to its owner, and to all with two or three players (Q-18, Q-19)."""
    position = Position("YYYYRR", seats=seats)
    position.owners[ROUTES["Bruxelles-Paris/red"]] = 1
    assert bool(position.legal("claim Bruxelles-Paris/yellow")) is still_open
    position.owners[ROUTES["Bruxelles-Paris/red"]] = 0
    assert not position.legal("claim Bruxelles-Paris")


def test_the_second_card() -> None:
    """A locomotive of the row is the only card or can't be taken; a blind one is like any (Q-06 to Q-08)."""
    position = Position("", row="LRRBG", deck="LLWW")
    assert position.legal("draw") == {"draw", "draw L", "draw R", "draw B", "draw G"}
    position.play("draw", *turned("drawn", "L"))
    assert (position.phase, position.legal("")) == ("second card", {"draw", "draw R", "draw B", "draw G"})
    position.play("draw R", *turned("row", "L"))
    assert (position.phase, position.turns.seat) == ("turn", 1)
    position.play("draw L", *turned("row", "W"))
    assert (position.phase, position.turns.seat) == ("turn", 0)


def test_a_turn_ends_with_one_card_where_no_second_can_be_taken() -> None:
    """With nothing but a locomotive left to draw there is no second pick (Q-11)."""
    position = Position("", row="RL")
    position.play("draw R")

    assert (position.phase, position.turns.seat) == ("turn", 1)
    assert position.legal("draw") == {"draw L"}


def test_the_replacement_can_flush_the_row_before_the_second_pick() -> None:
    """The row is cleared at once; the deck is made anew only when a card is needed (Q-09, Q-10)."""
    position = Position("", row="LLRBG", deck="LW", discards="YYY")
    row = [*turned("row", "L"), ("flush", ["locomotive"] * 3 + ["blue", "green"]), *turned("row", "W")]
    position.play("draw R", *row, ("reshuffle", 8), *turned("row", "YYBG"))

    assert position.phase == "second card"
    assert position.piles.deck == cards("YLLL")


def test_a_row_that_can_not_be_cleared_stays_until_it_can() -> None:
    """Two coloured cards can't make a row with two locomotives; the discards of a claim can (Q-09)."""
    position = Position("OO", row="LLLRB", deck="LL")
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
    position = Position("OO", row="RB")
    position.play("claim Budapest-Zagrab OO", ("reshuffle", 2), *turned("row", "OO"))

    assert position.piles.row == cards("RBOO")


def test_a_tunnel_asks_for_more() -> None:
    """The colour played and locomotives cost more; laid and revealed cards stay out (EU-08, EU-11, EU-12)."""
    position = Position("OORLL", row="WWWWW", deck="O", discards="LGG")
    revealed = [*turned("revealed", "O"), ("reshuffle", 3), *turned("revealed", "LG")]
    position.play("claim Angora-Constantinople OO", *revealed)
    assert (position.phase, position.legal("")) == ("tunnel", {"pay LL", "withdraw"})
    position.play("pay LL")
    assert position.piles.discards == cards("OOLLOLG")
    assert position.trains[0] == BOX.trains - 2


def test_a_tunnel_can_be_declined() -> None:
    """The laid cards return and the revealed ones are discarded (EU-10, EU-11)."""
    position = Position("OO", row="WWWWW", deck="OGGG")
    position.play("claim Angora-Constantinople OO", *turned("revealed", "OGG"))
    assert position.legal("") == {"withdraw"}
    position.play("withdraw")
    assert (+position.hands[0], +position.piles.discards) == (cards("OO"), cards("OGG"))
    assert (position.owners, position.turns.seat, position.turns.idle) == ({}, 1, 1)


def test_a_tunnel_of_locomotives_only() -> None:
    """Only locomotives count, and only locomotives pay, on a coloured tunnel too (EU-09)."""
    position = Position("LLLLOO", row="WWWWW", deck="OOOOLG")
    position.play("claim Angora-Smyrna LLL", *turned("revealed", "OOL"))
    assert position.legal("") == {"pay L", "withdraw"}
    position.play("withdraw")
    position.turns.seat = 0
    position.play("claim Angora-Smyrna LLL", *turned("revealed", "OOG"))
    assert position.trains[0] == BOX.trains - 3


def test_a_tunnel_without_cards_to_reveal_costs_nothing_more() -> None:
    """It is built at once, and only then are the laid cards there to refill the row (EU-12)."""
    position = Position("OO", row="W")
    position.play("claim Angora-Constantinople OO", ("reshuffle", 2), *turned("row", "OO"))

    assert position.turns.seat == 1


def test_returned_tickets_come_back_in_the_order_drawn() -> None:
    """Below the tickets never seen lie those returned (EU-15)."""
    position = Position("", row="WWWWW")
    unseen = BOX.decks["regular"][:4]
    position.unseen["regular"] = unseen[:]
    told: list[Outcome] = [("ticket", ticket_json(ticket)) for ticket in unseen]
    position.play("tickets", *told[:3])
    keeps = {"keep 1", "keep 2", "keep 3", "keep 1,2", "keep 1,3", "keep 2,3", "keep 1,2,3"}
    assert (position.phase, position.legal("")) == ("tickets", keeps)
    position.play("keep 2")
    position.play("tickets", told[3], told[0], told[2])
    position.play("keep 1,2,3")
    assert not position.legal("tickets")


def test_fewer_than_three_tickets() -> None:
    """Those that are left are drawn, and at least one is kept (EU-15)."""
    position = Position("", row="WWWWW")
    position.unseen["regular"] = BOX.decks["regular"][:1]
    position.play("tickets", ("ticket", ticket_json(BOX.decks["regular"][0])))

    assert position.legal("") == {"keep 1"}


def test_the_opening_tickets() -> None:
    """At least two of four are kept, in any order of seats; the rest leaves the game (EU-04)."""
    offers = [[BOX.decks["long"][seat], *BOX.decks["regular"][3 * seat : 3 * seat + 3]] for seat in range(3)]
    table = Table(BOX, 1, [cards("RRRR"), cards("BBBB"), cards("GGGG")], offers)
    assert {text.count(",") + 1 for text in legal(table, 0)} == {2, 3, 4}
    assert len(legal(table, 0)) == 6 + 4 + 1
    for seat, text in ((2, "keep 1,4"), (0, "keep 1,2,3,4"), (1, "keep 2,3")):
        assert seat in table.acting
        legal(table, seat)[text](Script(1, []))
        assert seat not in table.acting or not table.opening
    assert table.held[2] == [offers[2][0], offers[2][3]]
    assert table.gone == [offers[2][1], offers[2][2], offers[1][0], offers[1][3]]
    assert (table.phase, table.acting) == ("turn", [1])


def test_the_final_round() -> None:
    """Everybody has one more turn, also who set it off; a second low stock changes nothing (Q-21)."""
    turns = Turns(seats=3, first=1)
    for trains in (20, 2, 1):
        turns.end(trains, progress=True, passed=False)
    turns.end(20, progress=True, passed=False)
    assert not turns.reasons
    turns.end(0, progress=True, passed=False)
    assert turns.reasons == ["final round"]


def test_a_game_without_progress_ends() -> None:
    """Three rounds of declined tunnels, or one of passes, are the end (Q-24, Q-26)."""
    turns = Turns(seats=2, first=0)
    for _ in range(5):
        turns.end(9, progress=False, passed=False)
    assert not turns.reasons
    turns.end(9, progress=False, passed=False)
    assert turns.reasons == ["no progress"]

    turns = Turns(seats=2, first=0)
    for passed in (True, False, True):
        turns.end(9, progress=False, passed=passed)
    assert not turns.reasons
    turns.end(9, progress=False, passed=True)
    assert turns.reasons == ["everybody passed"]


def test_only_a_player_without_any_action_passes() -> None:
    """With no cards anywhere but in the other hand, and no tickets, there is nothing to do (Q-24)."""
    position = Position("")
    assert position.legal("") == {"tickets"}
    position.unseen["regular"].clear()
    assert position.legal("") == {"pass"}


def test_stations_borrow_the_routes_that_are_worth_most() -> None:
    """A station borrows one route, for all tickets; the best choice is taken (EU-18)."""
    position = Position("")
    own, rivals = ["Paris-Zürich"], ["Venezia-Zürich", "Marseille-Zürich", "Roma-Venezia"]
    position.owners = {ROUTES[name]: 0 for name in own} | {ROUTES[name]: 1 for name in rivals}
    position.held[0] = [
        Ticket(("Paris", "Venezia"), 8, "regular"),
        Ticket(("Paris", "Marseille"), 5, "regular"),
        Ticket(("Paris", "Roma"), 4, "regular"),
    ]
    assert best_tickets(position, 0) == (-17, 0)
    position.station_owners = {"Zürich": 0, "Paris": 0}
    assert best_tickets(position, 0) == (8 - 5 - 4, 1)
    position.station_owners = {"Zürich": 0, "Marseille": 0}
    assert best_tickets(position, 0) == (8 + 5 - 4, 2)
    position.station_owners = {"Zürich": 0, "Marseille": 0, "Roma": 0}
    assert best_tickets(position, 0) == (17, 3)
    position.station_owners = {"Zürich": 1, "Marseille": 1, "Roma": 1}
    assert best_tickets(position, 0) == (-17, 0)


def test_a_score_sheet() -> None:
    """Route points, tickets, 4 a station in stock, 10 to all with the longest path (EU-06, EU-19, EU-20)."""
    position = Position("")
    assert [sheet["longest_path"] for sheet in score(position)] == [0, 0]
    position.place_trains(0, ROUTES["Petrograd-Stockholm"])
    position.place_trains(1, ROUTES["Palermo-Smyrna"])
    position.place_trains(1, ROUTES["Athina-Smyrna"])
    position.held[1] = [
        Ticket(("Palermo", "Athina"), 5, "regular"),
        Ticket(("Palermo", "Roma"), 7, "regular"),
    ]
    position.station_owners, position.stations = {"Wien": 1}, [3, 2]
    one, other = score(position)
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

    assert winners([sheet(90, 9, 0, 10), sheet(91, 1, 3, 0)]) == [1]
    assert winners([sheet(90, 4, 0, 10), sheet(90, 5, 3, 0)]) == [1]
    assert winners([sheet(90, 5, 2, 10), sheet(90, 5, 1, 0)]) == [1]
    assert winners([sheet(90, 5, 1, 0), sheet(90, 5, 1, 10), sheet(90, 5, 1, 10)]) == [1, 2]


def test_gray_routes_take_any_colour() -> None:
    """A route's colours are its own, or all eight (Q-15)."""
    assert Route("A-B", ("A", "B"), 1, "gray").colours == COLOURS
    assert LOCOMOTIVE not in COLOURS
