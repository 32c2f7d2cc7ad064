import pytest

from tests.playing import coming, drain, draws, hand, happened, kinds, look, play, row, rule
from tests.rules.card_game.table import card_game, waste
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

EIGHT = "PPPPPPPL"


def table(row: str = "RGBWY", deck: str = "") -> Match:
    """Return a match: seat 0 is to act and holds seven purple cards and its locomotive."""
    return card_game("PPPPPPP", row=row, deck=deck)


def last_cards(row: str, deck: str = "") -> Match:
    """Return a match: seat 0 is to act, and only these cards are left to draw."""
    match = card_game("PPPPPPP", row=row)
    drain(match, leave=deck)
    while match.seat != 0 or match.phase != "turn":
        waste(match)
    return match


@rule("CG-06")
@pytest.mark.parametrize("action", [["draw", "draw"], ["place PP"], ["tickets", "keep none"]])
def test_a_turn_is_one_of_drawing_placing_and_tickets(action: list[str]) -> None:
    match = table()
    assert kinds(match) == {"draw", "place", "tickets"}

    play(match, *action)
    assert (match.seat, match.phase) == (1, "turn")


@rule("CG-06")
def test_there_is_no_passing_where_anything_else_is_possible() -> None:
    match = table()

    with pytest.raises(IllegalAction, match="only if you have no other move"):
        match.play("pass")


@rule("CG-06")
def test_nothing_is_placed_after_a_card_was_drawn() -> None:
    match = table()
    match.play("draw")

    assert kinds(match) == {"draw", "stop"}
    assert match.problem("place PP")
    assert match.problem("tickets")


@rule("CG-07")
def test_two_cards_may_be_drawn_blind() -> None:
    match = table(deck="RK")
    play(match, "draw", "draw")

    assert (hand(match), row(match)) == ("PPPPPPPKRL", "WBYRG")
    assert match.seat == 1


@rule("CG-07")
def test_two_cards_may_be_taken_from_the_row() -> None:
    match = table(row="RGBWY", deck="KO")
    play(match, "draw R", "draw Y")

    assert (hand(match), row(match)) == ("PPPPPPPYRL", "WBOKG")
    assert match.seat == 1


@rule("CG-07")
@pytest.mark.parametrize("turn", [["draw", "draw R"], ["draw R", "draw"]])
def test_one_card_may_be_drawn_blind_and_one_taken_from_the_row(turn: list[str]) -> None:
    match = table(deck="KK")
    play(match, *turn)

    assert (hand(match), row(match)) == ("PPPPPPPKRL", "WBYKG")


@rule("CG-07")
def test_a_card_taken_from_the_row_is_replaced_before_the_second_pick() -> None:
    match = table(row="RGBWY", deck="K")
    first = match.play("draw R")

    assert happened(first, "row") == [{"type": "row", "card": "black"}]
    assert (row(match), match.seat) == ("WBYKG", 0)
    match.play("draw K")
    assert hand(match) == "PPPPPPPKRL"


@rule("CG-07")
@pytest.mark.parametrize("first", ["draw", "draw R"])
def test_a_player_may_stop_after_one_card(first: str) -> None:
    match = table(deck="R")
    play(match, first, "stop")

    assert hand(match) == "PPPPPPPRL"
    assert (match.seat, match.phase) == (1, "turn")


@rule("CG-07")
def test_a_turn_can_not_be_stopped_before_the_first_card() -> None:
    match = table()

    assert "stop" not in match.legal
    with pytest.raises(IllegalAction):
        match.play("stop")


@rule("CG-07")
def test_a_locomotive_from_the_row_is_the_only_card_of_the_turn() -> None:
    match = table(row="LRGBW", deck="K")
    match.play("draw L")

    assert (hand(match), row(match)) == (EIGHT + "L", "WBKRG")
    assert (match.seat, match.phase) == (1, "turn")


@rule("CG-07")
@pytest.mark.parametrize("first", ["draw", "draw R"])
def test_a_locomotive_from_the_row_is_no_second_pick(first: str) -> None:
    match = table(row="LRGBW", deck="K")
    match.play(first)

    assert "draw L" not in match.legal
    with pytest.raises(IllegalAction, match="can't be the second card"):
        match.play("draw L")


@rule("CG-07")
def test_a_locomotive_turned_up_as_the_replacement_is_no_second_pick() -> None:
    match = table(row="RGBWY", deck="L")
    match.play("draw R")

    assert row(match) == "WBYGL"
    assert sorted(match.legal) == ["draw", "draw B", "draw G", "draw W", "draw Y", "stop"]


@rule("CG-07")
@pytest.mark.parametrize("second", ["draw", "draw R"])
def test_a_locomotive_drawn_blind_is_one_pick(second: str) -> None:
    match = table(deck="LR")
    match.play("draw")
    assert (match.seat, match.phase) == (0, "second card")

    match.play(second)
    assert hand(match) == "PPPPPPPRLL"


@rule("CG-07")
def test_a_locomotive_may_be_drawn_blind_as_the_second_card() -> None:
    match = table(deck="LL")
    play(match, "draw", "draw")

    assert hand(match) == "PPPPPPPLLL"


@rule("CG-07")
def test_everybody_sees_what_is_taken_from_the_row_and_nobody_what_is_drawn_blind() -> None:
    match = table(deck="KO")
    blind = match.play("draw")
    open_ = match.play("draw R")

    assert happened(open_, "taken") == [{"type": "taken", "seat": 0, "card": "red"}]
    assert [event.seen_by(1).to_dict() for event in blind.events] == [{"type": "drawn", "seat": 0}]


@rule("CG-07")
@rule("CG-14")
def test_with_the_deck_empty_a_second_card_is_picked_from_the_row() -> None:
    match = last_cards(row="RGBWY")
    match.play("draw R")

    assert (row(match), look(match).deck_size) == ("WBYG", 0)
    assert match.legal == ["draw W", "draw B", "draw Y", "draw G", "stop"]


@rule("CG-07")
@rule("CG-14")
def test_a_turn_ends_by_itself_where_only_locomotives_are_left_for_the_second_pick() -> None:
    match = last_cards(row="RLLLL")
    assert draws(match) == ["draw R", "draw L"]

    match.play("draw R")
    assert row(match) == "LLLL"
    assert match.seat == 1


@rule("CG-07")
@rule("CG-14")
def test_a_last_single_card_may_be_drawn_alone() -> None:
    match = card_game(seats=3, row="RGWBY")
    drain(match, leave="K")
    if match.phase == "second card":
        match.play("stop")
    play(match, "draw", "draw R", "draw G", "draw W", "draw B", "stop")
    assert (row(match), draws(match)) == ("Y", ["draw Y"])

    seat = match.seat
    before = look(match).hand_sizes[seat]
    match.play("draw Y")
    assert look(match).hand_sizes[seat] == before + 1
    assert match.phase == "completing"


@rule("CG-08")
@pytest.mark.parametrize("locomotives", [3, 4, 5])
def test_a_row_with_locomotives_lies_as_it_is_dealt(locomotives: int) -> None:
    laid = "RGBWY"[: 5 - locomotives] + "L" * locomotives
    match = table(row=laid)

    assert sorted(row(match)) == sorted(laid)
    assert [event for event in match.opening if event.type == "flush"] == []


@rule("CG-08")
def test_a_third_locomotive_turned_up_changes_nothing() -> None:
    match = table(row="RGBLL", deck="LKO")
    first = match.play("draw R")
    assert (row(match), match.phase) == ("BGLLL", "second card")
    second = match.play("draw B")

    assert row(match) == "KGLLL"
    assert happened(first, "flush") == happened(second, "flush") == []
    assert look(match).discards == 0


@rule("CG-08")
def test_locomotives_are_taken_one_a_turn_however_many_lie_there() -> None:
    match = table(row="LLLLL")
    coming(match, "KK")
    match.play("draw L")
    assert (match.seat, row(match)) == (1, "KLLLL")

    match.play("draw L")
    assert (match.seat, row(match)) == (0, "KKLLL")


@rule("Q-12")
def test_a_hand_may_grow_without_limit() -> None:
    match = table()
    drain(match)

    assert sum(look(match).hand_sizes) == 91
