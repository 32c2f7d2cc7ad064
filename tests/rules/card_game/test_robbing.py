import pytest

from tests.playing import discards, happened, play, rule, ways
from tests.rules.card_game.table import card_game, stack_sizes, wait_for, waste, yard
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match


def reds(match: Match) -> set[str]:
    """Return the red sets that may be placed."""
    return {placed for placed in ways(match, "place") if placed.startswith("R")}


@rule("CG-11")
def test_a_colour_in_an_opponents_railyard_takes_more_cards_than_lie_there() -> None:
    match = card_game("RRR", others=["RRRRR"])
    match.play("place RRR")

    assert reds(match) == {"RRRR", "RRRRR", "RRRL", "RRRRL", "RRRRRL"}
    for text in ("place RR", "place RRL", "place RRR"):
        with pytest.raises(IllegalAction, match="at least 4 cards"):
            match.play(text)


@rule("CG-11")
def test_the_locomotives_of_the_robbed_row_count() -> None:
    match = card_game("RR", others=["RRRRR"])
    match.play("place RRL")

    assert match.problem("place RRR")
    assert not match.problem("place RRRR")


@rule("CG-11")
@pytest.mark.parametrize("robbers", ["RLLL", "RRLL", "RRRL"])
def test_the_locomotives_of_the_robber_count(robbers: str) -> None:
    match = card_game("RRR", others=["RRRLL"])
    match.play("place RRR")
    match.play(f"place {robbers}")

    assert (yard(match, 0), yard(match, 1)) == ([], [robbers])


@rule("CG-11")
@pytest.mark.parametrize("too_few", ["RLL", "RRL", "RRR"])
def test_locomotives_do_not_help_where_the_numbers_are_equal(too_few: str) -> None:
    match = card_game("RRR", others=["RRRLL"])
    match.play("place RRR")

    assert too_few not in reds(match)
    assert match.problem(f"place {too_few}")


@rule("CG-11")
def test_the_whole_row_is_discarded_with_its_locomotives() -> None:
    match = card_game("RRRL", others=["RRRRRR"])
    match.play("place RRRLL")
    robbery = match.play("place RRRRRR")

    assert discards(match) == "RRRLL"
    assert happened(robbery, "robbed") == [{"type": "robbed", "seat": 1, "of": 0, "cards": "RRRLL"}]
    assert (yard(match, 0), yard(match, 1)) == ([], ["RRRRRR"])


@rule("CG-11")
def test_only_what_still_lies_there_is_lost_and_the_stack_is_safe() -> None:
    match = card_game("RRR", others=["RRRR"])
    match.play("place RRR")
    waste(match)
    waste(match)
    assert yard(match) == ["RR"]
    match.play("place RRR")

    assert discards(match) == "RR"
    assert stack_sizes(match) == [1, 0]


@rule("CG-11")
def test_the_other_rows_of_a_robbed_railyard_stay() -> None:
    match = card_game("RRRKKKK", others=["RRRR"])
    match.play("place KKKK")
    wait_for(match, 0)
    match.play("place RRR")
    match.play("place RRRR")

    assert yard(match, 0) == ["KK"]
    assert discards(match) == "RRR"


@rule("CG-11")
def test_a_robber_may_be_robbed() -> None:
    match = card_game("RR", others=["RRR", "RRRR"], seats=3)
    play(match, "place RR", "place RRR", "place RRRR")

    assert [yard(match, seat) for seat in range(3)] == [[], [], ["RRRR"]]
    assert discards(match) == "RRRRR"


@rule("CG-11")
def test_a_robbed_colour_may_be_placed_again_if_it_outnumbers_the_robber() -> None:
    match = card_game("RRRRRL", others=["RRR"])
    play(match, "place RR", "place RRR")
    assert match.problem("place RRR")
    match.play("place RRRL")

    assert (yard(match, 0), yard(match, 1)) == (["RRRL"], [])
    assert discards(match) == "RRRRR"


@rule("CG-11")
def test_a_colour_that_nobody_has_placed_needs_no_more_than_two_cards() -> None:
    match = card_game("RRRR", others=["KKRR"])
    match.play("place RRRR")

    assert not match.problem("place KK")
    assert match.problem("place RR")


@rule("CG-11")
def test_a_row_that_has_left_can_not_be_robbed() -> None:
    match = card_game("RR", others=["RR"])
    match.play("place RR")
    for _ in range(4):
        waste(match)
    assert yard(match) == []
    robbery = match.play("place RR")

    assert happened(robbery, "robbed") == []
    assert discards(match) == ""


@rule("CG-11")
@rule("CG-21")
def test_robbed_cards_are_drawn_by_nobody_with_two_or_three() -> None:
    match = card_game("RR", others=["RRR"])
    play(match, "place RR", "place RRR")
    while not match.problem("draw"):
        match.play("draw")
    assert discards(match) == "RR"

    assert "The deck is empty" in str(match.problem("draw"))


@rule("CG-12")
def test_a_colour_never_lies_in_two_railyards() -> None:
    match = card_game("RRKKPPW", others=["RRRKKKO", "RRRRYYB"], seats=3)
    for text in ("RR", "RRR", "RRRR", "KK", "KKK", "YY", "PP"):
        match.play(f"place {text}")
        lying = [row[0] for seat in range(3) for row in yard(match, seat)]
        assert len(set(lying)) == len(lying)

    assert [yard(match, seat) for seat in range(3)] == [["PP"], ["KK"], ["YY", "RRR"]]
    assert discards(match) == "KKRRRRR"


@rule("CG-12")
@rule("CG-09")
def test_a_mixed_set_lies_in_one_railyard_too() -> None:
    match = card_game("PKR", others=["PPKRWWW"])
    match.play("place P+K+R")
    match.play("place PP")

    assert (yard(match, 0), yard(match, 1)) == ([], ["PP"])
    assert discards(match) == "P"
