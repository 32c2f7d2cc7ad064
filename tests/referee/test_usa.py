"""The referee's reading of the USA's rules."""

from dataclasses import replace
from typing import ClassVar

import pytest

from .box import Box, Ticket
from .lines import Outcome
from .player import play
from .position import Position, box_of, cards, routes_by_name
from .script import Script
from .tampering import Playthrough
from .usa import Usa

USA = box_of("usa")
ROUTES = routes_by_name(USA)


class InTheUsa(Position, Usa):
    """A position in the USA."""

    BOX: ClassVar[Box] = USA


def test_the_box_is_the_usa() -> None:
    """100 routes and 30 tickets, in a single deck that a ticket doesn't name."""
    assert (len(USA.routes), len(USA.cities), len(USA.tickets), USA.cards.total()) == (100, 36, 30, 110)
    assert set(USA.ticket_json(USA.tickets[0])) == {"between", "points"}


def test_only_three_actions() -> None:
    """There is no station to build, and no tunnel to withdraw from (US-01)."""
    position = InTheUsa("RRRRRR", row="WWWWW", deck="B")

    assert {text.partition(" ")[0] for text in position.options()} == {"draw", "claim", "tickets"}


def test_the_opening_tickets_go_to_the_bottom_in_turn_order() -> None:
    """Two of three are kept; the others lie below the deck, those of the first player first (US-02)."""
    game = Usa(USA, 1, [cards("RRRR"), cards("BBBB"), cards("GGGG")])
    game.offers = {seat: USA.tickets[3 * seat : 3 * seat + 3] for seat in range(3)}
    game.unseen["tickets"] = []
    assert set(game.legal(0)) == {"keep 1,2", "keep 1,3", "keep 2,3", "keep 1,2,3"}
    for seat, text in ((0, "keep 1,2"), (2, "keep 1,3"), (1, "keep 2,3")):
        game.legal(seat)[text](Script(1, [], game))
    outcomes: list[Outcome] = [("ticket", USA.ticket_json(USA.tickets[index])) for index in (3, 7, 2)]
    script = Script(2, outcomes, game)
    game.legal(1)["tickets"](script)
    script.finish()
    assert len(game.legal(1)) == 7


@pytest.mark.parametrize(("seats", "still_open"), [(3, False), (4, True)])
def test_parallel_routes(seats: int, *, still_open: bool) -> None:
    """A claimed route closes its twin to its owner, and to all with two or three players (Q-18, Q-19)."""
    position = InTheUsa("RRR", seats=seats)
    position.place_trains(1, ROUTES["Portland-Seattle/1"])

    assert bool(position.options("claim Portland-Seattle/2")) is still_open


def test_a_score_sheet() -> None:
    """Route points, tickets and 10 to all with the longest path (US-01, US-03)."""
    position = InTheUsa()
    position.place_trains(0, ROUTES["Portland-Salt Lake City"])
    position.place_trains(1, ROUTES["Salt Lake City-San Francisco/orange"])
    position.place_trains(1, ROUTES["Portland-Seattle/1"])
    position.held[0] = [
        Ticket(("Salt Lake City", "Portland"), 7, "tickets"),
        Ticket(("Salt Lake City", "Seattle"), 9, "tickets"),
    ]
    one, other = position.sheets()
    assert (one["routes"], one["tickets"], one["longest_path"], one["total"]) == (15, -2, 10, 23)
    assert (one["completed"], one["failed"], one["longest_path_length"]) == (1, 1, 6)
    assert (other["routes"], other["longest_path"], other["total"]) == (11, 0, 11)


def test_ties() -> None:
    """Points, completed tickets, the longest path, or shared (US-03)."""

    def sheet(total: int, completed: int, bonus: int) -> dict[str, int]:
        return {"total": total, "completed": completed, "longest_path": bonus}

    assert Usa.winners([sheet(90, 5, 0), sheet(90, 4, 10)]) == [0]
    assert Usa.winners([sheet(90, 5, 0), sheet(90, 5, 10), sheet(90, 5, 10)]) == [1, 2]


def test_a_returned_ticket_out_of_order_is_caught() -> None:
    """With the deck seen through, the next ticket is the one that was returned first (US-02)."""
    box = replace(USA, decks={"tickets": USA.tickets[:14]})
    game = Playthrough(box, play(box, 4, seed=5, taste={"tickets": 9}))
    dealt = [ticket["between"] for offer in game.lines[0]["offers"] for ticket in offer]
    ply = game.find(
        lambda line: any(o["ticket"]["between"] in dealt for o in line["outcomes"] if "ticket" in o)
    )
    outcomes = game.lines[ply]["outcomes"]
    outcomes[-2], outcomes[-1] = outcomes[-1], outcomes[-2]

    assert (game.foul().ply, game.foul().clause) == (ply, "US-02")
