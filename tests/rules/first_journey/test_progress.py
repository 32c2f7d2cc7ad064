"""First Journey's progress of tickets during the game."""

from tests.playing import seen
from tests.rules.first_journey.networks import EIGHTEEN, SOUTHERN, STOCKHOLM_VIENNA
from tests.rules.first_journey.table import build, journey, shown
from whistlestop.record.match import Match


def possible(match: Match) -> list[bool | None]:
    """Return for each ticket of seat 0 whether it can still be completed."""
    progress = match.game.progress(match.state, 0)
    assert not any(one.done for one in progress)  # a completed ticket is revealed at once
    return [one.possible for one in progress]


def test_a_plan_shrinks_with_every_route_until_the_ticket_is_shown() -> None:
    match = journey(tickets=[["Stockholm-Vienna", SOUTHERN[0]]], ticket_deck=[SOUTHERN[1]])
    trains = []
    for route in STOCKHOLM_VIENNA:
        plan, _ = match.game.plans(match.state, 0, seen(match).tickets)
        assert plan.possible
        trains.append(plan.trains)
        build(match, [route])

    assert trains == [3, 2, 1]
    assert shown(match) == {"Stockholm-Vienna"}
    assert possible(match) == [True, True]


def test_with_two_trains_left_a_long_way_is_no_longer_possible() -> None:
    match = journey(tickets=[["Copenhagen-Dublin", SOUTHERN[0]]])
    assert possible(match) == [True, True]

    build(match, EIGHTEEN)
    plan, _ = match.game.plans(match.state, 0, seen(match).tickets)

    assert seen(match).trains[0] == 2
    assert possible(match)[0] is False
    assert (plan.trains, plan.possible) == (4, False)
