from collections import Counter

import pytest

from tests.playing import coming, discards, drain, hand, happened, held, look, play, row, rule
from tests.rules.card_game.table import (
    card_game,
    complete,
    completed,
    play_out,
    ready,
    stack_sizes,
    tickets_left,
    wait_for,
    waste,
    yard,
)
from whistlestop.record.match import Match

YELLOW, BLUE = "Chicago-New York", "New York-Chicago"
EIGHTS = [["RRRRRRRL"], ["KKKKKKKL"], ["GGGGGGGL"], ["WWWWWWWL"]]


def first_half() -> Match:
    """Return a match of four in which all have placed eight cards and first complete tickets."""
    return ready(*EIGHTS, seats=4, tickets=[["Dallas-Raleigh"], ["Seattle-Miami"], ["Dallas-Miami"], [BLUE]])


def in_all(match: Match) -> Counter[str]:
    """Return the number of each card in hands, row and deck, after drawing the deck."""
    drain(match)
    return Counter("".join(hand(match, seat) for seat in range(4)) + row(match) + discards(match))


@rule("CG-17")
def test_with_four_players_it_goes_on_after_completing() -> None:
    match = first_half()
    complete(match)

    assert (match.over, match.phase, look(match).turns_left) == (False, "turn", 0)
    assert look(match).deck_size > 0


@rule("CG-17")
def test_hands_stay_and_grow_by_four() -> None:
    match = first_half()
    before = [Counter(hand(match, seat)) for seat in range(4)]
    complete(match)

    for seat in range(4):
        now = Counter(hand(match, seat))
        assert now >= before[seat]
        assert now.total() == before[seat].total() + 4


@rule("CG-17")
def test_uncompleted_tickets_stay_and_completed_ones_lie_open() -> None:
    match = ready(["YYYL"], seats=4, tickets=[["Seattle-Miami", YELLOW, "Dallas-Miami"]])
    complete(match, seat0="2")
    assert held(match) == ["Seattle-Miami", "Dallas-Miami"]
    assert completed(match) == [YELLOW]


@rule("CG-17")
def test_stacks_are_shuffled_into_the_new_deck() -> None:
    match = first_half()
    assert (stack_sizes(match), discards(match)) == ([8, 8, 8, 8], "")
    last = complete(match)

    assert happened(last, "reshuffle") == [{"type": "reshuffle", "cards": 32 + 5}]
    assert stack_sizes(match) == [0, 0, 0, 0]


@rule("CG-17")
def test_cards_that_completed_tickets_are_shuffled_in() -> None:
    match = ready(["YYY"], ["BBB"], seats=4, tickets=[[YELLOW], [BLUE]])
    last = complete(match, seat0="1", seat1="1")

    assert happened(last, "reshuffle") == [{"type": "reshuffle", "cards": 6 + 5}]
    assert discards(match) == ""


@rule("CG-17")
def test_what_lies_in_railyards_is_shuffled_in() -> None:
    match = card_game("YYYYYYY", others=["BBBBBBB"], seats=4, row="PPPPP")
    drain(match, leave="O")
    if match.phase == "second card":
        match.play("stop")
    wait_for(match, 3)
    play(match, "draw", "stop", "place YYYYL", "place BBB")
    play_out(match)
    assert (yard(match, 0), yard(match, 1), stack_sizes(match)) == (["YYYYL"], ["BBB"], [0, 0, 0, 0])
    last = complete(match)

    assert happened(last, "reshuffle") == [{"type": "reshuffle", "cards": 5 + 3 + 5}]
    assert [yard(match, seat) for seat in range(4)] == [[], [], [], []]


@rule("CG-11")
@rule("CG-17")
def test_robbed_cards_come_back_with_the_second_deck() -> None:
    match = card_game("RRR", others=["RRRRRR"], seats=4, row="PPPPP")
    play(match, "place RRRL", "place RRRRRR")
    assert discards(match) == "RRRL"
    play_out(match)
    last = complete(match)

    assert happened(last, "reshuffle") == [{"type": "reshuffle", "cards": 4 + 6 + 5}]
    assert discards(match) == ""


@rule("CG-17")
def test_no_card_is_lost_or_left_out() -> None:
    match = first_half()
    complete(match, seat0="1", seat2="1")

    assert in_all(match) == {**dict.fromkeys("PWBYOKRG", 10), "L": 16}


@rule("CG-17")
@pytest.mark.parametrize("waits", [0, 1, 2, 3])
def test_the_player_after_the_last_turn_begins(waits: int) -> None:
    match = card_game(seats=4)
    drain(match, leave="K")
    if match.phase == "second card":
        match.play("stop")
    for _ in range(waits):
        waste(match)
    drawer = match.seat
    play_out(match)
    assert match.seat == (drawer + 1) % 4
    for turn in range(4):  # whoever is the last to choose what to complete
        match.play("complete none", (drawer + 4 - turn) % 4)

    assert match.seat == (drawer + 1) % 4


@rule("CG-17")
def test_four_cards_each_are_dealt_at_once_from_that_seat_and_then_the_row() -> None:
    match = first_half()
    first = match.seat
    order = [(first + turn) % 4 for turn in range(4)]
    before = [hand(match, seat) for seat in range(4)]
    coming(match, "RRRR KKKK GGGG WWWW RKGWP")
    last = complete(match)

    dealt = [event.to_dict() for event in last.events if event.type == "dealt"]
    assert [(fact["seat"], fact["card"]) for fact in dealt] == [
        (seat, colour)
        for seat, colour in zip(order, ["red", "black", "green", "white"], strict=True)
        for _ in range(4)
    ]
    for seat, letter in zip(order, "RKGW", strict=True):
        assert Counter(hand(match, seat)) == Counter(before[seat] + letter * 4)
    assert row(match) == "PWKRG"


@rule("CG-17")
def test_nobody_sees_what_others_are_dealt() -> None:
    match = first_half()
    last = complete(match)
    dealt = [event for event in last.events if event.type == "dealt"]

    for event in dealt:
        assert [seat for seat in range(4) if "card" in event.seen_by(seat).to_dict()] == [event.seat]


@rule("CG-17")
def test_with_too_few_cards_the_seats_are_dealt_as_far_as_they_go_and_no_row_lies() -> None:
    match = ready(["YYY"], ["BB"], seats=4)
    first = match.seat
    before = look(match).hand_sizes
    last = complete(match)

    assert happened(last, "reshuffle") == [{"type": "reshuffle", "cards": 10}]
    grown = [now - then for now, then in zip(look(match).hand_sizes, before, strict=True)]
    assert [grown[(first + turn) % 4] for turn in range(4)] == [4, 4, 2, 0]
    assert (row(match), look(match).deck_size, match.seat) == ("", 0, first)


@rule("CG-17")
def test_with_too_few_cards_the_row_is_as_long_as_they_go() -> None:
    match = ready(["RRRRRRRL"], ["KKKKKK"], seats=4)
    complete(match)

    assert (len(row(match)), look(match).deck_size) == (8 + 6 + 5 - 16, 0)


@rule("CG-14")
@rule("CG-17")
def test_a_deck_that_runs_out_in_dealing_leaves_everybody_one_turn() -> None:
    match = ready(["YYY"], ["BB"], seats=4)
    complete(match)

    turns: list[int] = []
    first = match.seat
    while match.phase != "completing":
        turns.append(match.seat)
        waste(match)
    assert turns == [(first + turn) % 4 for turn in range(4)]


@rule("CG-17")
def test_the_ticket_deck_is_not_touched() -> None:
    match = first_half()
    left, below = tickets_left(match), look(match).returned_decks
    counts = look(match).ticket_counts
    last = complete(match)

    assert (tickets_left(match), look(match).returned_decks) == (left, below)
    assert look(match).ticket_counts == counts
    assert happened(last, "tickets_shuffled") == happened(last, "ticket") == []


@rule("CG-17")
def test_railyards_and_stacks_fill_again_in_the_second_half() -> None:
    match = first_half()
    coming(match, "RRRR")
    complete(match)
    seat = match.seat
    match.play("place RRRR")
    wait_for(match, seat)

    assert (yard(match, seat), stack_sizes(match)[seat]) == (["RRR"], 1)


@rule("CG-17")
@rule("CG-14")
def test_the_second_deck_runs_out_like_the_first() -> None:
    match = first_half()
    complete(match)
    drain(match)
    if match.phase == "second card":
        match.play("stop")
    assert look(match).turns_left == 4

    for _ in range(4):
        assert match.phase == "turn"
        waste(match)
    assert match.phase == "completing"


@rule("CG-17")
@rule("CG-16")
def test_the_game_ends_after_the_second_half() -> None:
    match = first_half()
    complete(match)
    play_out(match)
    last = complete(match)

    assert (match.over, match.state.reason) == (True, "final round")
    assert happened(last, "reshuffle") == []


@rule("CG-17")
@rule("CG-15")
def test_tickets_may_be_completed_in_both_halves() -> None:
    match = ready(["YYY"], ["BBBBBBB"], ["KKKKKKK"], ["WWWWWWW"], seats=4, tickets=[[YELLOW, BLUE]])
    complete(match, seat0="1")
    wait_for(match, 0)
    assert hand(match).count("B") + hand(match).count("L") >= 2
    match.play(next(text for text in match.legal if text.startswith("place B")))
    play_out(match)
    assert (completed(match), held(match)) == ([YELLOW], [BLUE])
    complete(match, seat0="1")

    assert sorted(completed(match)) == [YELLOW, BLUE]
    assert match.score()[0].points["tickets"] == 10


@rule("CG-18")
def test_a_ticket_left_over_from_the_first_half_costs_nothing_if_it_is_completed_in_the_second() -> None:
    match = ready(["BBB"], ["KKKKKKK"], ["GGGGGGG"], ["WWWWWWW"], seats=4, tickets=[[BLUE]])
    complete(match)
    wait_for(match, 0)
    match.play(next(text for text in match.legal if text.startswith("place B")))
    play_out(match)
    complete(match, seat0="1")

    sheet = match.score()[0]
    assert (sheet.points["tickets"], sheet.counts["failed"]) == (5, 0)
