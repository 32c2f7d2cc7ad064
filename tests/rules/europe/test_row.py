from tests.playing import coming, discards, drain, hand, happened, play, row, rule, seen
from tests.rules.europe.table import dealt, europe
from whistlestop.core.events import Event
from whistlestop.record.match import Match


def row_events(events: tuple[Event, ...]) -> list[str]:
    """Return the names of the events about the row, in order."""
    return [event.type for event in events if event.type in ("row", "flush", "reshuffle", "taken")]


def stuck() -> Match:
    """Return a match: it is seat 1's turn, the row is LLLW, and all other cards are in hands."""
    match = europe("PPPP", others=["PPPP"], row="LLRGW")
    drain(match, leave="L")
    play(match, "draw R", "draw G")
    return match


@rule("Q-09")
def test_three_locomotives_at_set_up_clear_the_row() -> None:
    match = dealt(row="LLLRG KKWWO")

    assert row_events(match.opening) == ["row"] * 5 + ["flush"] + ["row"] * 5
    assert row(match) == "WWOKK"
    assert discards(match) == "RGLLL"


@rule("Q-09")
def test_two_locomotives_may_lie_in_the_row() -> None:
    match = dealt(row="LLRGB")

    assert row_events(match.opening) == ["row"] * 5
    assert row(match) == "BRGLL"


@rule("Q-09")
def test_the_row_is_cleared_again_until_it_holds_fewer_than_three_locomotives() -> None:
    match = dealt(row="LLLRG LLKLL KKWWO")

    assert row_events(match.opening).count("flush") == 2
    assert row(match) == "WWOKK"
    assert discards(match) == "KRGLLLLLLL"


@rule("Q-09")
def test_a_replacement_that_is_the_third_locomotive_clears_the_row_before_the_second_pick() -> None:
    match = europe("PPPP", row="LLRGB", deck="L KKWWO")
    first = match.play("draw R")

    assert row_events(first.events) == ["taken", "row", "flush"] + ["row"] * 5
    assert happened(first, "flush")[0]["cards"] == ["blue", "green", *["locomotive"] * 3]
    assert (row(match), discards(match)) == ("WWOKK", "BGLLL")
    assert (match.seat, match.phase) == (0, "second card")
    match.play("draw K")
    assert hand(match) == "PPPPKR"


@rule("Q-09")
def test_a_replacement_of_the_second_pick_clears_the_row_too() -> None:
    match = europe(row="LRGBW", deck="L L KKWWO")
    play(match, "draw R", "draw G")

    assert (row(match), discards(match)) == ("WWOKK", "WBLLL")
    assert match.seat == 1


@rule("Q-09")
def test_a_replacement_of_a_face_up_locomotive_may_clear_the_row() -> None:
    match = europe(row="LLRGB", deck="L")
    play(match, "draw L")
    assert row(match) == "BRGLL"

    coming(match, "L KKWWO")
    play(match, "draw R")
    assert row(match) == "WWOKK"


@rule("Q-09")
def test_a_row_is_only_judged_when_it_is_full() -> None:
    match = europe(row="RGBWY", deck="L")
    play(match, "draw R")
    coming(match, "L")
    play(match, "draw G")
    coming(match, "L LLLWK WWOKO")
    cleared = play(match, "draw B")

    assert row_events(cleared.events) == ["taken", "row", "flush", *["row"] * 5, "flush", *["row"] * 5]


@rule("Q-09")
def test_a_row_stays_if_no_better_one_can_be_formed() -> None:
    match = europe("PPPP", others=["PPPP"], row="LLRGW")
    drain(match, leave="L")
    taken = match.play("draw R")

    assert row_events(taken.events) == ["taken", "row"]
    assert row(match) == "WGLLL"
    assert discards(match) == ""


@rule("Q-09")
def test_a_row_stays_if_the_deck_has_locomotives_only() -> None:
    match = europe("PPPP", others=["PPPP"], row="LLRGW")
    drain(match, leave="LLL")
    taken = match.play("draw R")

    assert row_events(taken.events) == ["taken", "row"]
    assert (row(match), seen(match).deck_size) == ("WGLLL", 2)


@rule("Q-09")
def test_a_row_is_cleared_if_three_coloured_cards_are_outside_the_hands() -> None:
    match = europe("PPPP", others=["PPPP"], row="LLRGW")
    drain(match, leave="LLK")
    coming(match, "L LK WGL")
    taken = match.play("draw R")

    assert row_events(taken.events) == [
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
    assert row(match) == "WKGLL"


@rule("Q-09")
def test_a_short_row_with_three_locomotives_stays_where_nothing_can_replace_it() -> None:
    match = stuck()

    assert row(match) == "WLLL"
    assert (seen(match).deck_size, discards(match)) == (0, "")
    match.play("draw W")
    assert row(match) == "LLL"


@rule("Q-09")
@rule("Q-10")
def test_a_row_that_had_to_stay_is_filled_up_and_stays_while_no_better_one_can_be_formed() -> None:
    match = stuck()
    claimed = match.play("claim Dieppe-Paris P")

    assert row_events(claimed.events) == ["reshuffle", "row"]
    assert row(match) == "PWLLL"


@rule("Q-09")
def test_a_row_that_had_to_stay_is_cleared_at_the_end_of_a_later_turn() -> None:
    match = stuck()
    play(match, "claim Dieppe-Paris P")
    coming(match, "LPWLB")
    claimed = match.play("claim Cadiz-Lisboa BB")

    assert row_events(claimed.events) == ["flush", "reshuffle"] + ["row"] * 5
    assert happened(claimed, "flush")[0]["cards"] == ["purple", "white", *["locomotive"] * 3]
    assert happened(claimed, "reshuffle")[0]["cards"] == 7
    assert row(match) == "PWBLL"
    assert (seen(match).deck_size, match.seat) == (2, 1)


@rule("Q-09")
def test_a_row_that_had_to_stay_is_cleared_after_a_station_too() -> None:
    match = stuck()
    play(match, "station Wien P")
    built = match.play("station Paris W")

    assert "flush" in row_events(built.events)
    assert row(match).count("L") == 2
