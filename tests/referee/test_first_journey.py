"""The referee's reading of First Journey's rules."""

from typing import ClassVar

import pytest

from .box import Box, Ticket
from .first_journey import FirstJourney
from .lines import Outcome
from .player import play
from .position import Position, box_of, routes_by_name, turned
from .tampering import Playthrough

FIRST_JOURNEY = box_of("first_journey")
ROUTES = routes_by_name(FIRST_JOURNEY)
TICKETS = {ticket.ends: ticket for ticket in FIRST_JOURNEY.tickets}


class OnAFirstJourney(Position, FirstJourney):
    """A position in First Journey; nobody holds a ticket until it is given."""

    BOX: ClassVar[Box] = FIRST_JOURNEY

    def give(self, seat: int, *tickets: Ticket) -> None:
        """Give tickets of the deck to a seat."""
        for ticket in tickets:
            self.unseen["tickets"].remove(ticket)
            self.held[seat].append(ticket)

    def lay(self, seat: int, *names: str) -> None:
        """Give routes to a seat."""
        for name in names:
            self.place_trains(seat, ROUTES[name])


def drawn(*tickets: Ticket) -> list[Outcome]:
    """Return outcomes for tickets drawn."""
    return [("ticket", FIRST_JOURNEY.ticket_json(ticket)) for ticket in tickets]


BERLIN = TICKETS["Athens", "Berlin"]
BREST = TICKETS["Berlin", "Brest"]
MADRID = TICKETS["London", "Madrid"]
WARSAW = TICKETS["Rome", "Warsaw"]
AMSTERDAM = TICKETS["Amsterdam", "Brest"]
TO_BREST = ["London-Brest", "London-Amsterdam/white"]


def test_the_box_is_first_journey() -> None:
    """70 routes, 72 cards in six colours, and 32 tickets that have no points (FJ-01, FJ-02)."""
    assert (len(FIRST_JOURNEY.routes), FIRST_JOURNEY.cards.total(), len(TICKETS)) == (70, 72, 32)
    assert set(FIRST_JOURNEY.ticket_json(BERLIN)) == {"between"}
    assert {"Dublin-London/green", "Dublin-Brest"} <= set(ROUTES)


def test_two_cards_are_one_action() -> None:
    """Both are drawn blind, with a shuffle where it is due; a last card is drawn alone (FJ-08, FJ-12)."""
    position = OnAFirstJourney(deck="R", discards="BG")
    assert position.options("draw") == {"draw"}
    position.play("draw", *turned("drawn", "R"), ("reshuffle", 2), *turned("drawn", "B"))
    position.play("draw", *turned("drawn", "G"))
    assert not position.options("draw")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_double_route_is_never_closed_to_others(seats: int) -> None:
    """But nobody owns both (FJ-06)."""
    position = OnAFirstJourney("Y", deck="RR", seats=seats)
    position.lay(1, "Dublin-London/green")
    assert position.options("claim Dublin-London") == {"claim Dublin-London/yellow Y"}
    position.lay(0, "Dublin-London/green")
    assert not position.options("claim Dublin-London")


def test_completed_tickets_are_replaced_one_by_one() -> None:
    """The one held longer first, and a new one that is completed already counts too (FJ-07)."""
    position = OnAFirstJourney("K", deck="RR")
    position.lay(0, *TO_BREST)
    position.give(0, WARSAW, BREST)
    position.play("claim Amsterdam-Berlin/black K", *drawn(AMSTERDAM, MADRID))
    assert position.completed[0] == [BREST, AMSTERDAM]
    assert (position.held[0], position.acting) == ([WARSAW, MADRID], [1])


def test_discarded_tickets_come_back() -> None:
    """They are shuffled when a ticket is needed and there is none, those just discarded too (FJ-08)."""
    position = OnAFirstJourney(deck="RR")
    position.give(0, WARSAW, BREST)
    position.gone, position.unseen["tickets"] = position.unseen["tickets"], []
    position.play("exchange", ("tickets_shuffled", "tickets"), *drawn(BREST, WARSAW))
    assert (position.held[0], position.turns.idle) == ([BREST, WARSAW], 1)
    assert position.options("exchange") == set()  # seat 1 holds nothing, and there is nothing to draw


def test_an_exchange_can_complete_tickets() -> None:
    """What is drawn counts at once if it is completed already (FJ-07)."""
    position = OnAFirstJourney(deck="RR")
    position.lay(0, *TO_BREST)
    position.give(0, WARSAW, BREST)
    position.play("exchange", *drawn(MADRID, AMSTERDAM, BERLIN))

    assert (position.held[0], position.completed[0]) == ([MADRID, BERLIN], [AMSTERDAM])


def test_the_bonus_is_earned_once() -> None:
    """A path from the east to the west counts as one completed ticket (FJ-09)."""
    position = OnAFirstJourney("RRRGG", deck="RR")
    position.lay(0, "Paris-Madrid/red", "Berlin-Paris/white", "Berlin-Warsaw/blue")
    position.play("claim Warsaw-Moscow/red RRR")
    assert position.bonuses == [1, 0]
    position.turns.seat = 0
    position.play("claim Kiev-Moscow GG")
    assert [sheet["completed"] for sheet in position.sheets()] == [1, 0]
    assert [sheet["tickets"] for sheet in position.sheets()] == [0, 0]


def test_the_sixth_ticket_ends_the_game() -> None:
    """At once, without a replacement, and before a last train would (FJ-07, FJ-10, FJ-11)."""
    position = OnAFirstJourney("K", deck="RR")
    position.lay(0, *TO_BREST)
    position.give(0, BREST, AMSTERDAM)
    position.unseen["tickets"], position.completed[0] = [], position.unseen["tickets"][:5]
    position.trains[0] = 1
    position.play("claim Amsterdam-Berlin/black K")

    assert (position.reasons, position.held[0]) == (["six tickets"], [AMSTERDAM])
    assert position.winners(position.sheets()) == [0]


def test_the_bonus_is_counted_before_the_tickets() -> None:
    """As a sixth ticket it ends the game, and nothing else is counted (FJ-07, FJ-10)."""
    position = OnAFirstJourney("RRR", deck="RR")
    position.lay(0, "Paris-Madrid/red", "Berlin-Paris/white", "Berlin-Warsaw/blue")
    position.give(0, TICKETS["Berlin", "Moscow"], WARSAW)
    position.completed[0] = position.unseen["tickets"][:5]
    position.play("claim Warsaw-Moscow/red RRR")

    assert position.reasons == ["six tickets"]
    assert position.sheets()[0] == {
        "tickets": 5,
        "bonus_tickets": 1,
        "total": 6,
        "completed": 6,
        "failed": 2,
    }


def test_the_last_train_ends_the_game() -> None:
    """After the tickets of that claim are counted; most tickets win, tied players together (FJ-11)."""
    position = OnAFirstJourney("K", deck="RR", seats=3)
    position.lay(0, *TO_BREST)
    position.give(0, BREST, WARSAW)
    position.completed[2] = [BERLIN]
    position.trains[0] = 1
    position.play("claim Amsterdam-Berlin/black K", *drawn(MADRID))

    assert position.reasons == ["last train"]
    assert position.winners(position.sheets()) == [0, 2]


@pytest.fixture
def game() -> Playthrough:
    """A good game with the bonus and with completed tickets, to be spoilt."""
    lines = play(FIRST_JOURNEY, 4, seed=33, taste={"claim": 9, "exchange": 0.1})
    return Playthrough(FIRST_JOURNEY, lines)


def test_a_missed_bonus_is_caught(game: Playthrough) -> None:
    """A seat that has earned the bonus has one ticket more (FJ-09)."""
    sheet = next(sheet for sheet in game.lines[-1]["seats"] if sheet["bonus_tickets"])
    for name in ("bonus_tickets", "completed", "total"):
        sheet[name] -= 1

    assert game.foul().clause == "FJ-09"


def test_a_completed_ticket_that_is_not_replaced_is_caught(game: Playthrough) -> None:
    """A new ticket is drawn at once (FJ-07)."""
    ply = game.find(lambda line: line["played"].startswith("claim") and line["outcomes"] != [])
    game.lines[ply]["outcomes"].pop()

    assert (game.foul().ply, game.foul().clause) == (ply, "FJ-07, FJ-08")


def test_a_third_ticket_at_the_start_is_caught(game: Playthrough) -> None:
    """Two are held as play begins, each by one player (FJ-01)."""
    tickets = game.lines[0]["tickets"]
    tickets[0].append(tickets[1].pop())
    assert (game.foul().ply, game.foul().clause) == (0, "FJ-01")
    tickets[1].append(tickets[2][0])
    tickets[0].pop()
    assert (game.foul().ply, game.foul().clause) == (0, "FJ-01")
