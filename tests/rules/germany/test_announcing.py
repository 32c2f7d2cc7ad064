import pytest

from tests.playing import (
    Checked,
    coming_tickets,
    given_away,
    happened,
    held,
    names,
    nobody_takes_a_turn,
    offer,
    play,
    rule,
    seen,
)
from tests.rules.germany.table import DECK_OF, GAME, LONG, SHORT, SPLITS, ask_tickets, dealt
from whistlestop.core.errors import IllegalAction
from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Seeded
from whistlestop.record import record
from whistlestop.record.match import Match

FOUR = ["Berlin-Leipzig", "Hamburg-Rostock", "Kiel-Schweiz", "Berlin-Mainz"]  # two short, two long


def decks(match: Match) -> tuple[int, int]:
    """Return the numbers of short and long tickets that can be drawn."""
    left = seen(match).ticket_decks
    return left[SHORT], left[LONG]


@rule("DE-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_may_split_four_tickets_over_the_decks(seats: int) -> None:
    match = dealt(seats=seats)

    assert [match.legal_for(seat) for seat in range(seats)] == [SPLITS] * seats
    assert match.phase == "tickets"


@rule("DE-04")
@pytest.mark.parametrize("action", ["tickets 1+0", "tickets 1+1", "tickets 2+1", "tickets 0+3"])
def test_no_fewer_than_four_tickets_may_be_asked_for(action: str) -> None:
    with pytest.raises(IllegalAction, match="exactly 4 tickets"):
        dealt().play(action)


@rule("DE-04")
@pytest.mark.parametrize("short", [4, 3, 2, 1, 0])
def test_the_tickets_are_drawn_as_announced_and_the_short_ones_first(short: int) -> None:
    match = dealt()
    match.play(f"tickets {short}+{4 - short}")

    assert [DECK_OF[name] for name in offer(match)] == ["short"] * short + ["long"] * (4 - short)
    assert decks(match) == (55 - short, 34 - (4 - short))


@rule("DE-04")
def test_tickets_come_as_soon_as_they_are_announced() -> None:
    match = dealt(seats=3)
    ask_tickets(match, FOUR)
    match.play("tickets 2+2", 1)

    assert offer(match, 1) == FOUR
    assert (offer(match, 0), offer(match, 2)) == ([], [])


@rule("DE-04")
def test_at_least_two_of_the_four_tickets_are_kept() -> None:
    match = dealt()
    match.play("tickets 2+2")
    pairs = ["keep 1,2", "keep 1,3", "keep 1,4", "keep 2,3", "keep 2,4", "keep 3,4"]
    more = ["keep 1,2,3", "keep 1,2,4", "keep 1,3,4", "keep 2,3,4", "keep 1,2,3,4"]

    assert sorted(match.legal_for(0)) == sorted(pairs + more)
    assert "at least 2" in str(match.problem("keep 4", 0))


@rule("DE-04")
@pytest.mark.parametrize(
    ("action", "kept"), [("keep 1,3", [0, 2]), ("keep 2,3,4", [1, 2, 3]), ("keep 1,2,3,4", [0, 1, 2, 3])]
)
def test_the_kept_tickets_are_held_once_everybody_has_chosen(action: str, kept: list[int]) -> None:
    match = dealt()
    ask_tickets(match, FOUR)
    play(match, "tickets 2+2", action)
    match.play("tickets 4+0", 1)
    match.play("keep 1,2", 1)

    assert held(match) == [FOUR[i] for i in kept]


@rule("DE-04")
def test_nobody_keeps_tickets_before_announcing() -> None:
    with pytest.raises(IllegalAction, match="First choose"):
        dealt().play("keep 1,2")


@rule("DE-04")
def test_nobody_announces_twice() -> None:
    match = dealt()
    match.play("tickets 2+2", 0)

    with pytest.raises(IllegalAction, match="which of the 4 offered tickets"):
        match.play("tickets 4+0", 0)


@rule("DE-04")
def test_nobody_has_to_wait_for_a_neighbour() -> None:
    match = dealt(seats=3, first=1)
    match.play("tickets 0+4", 2)
    match.play("keep 1,2", 2)
    assert match.legal_for(2) == []

    match.play("tickets 3+1", 0)
    match.play("tickets 1+3", 1)
    match.play("keep 3,4", 1)
    assert (match.phase, match.legal_for(0)[0]) == ("tickets", "keep 1,2")

    match.play("keep 1,4", 0)
    assert (match.phase, match.seat) == ("turn", 1)
    assert [[DECK_OF[name] for name in held(match, seat)] for seat in range(3)] == [
        ["short", "long"],
        ["long", "long"],
        ["long", "long"],
    ]


@rule("DE-04")
def test_nobody_takes_a_turn_before_everybody_has_chosen() -> None:
    match = dealt(seats=3)
    for seat in (0, 1):
        match.play("tickets 2+2", seat)
        match.play("keep 1,2", seat)

    nobody_takes_a_turn(match)


@rule("DE-04")
def test_tickets_turned_down_lie_aside_until_the_last_player_has_chosen() -> None:
    match = dealt(seats=3)
    for seat, left in enumerate([(53, 32), (51, 30), (49, 28)]):
        match.play("tickets 2+2", seat)
        assert decks(match) == left
        if seat < 2:
            chosen = match.play("keep 2,4", seat)
            assert decks(match) == left
            assert happened(chosen, "tickets_shuffled") == []

    match.play("keep 2,4", 2)
    assert decks(match) == (52, 31)


@rule("DE-04")
@pytest.mark.parametrize("seed", range(8))
def test_nobody_draws_what_a_neighbour_has_turned_down(seed: int) -> None:
    match = Checked(GAME, 5, Seeded(seed), 0)
    drawn: list[str] = []
    for seat in range(5):
        match.play("tickets 0+4", seat)
        drawn += offer(match, seat)
        match.play("keep 1,2", seat)

    assert len(set(drawn)) == 20


@rule("DE-04")
def test_tickets_turned_down_may_be_the_next_to_be_drawn() -> None:
    match = dealt()
    ask_tickets(match, FOUR)
    play(match, "tickets 2+2", "keep 1,3")
    play(match, "tickets 4+0", "keep 1,2")
    coming_tickets(match, "Hamburg-Rostock", "Bremen-Berlin", "Berlin-Mainz", "Köln-Leipzig")
    match.play("tickets 2+2")

    assert offer(match) == ["Hamburg-Rostock", "Bremen-Berlin", "Berlin-Mainz", "Köln-Leipzig"]


@rule("DE-04")
def test_nobody_knows_where_the_shuffled_tickets_lie() -> None:
    match = dealt()
    for seat in (0, 1):
        match.play("tickets 2+2", seat)
        match.play("keep 1,2", seat)

    assert [seen(match, seat).returned for seat in (0, 1)] == [[], []]
    assert [seen(match, seat).gone for seat in (0, 1)] == [[], []]


@rule("DE-04")
@pytest.mark.parametrize(
    ("first", "last", "shuffled"),
    [
        ("keep 1,2", "keep 1,3", ["short", "long"]),
        ("keep 1,3,4", "keep 2,3,4", ["short"]),
        ("keep 1,2,3", "keep 1,2", ["long"]),
        ("keep 1,2,3,4", "keep 1,2,3,4", []),
    ],
)
def test_only_a_deck_that_gets_tickets_back_is_shuffled(first: str, last: str, shuffled: list[str]) -> None:
    match = dealt()
    play(match, "tickets 2+2", first)
    match.play("tickets 2+2")
    seen_events = happened(match.play(last), "tickets_shuffled")

    assert [event["deck"] for event in seen_events] == shuffled


@rule("DE-04")
@rule("Q-20")
def test_everybody_hears_the_split_but_only_the_own_tickets_are_seen() -> None:
    match = dealt(seats=3)
    announced = match.play("tickets 3+1", 0)

    seen_events = [event.seen_by(1).to_dict() for event in announced.events]
    assert seen_events[0] == {"type": "announced", "seat": 0, "tickets": {"short": 3, "long": 1}}
    assert seen_events[1:] == [{"type": "ticket", "seat": 0, "fresh": True}] * 4
    for other in (1, SPECTATOR):
        view = seen(match, other)
        assert (view.offer, view.offer_sizes) == ([], [4, 0, 0])
        assert not [one for one in offer(match) if one in names(match, [*view.tickets, *view.gone])]


@rule("DE-04")
@rule("Q-20")
def test_nobody_learns_how_many_others_keep_before_everybody_has_chosen() -> None:
    two, four = dealt(seats=3), dealt(seats=3)
    chose_two = play(two, "tickets 2+2", "keep 1,2")
    chose_four = play(four, "tickets 2+2", "keep 1,2,3,4")

    for chosen in (chose_two, chose_four):
        assert [event.to_dict() for event in chosen.events] == [{"type": "chose", "seat": 0}]
    assert seen(two, 1).to_dict() == seen(four, 1).to_dict()
    assert seen(two, SPECTATOR).to_dict() == seen(four, SPECTATOR).to_dict()
    assert record.write(two, seat=1) == record.write(four, seat=1)


@rule("Q-20")
def test_others_see_only_how_many_tickets_a_player_holds() -> None:
    match = dealt()
    ask_tickets(match, FOUR)
    play(match, "tickets 2+2", "keep 1,2,4", "tickets 4+0", "keep 1,2")

    assert held(match) == ["Berlin-Leipzig", "Hamburg-Rostock", "Berlin-Mainz"]
    for other in (1, SPECTATOR):
        assert seen(match, other).ticket_counts == [3, 2]
        assert given_away(match, other) == []
