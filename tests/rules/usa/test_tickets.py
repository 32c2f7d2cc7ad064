import pytest

from tests.playing import claim_routes, given_away, held, kinds, offer, play, rule, seen
from tests.rules.usa.table import dealt, usa
from whistlestop.core.errors import IllegalAction
from whistlestop.core.events import SPECTATOR
from whistlestop.record import record
from whistlestop.record.match import Match

THREE = ["Denver-El Paso", "New York-Seattle", "Miami-Toronto"]
KEEPS = ["keep 1", "keep 2", "keep 3", "keep 1,2", "keep 1,3", "keep 2,3", "keep 1,2,3"]


def left(match: Match) -> int:
    """Return the number of tickets that can still be drawn, including those put back."""
    view = seen(match)
    return view.ticket_decks[0] + len(view.returned)


def draw_fresh(match: Match) -> None:
    """Draw and keep all tickets that nobody has seen yet, seat by seat."""
    while seen(match).ticket_decks[0]:
        play(match, "tickets", "keep 1,2,3")


@rule("US-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_three_tickets(seats: int) -> None:
    match = dealt(seats=seats)
    offers = [offer(match, seat) for seat in range(seats)]

    assert [len(one) for one in offers] == [3] * seats
    assert len({name for one in offers for name in one}) == 3 * seats
    assert left(match) == 30 - 3 * seats


@rule("US-02")
def test_two_or_all_three_of_them_are_kept() -> None:
    match = dealt()

    assert sorted(match.legal) == sorted(KEEPS[3:])
    with pytest.raises(IllegalAction, match="at least 2"):
        match.play("keep 3")


@rule("US-02")
@pytest.mark.parametrize(("action", "kept"), [("keep 1,3", [0, 2]), ("keep 1,2,3", [0, 1, 2])])
def test_the_kept_tickets_are_held(action: str, kept: list[int]) -> None:
    match = dealt(tickets=[THREE])
    play(match, action, "keep 1,2")

    assert held(match) == [THREE[i] for i in kept]


@rule("US-02")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2), (0, 2, 1)])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_tickets_turned_down_at_the_start_go_underneath_as_the_turn_will_pass(
    first: int, order: tuple[int, ...]
) -> None:
    match = dealt(seats=3, first=first)
    unwanted = [offer(match, seat)[seat] for seat in range(3)]
    for seat in order:
        match.play(["keep 2,3", "keep 1,3", "keep 1,2"][seat], seat)
    draw_fresh(match)
    match.play("tickets")

    assert offer(match, match.seat) == unwanted[first:] + unwanted[:first]


@rule("US-02")
def test_nobody_has_to_wait_for_a_neighbour() -> None:
    match = dealt(seats=3, first=1)
    match.play("keep 1,2", 2)
    assert match.legal_for(2) == []
    assert match.legal_for(0) == match.legal_for(1) != []

    match.play("keep 2,3", 0)
    with pytest.raises(IllegalAction):
        match.play("draw", 1)
    match.play("keep 1,2,3", 1)
    assert (match.phase, match.seat) == ("turn", 1)
    assert [len(held(match, seat)) for seat in range(3)] == [2, 3, 2]


@rule("US-02")
def test_nobody_learns_how_many_others_keep_before_everybody_has_chosen() -> None:
    two, three = dealt(seats=3), dealt(seats=3)
    chose_two, chose_three = two.play("keep 1,2"), three.play("keep 1,2,3")

    for chosen in (chose_two, chose_three):
        assert [event.to_dict() for event in chosen.events] == [{"type": "chose", "seat": 0}]
    assert seen(two, 1).to_dict() == seen(three, 1).to_dict()
    assert seen(two, SPECTATOR).to_dict() == seen(three, SPECTATOR).to_dict()
    assert record.write(two, seat=1) == record.write(three, seat=1)


@rule("US-02")
def test_later_three_tickets_are_drawn_and_one_or_more_are_kept() -> None:
    match = usa(ticket_deck=THREE)
    match.play("tickets")

    assert offer(match) == THREE
    assert sorted(match.legal) == sorted(KEEPS)


@rule("US-02")
@pytest.mark.parametrize("action", KEEPS)
def test_the_tickets_kept_later_are_held_and_the_others_go_back(action: str) -> None:
    match = usa(ticket_deck=THREE)
    before, there = held(match), left(match)
    play(match, "tickets", action)
    kept = [THREE[int(position) - 1] for position in action.removeprefix("keep ").split(",")]

    assert held(match) == before + kept
    assert left(match) == there - len(kept)
    assert (match.seat, match.phase) == (1, "turn")


@rule("US-02")
def test_tickets_turned_down_later_go_underneath_those_from_the_start_in_the_order_drawn() -> None:
    match = dealt(seats=2)
    below = [offer(match, seat)[0] for seat in (0, 1)]
    play(match, "keep 2,3", "keep 2,3")
    for _ in range(3):
        match.play("tickets")
        drawn = offer(match, match.seat)
        match.play("keep 2")
        below += [drawn[0], drawn[2]]
    draw_fresh(match)

    for start in (0, 3):
        match.play("tickets")
        assert offer(match, match.seat) == below[start : start + 3]
        match.play("keep 1,2,3")


@rule("US-02")
@rule("EU-15")
@pytest.mark.parametrize(("size", "legal"), [(2, ["keep 1", "keep 1,2", "keep 2"]), (1, ["keep 1"])])
def test_fewer_tickets_are_drawn_where_fewer_are_left(size: int, legal: list[str]) -> None:
    match = dealt(seats=2)
    play(match, "keep 1,2", "keep 1,2" if size == 2 else "keep 1,2,3")
    draw_fresh(match)
    match.play("tickets")

    assert len(offer(match, match.seat)) == size
    assert sorted(match.legal) == legal


@rule("US-02")
@rule("EU-15")
def test_without_tickets_the_action_is_not_available() -> None:
    match = dealt(seats=2)
    play(match, "keep 1,2,3", "keep 1,2,3")
    draw_fresh(match)

    assert "tickets" not in kinds(match)
    assert str(match.problem("tickets")) == "No tickets are left."


@rule("US-02")
@rule("Q-20")
def test_tickets_are_seen_by_nobody_else() -> None:
    match = dealt(seats=3, tickets=[THREE])
    for event in match.opening:
        if event.type == "ticket":
            assert [seat for seat in range(3) if "ticket" in event.seen_by(seat).to_dict()] == [event.seat]
    play(match, "keep 1,2", "keep 1,2", "keep 1,2")

    for other in (1, 2, SPECTATOR):
        assert seen(match, other).ticket_counts == [2, 2, 2]
        assert given_away(match, other) == []


@rule("Q-20")
def test_only_who_turned_a_ticket_down_knows_which_one_lies_underneath() -> None:
    match = usa(seats=3)

    assert [[ticket >= 0 for ticket in seen(match, seat).returned] for seat in range(3)] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


@rule("Q-22")
@rule("Q-23")
def test_tickets_count_for_and_against_and_a_result_may_be_less_than_zero() -> None:
    match = usa(tickets=[["Denver-El Paso", "New York-Seattle"]])
    claim_routes(match, ["Denver-Santa Fe", "El Paso-Santa Fe"])

    assert match.score()[0].points == {"routes": 4, "tickets": 4 - 22, "longest_path": 10}
    assert match.score()[0].total == -4
