from collections.abc import Sequence

import pytest

from tests.playing import happened, held, rule, seen
from tests.rules.first_journey.networks import ALL_NORTH, NORTHERN, SOUTHERN
from tests.rules.first_journey.table import build, count, decks, journey, shown, ticket_events, until
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

FAR, FARTHER = SOUTHERN[:2]
TO_BREST, TO_MOSCOW = "London-Brest", "Kiev-Moscow"


def ready(*routes: str, ticket_deck: Sequence[str], seats: int = 2) -> Match:
    """Return a match: seat 0 is to act and has the northern network and more, but no ticket for it."""
    match = journey(seats=seats, tickets=[["Rome-Rostov", "Madrid-Vienna"]], ticket_deck=ticket_deck)
    build(match, [*ALL_NORTH, *routes])
    until(match, 0)
    return match


def five(first: str, second: str, *routes: str, then: Sequence[str] = (), seats: int = 2) -> Match:
    """Return a match: seat 0 is to act, has completed five tickets and holds two; others come next."""
    match = ready(*routes, ticket_deck=[*NORTHERN, first, second, *then], seats=seats)
    match.play("exchange")
    until(match, 0)
    assert (count(match), held(match)) == (5, [first, second])
    return match


@rule("FJ-10")
def test_five_completed_tickets_end_nothing() -> None:
    match = five(FAR, FARTHER)

    assert not match.over
    assert shown(match) == set(NORTHERN)


@rule("FJ-10")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_sixth_completed_ticket_ends_the_game_and_wins(seats: int) -> None:
    match = five(FAR, "Berlin-Brest", seats=seats)
    claimed = build(match, [TO_BREST])

    assert (match.over, match.state.reason) == (True, "six tickets")
    assert happened(claimed, "over") == [{"type": "over", "reason": "six tickets"}]
    assert match.plays[-1].seat == 0
    assert match.winners() == [0]


@rule("FJ-10")
def test_nobody_has_another_turn_after_the_sixth_ticket() -> None:
    match = five(FAR, "Berlin-Brest", seats=3)
    build(match, [TO_BREST])

    for seat in range(3):
        assert match.legal_for(seat) == []
        with pytest.raises(IllegalAction, match="The game is over"):
            match.play("draw", seat)


@rule("FJ-07")
def test_the_sixth_ticket_is_not_replaced() -> None:
    match = five(FAR, "Berlin-Brest")
    claimed = build(match, [TO_BREST])

    assert ticket_events(match, claimed) == ["!Berlin-Brest"]
    assert held(match) == [FAR]
    assert sum(decks(match)) == 32 - 6 - 1 - 2


@rule("FJ-07")
@rule("FJ-10")
@pytest.mark.parametrize("pair", [("Berlin-Brest", "Amsterdam-Brest"), ("Amsterdam-Brest", "Berlin-Brest")])
def test_nothing_is_counted_after_the_sixth_ticket(pair: tuple[str, str]) -> None:
    match = five(*pair)
    claimed = build(match, [TO_BREST])

    assert ticket_events(match, claimed) == [f"!{pair[0]}"]
    assert (held(match), count(match)) == ([pair[1]], 6)


@rule("FJ-07")
@rule("FJ-10")
def test_a_chain_of_new_tickets_may_end_the_game() -> None:
    match = ready(ticket_deck=[*NORTHERN[:3], "Berlin-Brest", FAR, "Amsterdam-Brest", *NORTHERN[3:]])
    match.play("exchange")
    assert (count(match), held(match)) == (3, ["Berlin-Brest", FAR])
    claimed = build(match, [TO_BREST])

    assert ticket_events(match, claimed) == [
        "!Berlin-Brest",
        "+Amsterdam-Brest",
        "!Amsterdam-Brest",
        f"+{NORTHERN[3]}",
        f"!{NORTHERN[3]}",
    ]
    assert (match.state.reason, held(match)) == ("six tickets", [FAR])


@rule("FJ-07")
@rule("FJ-10")
def test_an_exchange_may_end_the_game() -> None:
    match = five(FAR, FARTHER, TO_BREST, then=["Ankara-Rome", "Berlin-Brest"])
    exchanged = match.play("exchange")

    assert ticket_events(match, exchanged) == ["+Ankara-Rome", "+Berlin-Brest", "!Berlin-Brest"]
    assert (match.state.reason, match.winners()) == ("six tickets", [0])


@rule("FJ-09")
@rule("FJ-10")
def test_the_bonus_may_be_the_sixth_ticket_and_is_counted_before_the_others() -> None:
    match = five("Berlin-Moscow", "Moscow-Stockholm")
    claimed = build(match, [TO_MOSCOW])

    assert ticket_events(match, claimed) == ["bonus"]
    assert (match.state.reason, match.winners()) == ("six tickets", [0])
    assert held(match) == ["Berlin-Moscow", "Moscow-Stockholm"]


@rule("FJ-07")
@rule("FJ-10")
def test_a_bonus_that_is_the_fifth_leaves_room_for_one_ticket() -> None:
    match = ready(ticket_deck=[*NORTHERN[:4], "Moscow-Stockholm", "Berlin-Moscow"])
    match.play("exchange")
    claimed = build(match, [TO_MOSCOW])

    assert ticket_events(match, claimed) == ["bonus", "!Moscow-Stockholm"]
    assert (match.state.reason, held(match)) == ("six tickets", ["Berlin-Moscow"])


@rule("FJ-10")
def test_the_bonus_earned_long_ago_is_one_of_the_six() -> None:
    match = ready(TO_MOSCOW, ticket_deck=[*NORTHERN[:4], FAR, FARTHER, "Ankara-Rome", NORTHERN[4]])
    assert seen(match).slot("bonus") == [1, 0]
    match.play("exchange")
    assert (match.over, count(match)) == (False, 5)
    until(match, 0)
    match.play("exchange")

    assert (match.state.reason, match.winners()) == ("six tickets", [0])
    assert shown(match) == set(NORTHERN)


@rule("FJ-10")
def test_the_winner_need_not_be_the_first_seat() -> None:
    match = journey(
        tickets=[["Athens-Rostov", "Bucharest-Zurich"], ["Rome-Rostov", "Madrid-Vienna"]],
        ticket_deck=[*NORTHERN, "Amsterdam-Brest"],
    )
    build(match, [], [*ALL_NORTH, TO_BREST])
    until(match, 1)
    match.play("exchange")

    assert (match.state.reason, match.winners()) == ("six tickets", [1])
