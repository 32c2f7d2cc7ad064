import pytest

from tests.playing import happened, look, play, rule
from tests.rules.card_game.table import (
    card_game,
    complete,
    completed,
    ready,
    stack,
    stack_sizes,
    waste,
    yard,
)
from whistlestop.record.match import Match

YELLOW = "Chicago-New York"


def idle(match: Match, turns: int) -> None:
    """Draw tickets and keep none for this many turns in a row."""
    for _ in range(turns):
        assert match.phase == "turn"
        play(match, "tickets", "keep none")


@rule("Q-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twenty_rounds_without_progress_end_the_turns_and_tickets_are_completed(seats: int) -> None:
    match = card_game(seats=seats)
    idle(match, 20 * seats)

    assert (match.phase, match.over, match.seat) == ("completing", False, 0)
    assert happened(match.plays[-1], "completing") == [
        {"type": "completing", "seat": 0, "reason": "no progress"}
    ]


@rule("Q-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_completing_the_game_is_over_in_a_first_half_too(seats: int) -> None:
    match = card_game(seats=seats)
    idle(match, 20 * seats)
    last = complete(match)

    assert (match.over, match.state.reason) == (True, "no progress")
    assert happened(last, "reshuffle") == []


@rule("Q-26")
def test_what_has_reached_the_stack_before_completes_tickets() -> None:
    match = card_game("YY", tickets=[[YELLOW], ["Dallas-Raleigh"]])
    match.play("place YY")
    for _ in range(4):
        waste(match)
    assert stack_sizes(match) == [2, 0]
    idle(match, 40)
    match.play("complete none", 1)
    assert (match.seat, stack(match), match.legal) == (0, "YY", ["complete 1", "complete none"])
    match.play("complete 1")

    assert completed(match) == [YELLOW]
    assert (match.over, match.state.reason) == (True, "no progress")


@rule("Q-26")
@pytest.mark.parametrize(
    "progress", [["draw", "stop"], ["draw G", "draw B"], ["tickets", "keep 1"], ["place RR"]]
)
def test_any_progress_restarts_the_count(progress: list[str]) -> None:
    match = card_game("RR")
    idle(match, 38)
    play(match, *progress)

    assert look(match).idle == 0
    assert match.phase == "turn"


@rule("Q-26")
def test_a_turn_with_a_card_that_moved_to_the_stack_is_progress() -> None:
    match = card_game("RRR")
    match.play("place RRR")
    idle(match, 1)
    assert (match.seat, yard(match)) == (0, ["RR"])

    idle(match, 1)
    assert look(match).idle == 0


@rule("Q-26")
def test_cards_that_move_keep_the_game_going() -> None:
    match = card_game("RRRRRRR")
    match.play("place RRRRRRR")
    idle(match, 14)
    assert (match.phase, stack_sizes(match)) == ("turn", [7, 0])

    idle(match, 39)
    assert match.phase == "turn"
    idle(match, 1)
    assert match.phase == "completing"


@rule("Q-26")
@rule("CG-17")
def test_the_second_half_counts_afresh() -> None:
    match = ready(["RRRRRRRL"], ["KKKKKKKL"], ["GGGGGGGL"], ["WWWWWWWL"], seats=4)
    complete(match)
    assert look(match).idle == 0

    idle(match, 79)
    assert match.phase == "turn"
    idle(match, 1)
    assert match.phase == "completing"


@rule("Q-26")
@rule("CG-17")
def test_no_progress_ends_a_second_half_too() -> None:
    match = ready(["RRRRRRRL"], ["KKKKKKKL"], ["GGGGGGGL"], ["WWWWWWWL"], seats=4)
    complete(match)
    idle(match, 80)
    complete(match)

    assert (match.over, match.state.reason) == (True, "no progress")
