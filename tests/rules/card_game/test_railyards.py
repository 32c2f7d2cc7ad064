import pytest

from tests.playing import happened, look, play, rule
from tests.rules.card_game.table import card_game, play_out, stack, stack_sizes, wait_for, waste, yard
from whistlestop.record.match import Match


def next_turn(match: Match) -> None:
    """Waste turns until seat 0's next turn begins."""
    if match.seat == 0:
        waste(match)
    wait_for(match, 0)


@rule("CG-04")
def test_nothing_moves_in_the_turn_in_which_cards_are_placed() -> None:
    match = card_game("RRRR")
    match.play("place RRRR")

    assert (yard(match), stack_sizes(match)) == (["RRRR"], [0, 0])
    assert match.seat == 1


@rule("CG-04")
def test_one_card_moves_to_the_stack_at_the_beginning_of_each_own_turn() -> None:
    match = card_game("RRRR")
    match.play("place RRRR")

    for turn in (1, 2, 3, 4):
        next_turn(match)
        assert yard(match) == ["R" * (4 - turn)] * (turn < 4)
        assert stack_sizes(match) == [turn, 0]


@rule("CG-04")
def test_every_row_sends_one_card() -> None:
    match = card_game("RRRKKPP")
    match.play("place RRR")
    next_turn(match)
    match.play("place KK")
    next_turn(match)
    match.play("place PP")
    assert (yard(match), stack_sizes(match)) == (["PP", "K", "R"], [3, 0])

    wait_for(match, 0)
    assert (yard(match), stack_sizes(match)) == (["P"], [6, 0])


@rule("CG-04")
def test_each_card_of_a_mixed_set_is_a_row_of_its_own() -> None:
    match = card_game("RKP")
    match.play("place P+K+R")
    assert yard(match) == ["P", "K", "R"]

    wait_for(match, 0)
    assert (yard(match), stack_sizes(match)) == ([], [3, 0])


@rule("CG-04")
def test_locomotives_lie_on_top_and_leave_first() -> None:
    match = card_game("RRRLLLL")
    match.play("place RRLL")
    assert yard(match) == ["RRLL"]

    moved: list[object] = []
    for rest in (["RRL"], ["RR"], ["R"], []):
        waste(match)
        moved += [fact["cards"] for fact in happened(match.plays[-1], "moved")]
        assert yard(match) == rest
        waste(match)
    assert moved == ["L", "L", "R", "R"]


@rule("CG-04")
def test_one_row_sends_a_locomotive_and_another_a_coloured_card() -> None:
    match = card_game("RRKK")
    match.play("place KK")
    wait_for(match, 0)
    match.play("place RRL")
    waste(match)

    assert happened(match.plays[-1], "moved") == [{"type": "moved", "seat": 0, "count": 2, "cards": "KL"}]
    assert yard(match) == ["RR"]


@rule("CG-04")
def test_with_an_empty_railyard_nothing_moves() -> None:
    match = card_game()
    played = play(match, "draw", "stop", "draw", "stop")

    assert happened(played, "moved") == []
    assert stack_sizes(match) == [0, 0]


@rule("CG-04")
def test_only_the_railyard_of_the_seat_whose_turn_begins_sends_cards() -> None:
    match = card_game("RRR", others=["KKK"])
    play(match, "place RRR", "place KKK")
    assert (yard(match, 0), yard(match, 1), stack_sizes(match)) == (["RR"], ["KKK"], [1, 0])

    waste(match)
    assert (yard(match, 0), yard(match, 1), stack_sizes(match)) == (["RR"], ["KK"], [1, 1])


@rule("CG-04")
def test_a_second_pick_begins_no_turn() -> None:
    match = card_game("RRR")
    match.play("place RRR")
    wait_for(match, 0)
    match.play("draw")

    assert (match.phase, yard(match), stack_sizes(match)) == ("second card", ["RR"], [1, 0])


@rule("CG-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_move_at_the_beginning_of_the_last_turn_too(seat: int) -> None:
    match = card_game("R" * 7, others=["K" * 7])
    while look(match).deck_size > 1:
        play(match, "draw", "stop")
    wait_for(match, seat)
    match.play(f"place {'RK'[seat] * 4}")
    waste(match)
    play(match, "draw", "stop")
    assert look(match).turns_left == 2
    before = stack_sizes(match)[seat]

    play_out(match)
    assert stack_sizes(match)[seat] == before + 1
    assert stack(match, seat) == "RK"[seat] * (before + 1)


@rule("CG-04")
def test_the_way_is_free_for_a_colour_whose_last_card_has_just_left() -> None:
    match = card_game("RRRR")
    match.play("place RR")
    next_turn(match)
    assert yard(match) == ["R"]
    assert match.problem("place RR")

    next_turn(match)
    assert yard(match) == []
    assert not match.problem("place RR")


@rule("CG-04")
def test_a_row_that_has_just_become_smaller_is_robbed_with_fewer_cards() -> None:
    match = card_game("RRR", others=["RRRL"])
    match.play("place RRR")
    assert match.problem("place RRR")
    wait_for(match, 0)
    waste(match)

    assert yard(match) == ["RR"]
    assert not match.problem("place RRR")
