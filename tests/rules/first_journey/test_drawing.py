import pytest

from tests.playing import discards, hand, happened, kinds, play, rule, seen
from tests.rules.first_journey.table import drain, draw, journey
from whistlestop.core.errors import IllegalAction
from whistlestop.core.events import SPECTATOR
from whistlestop.record.match import Match


def spent() -> Match:
    """Return a match: seat 0 is to act, two black cards are discarded, and the deck is empty."""
    match = journey("KKRR", others=["KKKK"])
    play(match, "claim Warsaw-Vienna K", "claim London-Paris/black K")
    drain(match)
    return match


@rule("FJ-04")
@rule("FJ-08")
def test_two_cards_are_drawn_in_one_action() -> None:
    match = journey("RRRR", deck="GL")
    drawn = match.play("draw")

    assert hand(match) == "RRRRGL"
    assert len(happened(drawn, "drawn")) == 2
    assert seen(match).deck_size == 72 - 8 - 2
    assert match.seat == 1


@rule("FJ-02")
@pytest.mark.parametrize("letters", ["LL", "LG", "GL"])
def test_a_locomotive_counts_as_one_card(letters: str) -> None:
    match = journey("RRRR", deck=letters)
    match.play("draw")

    assert sorted(hand(match)) == sorted("RRRR" + letters)


@rule("FJ-01")
@rule("FJ-02")
def test_nobody_else_sees_what_was_drawn() -> None:
    red, green = (journey("WWWW", others=["BBBB", "YYYY"], deck=deck, seats=3) for deck in ("RR", "GG"))
    drawn = red.play("draw")
    green.play("draw")

    for viewer in (1, 2, SPECTATOR):
        assert seen(red, viewer).to_dict() == seen(green, viewer).to_dict()
        seen_events = [event.seen_by(viewer).to_dict() for event in drawn.events]
        assert seen_events == [{"type": "drawn", "seat": 0}] * 2


@rule("FJ-12")
def test_with_one_card_left_one_is_drawn() -> None:
    match = journey("RRRR", others=["KKKK"])
    match.play("claim Berlin-Vienna/red R")
    drain(match)
    before = [len(hand(match, seat)) for seat in (0, 1)]
    assert (match.seat, seen(match).deck_size, discards(match)) == (1, 0, "R")

    drawn = match.play("draw")
    assert [event.type for event in drawn.events] == ["reshuffle", "drawn"]
    assert [len(hand(match, seat)) for seat in (0, 1)] == [before[0], before[1] + 1]
    assert match.seat == 0


@rule("FJ-12")
def test_with_no_card_left_nobody_can_draw() -> None:
    match = journey()
    drain(match)

    assert "draw" not in kinds(match)
    with pytest.raises(IllegalAction, match="Deck and discards are empty"):
        match.play("draw")


@rule("FJ-12")
def test_cards_that_are_paid_can_be_drawn_again() -> None:
    match = journey("RRRR")
    drain(match)
    match.play("claim Berlin-Vienna/red R")

    assert match.problem("draw") is None
    draw(match, "R")
    assert len(hand(match, 0)) + len(hand(match, 1)) == 72
    assert "draw" not in kinds(match)


@rule("FJ-12")
@rule("Q-10")
def test_the_discards_stay_where_they_are_when_the_last_card_of_the_deck_is_drawn() -> None:
    match = spent()

    assert (seen(match).deck_size, discards(match)) == (0, "KK")
    assert [play.text for play in match.plays if happened(play, "reshuffle")] == []


@rule("FJ-12")
@rule("Q-10")
def test_the_discards_become_the_deck_when_the_next_card_is_needed() -> None:
    match = spent()
    drawn = match.play("draw")

    assert happened(drawn, "reshuffle") == [{"type": "reshuffle", "cards": 2}]
    assert [event.type for event in drawn.events] == ["reshuffle", "drawn", "drawn"]
    assert (seen(match).deck_size, discards(match)) == (0, "")


@rule("FJ-12")
@rule("Q-10")
def test_the_second_card_may_come_from_the_shuffled_discards() -> None:
    match = spent()
    play(match, "claim Amsterdam-Berlin/black K", "draw", "claim Berlin-Vienna/red R")
    before = hand(match, 1)
    assert (seen(match).deck_size, discards(match)) == (1, "R")

    drawn = match.play("draw")
    assert [event.type for event in drawn.events] == ["drawn", "reshuffle", "drawn"]
    assert sorted(hand(match, 1)) == sorted(before + "KR")
    assert (seen(match).deck_size, discards(match)) == (0, "")


@rule("FJ-12")
@rule("Q-10")
@pytest.mark.parametrize("action", ["exchange", "claim Berlin-Vienna/red R"])
def test_a_turn_that_needs_no_card_leaves_an_empty_deck_empty(action: str) -> None:
    match = spent()
    played = match.play(action)

    assert not happened(played, "reshuffle")
    assert seen(match).deck_size == 0
