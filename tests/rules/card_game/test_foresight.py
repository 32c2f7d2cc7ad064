"""The Card Game's forecasts before a decision: whom a placement robs, and what a stack can pay for."""

from tests.playing import look
from tests.rules.card_game.table import GAME, OPEN_STACKS, CardDealer, card_game, complete, ready, run
from whistlestop.record.choices import Choices, why
from whistlestop.record.match import Match

YELLOW, BLUE, GREEN = "Chicago-New York", "New York-Chicago", "Chicago-Dallas"


def possible(match: Match, seat: int = 0) -> list[bool | None]:
    """Return for each ticket of a seat whether it can be completed."""
    return [one.possible for one in match.game.progress(match.state, seat)]


def to_seat_0(match: Match) -> Match:
    """Complete nothing for the seats before seat 0."""
    while match.seat != 0:
        match.play("complete none")
    return match


def test_a_placement_that_robs_says_whom_and_of_which_cards() -> None:
    match = card_game("RRRB", others=["RRRRRBB"])
    match.play("place RRRL")

    forecast = Choices(match, 1).effects()

    assert forecast["place RRRRR"] == {"robbed": [{"seat": 0, "cards": {"red": 3, "locomotive": 1}}]}
    assert set(forecast) == {"place RRRRR", "place RRRRL", "place RRRRRL"}


def test_what_an_effect_says_is_what_happens() -> None:
    match = card_game("RRR", others=["RRRRR"], seats=3)
    match.play("place RRR")
    [robbed] = Choices(match, 1).effects()["place RRRR"].values()

    match.play("place RRRR")

    assert robbed == [{"seat": 0, "cards": {"red": 3}}]
    assert look(match).to_dict()["discards"] == {"red": 3}


def test_only_the_seat_to_act_sees_effects() -> None:
    match = card_game("RRR", others=["RRRRR"])
    match.play("place RRR")

    assert Choices(match, 0).effects() == {}


def test_nobody_sees_what_a_hidden_stack_can_pay_for() -> None:
    match = CardDealer(GAME).begin("YYGGRRR", tickets=[[YELLOW, BLUE]], row="PPPPP")
    run(match, ["YY"])

    assert possible(match) == [None, None]


def test_an_open_stack_tells_what_it_can_pay_already() -> None:
    match = CardDealer(OPEN_STACKS).begin("YYGGRRR", tickets=[[YELLOW, BLUE]], row="PPPPP")
    assert possible(match) == [None, None]

    run(match, ["YY", "GG"])

    assert possible(match) == [True, None]


def test_while_tickets_are_completed_the_stack_tells_which_can_be() -> None:
    match = to_seat_0(ready(["YY", "GG"], tickets=[[YELLOW, BLUE, GREEN]]))

    assert possible(match) == [True, False, True]
    assert possible(match, 1) == [False] * len(look(match, 1).tickets)


def test_before_a_second_deck_nothing_is_impossible() -> None:
    match = to_seat_0(ready(["YY", "GG"], tickets=[[YELLOW, BLUE, GREEN]], seats=4))

    assert possible(match) == [True, None, True]


def test_the_first_choice_is_the_set_worth_most() -> None:
    match = to_seat_0(ready(["YY", "GG"], tickets=[[YELLOW, BLUE, GREEN]]))

    assert Choices(match, 0).by_aim()["held"][""][0] == "complete 1,3"


def test_a_set_that_nobody_has_listed_can_be_asked_about() -> None:
    match = to_seat_0(ready(["YY", "GG"], tickets=[[YELLOW, BLUE, GREEN]]))

    assert why(match, 0, "held", "1,3") is None
    assert why(match, 0, "held", "none") is None
    assert "does not have the cards" in str(why(match, 0, "held", "1,2"))
    assert "no such target" in str(why(match, 0, "held", "first"))


def test_the_preview_leaves_out_tickets_until_they_are_completed() -> None:
    match = to_seat_0(ready(["YY", "GG"], tickets=[[YELLOW, BLUE, GREEN]]))
    assert "tickets" not in match.game.preview(match.state, 0)

    complete(match, seat0="1,3")
    assert match.over
    assert match.game.preview(match.state, 0) == match.score()[0].points


def test_one_ticket_must_be_kept_at_first_and_none_later() -> None:
    assert look(CardDealer(GAME).deal()).keep == 1

    match = card_game()
    match.play("tickets")
    assert (len(look(match).offer), look(match).keep) == (4, 0)
