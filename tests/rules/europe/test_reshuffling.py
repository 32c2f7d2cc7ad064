from tests.playing import coming, discards, drain, draw_two, hand, happened, hoard, row, rule, seen
from tests.rules.europe.table import europe
from whistlestop.record.match import Match


def spent(leave: str = "") -> Match:
    """Return a match with two purple discards, whose deck is drained except for the given cards.

    With an even number left, the seat to act has drawn one card already.
    """
    match = europe("PPRR", others=["KKKK"])
    match.play("claim Frankfurt-München PP")
    draw_two(match)
    drain(match, leave)
    return match


@rule("Q-10")
def test_the_discards_stay_where_they_are_when_the_last_card_of_the_deck_is_drawn() -> None:
    match = spent()

    assert (seen(match).deck_size, discards(match)) == (0, "PP")
    assert [play.text for play in match.plays if happened(play, "reshuffle")] == []


@rule("Q-10")
def test_the_discards_become_the_deck_when_the_next_card_is_needed() -> None:
    match = spent()
    drawn = match.play("draw")

    assert happened(drawn, "reshuffle") == [{"type": "reshuffle", "cards": 2}]
    assert [event.type for event in drawn.events] == ["reshuffle", "drawn"]
    assert (seen(match).deck_size, discards(match)) == (1, "")


@rule("Q-10")
def test_a_replacement_in_the_row_needs_a_card_too() -> None:
    match = spent()
    taken = match.play("draw R")

    assert [event.type for event in taken.events] == ["taken", "reshuffle", "row"]
    assert row(match) == "PWBYG"
    assert (seen(match).deck_size, discards(match)) == (1, "")


@rule("Q-10")
def test_a_turn_that_needs_no_card_leaves_an_empty_deck_empty() -> None:
    match = europe("PPRR", others=["PPPP"], row="LGBWY")
    drain(match, "K")
    match.play("draw L")
    assert (seen(match).deck_size, row(match)) == (0, "WBYKG")

    for action in ("claim Dieppe-Paris P", "station Wien P", "tickets", "keep 1"):
        assert not happened(match.play(action), "reshuffle")
    assert (seen(match).deck_size, discards(match)) == (0, "PP")


@rule("Q-10")
def test_nothing_but_the_discards_is_shuffled() -> None:
    match = spent()
    match.play("draw")
    seat = match.seat
    match.play("draw")

    assert hand(match, 1 - seat).count("P") + hand(match, seat).count("P") == 12
    assert row(match) == "WBYRG"


@rule("Q-10")
def test_a_cleared_row_takes_the_last_cards_of_the_deck_before_the_discards_are_shuffled() -> None:
    match = europe("PPRR", others=["KKKK"], row="LLRGB")
    match.play("claim Frankfurt-München PP")
    draw_two(match)
    drain(match, "LKO")
    coming(match, "L KO PPG")
    taken = match.play("draw R")

    assert [event.type for event in taken.events] == [
        "taken",
        "row",
        "flush",
        "row",
        "row",
        "reshuffle",
        "row",
        "row",
        "row",
    ]
    assert happened(taken, "reshuffle")[0]["cards"] == 2 + 5
    assert row(match) == "PPOKG"
    assert seen(match).deck_size == 4


@rule("Q-10")
def test_a_row_with_gaps_is_filled_as_soon_as_there_are_discards() -> None:
    match = europe("PPPP", others=["KKKK"])
    while hoard(match):
        pass
    assert row(match) == ""

    claimed = match.play("claim Frankfurt-München PP")
    assert happened(claimed, "reshuffle") == [{"type": "reshuffle", "cards": 2}]
    assert row(match) == "PP"

    match.play("claim Roma-Venezia KK")
    assert row(match) == "PPKK"
    match.play("station Wien W")
    assert row(match) == "PPWKK"
