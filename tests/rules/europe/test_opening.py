from collections import Counter

import pytest

from tests.playing import (
    discards,
    given_away,
    hand,
    held,
    hoard,
    names,
    nobody_takes_a_turn,
    offer,
    play,
    row,
    rule,
    seen,
)
from tests.rules.europe.table import GAME, LONG, dealt, europe
from whistlestop.core.errors import BadSeats
from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Seeded
from whistlestop.record import record
from whistlestop.record.match import Match

REGULAR, LONG_DECK = GAME.tickets.decks.index("regular"), GAME.tickets.decks.index("long")


@rule("Q-01")
def test_there_are_twelve_cards_of_each_colour_and_fourteen_locomotives() -> None:
    match = europe(seats=3)
    while hoard(match):
        pass

    assert Counter(hand(match, 0) + hand(match, 1) + hand(match, 2)) == {
        **dict.fromkeys("PWBYOKRG", 12),
        "L": 14,
    }
    assert (row(match), discards(match), seen(match).deck_size) == ("", "", 0)


@rule("Q-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_four_cards_forty_five_trains_and_no_points(seats: int) -> None:
    view = seen(dealt(seats=seats))

    assert view.hand_sizes == [4] * seats
    assert view.trains == [45] * seats
    assert view.points == [0] * seats


@rule("Q-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_cards_are_turned_up_after_the_hands_are_dealt(seats: int) -> None:
    match = dealt("RRRR", others=["GGGG"], row="KKWWO", seats=seats)

    assert (hand(match, 0), hand(match, 1)) == ("RRRR", "GGGG")
    assert row(match) == "WWOKK"
    assert seen(match).deck_size == 110 - 4 * seats - 5
    assert discards(match) == ""


@rule("Q-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_can_be_named(first: int) -> None:
    match = europe(seats=3, first=first)

    assert match.seat == first
    assert seen(match).first == first


@rule("Q-04")
def test_a_first_player_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(BadSeats, match="seat 3 can't begin"):
        dealt(seats=3, first=3)


@rule("Q-04")
def test_an_unnamed_first_player_is_drawn_from_the_seed() -> None:
    drawn = [int(Match(GAME, 3, Seeded(seed)).state.first) for seed in range(30)]

    assert set(drawn) == {0, 1, 2}
    assert drawn == [int(Match(GAME, 3, Seeded(seed)).state.first) for seed in range(30)]


@rule("Q-04")
def test_the_first_player_who_was_drawn_takes_the_first_turn() -> None:
    for seed in range(6):
        match = Match(GAME, 4, Seeded(seed))
        for seat in range(4):
            match.play("keep 1,2", seat)

        assert match.seat == match.state.first


@rule("EU-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_may_play_with_three_stations_each(seats: int) -> None:
    assert seen(dealt(seats=seats)).slot("stations") == [3] * seats


@rule("EU-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_can_not_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="for 2 to 5 seats"):
        Match(GAME, seats, Seeded(1))


@rule("EU-02")
@rule("EU-03")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_is_dealt_one_long_and_three_regular_tickets(seats: int) -> None:
    match = dealt(seats=seats)
    offers = [offer(match, seat) for seat in range(seats)]

    assert [sum(name in LONG for name in one) for one in offers] == [1] * seats
    assert [len(one) for one in offers] == [4] * seats
    assert len({name for one in offers for name in one}) == 4 * seats


@rule("EU-02")
@rule("EU-03")
def test_there_are_six_long_and_forty_regular_tickets() -> None:
    decks = Counter(ticket.deck for ticket in GAME.tickets.tickets)

    assert decks == {"long": 6, "regular": 40}


@rule("EU-02")
def test_long_tickets_that_were_not_dealt_leave_the_game_and_nobody_sees_them() -> None:
    match = dealt(seats=2)

    for seat in (0, 1):
        assert seen(match, seat).ticket_decks[LONG_DECK] == 0
        assert seen(match, seat).gone == []
    assert len([event for event in match.opening if event.type == "ticket"]) == 2 * 4


@rule("EU-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_other_regular_tickets_are_the_ticket_deck(seats: int) -> None:
    assert seen(dealt(seats=seats)).ticket_decks[REGULAR] == 40 - 3 * seats


@rule("EU-02")
@rule("EU-04")
def test_neither_long_nor_unkept_tickets_are_ever_drawn_again() -> None:
    match = dealt(seats=2)
    leftovers = {name for seat in (0, 1) for name in offer(match, seat)[2:]}
    play(match, "keep 1,2", "keep 1,2")
    drawn: list[str] = []
    while not match.problem("tickets"):
        match.play("tickets")
        drawn += offer(match, match.seat)
        match.play("keep " + ",".join(str(1 + i) for i in range(len(offer(match, match.seat)))))

    assert len(leftovers) == 4
    assert len(set(drawn)) == len(drawn) == 34
    assert not set(drawn) & (LONG | leftovers)


@rule("EU-04")
def test_at_least_two_of_the_four_dealt_tickets_are_kept() -> None:
    match = dealt()
    pairs = ["keep 1,2", "keep 1,3", "keep 1,4", "keep 2,3", "keep 2,4", "keep 3,4"]
    more = ["keep 1,2,3", "keep 1,2,4", "keep 1,3,4", "keep 2,3,4", "keep 1,2,3,4"]

    assert sorted(match.legal) == sorted(pairs + more)
    assert "at least 2" in str(match.problem("keep 1"))


@rule("EU-04")
@pytest.mark.parametrize(
    ("action", "kept"),
    [("keep 1,3", [0, 2]), ("keep 2,3", [1, 2]), ("keep 2,3,4", [1, 2, 3]), ("keep 1,2,3,4", [0, 1, 2, 3])],
)
def test_tickets_of_either_kind_may_be_kept_or_put_away(action: str, kept: list[int]) -> None:
    match = dealt()
    offered = offer(match)
    match.play(action)
    match.play("keep 1,2")

    assert held(match) == [offered[i] for i in kept]
    assert set(names(match, seen(match).gone)) == set(offered) - set(held(match))


@rule("EU-04")
def test_only_who_put_a_ticket_away_knows_which_one_it_was() -> None:
    match = dealt(seats=3)
    match.play("keep 1,2", 0)
    match.play("keep 1,2,3,4", 1)
    choosing = match.play("keep 1,2,3,4", 2)
    [kept] = [event for event in choosing.events if event.type == "kept" and event.seat == 0]

    assert kept.seen_by(1).to_dict() == {"type": "kept", "seat": 0, "count": 2}
    assert (seen(match, 1).gone, seen(match, 1).gone_counts) == ([], [2, 0, 0])
    assert len(seen(match, 0).gone) == 2


@rule("EU-04")
def test_nobody_learns_how_many_others_keep_before_everybody_has_chosen() -> None:
    two, four = dealt(seats=3), dealt(seats=3)
    before = seen(two, 1).to_dict()
    chose_two, chose_four = two.play("keep 1,2", 0), four.play("keep 1,2,3,4", 0)

    assert seen(two, 1).to_dict() == seen(four, 1).to_dict()
    assert seen(two, SPECTATOR).to_dict() == seen(four, SPECTATOR).to_dict()
    for events in (chose_two.events, chose_four.events):
        assert [event.to_dict() for event in events] == [{"type": "chose", "seat": 0}]
    assert seen(two, 1).to_dict() == before | {"choosing": [1, 2], "ply": 1, "turn": 1}
    assert record.write(two, seat=1) == record.write(four, seat=1)
    assert seen(two, 0).choice != seen(four, 0).choice


@rule("EU-04")
def test_everybody_chooses_at_the_same_time() -> None:
    match = dealt(seats=3)
    assert all(match.legal_for(seat) for seat in range(3))

    match.play("keep 1,2", 2)
    assert match.legal_for(2) == []
    assert match.legal_for(0) == match.legal_for(1) != []

    match.play("keep 3,4", 1)
    match.play("keep 1,2,3", 0)
    assert (match.phase, match.seat) == ("turn", 0)
    assert [len(held(match, seat)) for seat in range(3)] == [3, 2, 2]


@rule("EU-04")
def test_nobody_takes_a_turn_before_everybody_has_chosen() -> None:
    match = dealt(seats=3)
    match.play("keep 1,2", 0)

    nobody_takes_a_turn(match)


@rule("Q-20")
def test_tickets_are_dealt_in_secret() -> None:
    match = dealt(seats=3)

    for event in match.opening:
        if event.type == "ticket":
            assert [seat for seat in range(3) if "ticket" in event.seen_by(seat).to_dict()] == [event.seat]


@rule("Q-20")
def test_others_see_only_how_many_tickets_a_player_holds() -> None:
    match = europe(
        tickets=[["Cadiz-Stockholm", "Paris-Wien", "Berlin-Roma"], ["Athina-Angora", "Roma-Smyrna"]]
    )

    assert held(match, 0) == ["Cadiz-Stockholm", "Paris-Wien", "Berlin-Roma"]
    assert held(match, 1) == ["Athina-Angora", "Roma-Smyrna"]
    for other in (1, SPECTATOR):
        assert seen(match, other).ticket_counts == [3, 2]
        assert given_away(match, other) == []


@rule("Q-20")
def test_a_spectator_sees_nobodys_tickets() -> None:
    view = seen(europe(), SPECTATOR)

    assert (view.tickets, view.offer, view.gone) == ([], [], [])
