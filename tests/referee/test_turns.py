"""The referee's reading of how turns go on and end."""

from .turns import Turns


def test_the_final_round() -> None:
    """Everybody has one more turn, also who set it off; a second low stock changes nothing (Q-21)."""
    turns = Turns(seats=3, first=1)
    for trains in (20, 2, 1):
        turns.end(final=trains <= 2, progress=True, passed=False)
    turns.end(final=False, progress=True, passed=False)
    assert not turns.reasons
    turns.end(final=True, progress=True, passed=False)
    assert turns.reasons == ["final round"]


def test_a_game_without_progress_ends() -> None:
    """Twenty rounds of declined tunnels, or one of passes, are the end (Q-24, Q-26)."""
    turns = Turns(seats=2, first=0)
    for _ in range(39):
        turns.end(final=False, progress=False, passed=False)
    assert not turns.reasons
    turns.end(final=False, progress=False, passed=False)
    assert turns.reasons == ["no progress"]

    turns = Turns(seats=2, first=0)
    for passed in (True, False, True):
        turns.end(final=False, progress=False, passed=passed)
    assert not turns.reasons
    turns.end(final=False, progress=False, passed=True)
    assert turns.reasons == ["everybody passed"]


def test_two_reasons_can_come_true_together() -> None:
    """No clause ranks them, so a playthrough may name either."""
    turns = Turns(seats=2, first=0)
    turns.end(final=True, progress=True, passed=False)
    for _ in range(2):
        turns.end(final=True, progress=False, passed=True)
    assert turns.reasons == ["final round", "everybody passed"]


def test_turns_go_clockwise() -> None:
    """After the last seat comes the first (Q-03)."""
    turns = Turns(seats=3, first=1)
    order = []
    for _ in range(4):
        order.append(turns.seat)
        turns.end(final=False, progress=True, passed=False)
    assert order == [1, 2, 0, 1]
