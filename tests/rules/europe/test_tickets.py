import pytest

from tests.playing import coming_tickets, draw_two, held, kinds, offer, play, rule, seen, until
from tests.rules.europe.table import GAME, europe
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

REGULAR = GAME.tickets.decks.index("regular")
KEEPS = ["keep 1", "keep 2", "keep 3", "keep 1,2", "keep 1,3", "keep 2,3", "keep 1,2,3"]


def left(match: Match) -> int:
    """Return the number of tickets in the deck."""
    view = seen(match)
    return view.ticket_decks[REGULAR] + len(view.returned)


def run_down(match: Match, size: int) -> None:
    """Draw tickets, seat by seat, until this many are left, keeping as many as possible."""
    while left(match) > size:
        match.play("tickets")
        surplus = left(match) + len(offer(match, match.seat)) - size
        match.play(KEEPS[6] if surplus >= 3 else "keep 1,2" if surplus == 2 else "keep 1")


@rule("EU-15")
def test_three_tickets_are_drawn() -> None:
    match = europe(ticket_deck=["Paris-Wien", "Berlin-Roma", "Essen-Kyiv"])
    match.play("tickets")

    assert offer(match) == ["Paris-Wien", "Berlin-Roma", "Essen-Kyiv"]
    assert left(match) == 31


@rule("EU-15")
def test_at_least_one_ticket_is_kept() -> None:
    match = europe()
    match.play("tickets")

    assert sorted(match.legal) == sorted(KEEPS)
    with pytest.raises(IllegalAction, match="which of the 3 offered tickets to keep"):
        match.play("pass")


@rule("EU-15")
@pytest.mark.parametrize("action", KEEPS)
def test_the_kept_tickets_are_held_and_the_others_go_back(action: str) -> None:
    drawn = ["Paris-Wien", "Berlin-Roma", "Essen-Kyiv"]
    match = europe(ticket_deck=drawn)
    before = held(match)
    play(match, "tickets", action)
    kept = [drawn[int(position) - 1] for position in action.removeprefix("keep ").split(",")]

    assert held(match) == before + kept
    assert left(match) == 34 - len(kept)
    assert (match.seat, match.phase) == (1, "turn")


@rule("EU-15")
def test_unkept_tickets_come_back_when_the_rest_of_the_deck_is_drawn() -> None:
    match = europe(ticket_deck=["Paris-Wien", "Berlin-Roma", "Essen-Kyiv"])
    play(match, "tickets", "keep 2")
    drawn: list[str] = []
    while len(drawn) < 31:
        match.play("tickets")
        drawn += offer(match, match.seat)
        match.play("keep 1,2,3")

    assert not {"Paris-Wien", "Essen-Kyiv"} & set(drawn[:31])
    assert drawn[31:] == ["Paris-Wien", "Essen-Kyiv"]


@rule("EU-15")
def test_unkept_tickets_lie_at_the_bottom_in_the_order_drawn() -> None:
    match = europe()
    below: list[str] = []
    for _ in range(11):
        match.play("tickets")
        drawn = offer(match, match.seat)
        match.play("keep 2")
        below += [drawn[0], drawn[2]]
    assert (seen(match).ticket_decks[REGULAR], len(seen(match).returned)) == (1, 22)

    match.play("tickets")
    assert offer(match, match.seat)[1:] == below[:2]
    match.play("keep 1")
    below = below[2:] + below[:2]

    for _ in range(3):
        match.play("tickets")
        assert offer(match, match.seat) == below[:3]
        match.play("keep 3")
        below = below[3:] + below[:2]


@rule("EU-15")
@pytest.mark.parametrize(("size", "legal"), [(2, ["keep 1", "keep 1,2", "keep 2"]), (1, ["keep 1"])])
def test_fewer_tickets_are_drawn_where_fewer_are_left(size: int, legal: list[str]) -> None:
    match = europe()
    run_down(match, size)
    match.play("tickets")

    assert len(offer(match, match.seat)) == size
    assert sorted(match.legal) == legal


@rule("EU-15")
def test_without_tickets_the_action_is_not_available() -> None:
    match = europe()
    run_down(match, 0)

    assert "tickets" not in kinds(match)
    assert match.problem("tickets")


@rule("Q-20")
def test_kept_tickets_stay_to_the_end() -> None:
    match = europe(
        tickets=[["Paris-Wien", "Berlin-Roma"]], ticket_deck=["Essen-Kyiv", "Roma-Smyrna", "London-Wien"]
    )
    play(match, "tickets", "keep 1,2")
    until(match, 0)
    coming_tickets(match, "London-Berlin")
    match.play("tickets")

    assert not {"Paris-Wien", "Berlin-Roma", "Essen-Kyiv", "Roma-Smyrna"} & set(offer(match))
    match.play("keep 1")
    assert held(match) == ["Paris-Wien", "Berlin-Roma", "Essen-Kyiv", "Roma-Smyrna", "London-Berlin"]


@rule("Q-20")
def test_tickets_drawn_and_put_back_are_seen_by_nobody_else() -> None:
    match = europe(seats=3)
    drawn = match.play("tickets")
    assert seen(match, 1).offer == []
    assert seen(match, 1).offer_sizes == [3, 0, 0]
    chosen = match.play("keep 2")

    seen_events = [event.seen_by(1).to_dict() for event in (*drawn.events, *chosen.events)]
    assert seen_events == [{"type": "ticket", "seat": 0, "fresh": True}] * 3 + [
        {"type": "kept", "seat": 0, "count": 1}
    ]
    assert seen(match, 1).returned == [-1, -1]
    assert len(set(seen(match, 0).returned)) == 2
    draw_two(match)
    assert seen(match, 2).ticket_counts == [3, 2, 2]
