from tests.playing import happened, play, rule, seen
from tests.rules.first_journey.networks import BETWEEN, EAST, NORTH, NORTHERN, SOUTHERN, WEST
from tests.rules.first_journey.table import build, journey, until


@rule("FJ-13")
def test_routes_bring_no_points() -> None:
    match = journey("RRRR", others=["KKKK"])
    claimed = match.play("claim Warsaw-Moscow/red RRR")
    play(match, "claim Warsaw-Vienna K")

    assert happened(claimed, "claimed")[0]["points"] == 0
    assert seen(match).points == [0, 0]
    assert [sheet.total for sheet in match.score()] == [0, 0]


@rule("FJ-13")
def test_a_longer_network_does_not_win() -> None:
    match = journey(tickets=[SOUTHERN[:2], SOUTHERN[3:]])
    build(match, NORTH, ["Berlin-Vienna/yellow"])

    assert match.winners() == [0, 1]


@rule("FJ-13")
def test_completed_tickets_are_counted_and_nothing_else() -> None:
    new = ["Copenhagen-Dublin", SOUTHERN[2], "Berlin-Moscow", "Madrid-Vienna"]
    match = journey(tickets=[SOUTHERN[:2], SOUTHERN[3:]], ticket_deck=new)
    build(match, [*WEST["Dublin"], *BETWEEN, *EAST["Moscow"], "Copenhagen-Berlin/green"])
    until(match, 0)
    match.play("exchange")
    sheet = match.score()[0]

    assert sheet.points == {"tickets": 2, "bonus_tickets": 1}
    assert (sheet.total, sheet.counts) == (3, {"completed": 3, "failed": 2})


@rule("FJ-13")
def test_tickets_that_are_still_held_cost_nothing() -> None:
    match = journey(tickets=[NORTHERN[:2], NORTHERN[2:4]])

    assert [sheet.total for sheet in match.score()] == [0, 0]
    assert [sheet.counts["failed"] for sheet in match.score()] == [2, 2]


@rule("FJ-13")
def test_a_ticket_has_no_points() -> None:
    match = journey()

    assert {ticket.points for ticket in match.game.tickets.tickets} == {0}
    assert all(set(ticket.to_dict()) == {"between"} for ticket in match.game.tickets.tickets)
