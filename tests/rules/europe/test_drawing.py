import pytest

from tests.playing import discards, drain, draws, hand, happened, hoard, kinds, play, row, rule, seen
from tests.rules.europe.table import europe
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match


def last_cards() -> Match:
    """Return a match: seat 0 is to act; the row is LLWRG, the deck one locomotive, without discards."""
    match = europe("PPPP", others=["PPPP"], row="LLRGW")
    drain(match, leave="L")
    return match


@rule("Q-05")
def test_two_cards_may_be_drawn_blind() -> None:
    match = europe("PPPP", deck="R L")
    play(match, "draw", "draw")

    assert hand(match) == "PPPPRL"
    assert row(match) == "WBYRG"
    assert match.seat == 1


@rule("Q-05")
def test_two_cards_may_be_taken_from_the_row() -> None:
    match = europe("PPPP", row="RGBWY", deck="K O")
    play(match, "draw R", "draw Y")

    assert hand(match) == "PPPPYR"
    assert row(match) == "WBOKG"
    assert match.seat == 1


@rule("Q-05")
@pytest.mark.parametrize("turn", [["draw", "draw R"], ["draw R", "draw"]])
def test_one_card_may_be_drawn_blind_and_one_taken_from_the_row(turn: list[str]) -> None:
    match = europe("PPPP", deck="KK")
    play(match, *turn)

    assert hand(match) == "PPPPKR"
    assert row(match) == "WBYKG"


@rule("Q-05")
def test_a_card_taken_from_the_row_is_replaced_before_the_second_pick() -> None:
    match = europe("PPPP", row="RGBWY", deck="K")
    first = match.play("draw R")

    assert happened(first, "row") == [{"type": "row", "card": "black"}]
    assert (row(match), match.seat) == ("WBYKG", 0)
    match.play("draw K")
    assert hand(match) == "PPPPKR"


@rule("Q-05")
def test_everybody_sees_what_is_taken_from_the_row_and_nobody_what_is_drawn_blind() -> None:
    match = europe("PPPP", deck="KO")
    blind = match.play("draw")
    open_ = match.play("draw R")

    assert happened(open_, "taken") == [{"type": "taken", "seat": 0, "card": "red"}]
    assert [event.seen_by(1).to_dict() for event in blind.events] == [{"type": "drawn", "seat": 0}]


@rule("Q-05")
def test_only_a_card_that_lies_face_up_can_be_taken() -> None:
    match = europe(row="RGBWY")

    assert draws(match) == ["draw", "draw W", "draw B", "draw Y", "draw R", "draw G"]
    assert match.problem("draw K")


@rule("Q-06")
def test_a_face_up_locomotive_is_the_only_card_of_the_turn() -> None:
    match = europe("PPPP", row="LRGBW", deck="K")
    match.play("draw L")

    assert hand(match) == "PPPPL"
    assert row(match) == "WBKRG"
    assert (match.seat, match.phase) == (1, "turn")


@rule("Q-07")
@pytest.mark.parametrize("first", ["draw", "draw R"])
def test_a_locomotive_that_lay_in_the_row_is_no_second_pick(first: str) -> None:
    match = europe(row="LRGBW", deck="K")
    match.play(first)

    assert "draw L" not in match.legal
    with pytest.raises(IllegalAction, match="can't be the second card"):
        match.play("draw L")


@rule("Q-07")
def test_a_locomotive_turned_up_as_the_replacement_is_no_second_pick() -> None:
    match = europe(row="RGBWY", deck="L")
    match.play("draw R")

    assert row(match) == "WBYGL"
    assert sorted(match.legal) == ["draw", "draw B", "draw G", "draw W", "draw Y"]


@rule("Q-08")
@pytest.mark.parametrize("second", ["draw", "draw R"])
def test_a_second_pick_follows_a_locomotive_drawn_blind(second: str) -> None:
    match = europe("PPPP", deck="L R")
    match.play("draw")
    assert (match.seat, match.phase) == (0, "second card")

    match.play(second)
    assert hand(match) == "PPPPRL"
    assert match.seat == 1


@rule("Q-08")
def test_a_locomotive_may_be_drawn_blind_as_the_second_card() -> None:
    match = europe("PPPP", deck="LL")
    play(match, "draw", "draw")

    assert hand(match) == "PPPPLL"


@rule("Q-11")
def test_with_deck_and_discards_empty_only_the_row_can_be_drawn_from() -> None:
    match = last_cards()
    match.play("draw R")

    assert (seen(match).deck_size, discards(match), row(match)) == (0, "", "WGLLL")
    assert draws(match) == match.legal == ["draw W", "draw G"]
    assert "empty" in str(match.problem("draw"))


@rule("Q-11")
def test_the_second_pick_is_not_optional() -> None:
    match = last_cards()
    match.play("draw R")

    assert kinds(match) == {"draw"}
    with pytest.raises(IllegalAction, match="draw the second one first"):
        match.play("pass")


@rule("Q-11")
def test_a_turn_ends_with_one_card_where_only_locomotives_are_left_in_the_row() -> None:
    match = last_cards()
    play(match, "draw R", "draw G")
    assert row(match) == "WLLL"

    before = seen(match).hand_sizes[1]
    match.play("draw W")
    assert seen(match).hand_sizes[1] == before + 1
    assert (match.seat, match.phase) == (0, "turn")
    assert draws(match) == ["draw L"]


@rule("Q-11")
def test_a_turn_ends_with_one_card_where_none_is_left() -> None:
    match = last_cards()
    play(match, "draw R", "draw G", "claim Dieppe-Paris P")
    assert row(match) == "PWLLL"
    play(match, "draw P", "draw W")
    assert row(match) == "LLL"

    for seat in (1, 0, 1):
        assert match.seat == seat
        assert draws(match) == ["draw L"]
        match.play("draw L")
    assert row(match) == ""


@rule("Q-11")
def test_with_nothing_to_draw_the_draw_action_is_not_available() -> None:
    match = last_cards()
    while hoard(match):
        pass

    assert (seen(match).deck_size, discards(match), row(match)) == (0, "", "")
    assert kinds(match) == {"claim", "station", "tickets"}


@rule("Q-11")
def test_a_last_blind_card_is_followed_by_a_pick_from_the_row() -> None:
    match = last_cards()
    match.play("draw")

    assert match.phase == "second card"
    assert match.legal == ["draw W", "draw R", "draw G"]


@rule("Q-12")
def test_a_hand_may_grow_without_limit() -> None:
    match = europe()
    while hoard(match):
        pass

    assert sum(seen(match).hand_sizes) == 110
    assert min(seen(match).hand_sizes) > 50
