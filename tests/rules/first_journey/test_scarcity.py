from pathlib import Path

import pytest

from tests.playing import held, kinds, play, rule, seen
from tests.rules.first_journey.small_box import small_journey
from tests.rules.first_journey.table import count, decks, ticket_events
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

EVERYTHING = [
    "claim Dublin-London G",
    "claim Amsterdam-Berlin K",
    "claim London-Amsterdam W",
    "claim Berlin-Vienna R",
]


def exhausted(folder: Path) -> Match:
    """Return a match: all routes claimed, all tickets completed, all cards in hands; seat 1 is to act."""
    match = small_journey(folder)
    play(match, *EVERYTHING, "draw", "draw", "draw")
    assert (seen(match).hand_sizes, seen(match).ticket_counts) == ([6, 4], [0, 0])
    return match


def one_exhausted(folder: Path) -> Match:
    """Return a match: seat 1 is stuck, and seat 0 has a ticket and a card for the last route."""
    match = small_journey(folder)
    play(match, EVERYTHING[0], EVERYTHING[1], "draw", EVERYTHING[3], "draw", "draw", "exchange")
    return match


@rule("FJ-08")
def test_a_player_makes_do_with_one_ticket_when_there_are_none(tmp_path: Path) -> None:
    match = small_journey(tmp_path)
    assert decks(match) == (0, 0)
    claimed = match.play(EVERYTHING[0])

    assert ticket_events(match, claimed) == ["!Dublin-London"]
    assert held(match) == ["London-Amsterdam"]


@rule("FJ-08")
def test_a_player_makes_do_without_any_ticket_when_there_are_none(tmp_path: Path) -> None:
    match = small_journey(tmp_path)
    play(match, *EVERYTHING)

    assert [held(match, 0), held(match, 1)] == [[], []]
    assert [count(match, seat) for seat in (0, 1)] == [2, 2]
    assert not match.over


@rule("FJ-08")
def test_the_last_ticket_of_the_deck_is_still_drawn(tmp_path: Path) -> None:
    match = small_journey(tmp_path, "Dublin-Vienna")
    play(match, *EVERYTHING)

    assert [held(match, 0), held(match, 1)] == [["Dublin-Vienna"], []]


@rule("FJ-08")
def test_two_tickets_that_are_exchanged_may_be_all_there_are_to_draw(tmp_path: Path) -> None:
    match = small_journey(tmp_path)
    exchanged = match.play("exchange")

    assert ticket_events(match, exchanged) == ["tickets_shuffled", "+Dublin-London", "+London-Amsterdam"]
    assert decks(match) == (0, 0)


@rule("FJ-08")
def test_one_ticket_may_be_exchanged_and_comes_back_alone(tmp_path: Path) -> None:
    match = small_journey(tmp_path)
    play(match, EVERYTHING[0], "draw")
    exchanged = match.play("exchange")

    assert ticket_events(match, exchanged) == ["tickets_shuffled", "+London-Amsterdam"]
    assert held(match) == ["London-Amsterdam"]


@rule("FJ-08")
def test_nobody_exchanges_without_a_ticket_to_put_away_or_to_draw(tmp_path: Path) -> None:
    match = small_journey(tmp_path)
    play(match, *EVERYTHING)

    assert "exchange" not in kinds(match)
    with pytest.raises(IllegalAction, match="You hold no ticket, and none is left to draw"):
        match.play("exchange")


@rule("Q-24")
@rule("FJ-12")
def test_a_player_with_no_legal_action_passes(tmp_path: Path) -> None:
    match = exhausted(tmp_path)

    assert match.legal == ["pass"]
    match.play("pass")
    assert (match.seat, match.over) == (0, False)
    assert seen(match).idle == 1


@rule("Q-24")
def test_a_ticket_to_exchange_leaves_no_room_for_a_pass(tmp_path: Path) -> None:
    match = one_exhausted(tmp_path)
    match.play("pass")

    assert kinds(match) == {"claim", "exchange"}
    with pytest.raises(IllegalAction, match="only if you have no other move"):
        match.play("pass")


@rule("Q-24")
def test_passes_with_an_exchange_between_them_end_nothing(tmp_path: Path) -> None:
    match = one_exhausted(tmp_path)
    play(match, "pass", "exchange", "pass")

    assert not match.over
    assert match.seat == 0


@rule("Q-24")
def test_the_game_ends_when_everybody_in_a_row_had_to_pass(tmp_path: Path) -> None:
    match = exhausted(tmp_path)
    play(match, "pass", "pass")

    assert (match.over, match.state.reason) == (True, "everybody passed")
    assert [sheet.total for sheet in match.score()] == [2, 2]
    assert match.winners() == [0, 1]
