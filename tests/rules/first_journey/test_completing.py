from collections.abc import Sequence

import pytest

from tests.playing import coming_tickets, happened, held, play, rule, seen
from tests.rules.first_journey.networks import NORTH, SOUTHERN, TO_PARIS
from tests.rules.first_journey.table import build, count, decks, draw, journey, shown, ticket_events, until
from whistlestop.core.events import SPECTATOR
from whistlestop.record.match import Match

FAR, FARTHER = "Athens-Barcelona", "Ankara-Sarajevo"
LAST = "claim Copenhagen-Berlin/green G"


def nearly(first: str, second: str, *ticket_deck: str, more: Sequence[str] = ()) -> Match:
    """Return a match in which seat 0 lacks one route of the north, for which it has the card."""
    match = journey("GGGG", tickets=[[first, second], SOUTHERN[3:]])
    build(match, [*(name for name in NORTH if name != "Copenhagen-Berlin/green"), *more])
    until(match, 0)
    draw(match, "G.")
    until(match, 0)
    coming_tickets(match, *ticket_deck)
    return match


@rule("FJ-07")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_completed_ticket_is_shown_to_everybody_at_once(viewer: int) -> None:
    match = nearly("Stockholm-Vienna", FAR)
    assert shown(match, 0, viewer) == set()

    claimed = match.play(LAST)
    assert shown(match, 0, viewer) == {"Stockholm-Vienna"}
    [completed] = [event.seen_by(viewer) for event in claimed.events if event.type == "completed"]
    assert completed.to_dict() == {
        "type": "completed",
        "seat": 0,
        "ticket": {"between": ["Stockholm", "Vienna"]},
    }


@rule("FJ-07")
def test_a_new_ticket_is_drawn_at_once_for_a_completed_one() -> None:
    match = nearly("Stockholm-Vienna", FAR, FARTHER)
    before = decks(match)
    claimed = match.play(LAST)

    assert ticket_events(match, claimed) == ["!Stockholm-Vienna", f"+{FARTHER}"]
    assert held(match) == [FAR, FARTHER]
    assert decks(match) == (before[0] - 1, before[1])


@rule("FJ-07")
@rule("FJ-01")
def test_nobody_else_sees_the_new_ticket() -> None:
    one, other = (nearly("Stockholm-Vienna", FAR, new) for new in (FARTHER, "Ankara-Rome"))
    claimed = one.play(LAST)
    other.play(LAST)
    [drawn] = [event for event in claimed.events if event.type == "ticket"]

    for viewer in (1, SPECTATOR):
        assert "ticket" not in drawn.seen_by(viewer).to_dict()
        assert seen(one, viewer).to_dict() == seen(other, viewer).to_dict()
    assert seen(one, 1).ticket_counts == [2, 2]


@rule("FJ-07")
def test_a_ticket_is_not_completed_before_its_cities_are_joined() -> None:
    match = nearly("Stockholm-Vienna", "Amsterdam-Riga")

    assert not any(happened(played, "completed") for played in match.plays)
    assert held(match) == ["Stockholm-Vienna", "Amsterdam-Riga"]
    assert count(match) == 0


@rule("FJ-07")
def test_a_ticket_is_completed_by_the_own_routes_alone() -> None:
    match = journey("BGGG", others=["RRRR"], tickets=[["Stockholm-Vienna", FAR], [FARTHER, "Athens-Rostov"]])
    play(match, "claim Copenhagen-Stockholm/blue B", "claim Berlin-Vienna/red R")
    claimed = match.play(LAST)

    assert ticket_events(match, claimed) == []
    assert [shown(match, 0), shown(match, 1)] == [set(), set()]


@rule("FJ-07")
def test_a_claim_completes_no_tickets_of_others() -> None:
    match = journey("BGGR", others=["WWWW"], tickets=[[FAR, FARTHER], ["Stockholm-Vienna", "Amsterdam-Riga"]])
    play(match, "claim Copenhagen-Stockholm/blue B", "draw", LAST, "draw", "claim Berlin-Vienna/red R")

    assert [count(match, seat) for seat in (0, 1)] == [0, 0]
    assert held(match, 1) == ["Stockholm-Vienna", "Amsterdam-Riga"]


@rule("FJ-07")
@pytest.mark.parametrize("older", ["Stockholm-Vienna", "Amsterdam-Riga"])
def test_of_two_completed_tickets_the_one_held_longer_is_first_and_each_is_replaced_at_once(
    older: str,
) -> None:
    [newer] = {"Stockholm-Vienna", "Amsterdam-Riga"} - {older}
    match = nearly(older, newer, FAR, FARTHER)
    claimed = match.play(LAST)

    assert ticket_events(match, claimed) == [f"!{older}", f"+{FAR}", f"!{newer}", f"+{FARTHER}"]
    assert held(match) == [FAR, FARTHER]


@rule("FJ-07")
def test_a_new_ticket_waits_for_the_one_that_was_there_before() -> None:
    new = ["Amsterdam-Riga", "Copenhagen-Dublin", FAR, FARTHER]
    match = nearly("Stockholm-Vienna", "Paris-Stockholm", *new, more=[TO_PARIS])
    claimed = match.play(LAST)

    assert ticket_events(match, claimed) == [
        "!Stockholm-Vienna",
        "+Amsterdam-Riga",
        "!Paris-Stockholm",
        "+Copenhagen-Dublin",
        "!Amsterdam-Riga",
        f"+{FAR}",
        "!Copenhagen-Dublin",
        f"+{FARTHER}",
    ]


@rule("FJ-07")
def test_a_new_ticket_that_is_completed_already_counts_at_once() -> None:
    match = nearly(FAR, "Stockholm-Vienna", "Amsterdam-Riga", FARTHER)
    claimed = match.play(LAST)

    assert ticket_events(match, claimed) == [
        "!Stockholm-Vienna",
        "+Amsterdam-Riga",
        "!Amsterdam-Riga",
        f"+{FARTHER}",
    ]
    assert (held(match), count(match)) == ([FAR, FARTHER], 2)
    assert match.seat == 1


@rule("FJ-07")
def test_one_new_ticket_after_the_other_may_be_completed_already() -> None:
    match = nearly(FAR, "Stockholm-Vienna", "Amsterdam-Riga", "Copenhagen-Dublin", FARTHER)
    match.play(LAST)

    assert shown(match) == {"Stockholm-Vienna", "Amsterdam-Riga", "Copenhagen-Dublin"}
    assert held(match) == [FAR, FARTHER]


@rule("FJ-07")
def test_a_claim_that_completes_nothing_draws_nothing() -> None:
    match = journey("RRRR", tickets=[[FAR, FARTHER]])
    before = decks(match)
    claimed = match.play("claim Berlin-Vienna/red R")

    assert ticket_events(match, claimed) == []
    assert (held(match), decks(match)) == ([FAR, FARTHER], before)


@rule("FJ-07")
def test_a_new_ticket_that_a_later_claim_completes_is_shown_then() -> None:
    match = nearly("Stockholm-Vienna", FAR, "Paris-Stockholm")
    match.play(LAST)
    assert shown(match) == {"Stockholm-Vienna"}
    coming_tickets(match, FARTHER)
    build(match, [TO_PARIS])

    assert shown(match) == {"Stockholm-Vienna", "Paris-Stockholm"}
    assert held(match) == [FAR, FARTHER]


@rule("FJ-07")
def test_a_shown_ticket_stays_before_its_owner() -> None:
    match = nearly("Stockholm-Vienna", FAR, FARTHER)
    match.play(LAST)
    until(match, 0)
    match.play("exchange")

    assert shown(match) == {"Stockholm-Vienna"}
    assert count(match) == 1
