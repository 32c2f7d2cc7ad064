import pytest

from tests.playing import happened, play, rule, seen
from tests.rules.first_journey.networks import NORTH, NORTHERN, SOUTHERN, STOCKHOLM_VIENNA
from tests.rules.first_journey.table import build, count, journey, until


@rule("Q-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twenty_rounds_of_exchanges_end_the_game(seats: int) -> None:
    match = journey(seats=seats)
    for turn in range(20 * seats):
        assert not match.over, turn
        match.play("exchange")

    assert (match.over, match.state.reason) == (True, "no progress")
    assert happened(match.plays[-1], "over") == [{"type": "over", "reason": "no progress"}]


@rule("Q-26")
@pytest.mark.parametrize("progress", ["draw", "claim Berlin-Vienna/red R"])
def test_any_progress_restarts_the_count(progress: str) -> None:
    match = journey("RRRR")
    play(match, *["exchange"] * 38, progress)
    assert seen(match).idle == 0

    play(match, *["exchange"] * 39)
    assert not match.over
    match.play("exchange")
    assert match.state.reason == "no progress"


@rule("Q-26")
def test_an_exchange_that_completes_a_ticket_is_no_progress_either() -> None:
    match = journey(tickets=[SOUTHERN[:2]], ticket_deck=[NORTHERN[0], *SOUTHERN[2:4]])
    build(match, NORTH)
    until(match, 0)
    assert seen(match).idle == 0
    match.play("exchange")

    assert (count(match), seen(match).idle) == (1, 1)


@rule("Q-26")
def test_without_progress_the_most_completed_tickets_win() -> None:
    tickets = [SOUTHERN[:2], ["Stockholm-Vienna", SOUTHERN[3]]]
    match = journey(tickets=tickets, ticket_deck=[SOUTHERN[2]], seats=3)
    build(match, [], STOCKHOLM_VIENNA)
    play(match, *["exchange"] * 60)

    assert (match.state.reason, match.winners()) == ("no progress", [1])
