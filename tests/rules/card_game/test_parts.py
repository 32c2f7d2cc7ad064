import pytest

from tests.playing import choice, held, notation, rule
from tests.rules.card_game.table import (
    GAME,
    card_game,
    completed,
    hand_for,
    play_out,
    run,
    stack_sizes,
    waste,
)
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

YELLOW, BLUE, BOTH = "Chicago-New York", "New York-Chicago", "New York-Sault St. Marie"
DEAR = list(reversed(notation(GAME).names))[:40]  # those at the front need three cards or more


def holding(tickets: list[str], *plan: str) -> Match:
    """Return a match in which seat 0 holds the tickets in this order, has placed its plan and completes."""
    others = [name for name in notation(GAME).names if name not in tickets][:6]
    match = card_game(hand_for(plan), tickets=[tickets[:6], others], ticket_deck=tickets[6:])
    run(match, plan)
    while len(held(match)) < len(tickets):
        if match.seat == 0:
            match.play("tickets")
            match.play(choice(match, 0, tickets, "none"))
        else:
            waste(match)
    assert held(match) == tickets
    play_out(match)
    assert match.seat == 1
    match.play("complete none")
    return match


@rule("CG-15")
def test_sixteen_tickets_are_decided_about_at_once() -> None:
    match = holding([BOTH, *DEAR[:13], YELLOW, BLUE], "YY", "BB")

    assert {"complete 1", "complete 15,16", "complete 1,15,16"} <= set(match.legal)
    match.play("complete 1,15,16")
    assert completed(match) == [YELLOW, BLUE, BOTH]
    assert match.phase == "over"


@rule("CG-15")
def test_of_more_than_sixteen_tickets_the_first_sixteen_are_decided_about_first() -> None:
    match = holding([BOTH, *DEAR[:14], YELLOW, BLUE], "YY", "BB")

    assert sorted(match.legal) == ["complete 1", "complete 1,16", "complete 16", "complete none"]
    with pytest.raises(IllegalAction, match="only about tickets 1 to 16"):
        match.play("complete 17")
    with pytest.raises(IllegalAction, match="only about tickets 1 to 16"):
        match.play("complete 1,17")


@rule("CG-15")
def test_the_next_part_is_paid_with_the_cards_that_are_left() -> None:
    match = holding([BOTH, *DEAR[:15], YELLOW, BLUE], "B+Y+K", "KK")
    assert sorted(match.legal) == ["complete 1", "complete none"]
    match.play("complete 1")

    assert (match.seat, match.phase) == (0, "completing")
    assert match.legal == ["complete none"]


@rule("CG-15")
def test_positions_count_from_the_first_ticket_throughout() -> None:
    match = holding([BOTH, *DEAR[:15], YELLOW, BLUE], "YY", "BB")
    match.play("complete 1")

    assert sorted(match.legal) == ["complete 17", "complete 17,18", "complete 18", "complete none"]
    with pytest.raises(IllegalAction, match="only about tickets 17 to 18"):
        match.play("complete 1")
    match.play("complete 17,18")
    assert completed(match) == [YELLOW, BLUE, BOTH]
    assert held(match) == DEAR[:15]


@rule("CG-15")
def test_in_any_part_nothing_may_be_completed() -> None:
    match = holding([BOTH, *DEAR[:15], YELLOW, BLUE], "B+Y+K", "KK")
    match.play("complete none")
    assert match.legal[0] == "complete 17,18"
    match.play("complete none")

    assert completed(match) == []
    assert len(held(match)) == 18
    assert match.phase == "over"


@rule("CG-15")
def test_coloured_cards_of_a_part_are_used_up_before_locomotives() -> None:
    match = holding([YELLOW, *DEAR[:15], BLUE], "YYL", "KK")
    match.play("complete 1")

    assert match.legal == ["complete 17", "complete none"]


@rule("CG-15")
def test_nobody_sees_completed_tickets_before_the_last_part_is_decided() -> None:
    match = holding([YELLOW, *DEAR[:15], BLUE], "YY", "BB")
    match.play("complete 1")
    assert (completed(match), stack_sizes(match)[0]) == ([], 4)

    match.play("complete 17")
    assert (completed(match), stack_sizes(match)[0]) == ([YELLOW, BLUE], 2)


@rule("CG-15")
def test_more_than_thirty_two_tickets_are_decided_about_in_three_parts() -> None:
    tickets = [YELLOW, *DEAR[:15], BOTH, *DEAR[15:30], BLUE]
    match = holding(tickets, "YY", "BB")
    assert len(held(match)) == 33

    match.play("complete 1")
    assert "complete 17" in match.legal
    assert "complete 33" not in match.legal
    match.play("complete 17")
    assert sorted(match.legal) == ["complete 33", "complete none"]
    match.play("complete 33")
    assert completed(match) == [YELLOW, BLUE, BOTH]


@rule("CG-15")
def test_another_seat_begins_with_its_first_ticket() -> None:
    match = holding([YELLOW, *DEAR[:15], BLUE], "YY", "BB")
    match.play("complete 1")
    match.play("complete 17")

    assert match.over
    assert [sheet.counts["completed"] for sheet in match.score()] == [2, 0]
