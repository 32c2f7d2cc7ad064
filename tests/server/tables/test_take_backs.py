"""Who may take back what, and what remains of it."""

import pytest

from tests.server.tables.taking_back import Log, wish
from whistlestop.record import record
from whistlestop.record.receipt import read_receipt
from whistlestop.record.verification import verify
from whistlestop.server.table import new_tables, proposals, take_backs
from whistlestop.server.table.agreement import Agreement
from whistlestop.server.table.entries import Agreed, Asked, Closed, Covered, TakenBack
from whistlestop.server.table.record_export import redacted_record, whole_record
from whistlestop.server.table.record_import import playable_table
from whistlestop.server.table.table_rows import restore_table
from whistlestop.server.wire.bodies import NewLesson
from whistlestop.server.wire.codes import Refusal

NAMES = ["Ada", "Ben"]


def claimed(people: int = 2, bots: int = 0) -> tuple[Log, bytes]:
    """Return a table where seat 0 has just claimed a route, and the position before."""
    log = Log(wish(people, bots))
    text = log.play_until_claim()
    before = log.seen
    log.play(text)
    return log, before


def test_a_claim_is_taken_back_until_somebody_else_acts() -> None:
    log, before = claimed()
    done = log.take_back(0)

    assert isinstance(done, TakenBack)
    assert not done.hindsight
    assert log.seen == before
    assert log.table.actors() == [0]


def test_a_move_after_which_another_seat_has_played_needs_consent() -> None:
    log, before = claimed()
    after = log.seen
    log.play()
    asked = log.take_back(0)

    assert isinstance(asked, Asked)
    assert log.seen != before
    log.write(take_backs.agree(log.table, 1, 0, asked.to))
    assert log.seen == before != after
    assert log.table.take_backs[-1].hindsight
    assert log.table.take_backs[-1].agreed == [1]


def test_a_move_that_revealed_something_needs_consent() -> None:
    log = Log(wish())
    log.play_until_claim()
    log.play("draw")
    assert isinstance(log.take_back(0), Asked)


def test_everybody_has_to_agree_and_a_refusal_ends_the_request() -> None:
    log = Log(wish(3))
    log.play_until_claim()
    log.play("draw")
    asked = log.take_back(0)
    agreed = take_backs.agree(log.table, 1, 0, asked.to)
    assert isinstance(agreed, Agreed)
    log.write(agreed)
    log.write(take_backs.decline(log.table, 2))

    assert log.table.asked is None
    assert not log.table.take_backs
    with pytest.raises(Refusal, match="no longer open"):
        take_backs.agree(log.table, 2, 0, asked.to)
    with pytest.raises(Refusal, match="asked already"):
        log.take_back(0)


def test_a_move_withdraws_the_request() -> None:
    log = Log(wish())
    log.play_until_claim()
    log.play("draw")
    asked = log.take_back(0)
    log.play("draw")

    with pytest.raises(Refusal, match="no longer open"):
        take_backs.agree(log.table, 1, 0, asked.to)


def test_nobody_agrees_to_a_request_that_they_have_not_seen() -> None:
    log = Log(wish())
    log.play_until_claim()
    log.play("draw")
    asked = log.take_back(0)
    with pytest.raises(Refusal, match="no longer open"):
        take_backs.agree(log.table, 1, 0, asked.to - 1)
    with pytest.raises(Refusal, match="does not need your consent"):
        take_backs.agree(log.table, 0, 0, asked.to)


def test_against_bots_alone_any_number_of_moves_is_taken_back_and_the_table_says_so() -> None:
    log = Log(wish(1, 1))
    text = log.play_until_claim()
    before, ply = log.seen, log.table.ply
    log.play(text)
    for _ in range(4):
        log.play()
    done = log.take_back(0, ply)

    assert isinstance(done, TakenBack)
    assert done.hindsight
    assert log.seen == before


def test_a_repeated_move_meets_the_same_chance() -> None:
    log = Log(wish(1, 1))
    log.play_until_claim()
    log.play("draw")
    drawn = log.seen
    log.take_back(0)
    log.play("draw")

    assert log.seen == drawn


def test_the_same_decision_is_taken_back_freely_once_where_others_wait_for_it() -> None:
    log, _ = claimed()
    log.take_back(0)
    log.play(log.play_until_claim())

    assert isinstance(log.take_back(0), Asked)


def test_what_all_chose_at_the_same_time_stands() -> None:
    log = Log(wish(game="europe"))
    log.play()
    with pytest.raises(Refusal, match="at the same time"):
        log.take_back(0)
    log.play()
    log.play("draw")
    with pytest.raises(Refusal, match="at the same time"):
        log.take_back(0, 1)
    assert isinstance(log.take_back(0), Asked)


def test_a_request_for_another_position_is_stale() -> None:
    log, _ = claimed()
    with pytest.raises(Refusal, match="ply"):
        take_backs.propose(log.table, 0, log.table.ply - 1, 0, None)
    with pytest.raises(Refusal, match="ply"):
        take_backs.propose(log.table, 0, log.table.ply, 1, None)


def test_a_move_for_the_position_that_was_taken_back_is_stale() -> None:
    log, _ = claimed(1, 1)
    log.take_back(0)
    text = log.play_until_claim()
    with pytest.raises(Refusal) as refused:
        proposals.propose_play(log.table, 0, log.table.ply, text, "person", take_backs=0)
    assert refused.value.code == "stale"
    proposals.propose_play(log.table, 0, log.table.ply, text, "person", take_backs=1)


def test_nothing_is_taken_back_where_moves_stand() -> None:
    log = Log(wish())
    log.table.agreement = Agreement(take_back=False)
    with pytest.raises(Refusal, match="can't be taken back at this table"):
        log.take_back(0)
    lesson = new_tables.prepare_lesson(NewLesson(game="europe", name="Ada")).table
    with pytest.raises(Refusal, match="can't be taken back at this table"):
        take_backs.propose(lesson, 0, lesson.ply, 0, None)


def test_somebody_who_has_not_moved_has_nothing_to_take_back() -> None:
    log = Log(wish())
    with pytest.raises(Refusal, match="not made a move"):
        log.take_back(1)
    log.write(Closed(reason="abandoned"))
    with pytest.raises(Refusal, match="closed"):
        log.take_back(0)


def test_somebody_who_is_away_can_not_agree() -> None:
    log = Log(wish())
    log.play_until_claim()
    log.play("draw")
    log.write(Covered(seat=1, bot="greedy"))
    with pytest.raises(Refusal, match="Ben is away"):
        log.take_back(0)
    log.write(Covered(seat=0, bot="greedy"))
    with pytest.raises(Refusal, match="take it back first"):
        log.take_back(0)


def test_a_table_with_take_backs_is_restored_from_its_entries() -> None:
    log, _ = claimed(1, 1)
    log.take_back(0)
    for _ in range(7):
        log.play()
    log.take_back(0, log.table.ply - 5)
    log.play()
    other = log.restored

    assert other.position is not None
    assert other.position.state.to_bytes() == log.seen
    assert [one.to for one in other.take_backs] == [one.to for one in log.table.take_backs]
    plies = [row.ply for row in log.rows if row.ply is not None]
    assert plies == [*range(1, len(plies) + 1)]


def finished() -> Log:
    """Play a game with take-backs to its end."""
    log, _ = claimed(1, 1)
    log.take_back(0)
    while log.table.status == "playing":
        if log.table.ply in (30, 41) and log.table.take_backs[-1].ply != log.table.ply:
            log.take_back(0, log.table.ply - 4)
        log.play()
    return log


def test_a_finished_game_is_not_reopened() -> None:
    log = finished()
    with pytest.raises(Refusal, match="over"):
        log.take_back(0)


def test_the_record_tells_of_take_backs_and_is_verified() -> None:
    log = finished()
    text = whole_record(log.row, log.rows, NAMES)
    read = record.read(text)
    match = read.replay()
    said = verify(read, match)

    assert text.startswith("whistlestop record 2\n")
    assert text.count("taken back to") == 3
    assert "Moves were taken back 3 times" in said
    assert "2 times of these after something had been revealed" in said
    assert record.write(match, NAMES).splitlines()[-1] == text.splitlines()[-1]
    assert match.state.to_bytes() == log.seen


def test_a_receipt_agrees_with_the_record_and_notices_what_was_changed() -> None:
    log = finished()
    whole = whole_record(log.row, log.rows, NAMES)
    match = record.read(whole).replay()
    seen = f"seen by: 0\ncommitment: {log.table.commitment}"
    kept = record.write(match, seat=0).partition("\nresult")[0].replace("seen by: 0", seen)
    head, _, tail = whole.partition("taken back to")
    one_less = head + tail.split("\n", 1)[1]
    parsed = record.read(whole)

    read_receipt(kept).check(parsed)
    for changed in (one_less, whole.replace("by seat 0", "by seat 1", 1)):
        with pytest.raises(Exception, match="receipt"):
            read_receipt(kept).check(record.read(changed))


def test_a_record_with_take_backs_is_played_on() -> None:
    log, _ = claimed(1, 1)
    log.take_back(0)
    log.play()
    row, entries, _ = playable_table(whole_record(log.row, log.rows, NAMES))
    table = restore_table(row, entries)

    assert table.position is not None
    assert table.position.state.to_bytes() == log.seen
    assert len(table.take_backs) == 1


def test_during_the_game_a_seat_sees_no_hidden_card_of_what_was_taken_back() -> None:
    log = Log(wish())
    log.play_until_claim()
    log.play("draw")
    log.write(take_backs.agree(log.table, 1, 0, log.take_back(0).to))
    theirs = redacted_record(log.row, log.rows, NAMES, 1)
    rows = theirs.splitlines()
    undone = rows[next(place for place, row in enumerate(rows) if row.startswith("taken back")) - 1]

    assert undone.startswith(f"{log.table.ply + 1} 0 draw = ?")
    assert set(undone.partition(" = ")[2]) <= {"?", ",", " "}
