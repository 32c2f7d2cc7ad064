from collections import Counter

import pytest

from tests.playing import coming_tickets, discards, hand, happened, held, look, names, offer, play, row, rule
from tests.rules.card_game.table import GAME, card_game, dealt, locomotives, tickets_left
from whistlestop.core import cards
from whistlestop.core.errors import BadSeats, IllegalAction
from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Seeded
from whistlestop.record import record
from whistlestop.record.match import Match


@rule("CG-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_can_not_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="for 2 to 4 seats"):
        Match(GAME, seats, Seeded(1))


@rule("CG-01")
def test_there_are_ten_cards_of_each_colour_and_sixteen_locomotives() -> None:
    assert Counter(cards.letters(GAME.cards)) == {**dict.fromkeys("PWBYOKRG", 10), "L": 16}


@rule("CG-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_a_locomotive_and_seven_dealt_cards(seats: int) -> None:
    match = dealt("RRRRRRR", others=["GGGGGGG", "KKKKKKK", "WWWWWWW"][: seats - 1], seats=seats, row="PPPPP")

    assert [hand(match, seat) for seat in range(seats)] == ["RRRRRRRL", "GGGGGGGL", "KKKKKKKL", "WWWWWWWL"][
        :seats
    ]
    assert look(match).hand_sizes == [8] * seats


@rule("CG-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_cards_are_turned_up_and_the_rest_is_the_deck(seats: int) -> None:
    match = dealt(seats=seats, row="KKWWO")

    assert row(match) == "WWOKK"
    assert look(match).deck_size == 96 - 8 * seats - 5
    assert discards(match) == ""


@rule("CG-01")
def test_the_other_locomotives_are_shuffled_in_and_may_be_dealt() -> None:
    match = dealt("LLLLLLL", others=["LLLLLLL"])

    assert (hand(match, 0), hand(match, 1)) == ("L" * 8, "L" * 8)
    assert cards.count(match.state.deck, cards.LOCOMOTIVE) == 0


@rule("CG-01")
def test_everybody_knows_of_the_given_locomotive_and_of_no_dealt_card() -> None:
    match = dealt("LLRRRRR", others=["LGGGGGG"])

    assert [locomotives(match, seat) for seat in (0, 1)] == [1, 1]
    assert look(match, SPECTATOR).to_dict()["shown"] == [{"locomotive": 1}] * 2
    seen_events = [event.seen_by(1).to_dict() for event in match.opening]
    assert [fact for fact in seen_events if fact["type"] == "given"] == [
        {"type": "given", "seat": seat, "card": "locomotive"} for seat in (0, 1)
    ]
    assert [fact for fact in seen_events if fact["type"] == "drawn" and fact["seat"] == 0] == [
        {"type": "drawn", "seat": 0}
    ] * 7


@rule("CG-01")
def test_the_given_locomotive_is_known_until_it_is_placed() -> None:
    match = card_game("RRRRRRR")
    play(match, "draw", "stop", "draw", "stop")
    assert locomotives(match, 0) == 1

    match.play("place RRL")
    assert locomotives(match, 0) == 0


@rule("CG-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_six_of_the_forty_six_tickets(seats: int) -> None:
    match = dealt(seats=seats)
    offers = [offer(match, seat) for seat in range(seats)]

    assert len(GAME.tickets.tickets) == 46
    assert [len(one) for one in offers] == [6] * seats
    assert len({name for one in offers for name in one}) == 6 * seats
    assert tickets_left(match) == 46 - 6 * seats


@rule("CG-02")
def test_at_least_one_of_the_six_tickets_is_kept() -> None:
    match = dealt()

    assert len(match.legal) == 2**6 - 1
    assert "keep 4" in match.legal
    with pytest.raises(IllegalAction):
        match.play("keep none")


@rule("CG-02")
@pytest.mark.parametrize(
    ("action", "kept"), [("keep 5", [4]), ("keep 1,3,6", [0, 2, 5]), ("keep 1,2,3,4,5,6", [0, 1, 2, 3, 4, 5])]
)
def test_any_of_the_six_tickets_may_be_kept(action: str, kept: list[int]) -> None:
    match = dealt()
    offered = offer(match)
    play(match, action, "keep 1")

    assert held(match) == [offered[i] for i in kept]


@rule("CG-02")
def test_everybody_chooses_at_the_same_time() -> None:
    match = dealt(seats=3)
    match.play("keep 2", 2)

    assert match.legal_for(2) == []
    assert match.legal_for(0) == match.legal_for(1) != []
    with pytest.raises(IllegalAction):
        match.play("draw", 0)


@rule("CG-02")
def test_nobody_learns_how_many_others_keep_before_everybody_has_chosen() -> None:
    one, six = dealt(seats=3), dealt(seats=3)
    one.play("keep 1", 0)
    six.play("keep 1,2,3,4,5,6", 0)

    assert look(one, 1).to_dict() == look(six, 1).to_dict()
    assert record.write(one, seat=1) == record.write(six, seat=1)


@rule("CG-02")
def test_the_tickets_turned_down_wait_for_the_last_choice() -> None:
    match = dealt(seats=3)
    first = match.play("keep 1", 0)
    second = match.play("keep 1", 1)
    assert tickets_left(match) == 46 - 18
    assert happened(first, "tickets_shuffled") == happened(second, "tickets_shuffled") == []

    last = match.play("keep 1", 2)
    assert tickets_left(match) == 46 - 3
    assert happened(last, "tickets_shuffled") == [{"type": "tickets_shuffled", "deck": "tickets"}]


@rule("CG-02")
def test_the_tickets_turned_down_are_shuffled_back_and_nobody_knows_where_they_are() -> None:
    match = dealt()
    turned_down = offer(match)[1:]
    play(match, "keep 1", "keep 1")

    assert (look(match).ticket_decks, look(match).returned, look(match).gone) == ([44], [], [])
    coming_tickets(match, turned_down[3])
    match.play("tickets")
    assert offer(match)[0] == turned_down[3]


@rule("CG-02")
def test_nothing_is_shuffled_where_everybody_keeps_everything() -> None:
    match = dealt()
    match.play("keep 1,2,3,4,5,6")
    last = match.play("keep 1,2,3,4,5,6")

    assert happened(last, "tickets_shuffled") == []
    assert tickets_left(match) == 34


@rule("CG-03")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_can_be_named(first: int) -> None:
    match = card_game(seats=3, first=first)

    assert (match.seat, look(match).first) == (first, first)


@rule("CG-03")
def test_an_unnamed_first_player_is_drawn_from_the_seed() -> None:
    drawn = [int(Match(GAME, 3, Seeded(seed)).state.first) for seed in range(30)]

    assert set(drawn) == {0, 1, 2}
    assert drawn == [int(Match(GAME, 3, Seeded(seed)).state.first) for seed in range(30)]


@rule("CG-03")
def test_the_first_player_who_was_drawn_takes_the_first_turn() -> None:
    for seed in range(6):
        match = Match(GAME, 4, Seeded(seed))
        for seat in range(4):
            match.play("keep 1", seat)

        assert match.seat == match.state.first


@rule("Q-20")
def test_others_see_only_how_many_tickets_a_player_holds() -> None:
    match = card_game(tickets=[["Dallas-Miami", "Seattle-Miami"], ["Chicago-Miami"]])

    assert held(match, 0) == ["Dallas-Miami", "Seattle-Miami"]
    assert look(match, 1).ticket_counts == [2, 1]
    assert names(match, look(match, 1).tickets) == ["Chicago-Miami"]
