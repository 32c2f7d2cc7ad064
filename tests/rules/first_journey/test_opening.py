from collections import Counter

import pytest

from tests.playing import discards, hand, held, owner, rule, seen
from tests.rules.first_journey.table import CARDS, GAME, TICKETS, decks, drain, journey
from whistlestop.core.errors import BadSeats, UnknownAction
from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Seeded
from whistlestop.record import record
from whistlestop.record.match import Match

FAR = [["Ankara-Kiev", "Riga-Rostov"], ["Madrid-Vienna", "Rome-Warsaw"]]


@rule("FJ-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_twenty_trains_four_cards_and_two_tickets(seats: int) -> None:
    view = seen(journey(seats=seats))

    assert view.trains == [20] * seats
    assert view.hand_sizes == [4] * seats
    assert view.ticket_counts == [2] * seats


@rule("FJ-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_can_not_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="for 2 to 4 seats"):
        Match(GAME, seats, Seeded(1))


@rule("FJ-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_not_dealt_is_the_deck_and_the_ticket_deck(seats: int) -> None:
    match = journey(seats=seats)

    assert seen(match).deck_size == CARDS - 4 * seats
    assert decks(match) == (TICKETS - 2 * seats, 0)
    assert discards(match) == ""


@rule("FJ-01")
def test_cards_and_tickets_are_dealt_to_each_seat() -> None:
    match = journey("RRGG", others=["KKWL"], tickets=FAR)

    assert [hand(match, 0), hand(match, 1)] == ["RRGG", "WKKL"]
    assert [held(match, 0), held(match, 1)] == FAR


@rule("FJ-01")
def test_nobody_chooses_tickets_before_the_first_turn() -> None:
    match = journey()

    assert (match.phase, match.plays) == ("turn", [])
    assert [seen(match, seat).offer for seat in (0, 1)] == [[], []]


@rule("FJ-01")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_else_sees_a_players_cards(viewer: int) -> None:
    red, green = (journey(cards, others=["WWWW", "BBBB"], seats=3) for cards in ("RRRR", "GGGG"))

    assert hand(red) != hand(green)
    assert seen(red, viewer).to_dict() == seen(green, viewer).to_dict()
    assert record.write(red, seat=viewer) == record.write(green, seat=viewer)


@rule("FJ-01")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_else_sees_a_players_tickets(viewer: int) -> None:
    others = [["Madrid-Vienna", "Rome-Warsaw"], ["Ankara-Rome", "Brest-Zurich"]]
    mine = [["Ankara-Kiev", "Riga-Rostov"], ["Athens-Berlin", "Berlin-Moscow"]]
    one, other = (journey(seats=3, tickets=[tickets, *others]) for tickets in mine)

    assert [held(one), held(other)] == mine
    assert seen(one, viewer).to_dict() == seen(other, viewer).to_dict()
    assert record.write(one, seat=viewer) == record.write(other, seat=viewer)


@rule("FJ-01")
def test_only_the_owner_sees_what_is_dealt() -> None:
    match = journey(seats=3)
    dealt = [event for event in match.opening if event.type in ("drawn", "ticket")]

    assert len(dealt) == 3 * (4 + 2)
    for event in dealt:
        fact = "card" if event.type == "drawn" else "ticket"
        assert [seat for seat in range(3) if fact in event.seen_by(seat).to_dict()] == [event.seat]
        assert fact not in event.seen_by(SPECTATOR).to_dict()


@rule("FJ-02")
def test_there_are_seventy_two_cards_in_six_colours_and_locomotives() -> None:
    match = journey()
    drain(match)
    drawn = Counter(hand(match, 0) + hand(match, 1))

    assert sum(drawn.values()) == 72
    assert set(drawn) == set("WBYKRGL")


@rule("FJ-02")
def test_there_is_no_row() -> None:
    match = journey("RRGG", others=["KKKK"])
    assert not any(event.type == "row" for event in match.opening)
    for action in ("draw", "claim Warsaw-Vienna K", "exchange"):
        events = match.play(action).events

        assert seen(match).row == 0
        assert not any(event.type == "row" for event in events)


@rule("FJ-02")
@pytest.mark.parametrize("letter", "WBYKRGL")
def test_a_card_can_not_be_chosen(letter: str) -> None:
    with pytest.raises(UnknownAction):
        journey().play(f"draw {letter}")


@rule("FJ-03")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_can_be_named(first: int) -> None:
    match = journey("KKKK", others=["KKKK", "LLLL"], seats=3, first=first)
    match.play(f"claim Warsaw-Vienna {'KKL'[first]}")

    assert seen(match).first == first
    assert owner(match, "Warsaw-Vienna") == first


@rule("FJ-03")
def test_a_first_player_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(BadSeats, match="seat 3 can't begin"):
        journey(seats=3, first=3)


@rule("FJ-03")
def test_an_unnamed_first_player_is_drawn_from_the_seed() -> None:
    drawn = [int(Match(GAME, 3, Seeded(seed)).state.first) for seed in range(30)]

    assert set(drawn) == {0, 1, 2}
    assert drawn == [int(Match(GAME, 3, Seeded(seed)).state.first) for seed in range(30)]


@rule("FJ-03")
def test_the_first_player_who_was_drawn_takes_the_first_turn() -> None:
    for seed in range(6):
        match = Match(GAME, 4, Seeded(seed))

        assert match.seat == match.state.first
