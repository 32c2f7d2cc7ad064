import pytest

from tests.playing import (
    coming,
    discards,
    drain,
    draw_up,
    hand,
    happened,
    owner,
    play,
    row,
    rule,
    seen,
    until,
    ways,
)
from tests.rules.europe.building import FORTY_TWO, build
from tests.rules.europe.table import europe
from whistlestop.core import cards
from whistlestop.core.errors import IllegalAction
from whistlestop.core.events import SPECTATOR
from whistlestop.record.match import Match, Play

RED = "Erzurum-Sochi"
BLUE = "München-Venezia"
GRAY = "Angora-Constantinople"


def revealed(claim: Play) -> list[object]:
    """Return the cards that a tunnel turned over."""
    return [event["card"] for event in happened(claim, "revealed")]


def owed_now(match: Match) -> int:
    """Return the number of extra cards that the current tunnel costs."""
    return seen(match).slot("owed")[0]


@rule("EU-08")
def test_a_tunnel_turns_over_the_three_top_cards_of_the_deck() -> None:
    match = europe("RRRR", deck="G R B")
    before = seen(match).deck_size
    claim = match.play(f"claim {RED} RRR")

    assert revealed(claim) == ["green", "red", "blue"]
    assert seen(match).deck_size == before - 3
    assert (match.phase, match.seat) == ("tunnel", 0)


@rule("EU-08")
def test_no_other_route_turns_cards_over() -> None:
    match = europe("RRRR", deck="RRR")
    claim = match.play("claim Kyiv-Smolensk RRR")

    assert revealed(claim) == []
    assert owner(match, "Kyiv-Smolensk") == 0


@rule("EU-08")
@pytest.mark.parametrize(
    ("deck", "owed"),
    [("RGB", 1), ("LGB", 1), ("RLB", 2), ("RRB", 2), ("LLB", 2), ("RRR", 3), ("RRL", 3), ("LLL", 3)],
)
def test_each_revealed_card_of_the_colour_and_each_locomotive_costs_one_more(deck: str, owed: int) -> None:
    match = europe("RRRRRRLL", deck=deck)
    match.play(f"claim {RED} RRR")

    assert owed_now(match) == owed
    assert {len(payment) for payment in ways(match, "pay")} == {owed}


@rule("EU-08")
def test_cards_of_other_colours_cost_nothing() -> None:
    match = europe("RRRR", deck="GGB")
    match.play(f"claim {RED} RRR")

    assert owner(match, RED) == 0
    assert match.seat == 1


@rule("EU-08")
def test_the_extra_cards_are_of_the_colour_or_locomotives() -> None:
    match = europe("RRRRRGGGLL", deck="RRB")
    match.play(f"claim {RED} RRR")

    assert ways(match, "pay") == {"RR", "RL", "LL"}
    assert match.problem("pay GG")


@rule("EU-08")
def test_a_tunnel_that_is_paid_for_is_built() -> None:
    match = europe("RRRRRGGG", deck="RRB")
    play(match, f"claim {RED} RRR", "pay RR")

    assert owner(match, RED) == 0
    assert hand(match) == "GGG"
    assert discards(match) == "BRRRRRRR"
    assert (match.seat, match.phase) == (1, "turn")


@rule("EU-08")
def test_a_set_with_one_coloured_card_counts_as_that_colour() -> None:
    match = europe("RLLLLL", deck="RGG")
    match.play(f"claim {RED} RLL")

    assert owed_now(match) == 1
    assert ways(match, "pay") == {"L"}


@rule("EU-08")
def test_the_set_is_laid_before_the_cards_are_turned_over() -> None:
    match = europe("RRRR", deck="RGG")
    match.play(f"claim {RED} RRR")

    assert hand(match) == "R"
    assert seen(match, 1).to_dict()["laid"] == {"red": 3}
    assert seen(match, 1).to_dict()["revealed"] == {"red": 1, "green": 2}


@rule("EU-09")
def test_locomotives_alone_are_only_matched_by_locomotives() -> None:
    match = europe("LLLLRR", deck="R L G")
    match.play("claim Paris-Zürich LLL")

    assert owed_now(match) == 1
    assert sorted(match.legal) == ["pay L", "withdraw"]


@rule("EU-09")
def test_locomotives_alone_can_not_be_completed_with_a_colour() -> None:
    match = europe("LLLR", deck="R L G")
    match.play("claim Paris-Zürich LLL")

    assert match.legal == ["withdraw"]


@rule("EU-09")
def test_the_colour_of_a_tunnel_does_not_match_locomotives() -> None:
    match = europe("LLLR", deck="RRR")
    match.play(f"claim {RED} LLL")

    assert owner(match, RED) == 0


@rule("EU-09")
def test_a_coloured_tunnel_laid_with_locomotives_is_only_completed_with_locomotives() -> None:
    match = europe("LLLLLRRR", deck="LLR")
    match.play(f"claim {RED} LLL")

    assert sorted(match.legal) == ["pay LL", "withdraw"]
    with pytest.raises(IllegalAction, match="pay locomotive cards"):
        match.play("pay RR")


@rule("EU-10")
def test_a_player_who_could_pay_may_withdraw() -> None:
    match = europe("RRRRRG", deck="RGG")
    play(match, f"claim {RED} RRR", "withdraw")

    assert hand(match) == "RRRRRG"
    assert owner(match, RED) is None
    assert (seen(match).trains[0], seen(match).points[0]) == (45, 0)
    assert (match.seat, match.phase) == (1, "turn")


@rule("EU-10")
def test_everybody_has_seen_the_cards_that_were_laid_and_taken_back() -> None:
    match = europe("RRRRRG", deck="RGG")
    known = cards.letters(seen(match, 1).shown[0])
    match.play(f"claim {RED} RRR")
    laid = cards.letters(seen(match, 1).shown[0])
    match.play("withdraw")

    assert (known, laid) == ("", "")
    assert [cards.letters(seen(match, seat).shown[0]) for seat in (0, 1, SPECTATOR)] == ["RRR"] * 3


@rule("EU-10")
def test_a_player_who_can_not_pay_must_withdraw() -> None:
    match = europe("RRRG", deck="RGG")
    match.play(f"claim {RED} RRR")

    assert match.legal == ["withdraw"]
    with pytest.raises(IllegalAction, match="costs 1 more: you have no red card and no locomotive, 1 short"):
        match.play("pay R")


@rule("EU-10")
def test_a_cost_that_can_be_paid_in_part_can_not_be_paid() -> None:
    match = europe("RRRR", deck="RRG")
    match.play(f"claim {RED} RRR")

    assert match.legal == ["withdraw"]
    assert "costs 2 more" in str(match.problem("pay R"))


@rule("EU-10")
def test_an_open_tunnel_is_settled_before_anything_else() -> None:
    match = europe("RRRR", deck="RGG")
    match.play(f"claim {RED} RRR")

    assert sorted(match.legal) == ["pay R", "withdraw"]
    for action in ("draw", "tickets", "pass", "station Wien R", "claim Kyiv-Smolensk RRR"):
        assert "pay that first" in str(match.problem(action))


@rule("EU-10")
def test_without_extra_cost_the_tunnel_is_built_at_once() -> None:
    match = europe("BBBB", deck="RGK")
    claim = match.play(f"claim {BLUE} BB")

    assert [event.type for event in claim.events] == ["revealed"] * 3 + ["claimed"]
    assert owner(match, BLUE) == 0


@rule("EU-10")
def test_a_built_tunnel_shows_its_total_cost() -> None:
    match = europe("RRRR", deck="RGB")
    match.play(f"claim {RED} RRR")

    assert happened(match.play("pay R"), "claimed")[0]["cards"] == "RRRR"


@rule("EU-10")
def test_a_tunnel_that_was_given_up_can_be_tried_again() -> None:
    match = europe("RRRG", deck="RGG")
    play(match, f"claim {RED} RRR", "withdraw")
    until(match, 0)
    coming(match, "GGG")
    match.play(f"claim {RED} RRR")

    assert owner(match, RED) == 0


@rule("EU-11")
@pytest.mark.parametrize(
    ("answer", "after"),
    [("pay R", "BGRRRRR"), ("withdraw", "BRG")],
)
def test_the_revealed_cards_are_discarded_at_the_end_of_the_turn(answer: str, after: str) -> None:
    match = europe("RRRR", deck="RGB")
    match.play(f"claim {RED} RRR")
    assert discards(match) == ""

    match.play(answer)
    assert sorted(discards(match)) == sorted(after)


@rule("EU-11")
def test_the_revealed_cards_of_a_tunnel_without_extra_cost_are_discarded_too() -> None:
    match = europe("BBBB", deck="RGK")
    match.play(f"claim {BLUE} BB")

    assert discards(match) == "BBKRG"


def drained(deck: str, spent: int) -> Match:
    """Return a match: all hold three red cards, few cards are in the deck, up to two black discarded."""
    match = europe("RRRK", others=["RRRK"], row="GBWYL")
    if not len(deck) % 2:
        match.play("draw L")
    for city in ("Wien", "Paris")[:spent]:
        match.play(f"station {city} K")
    drain(match, deck)
    assert (match.phase, discards(match)) == ("turn", "K" * spent)
    return match


@rule("EU-11")
@rule("EU-12")
def test_a_reshuffle_during_the_reveal_leaves_out_the_revealed_and_the_laid_cards() -> None:
    match = drained("PO", spent=2)
    coming(match, "PO K")
    claim = match.play(f"claim {RED} RRR")

    assert [event.type for event in claim.events] == [
        "revealed",
        "revealed",
        "reshuffle",
        "revealed",
        "claimed",
    ]
    assert happened(claim, "reshuffle")[0]["cards"] == 2
    assert revealed(claim) == ["purple", "orange", "black"]
    assert (seen(match).deck_size, discards(match)) == (1, "POKRRR")


@rule("EU-12")
def test_the_discards_are_shuffled_where_the_deck_has_too_few_cards() -> None:
    match = drained("P", spent=2)
    claim = match.play(f"claim {RED} RRR")

    assert [event.type for event in claim.events][:4] == ["revealed", "reshuffle", "revealed", "revealed"]
    assert revealed(claim) == ["purple", "black", "black"]
    assert owner(match, RED) == claim.seat


@rule("EU-12")
def test_only_those_cards_are_turned_over_that_there_are() -> None:
    match = drained("P", spent=1)
    claim = match.play(f"claim {RED} RRR")

    assert revealed(claim) == ["purple", "black"]
    assert happened(claim, "reshuffle")[0]["cards"] == 1
    assert owner(match, RED) == claim.seat


@rule("EU-12")
@pytest.mark.parametrize("card", "RL")
def test_a_single_card_that_is_turned_over_costs_more_if_it_matches(card: str) -> None:
    match = drained(card, spent=0)
    claim = match.play(f"claim {RED} RRR")

    assert len(revealed(claim)) == 1
    assert (match.phase, owed_now(match)) == ("tunnel", 1)


@rule("EU-12")
def test_with_no_card_to_turn_over_the_tunnel_costs_nothing_extra() -> None:
    match = drained("P", spent=0)
    play(match, "draw G", "draw B")
    assert row(match) == "PWYL"
    claim = match.play(f"claim {RED} RRR")

    assert revealed(claim) == []
    assert owner(match, RED) == claim.seat
    assert row(match) == "PWYRL"


@rule("EU-13")
def test_extra_cards_take_no_trains_and_score_nothing() -> None:
    match = europe("RRRRRR", deck="RRR")
    play(match, f"claim {RED} RRR", "pay RRR")

    assert seen(match).trains[0] == 42
    assert seen(match).points[0] == 4
    assert hand(match) == ""


@rule("EU-13")
def test_extra_cards_need_no_trains() -> None:
    match = europe()
    build(match, FORTY_TWO)
    draw_up(match, 0, "RRRR")
    coming(match, "LPP")
    play(match, f"claim {RED} RRR", "pay R")

    assert seen(match).trains[0] == 0


@rule("EU-14")
@pytest.mark.parametrize(("deck", "owed"), [("YYR", 2), ("RRR", 0), ("KLR", 1)])
def test_on_a_gray_tunnel_the_colour_played_counts(deck: str, owed: int) -> None:
    match = europe("YYYYRR", deck=deck)
    match.play(f"claim {GRAY} YY")

    assert owed_now(match) == owed
    assert (match.phase == "tunnel") == (owed > 0)


@rule("EU-14")
@pytest.mark.parametrize("payment", ["YYY", "YYL", "YLL", "LLL"])
def test_the_player_chooses_how_many_of_the_extra_cards_are_locomotives(payment: str) -> None:
    match = europe("YYYYYLLL", deck="YYL")
    match.play(f"claim {GRAY} YY")
    assert ways(match, "pay") == {"YYY", "YYL", "YLL", "LLL"}

    match.play(f"pay {payment}")
    assert sorted(hand(match) + payment) == sorted("YYYLLL")
    assert owner(match, GRAY) == 0


@rule("EU-14")
def test_a_gray_tunnel_is_not_completed_with_another_colour() -> None:
    match = europe("YYRRRR", deck="YRR")
    match.play(f"claim {GRAY} YY")

    assert match.legal == ["withdraw"]
