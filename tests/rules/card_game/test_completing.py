import pytest

from tests.playing import discards, drain, hand, happened, held, look, play, rule
from tests.rules.card_game.table import (
    card_game,
    complete,
    completed,
    play_out,
    ready,
    stack,
    wait_for,
    waste,
    yard,
)
from whistlestop.core.errors import IllegalAction
from whistlestop.core.events import SPECTATOR
from whistlestop.record.match import Match
from whistlestop.record.record import write

YELLOW, BLUE = "Chicago-New York", "New York-Chicago"  # one card each, 5 points


def to(match: Match, seat: int) -> None:
    """Complete nothing for all other seats, so that only this one has to choose."""
    for other in range(match.seats):
        if other != seat:
            match.play("complete none", other)


def choices(*plan: str, tickets: list[str]) -> Match:
    """Return a match in which seat 0 has placed its plan, holds the tickets and is to complete some."""
    match = ready(plan, tickets=[tickets])
    to(match, 0)
    return match


def sets(*texts: str) -> list[str]:
    """Return sets as sorted actions."""
    return sorted(f"complete {text}" for text in ("none", *texts))


@rule("CG-15")
def test_every_set_that_the_stack_can_pay_may_be_completed_and_no_other() -> None:
    match = choices(
        "YY",
        "GG",
        tickets=[YELLOW, "Chicago-Dallas", "Chicago-Santa Fe", "Dallas-Raleigh", "Chicago-Calgary"],
    )

    assert stack(match) == "YYGG"
    assert sorted(match.legal) == sets("1", "2", "3", "1,2", "1,3", "2,3")


@rule("CG-15")
def test_a_card_serves_one_ticket() -> None:
    match = choices("YY", tickets=["Chicago-Dallas", YELLOW, "Chicago-Miami"])
    assert sorted(match.legal) == sets("2")

    match = choices("B+Y+R", tickets=["Chicago-Miami", YELLOW, BLUE])
    assert sorted(match.legal) == sets("1", "2", "3", "1,3", "2,3")


@rule("CG-15")
def test_a_ticket_needs_as_many_cards_of_a_colour_as_it_lists() -> None:
    match = choices("Y+K+R", "KK", tickets=["Seattle-Chicago"])
    assert match.legal == ["complete none"]

    match = choices("YY", "KK", tickets=["Seattle-Chicago"])
    assert match.legal == ["complete 1", "complete none"]


@rule("CG-15")
def test_a_locomotive_replaces_any_card_whichever_colour_it_was_placed_with() -> None:
    match = choices("GGL", tickets=[YELLOW, BLUE, "Chicago-Dallas", "Dallas-Raleigh", "Chicago-Miami"])

    assert stack(match) == "GGL"
    assert sorted(match.legal) == sets("1", "2", "3", "4")


@rule("CG-15")
def test_several_locomotives_may_pay_for_one_ticket_or_for_several() -> None:
    match = choices("GGLL", tickets=[YELLOW, BLUE, "Chicago-Miami", "Dallas-New York", "Seattle-Dallas"])

    assert sorted(match.legal) == sets("1", "2", "3", "4", "1,2")


@rule("CG-15")
def test_cards_in_the_railyard_do_not_count() -> None:
    match = card_game("YYYYYYY", tickets=[[YELLOW]])
    drain(match, leave="R")
    if match.phase == "second card":
        match.play("stop")
    wait_for(match, 1)
    play(match, "draw", "stop", "place YY", "tickets", "keep none")

    assert (match.seat, yard(match), stack(match)) == (0, ["YY"], "")
    assert match.legal == ["complete none"]


@rule("CG-15")
def test_cards_in_the_hand_do_not_count() -> None:
    match = card_game("YYYYYYY", tickets=[[YELLOW]])
    play_out(match)
    to(match, 0)

    assert "YYYYYYY" in hand(match)
    assert match.legal == ["complete none"]


@rule("CG-15")
def test_cards_of_another_stack_do_not_count() -> None:
    match = ready(["YY"], ["BB"], tickets=[[BLUE], [YELLOW]])

    assert match.legal_for(0) == match.legal_for(1) == ["complete none"]


@rule("CG-15")
def test_what_the_stack_can_not_pay_is_refused_with_the_reason() -> None:
    match = choices("YY", tickets=[YELLOW, BLUE])

    with pytest.raises(IllegalAction, match="Your stack does not have the cards for tickets 1,2"):
        match.play("complete 1,2")
    with pytest.raises(IllegalAction, match="You hold only 2 tickets"):
        match.play("complete 3")


@rule("CG-15")
def test_nothing_else_can_be_done_while_tickets_are_completed() -> None:
    match = choices("YY", tickets=[YELLOW])

    for text in ("draw P", "tickets", "place PP", "pass", "stop", "keep none"):
        with pytest.raises(IllegalAction, match="which of your tickets to complete"):
            match.play(text)


@rule("CG-15")
def test_the_set_worth_most_points_stands_first() -> None:
    match = choices("YY", "GG", tickets=[YELLOW, "Chicago-Dallas", "Chicago-Santa Fe"])

    assert match.legal[0] == "complete 2,3"


@rule("CG-15")
def test_fewer_tickets_stand_first_where_they_are_worth_more() -> None:
    match = choices("BB", "RR", tickets=[BLUE, "New York-Miami", "Dallas-Raleigh", "Miami-Boston"])

    assert match.legal[0] == "complete 1,2"


@rule("CG-15")
def test_of_sets_with_equal_points_the_one_with_more_tickets_stands_first() -> None:
    match = choices("GGLL", tickets=["Chicago-Miami", "New York-Miami", YELLOW, BLUE])

    assert sorted(match.legal) == sets("1", "2", "3", "4", "3,4")
    assert match.legal[0] == "complete 3,4"


@rule("CG-15")
def test_more_tickets_stand_first_also_where_every_card_is_worth_the_same() -> None:
    match = card_game(
        "RL", others=["RR"], tickets=[["Chicago-Miami", "New York-Miami", YELLOW, BLUE], ["Dallas-Miami"]]
    )
    match.play("place RLL")
    for _ in range(4):
        waste(match)
    match.play("place RR")
    play_out(match)
    to(match, 0)
    assert stack(match) == "LL"

    assert sorted(match.legal) == sets("1", "2", "3", "4", "3,4")
    assert match.legal[0] == "complete 3,4"


@rule("CG-15")
def test_where_nothing_can_be_completed_nothing_stands_first() -> None:
    match = choices("WW", tickets=[YELLOW, BLUE])

    assert match.legal == ["complete none"]


@rule("CG-15")
@pytest.mark.parametrize("text", ["none", "1", "2", "1,2"])
def test_the_player_chooses_which_tickets_to_complete(text: str) -> None:
    tickets = [YELLOW, BLUE]
    match = choices("YY", "BB", tickets=tickets)
    match.play(f"complete {text}")
    chosen = [] if text == "none" else [tickets[int(position) - 1] for position in text.split(",")]

    assert completed(match) == chosen
    assert held(match) == [name for name in tickets if name not in chosen]


@rule("CG-15")
def test_the_cards_of_completed_tickets_leave_the_stack_for_the_discards() -> None:
    match = choices("YY", "GGL", tickets=["Chicago-Dallas", YELLOW])
    match.play("complete 1")

    assert discards(match) == "YG"
    assert len(stack(match, 0, eyes=1)) == 3


@rule("CG-15")
def test_coloured_cards_are_used_up_before_locomotives() -> None:
    match = choices("YYLL", tickets=[YELLOW, "Chicago-Dallas"])
    match.play("complete 1,2")

    assert discards(match) == "YYL"


@rule("CG-15")
def test_completed_tickets_lie_open_for_everybody() -> None:
    match = choices("YY", tickets=[YELLOW, BLUE])
    played = match.play("complete 1")

    [fact] = happened(played, "completed")
    assert (fact["seat"], fact["ticket"]) == (0, match.game.tickets.tickets[0].to_dict())
    assert look(match, 1).shown_tickets == [[0], []]
    assert look(match, 1).ticket_counts[0] == 1


@rule("CG-15")
def test_everybody_hears_how_many_tickets_a_seat_completes_before_which() -> None:
    match = ready(["YY", "GG"], tickets=[["Chicago-Dallas", "Chicago-Santa Fe"], [BLUE]])
    first = match.seat
    last = complete(match, seat0="1,2")
    heard = [(event.seat, event.type) for event in last.events if event.type.startswith("complete")]

    mine = [(0, "completes"), (0, "completed"), (0, "completed")]
    assert heard == ([*mine, (1, "completes")] if first == 0 else [(1, "completes"), *mine])
    assert {fact["seat"]: fact["count"] for fact in happened(last, "completes")} == {0: 2, 1: 0}


@rule("CG-15")
@pytest.mark.parametrize(("seats", "waits"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 2)])
def test_all_seats_choose_at_once_and_are_stepped_through_in_turn_order(seats: int, waits: int) -> None:
    match = card_game(seats=seats)
    drain(match, leave="K")
    if match.phase == "second card":
        match.play("stop")
    for _ in range(waits):
        play(match, "tickets", "keep none")
    play_out(match)
    last = match.plays[-1].seat

    order = [(last + 1 + turn) % seats for turn in range(seats)]
    for turn, seat in enumerate(order):
        assert (match.phase, match.seat) == ("completing", seat)
        assert look(match).choosing == sorted(order[turn:])
        assert [other for other in range(seats) if match.legal_for(other)] == sorted(order[turn:])
        match.play("complete none")
    assert match.phase != "completing"


@rule("CG-15")
def test_nobody_sees_what_others_complete_before_deciding() -> None:
    one, other = (
        ready(["YY", "GG"], ["BB"], tickets=[["Chicago-Dallas", "Chicago-Santa Fe"], [BLUE]])
        for _ in range(2)
    )
    before = look(one, 1).to_dict()
    played = one.play("complete 1,2", 0)
    other.play("complete none", 0)

    assert [event.to_dict() for event in played.events] == [{"type": "chose", "seat": 0}]
    for eyes in (1, SPECTATOR):
        assert look(one, eyes).to_dict() == look(other, eyes).to_dict()
    assert look(one, 1).to_dict() == before | {"choosing": [1], "ply": one.position.ply, "turn": 1} | {
        "tickets_decided": [2, 0]
    }
    assert look(one).choice == 0b11


@rule("CG-15")
def test_a_choice_is_final_and_waits_for_the_others() -> None:
    match = ready(["YY"], tickets=[[YELLOW]], seats=3)
    match.play("complete 1", 0)

    with pytest.raises(IllegalAction, match="has chosen; others are still choosing"):
        match.play("complete none", 0)
    assert match.legal_for(0) == []
    assert (completed(match), held(match), discards(match)) == ([], [YELLOW], "")
    assert stack(match) == "YY"


@rule("CG-15")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_everything_is_shown_when_the_last_has_chosen_in_whatever_order(order: tuple[int, ...]) -> None:
    match = ready(["YY"], ["BB"], tickets=[[YELLOW], [BLUE]], seats=3)
    first = match.seat
    for seat in order:
        played = match.play("complete none" if seat == 2 else "complete 1", seat)

    shown = [fact["seat"] for fact in happened(played, "completes")]
    assert shown == [(first + turn) % 3 for turn in range(3)]
    assert [completed(match, seat) for seat in range(3)] == [[YELLOW], [BLUE], []]
    assert match.over


@rule("CG-15")
def test_a_record_hides_what_others_complete_until_all_have_chosen() -> None:
    match = ready(["YY"], ["BB"], tickets=[[YELLOW], [BLUE]], seats=4)
    match.play("complete 1", 0)
    seen = [write(match, seat=seat).splitlines()[-1].split(" ", 2)[2] for seat in (0, 1, SPECTATOR)]
    assert seen == ["complete 1", "complete ?", "complete ?"]
    for seat in (1, 2, 3):
        match.play("complete none", seat)
    ply = match.position.ply
    play_out(match)
    match.play("complete none", 0)

    lines = write(match, seat=1).splitlines()[-len(match.plays) :]
    assert lines[ply - 4].endswith(" 0 complete 1")
    assert lines[-1].endswith(" 0 complete ?")


@rule("CG-15")
def test_every_seat_is_asked_even_if_it_can_complete_nothing() -> None:
    match = ready(["YY"], tickets=[[YELLOW], [BLUE]], seats=3)
    asked = {seat: match.legal_for(seat) for seat in range(3)}

    nothing = ["complete none"]
    assert asked == {0: ["complete 1", "complete none"], 1: nothing, 2: nothing}


@rule("CG-16")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_the_game_is_over_when_everybody_has_completed(seats: int) -> None:
    match = ready(["YY"], tickets=[[YELLOW]], seats=seats)
    for _ in range(seats):
        assert not match.over
        match.play("complete none")

    assert (match.over, match.state.reason) == (True, "final round")
    assert happened(match.plays[-1], "over") == [{"type": "over", "reason": "final round"}]


@rule("CG-16")
def test_completed_tickets_score_their_values() -> None:
    match = ready(["YY", "GG"], tickets=[["Chicago-Dallas", "Chicago-Santa Fe"]])
    complete(match, seat0="1,2")

    assert match.score()[0].points["tickets"] == 6 + 9
    assert match.score()[0].counts["completed"] == 2
