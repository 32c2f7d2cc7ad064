import pytest

from tests.playing import coming, happened, look, play, rule
from tests.rules.card_game.table import (
    GAME,
    OPEN_STACKS,
    CardDealer,
    card_game,
    complete,
    play_out,
    ready,
    stack,
    stack_sizes,
    wait_for,
    waste,
)
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.record import record
from whistlestop.record.match import Match


def under_way(game: Game = GAME) -> Match:
    """Return a match with L, R and K in seat 0's stack and G in seat 1's."""
    match = CardDealer(game).begin("RRRKK", others=["GGG"], deck="P")
    play(match, "place RRRL", "place GGG", "place KK", "draw", "stop")
    assert stack_sizes(match) == [3, 1]
    return match


@rule("CG-05")
@pytest.mark.parametrize("eyes", [0, 1, SPECTATOR])
def test_nobody_sees_into_a_stack_not_even_its_owner(eyes: int) -> None:
    match = under_way()

    assert [stack(match, seat, eyes) for seat in (0, 1)] == ["???", "?"]
    assert look(match, eyes).to_dict()["stacks"] == [3, 1]


@rule("CG-05")
def test_stacks_of_the_same_size_look_the_same() -> None:
    one = card_game("RRK", others=["GGG"])
    other = card_game("RKK", others=["GGG"])
    play(one, "place RRL")
    play(other, "place KKL")
    for match in (one, other):
        wait_for(match, 0)
        waste(match)
        wait_for(match, 0)
        waste(match)
        wait_for(match, 0)

    for eyes in (0, 1, SPECTATOR):
        assert look(one, eyes).slot("stacks") == look(other, eyes).slot("stacks") == [-1, -1]


@rule("CG-05")
def test_no_event_tells_again_what_has_reached_a_stack() -> None:
    match = under_way()
    before = len(match.plays)
    play_out(match)
    later = [event for play in match.plays[before:] for event in play.events]

    assert {event.type for event in later} == {"drawn", "moved", "last round", "ticket", "kept", "completing"}
    moved = [(int(event.seat), event.facts["cards"]) for event in later if event.type == "moved"]
    assert moved == [(1, "G"), (0, "KR"), (1, "G"), (0, "R")]


@rule("CG-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_record_of_a_seat_says_nothing_of_stacks(seat: int) -> None:
    match = under_way()

    assert record.write(match, seat=seat).splitlines()[-5:] == [
        "3 0 place RRRL",
        "4 1 place GGG",
        "5 0 place KK",
        "6 1 draw = " + ("P" if seat else "?"),
        "7 1 stop",
    ]


@rule("CG-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_option_opens_the_own_stack_and_no_other(seat: int) -> None:
    match = under_way(OPEN_STACKS)

    assert stack(match, seat) == ["KRL", "G"][seat]
    assert stack(match, 1 - seat, eyes=seat) == ["???", "?"][1 - seat]


@rule("CG-05")
def test_the_option_shows_spectators_nothing() -> None:
    match = under_way(OPEN_STACKS)

    assert [stack(match, seat, SPECTATOR) for seat in (0, 1)] == ["???", "?"]


@rule("CG-05")
def test_the_option_changes_no_move() -> None:
    plain, open_ = under_way(), under_way(OPEN_STACKS)

    assert plain.legal == open_.legal
    assert look(plain, 0).to_dict() | {"stacks": 0} == look(open_, 0).to_dict() | {"stacks": 0}


@rule("CG-05")
def test_a_stack_stays_hidden_through_the_last_round() -> None:
    match = under_way()
    while look(match).deck_size:
        match.play("draw")
    while match.phase != "completing":
        assert set(stack(match, 0) + stack(match, 1)) == {"?"}
        waste(match)


@rule("CG-05")
def test_everybody_looks_into_the_own_stack_when_tickets_are_completed() -> None:
    match = under_way()
    play_out(match)

    assert (stack(match, 0), stack(match, 1)) == ("KKRRRL", "GGG")
    assert (stack(match, 1, eyes=0), stack(match, 0, eyes=1)) == ("???", "??????")
    assert stack(match, 0, SPECTATOR) == "??????"


@rule("CG-05")
@rule("CG-17")
def test_stacks_are_hidden_again_in_the_second_half() -> None:
    match = ready(["RRRRRRRL"], ["KKKKKKKL"], ["GGGGGGGL"], ["WWWWWWWL"], seats=4)
    seat = match.seat
    coming(match, "RRRR")
    complete(match)
    match.play("place RRRR")
    wait_for(match, seat)

    assert stack_sizes(match)[seat] == 1
    assert stack(match, seat) == "?"


@rule("CG-05")
def test_what_moves_is_seen_when_it_moves() -> None:
    match = card_game("RRR")
    match.play("place RRL")
    waste(match)

    assert [event.seen_by(1).to_dict() for event in match.plays[-1].events if event.type == "moved"] == [
        {"type": "moved", "seat": 0, "count": 1, "cards": "L"}
    ]
    assert happened(match.plays[-1], "placed") == []


@rule("CG-05")
def test_what_was_placed_and_moved_can_be_left_out_afterwards() -> None:
    match = card_game("RRR")
    match.play("place RRL")
    waste(match)
    rows = [one for play in match.plays for one in play.events if one.type in ("placed", "moved")]

    assert [event.remembered().to_dict() for event in rows] == [
        {"type": "placed", "seat": 0, "count": 3},
        {"type": "moved", "seat": 0, "count": 1},
    ]
    assert [event.remembered().text(["Ada", "Ben"]) for event in rows] == [
        "Ada places 3 cards in the railyard.",
        "Ada moves 1 card from the railyard onto the stack.",
    ]
