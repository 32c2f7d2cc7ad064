import pytest

from tests.playing import held, kinds, look, names, offer, play, rule
from tests.rules.card_game.table import card_game, tickets_left
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

FOUR = ["Seattle-Miami", "Dallas-Miami", "Chicago-Miami", "Miami-Boston"]


def run_down(match: Match, size: int) -> None:
    """Draw tickets, seat by seat, until this many are left, keeping as many as possible."""
    while tickets_left(match) > size:
        match.play("tickets")
        drawn = len(offer(match, match.seat))
        surplus = min(drawn, tickets_left(match) + drawn - size)
        match.play("keep " + ",".join(str(1 + i) for i in range(surplus)))


@rule("CG-13")
def test_four_tickets_are_drawn() -> None:
    match = card_game(ticket_deck=FOUR)
    match.play("tickets")

    assert offer(match) == FOUR
    assert tickets_left(match) == 44 - 4


@rule("CG-13")
def test_any_number_of_them_may_be_kept_and_none_too() -> None:
    match = card_game()
    match.play("tickets")

    assert len(match.legal) == 2**4
    assert {"keep none", "keep 3", "keep 1,4", "keep 1,2,3,4"} <= set(match.legal)
    with pytest.raises(IllegalAction, match="which of the 4 offered tickets to keep"):
        match.play("draw")


@rule("CG-13")
@pytest.mark.parametrize("action", ["keep none", "keep 2", "keep 1,4", "keep 1,2,3", "keep 1,2,3,4"])
def test_the_kept_tickets_are_held_and_the_others_go_back(action: str) -> None:
    match = card_game(ticket_deck=FOUR)
    before = held(match)
    play(match, "tickets", action)
    said = action.removeprefix("keep ")
    kept = [] if said == "none" else [FOUR[int(position) - 1] for position in said.split(",")]

    assert held(match) == before + kept
    assert tickets_left(match) == 44 - len(kept)
    assert (match.seat, match.phase) == (1, "turn")


@rule("CG-13")
def test_unkept_tickets_go_to_the_bottom_and_come_after_all_others() -> None:
    match = card_game(ticket_deck=FOUR)
    play(match, "tickets", "keep 2")
    drawn: list[str] = []
    while len(drawn) < 40:
        match.play("tickets")
        drawn += offer(match, match.seat)
        match.play("keep 1,2,3,4")
    assert not set(FOUR) & set(drawn)

    match.play("tickets")
    assert offer(match, match.seat) == ["Seattle-Miami", "Chicago-Miami", "Miami-Boston"]


@rule("CG-13")
def test_unkept_tickets_of_several_turns_lie_at_the_bottom_in_the_order_drawn() -> None:
    match = card_game()
    below: list[str] = []
    while sum(look(match).ticket_decks):
        match.play("tickets")
        drawn = offer(match, match.seat)
        match.play("keep 2")
        below += [drawn[0], drawn[2], drawn[3]]

    for _ in range(5):
        match.play("tickets")
        assert offer(match, match.seat) == below[:4]
        match.play("keep 1,3")
        below = [*below[4:], below[1], below[3]]


@rule("CG-13")
@pytest.mark.parametrize(("size", "ways"), [(3, 8), (2, 4), (1, 2)])
def test_fewer_tickets_are_drawn_where_fewer_are_left(size: int, ways: int) -> None:
    match = card_game()
    run_down(match, size)
    match.play("tickets")

    assert len(offer(match, match.seat)) == size
    assert len(match.legal) == ways


@rule("CG-13")
def test_without_tickets_the_action_is_not_available() -> None:
    match = card_game()
    run_down(match, 0)

    assert "tickets" not in kinds(match)
    assert match.problem("tickets")


@rule("Q-20")
def test_tickets_drawn_and_put_back_are_seen_by_nobody_else() -> None:
    match = card_game(seats=3, ticket_deck=FOUR)
    drawn = match.play("tickets")
    assert (look(match, 1).offer, look(match, 1).offer_sizes) == ([], [4, 0, 0])
    chosen = match.play("keep 2,3")

    seen_events = [event.seen_by(1).to_dict() for event in (*drawn.events, *chosen.events)]
    assert seen_events == [{"type": "ticket", "seat": 0, "fresh": True}] * 4 + [
        {"type": "kept", "seat": 0, "count": 2}
    ]
    assert look(match, 1).returned == [-1, -1]
    assert names(match, look(match, 0).returned) == ["Seattle-Miami", "Miami-Boston"]
