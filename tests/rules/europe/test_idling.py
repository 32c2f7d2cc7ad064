import pytest

from tests.playing import coming, draw_two, hand, happened, play, rule, seen
from tests.rules.europe.table import europe
from whistlestop.core import cards
from whistlestop.record.match import Match

TUNNEL = "Angora-Constantinople"


def give_up(match: Match) -> None:
    """Try a tunnel for the seat to act, with a pair that costs one more, and withdraw."""
    pairs = [letter for letter in "KRYP" if hand(match, match.seat).count(letter) >= 2]
    deck = cards.letters(match.state.deck or match.state.discards)
    more = next(letter for letter in [*pairs, "L"] if letter in deck)
    harmless = sorted(deck.replace(more, "", 1), key="YRKPL".find)
    coming(match, more + "".join(harmless[:2]))
    play(match, f"claim {TUNNEL} {(more if more in pairs else pairs[0]) * 2}", "withdraw")


def idlers(seats: int) -> Match:
    """Return a match in which every seat holds two purple cards."""
    return europe("PPKK", others=["PPRR", "PPYY"][: seats - 1], seats=seats, row="GBWOG")


@rule("Q-26")
@pytest.mark.parametrize("seats", [2, 3])
def test_twenty_rounds_without_progress_end_the_game(seats: int) -> None:
    match = idlers(seats)
    for turn in range(20 * seats):
        assert not match.over, turn
        give_up(match)

    assert (match.over, match.state.reason) == (True, "no progress")
    assert happened(match.plays[-1], "over") == [{"type": "over", "reason": "no progress"}]
    assert [sheet.total for sheet in match.score()] == [
        12 + sheet.points["tickets"] for sheet in match.score()
    ]


@rule("Q-26")
@pytest.mark.parametrize(
    "progress",
    [
        ["draw", "draw"],
        ["draw G", "draw B"],
        ["tickets", "keep 1"],
        ["claim Roma-Venezia KK"],
        ["station Wien K"],
    ],
)
def test_any_progress_restarts_the_count(progress: list[str]) -> None:
    match = idlers(2)
    for _ in range(38):
        give_up(match)
    play(match, *progress)
    assert seen(match).idle == 0

    for _ in range(39):
        give_up(match)
    assert not match.over
    give_up(match)
    assert match.state.reason == "no progress"


@rule("Q-26")
def test_a_tunnel_that_is_built_is_progress() -> None:
    match = idlers(2)
    for _ in range(39):
        give_up(match)
    coming(match, "KKK")
    match.play(f"claim {TUNNEL} PP")

    assert not match.over
    assert seen(match).idle == 0


@rule("Q-26")
def test_the_rounds_are_counted_from_any_seat() -> None:
    match = idlers(2)
    draw_two(match)
    for _ in range(40):
        assert not match.over
        give_up(match)

    assert match.over
    assert match.plays[-1].seat == 0
