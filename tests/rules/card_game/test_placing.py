import pytest

from tests.playing import discards, hand, happened, look, play, row, rule, ways
from tests.rules.card_game.table import card_game, wait_for, waste, yard
from whistlestop.core.errors import IllegalAction, UnknownAction


@rule("CG-09")
def test_two_or_more_cards_of_one_colour_may_be_placed() -> None:
    match = card_game("RRRRKKL")
    sets = {placed for placed in ways(match, "place") if "L" not in placed and "+" not in placed}

    assert sets == {"RR", "RRR", "RRRR", "KK"}


@rule("CG-09")
def test_a_single_card_can_not_be_placed() -> None:
    match = card_game("RKKWWWW")

    assert "R" not in ways(match, "place")
    with pytest.raises(UnknownAction):
        match.play("place R")


@rule("CG-09")
def test_locomotives_may_be_among_the_cards() -> None:
    match = card_game("RRLLKOP")
    red = {placed for placed in ways(match, "place") if placed.startswith("R")}

    assert red == {"RR", "RL", "RLL", "RLLL", "RRL", "RRLL", "RRLLL"}


@rule("CG-09")
def test_a_set_has_at_least_one_coloured_card() -> None:
    match = card_game("LLLLLLR")

    assert ways(match, "place") == {"R" + "L" * number for number in range(1, 8)}
    with pytest.raises(UnknownAction):
        match.play("place LL")


@rule("CG-09")
def test_no_more_cards_are_placed_than_are_in_the_hand() -> None:
    match = card_game("RRRRKKL")

    for text in ("place RRRRR", "place RRLLL", "place WW"):
        with pytest.raises(IllegalAction, match="You don't have"):
            match.play(text)


@rule("CG-09")
def test_placed_cards_leave_the_hand_and_lie_open_in_the_railyard() -> None:
    match = card_game("RRRRKKL")
    placed = match.play("place RRRLL")

    assert (hand(match), yard(match)) == ("KKR", ["RRRLL"])
    assert happened(placed, "placed") == [{"type": "placed", "seat": 0, "count": 5, "cards": "RRRLL"}]
    assert look(match, 1).to_dict()["railyards"] == [{"red": 3}, {}]
    assert look(match, 1).to_dict()["riders"] == [{"red": 2}, {}]
    assert discards(match) == ""


@rule("CG-09")
@rule("CG-06")
def test_one_set_a_turn_is_placed() -> None:
    match = card_game("RRRRKKL")
    match.play("place KK")

    assert match.seat == 1


@rule("CG-09")
def test_three_colours_with_a_single_card_of_each_may_be_placed() -> None:
    match = card_game("RRKKPWL")
    mixed = {placed for placed in ways(match, "place") if "+" in placed}

    assert mixed == {"P+W+K", "P+W+R", "P+K+R", "W+K+R"}
    match.play("place P+K+R")
    assert (hand(match), yard(match)) == ("WKRLL", ["P", "K", "R"])


@rule("CG-09")
def test_a_mixed_set_is_the_same_in_any_order() -> None:
    match = card_game("RKP")
    match.play("place R+P+K")

    assert yard(match) == ["P", "K", "R"]


@rule("CG-09")
@pytest.mark.parametrize("text", ["place P+K", "place P+W+K+R", "place P+P+K", "place P+K+L", "place P+KK+R"])
def test_a_mixed_set_has_exactly_three_colours_one_card_each_and_no_locomotive(text: str) -> None:
    match = card_game("PPWKKRL")

    with pytest.raises(UnknownAction):
        match.play(text)


@rule("CG-09")
def test_two_colours_are_too_few_for_a_mixed_set() -> None:
    match = card_game("RRRKKLL")

    assert not {placed for placed in ways(match, "place") if "+" in placed}
    with pytest.raises(IllegalAction):
        match.play("place W+K+R")


@rule("CG-09")
def test_no_colour_of_a_mixed_set_may_lie_in_another_railyard() -> None:
    match = card_game("RRRRRRR", others=["RKPWWWW"])
    match.play("place RR")

    assert {placed for placed in ways(match, "place") if "+" in placed} == {"P+W+K"}
    with pytest.raises(IllegalAction, match="another railyard"):
        match.play("place P+K+R")


@rule("CG-09")
def test_not_even_a_row_of_one_is_robbed_by_a_mixed_set() -> None:
    match = card_game("PPRRKKO", others=["PRKOWWW"])
    match.play("place P+K+R")

    assert {placed for placed in ways(match, "place") if "+" in placed} == set()
    with pytest.raises(IllegalAction, match="of those you have only white and orange"):
        match.play("place P+W+O")


@rule("CG-09")
@rule("CG-10")
def test_no_colour_of_a_mixed_set_may_lie_in_the_own_railyard() -> None:
    match = card_game("RRRRKPW")
    match.play("place RRR")
    wait_for(match, 0)

    assert {placed for placed in ways(match, "place") if "+" in placed} == {"P+W+K"}
    with pytest.raises(IllegalAction, match="lies in your railyard already"):
        match.play("place P+K+R")


@rule("CG-10")
@pytest.mark.parametrize("text", ["place RR", "place RRRR", "place RL"])
def test_a_colour_that_lies_in_the_own_railyard_can_not_be_placed(text: str) -> None:
    match = card_game("RRRRRRR")
    match.play("place RRR")
    wait_for(match, 0)

    assert text.removeprefix("place ") not in ways(match, "place")
    with pytest.raises(IllegalAction, match="Red lies in your railyard already"):
        match.play(text)


@rule("CG-10")
def test_a_colour_of_which_the_last_card_has_left_may_be_placed_again() -> None:
    match = card_game("RRRRRRR")
    match.play("place RR")
    wait_for(match, 0)
    waste(match)
    wait_for(match, 0)
    match.play("place RRR")

    assert yard(match) == ["RRR"]


@rule("CG-10")
def test_other_colours_may_be_placed_beside_a_row() -> None:
    match = card_game("RRRRKKL")
    match.play("place RRR")
    wait_for(match, 0)
    match.play("place KKL")

    assert yard(match) == ["KKL", "RR"]


@rule("CG-09")
def test_placing_leaves_the_row_and_the_deck_alone() -> None:
    match = card_game("RRKKPPW", row="RGBWY")
    before = look(match).deck_size
    play(match, "place RR")

    assert (row(match), look(match).deck_size) == ("WBYRG", before)
