import pytest

from tests.playing import coming, discards, drain, hand, kinds, look, notation, offer, play, row, rule
from tests.rules.card_game.table import GAME, card_game, tickets_left, yard
from tests.scripted_luck import plainest
from whistlestop.core import cards
from whistlestop.core.cards import LETTERS
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

TICKETS = notation(GAME).names
LEFT = cards.from_letters("KLL")
SHARES = [TICKETS[0:6], TICKETS[6:12], TICKETS[12:18]]


def spare(match: Match) -> None:
    """Draw up to two cards blind, sparing those that are to stay in the deck."""
    for _ in range(2):
        if others := cards.without(match.state.deck, LEFT):
            coming(match, LETTERS[plainest(others)])
            match.play("draw")
    if match.phase == "second card":
        match.play("stop")


def nearly_destitute(face_up: str = "RGBWY", leave_tickets: int = 0) -> Match:
    """Return a match: seat 2 is to act with an empty hand, only black cards in the deck and no tickets."""
    match = card_game(others=["", "RRRRRRR"], seats=3, row=face_up, tickets=SHARES)
    play(match, "draw", "stop", "draw", "stop", "place RRRRRRRL")
    while match.state.deck != LEFT or match.seat != 0:
        if match.seat == 2 or match.state.deck == LEFT:
            play(match, "tickets", "keep none")
        else:
            spare(match)
    while tickets_left(match) > leave_tickets:
        match.play("tickets")
        drawn = len(offer(match, match.seat))
        kept = min(drawn, tickets_left(match) + drawn - leave_tickets)
        match.play("keep " + ",".join(str(1 + i) for i in range(kept)))
    coming(match, "LLK")
    play(match, "draw", "draw")
    assert (match.seat, look(match).deck_size, hand(match, 2), yard(match, 2)) == (2, 1, "", [])
    return match


def destitute() -> Match:
    """Return a match: seat 2 is to act and holds K and W; no cards or tickets are left to draw."""
    match = nearly_destitute()
    play(match, "draw", "draw W", "draw R", "draw G", "draw B", "draw Y")
    assert (match.seat, hand(match, 2), row(match)) == (2, "WK", "")
    return match


@rule("CG-21")
def test_a_player_who_can_do_nothing_passes() -> None:
    match = destitute()

    assert match.legal == ["pass"]
    match.play("pass")
    assert match.phase == "completing"


@rule("CG-21")
def test_a_card_in_the_row_is_to_be_drawn() -> None:
    match = nearly_destitute()
    play(match, "draw", "draw W", "draw R", "draw G", "draw B", "stop")

    assert match.legal == ["draw Y"]
    with pytest.raises(IllegalAction, match="only if you have no other move"):
        match.play("pass")


@rule("CG-21")
def test_a_set_in_the_hand_is_to_be_placed() -> None:
    match = nearly_destitute(face_up="RGBKY")
    play(match, "draw", "draw K", "draw R", "draw G", "draw B", "draw Y")

    assert match.legal == ["place KK"]
    with pytest.raises(IllegalAction, match="only if you have no other move"):
        match.play("pass")


@rule("CG-21")
def test_a_ticket_in_the_deck_is_to_be_drawn() -> None:
    match = nearly_destitute(leave_tickets=1)
    play(match, "draw", "draw W", "draw R", "draw G", "draw B", "draw Y")

    assert kinds(match) == {"tickets"}
    with pytest.raises(IllegalAction, match="only if you have no other move"):
        match.play("pass")


@rule("CG-21")
@pytest.mark.parametrize("seats", [2, 3])
def test_discards_never_get_back_into_the_deck_with_two_or_three(seats: int) -> None:
    match = card_game("RRR", others=["RRRR"], seats=seats, row="PPPPP")
    play(match, "place RRR", "place RRRR")
    drain(match)
    if match.phase == "second card":
        match.play("stop")
    match.play("draw P")

    assert discards(match) == "RRR"
    assert (look(match).deck_size, row(match)) == (0, "PPPP")
    assert "The deck is empty" in str(match.problem("draw"))


@rule("CG-21")
def test_discards_stay_where_they_are_when_the_row_has_a_gap() -> None:
    match = card_game("RRR", others=["RRRR"], row="PPPPP")
    play(match, "place RRR", "place RRRR")
    drain(match)
    if match.phase == "second card":
        match.play("stop")
    play(match, "draw P", "draw P", "draw P", "draw P")

    assert (match.phase, row(match), discards(match)) == ("completing", "P", "RRR")
