from collections.abc import Sequence

import pytest

from tests.playing import happened, held, rule, seen
from tests.rules.first_journey.networks import (
    ALL_NORTH,
    BETWEEN,
    EAST,
    EIGHTEEN,
    NORTHERN,
    SOUTHERN,
    STOCKHOLM_VIENNA,
    WEST,
)
from tests.rules.first_journey.table import build, count, journey, ticket_events, until
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

FAR, FARTHER = "Stockholm-Vienna", "Amsterdam-Riga"
LAST = "Moscow-Rostov/blue"


def two_trains_left(*tickets: str, ticket_deck: Sequence[str] = (), seats: int = 2) -> Match:
    """Return a match in which seat 0 has two trains left and no completed ticket."""
    match = journey(
        seats=seats, tickets=[[*tickets], ["Sarajevo-Zurich", "Brest-Zurich"]], ticket_deck=ticket_deck
    )
    build(match, EIGHTEEN)
    assert (seen(match).trains[0], count(match)) == (2, 0)
    return match


@rule("FJ-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_train_ends_the_game_at_once(seats: int) -> None:
    match = two_trains_left(FAR, FARTHER, seats=seats)
    assert not match.over
    claimed = build(match, [LAST])

    assert seen(match).trains[0] == 0
    assert (match.over, match.state.reason) == (True, "last train")
    assert happened(claimed, "over") == [{"type": "over", "reason": "last train"}]
    assert match.plays[-1].seat == 0


@rule("FJ-11")
def test_there_is_no_final_round() -> None:
    match = two_trains_left(FAR, FARTHER, seats=3)
    build(match, [LAST])

    for seat in range(3):
        assert match.legal_for(seat) == []
        with pytest.raises(IllegalAction, match="The game is over"):
            match.play("draw", seat)


@rule("FJ-11")
def test_a_train_that_is_left_keeps_the_game_going() -> None:
    match = two_trains_left(FAR, FARTHER)
    build(match, ["Dublin-London/green"])
    assert (seen(match).trains[0], match.over) == (1, False)
    build(match, ["Riga-Warsaw"])

    assert (seen(match).trains[0], match.state.reason) == (0, "last train")


@rule("FJ-11")
def test_the_most_completed_tickets_win_whoever_placed_the_last_train() -> None:
    match = journey(tickets=[[FARTHER, "Copenhagen-Dublin"], [FAR, "Brest-Zurich"]])
    build(match, EIGHTEEN, STOCKHOLM_VIENNA)
    build(match, [LAST])

    assert [count(match, seat) for seat in (0, 1)] == [0, 1]
    assert match.winners() == [1]


@rule("FJ-11")
def test_tickets_completed_with_the_last_train_count() -> None:
    match = two_trains_left("Ankara-Moscow", FARTHER, ticket_deck=["Copenhagen-Dublin"])
    claimed = build(match, [LAST])

    assert ticket_events(match, claimed) == ["!Ankara-Moscow", "+Copenhagen-Dublin"]
    assert (match.state.reason, match.winners()) == ("last train", [0])


@rule("FJ-07")
@rule("FJ-11")
def test_a_new_ticket_that_is_completed_counts_with_the_last_train_too() -> None:
    match = two_trains_left("Ankara-Moscow", FARTHER, ticket_deck=["Riga-Rostov", "Copenhagen-Dublin"])
    claimed = build(match, [LAST])

    assert ticket_events(match, claimed) == [
        "!Ankara-Moscow",
        "+Riga-Rostov",
        "!Riga-Rostov",
        "+Copenhagen-Dublin",
    ]
    assert (match.state.reason, count(match)) == ("last train", 2)


@rule("FJ-11")
def test_a_bonus_earned_with_the_last_train_counts() -> None:
    match = journey(tickets=[["Amsterdam-Riga", "Stockholm-Vienna"], ["Sarajevo-Zurich", "Brest-Zurich"]])
    path = [*WEST["Brest"], BETWEEN[0], BETWEEN[2], *EAST["Moscow"]]
    build(match, [*path, "Brest-Madrid", "Rome-Athens/blue", "Rostov-Ankara/black", "Athens-Ankara/green"])
    assert (seen(match).trains[0], match.over) == (1, False)
    build(match, [BETWEEN[1]])

    assert (match.state.reason, count(match)) == ("last train", 1)
    assert match.winners() == [0]


@rule("FJ-11")
def test_players_with_equally_many_tickets_win_together() -> None:
    new = ["Copenhagen-Dublin", "Barcelona-London"]
    match = journey(seats=3, tickets=[["Ankara-Moscow", FARTHER], [FAR, "Brest-Zurich"]], ticket_deck=new)
    build(match, EIGHTEEN, STOCKHOLM_VIENNA)
    build(match, [LAST])

    assert [count(match, seat) for seat in range(3)] == [1, 1, 0]
    assert match.winners() == [0, 1]


@rule("FJ-11")
def test_the_bonus_makes_a_tie_like_any_ticket() -> None:
    match = journey(
        tickets=[["Ankara-Moscow", FARTHER], ["Sarajevo-Zurich", "Brest-Zurich"]],
        ticket_deck=["Copenhagen-Dublin"],
    )
    way = [*WEST["Dublin"], *BETWEEN, "Vienna-Bucharest/blue", "Bucharest-Ankara/black"]
    build(match, EIGHTEEN, way)
    build(match, [LAST])

    assert [sheet.points for sheet in match.score()] == [
        {"tickets": 1, "bonus_tickets": 0},
        {"tickets": 0, "bonus_tickets": 1},
    ]
    assert match.winners() == [0, 1]


@rule("FJ-11")
def test_without_any_completed_ticket_everybody_wins() -> None:
    match = two_trains_left(FAR, FARTHER, seats=3)
    build(match, [LAST])

    assert match.winners() == [0, 1, 2]


@rule("FJ-10")
@rule("FJ-11")
def test_a_sixth_ticket_decides_even_with_the_last_train() -> None:
    match = journey(
        tickets=[["Rome-Rostov", "Madrid-Vienna"]], ticket_deck=[*NORTHERN, "Berlin-Brest", SOUTHERN[0]]
    )
    filling = ["Rostov-Ankara/black", "Brest-Madrid", "Vienna-Sarajevo"]
    build(match, [*ALL_NORTH, *filling])
    until(match, 0)
    match.play("exchange")
    assert (seen(match).trains[0], count(match)) == (2, 5)
    build(match, ["London-Brest"])

    assert seen(match).trains[0] == 0
    assert (match.state.reason, match.winners()) == ("six tickets", [0])
    assert held(match) == [SOUTHERN[0]]
