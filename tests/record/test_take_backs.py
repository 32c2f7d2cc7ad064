"""Records of games in which moves were taken back."""

import pytest

from whistlestop.core.errors import BrokenRecord
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import load
from whistlestop.record.match import Match
from whistlestop.record.record import read, replay, write
from whistlestop.record.take_backs import segments
from whistlestop.record.verification import verify

GAME = load("europe")


def played() -> Match:
    """Play, take back three moves, then one of those before, and play on."""
    match = Match(GAME, 2, Keyed(bytes(32)), 0)
    for _ in range(9):
        match.play(match.legal[0])
    match.history.return_to(6, 1)
    match.play(match.legal[-1])
    match.history.return_to(4, 0)
    for _ in range(3):
        match.play(match.legal[0])
    return match


RECORD = write(played(), with_seed=True)


def test_a_record_with_take_backs_replays_to_the_same_game() -> None:
    match, again = played(), read(RECORD).replay()

    assert again.state.to_bytes() == match.state.to_bytes()
    assert [play.text for play in again.plays] == [play.text for play in match.plays]
    assert [(one.seat, one.to, len(one.plays)) for one in again.history.take_backs] == [(1, 6, 3), (0, 4, 3)]
    assert write(again).partition("set-up")[2] == RECORD.partition("set-up")[2]


def test_segments_are_in_the_order_in_which_they_were_played() -> None:
    history = played().history
    found = segments(history.plays, history.take_backs)

    assert [[ply for ply, _ in plays] for _, plays in found] == [[*range(1, 10)], [7], [5, 6, 7]]


def test_what_was_taken_back_is_verified_too() -> None:
    drawn = [row for row in RECORD.splitlines() if row.startswith("7 ")]
    spoilt = RECORD.replace(drawn[0], drawn[0].rpartition("= ")[0] + "= L", 1)

    assert "2 times, 6 plays in all" in verify(read(RECORD), replay(read(RECORD), GAME))
    with pytest.raises(BrokenRecord, match="play 7"):
        verify(read(spoilt), replay(read(spoilt), GAME))


@pytest.mark.parametrize("to", ["0", "1", "9", "10"])
def test_an_impossible_take_back_is_refused(to: str) -> None:
    broken = read(RECORD.replace("taken back to 6", f"taken back to {to}"))
    with pytest.raises(BrokenRecord, match="not possible to take back"):
        replay(broken, GAME)


def test_records_of_the_first_format_have_no_take_backs() -> None:
    with pytest.raises(BrokenRecord, match="neither a heading, nor a play"):
        read(RECORD.replace("record 2", "record 1"))


def test_a_record_without_take_backs_keeps_the_first_format() -> None:
    match = Match(GAME, 2, Keyed(bytes(32)), 0)
    match.play(match.legal[0])
    assert write(match).startswith("whistlestop record 1\n")
