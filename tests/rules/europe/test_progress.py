"""Europe's progress of tickets during the game: done, done by borrowing, possible, and planned."""

from collections.abc import Sequence

from tests.playing import coming_tickets, draw_up, play, seen
from tests.rules.europe.building import FORTY_TWO, build
from tests.rules.europe.table import dealt, europe
from whistlestop.core.progress import Progress, TicketPlan
from whistlestop.record.match import Match

OWN = ["Venezia-Zagrab", "Brindisi-Roma"]
GAP = ["Roma-Venezia"]
TICKETS = [["Zagrab-Brindisi", "Stockholm-Wien"]]
NORTH = [["Edinburgh-Paris", "Zagrab-Brindisi"]]


def played(*plans: Sequence[str], tickets: Sequence[Sequence[str]], seats: int = 2) -> Match:
    """Return a match in which each seat holds its tickets and has built its plan."""
    match = europe(seats=seats, tickets=tickets)
    build(match, *plans)
    return match


def progress(match: Match) -> list[Progress]:
    """Return the progress of seat 0's tickets."""
    return match.game.progress(match.state, 0)


def plans(match: Match) -> list[TicketPlan]:
    """Return the plans for seat 0's tickets."""
    return match.game.plans(match.state, 0, seen(match).tickets)


def test_a_ticket_joined_by_own_routes_is_done_for_good() -> None:
    first, second = progress(played([*OWN, *GAP, "station Roma"], [], tickets=TICKETS))

    assert (first.done, first.borrowed, first.possible) == (True, False, True)
    assert (second.done, second.borrowed, second.possible) == (False, False, True)


def test_a_ticket_joined_through_a_station_is_done_for_the_moment() -> None:
    first, second = progress(played([*OWN, "station Roma"], GAP, tickets=TICKETS))

    assert (first.done, first.borrowed, first.possible) == (True, True, True)
    assert not second.done


def test_a_plan_names_the_open_routes_that_are_missing_and_their_trains() -> None:
    first, second = plans(played(OWN, [], tickets=TICKETS))

    assert (first.routes, first.borrowed, first.trains, first.possible) == (GAP, [], 2, True)
    assert second.trains > 2


def test_a_done_ticket_needs_nothing_more() -> None:
    first, _ = plans(played([*OWN, *GAP], [], tickets=TICKETS))

    assert (first.routes, first.trains, first.possible) == ([], 0, True)


def test_the_only_way_to_a_city_is_borrowed_where_its_twin_is_closed() -> None:
    match = played([], ["Edinburgh-London/black"], tickets=NORTH)
    first, _ = plans(match)

    assert first.borrowed == ["Edinburgh-London/black"]
    assert "Edinburgh-London/orange" not in first.routes
    assert progress(match)[0].possible


def test_with_four_seats_the_twin_is_open() -> None:
    first, _ = plans(played([], ["Edinburgh-London/black"], tickets=NORTH, seats=4))

    assert first.borrowed == []
    assert "Edinburgh-London/orange" in first.routes


def test_without_a_station_that_could_borrow_it_a_closed_way_is_the_end_of_a_ticket() -> None:
    elsewhere = ["station Wien", "station Kyiv", "station Roma"]
    match = played(elsewhere, ["Edinburgh-London/black"], tickets=NORTH)
    lost, other = progress(match)
    plan, _ = plans(match)

    assert (lost.done, lost.possible) == (False, False)
    assert other.possible
    assert (plan.routes, plan.borrowed, plan.possible) == ([], [], False)


def test_what_too_few_trains_can_reach_only_stations_can_complete() -> None:
    match = played([*FORTY_TWO, "station Wien"], [], tickets=[["Cadiz-Stockholm", "Zagrab-Brindisi"]])
    first, second = plans(match)

    assert seen(match).trains[0] == 3
    assert (second.trains, second.possible) == (3, True)
    assert len(second.borrowed) == 1
    assert not first.possible
    assert first.trains > 3


def test_the_preview_counts_what_the_seat_knows() -> None:
    match = played([*OWN, "station Roma"], GAP, tickets=TICKETS)

    assert match.game.preview(match.state, 0) == match.score()[0].points
    assert match.game.preview(match.state, 0)["tickets"] == 6 - 11


def test_two_tickets_must_be_kept_at_first_and_one_later() -> None:
    match = dealt()
    assert (seen(match, 0).keep, seen(match, 1).keep) == (2, 2)

    match = europe()
    assert seen(match).keep == 0
    coming_tickets(match, "Zagrab-Brindisi")
    match.play("tickets")
    assert (seen(match, 0).keep, seen(match, 1).keep) == (1, 0)


def test_everybody_sees_who_began_the_last_round() -> None:
    match = europe(seats=3)
    build(match, FORTY_TWO)
    draw_up(match, 0, "LLLL")
    assert seen(match).last_round_by is None

    match.play("claim Dieppe-Paris L")
    for _ in range(3):
        assert {seen(match, seat).last_round_by for seat in range(3)} == {0}
        play(match, "draw", "draw")
    assert match.over
