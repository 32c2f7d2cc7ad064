"""A table can be exported as a record and imported again."""

import pytest

from tests.server.operations.finished import PEOPLE, played_table
from whistlestop.core.errors import BrokenRecord
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import SHIPPED, load
from whistlestop.record import record
from whistlestop.record.verification import verify
from whistlestop.server.table.entries import Sat, decode
from whistlestop.server.table.record_export import redacted_record, seat_names, whole_record
from whistlestop.server.table.record_import import playable_table
from whistlestop.server.table.table_rows import restore_table
from whistlestop.server.wire.codes import Refusal


@pytest.mark.parametrize("game", SHIPPED)
def test_a_finished_table_gives_everybody_a_record_that_proves_its_shuffles(game: str) -> None:
    row, entries = played_table(game)

    text = redacted_record(row, entries, PEOPLE, None)

    read_back = record.read(text)
    match = record.replay(read_back, load(game))
    assert "Every shuffle follows from the seed" in verify(read_back, match)
    assert read_back.header["names"] == "Ada, Ben"
    assert [redacted_record(row, entries, PEOPLE, seat) for seat in (0, 1)] == [text, text]
    assert seat_names(row, entries) == PEOPLE


@pytest.mark.parametrize(("seat", "who"), [(None, "everybody"), (0, "seat 0"), (1, "seat 1")])
def test_while_a_game_goes_on_a_record_tells_neither_the_seed_nor_what_others_hold(
    seat: int | None, who: str
) -> None:
    row, entries = played_table("europe", plays=30)

    text = redacted_record(row, entries, PEOPLE, seat)

    assert row.seed.hex() not in text
    assert Keyed(row.seed).commitment() in text
    assert "?" in text
    with pytest.raises(
        BrokenRecord, match=f"it shows what {who} saw; without the hidden cards it can't be replayed"
    ):
        record.replay(record.read(text), load("europe"))


def test_somebody_looking_on_is_told_less_than_either_seat() -> None:
    row, entries = played_table("europe", plays=30)

    hidden = [redacted_record(row, entries, PEOPLE, seat).count("?") for seat in (None, 0, 1)]

    assert hidden[0] > max(hidden[1:])
    assert min(hidden[1:]) > 0


def test_before_the_game_there_is_no_record() -> None:
    row, entries = played_table("europe", plays=0)

    with pytest.raises(Refusal, match="has not started"):
        redacted_record(row, [entry for entry in entries if entry.kind == "sat"], PEOPLE, 0)


def test_a_whole_record_of_a_running_game_lets_it_go_on_elsewhere() -> None:
    row, entries = played_table("europe", plays=30)

    new, rows, tokens = playable_table(whole_record(row, entries, PEOPLE))

    old_table, new_table = restore_table(row, entries), restore_table(new, rows)
    assert new.id != row.id
    assert new.seed == row.seed
    assert old_table.position is not None
    assert new_table.position is not None
    assert new_table.position.state.to_bytes() == old_table.position.state.to_bytes()
    assert [seat.name for seat in new_table.seats] == PEOPLE
    assert [seat.belongs_to(token) for seat, token in zip(new_table.seats, tokens, strict=True)] == [
        True,
        True,
    ]


def test_a_finished_table_made_from_a_record_gives_the_same_record_and_belongs_to_nobody() -> None:
    row, entries = played_table("card_game")
    text = redacted_record(row, entries, PEOPLE, None)

    new, rows, tokens = playable_table(text)

    assert redacted_record(new, rows, seat_names(new, rows), None) == text
    assert tokens == []
    assert [line.ends for line in rows] == [False] * (len(rows) - 1) + [True]
    assert all(sat.secret for sat in map(decode, (line.body for line in rows)) if isinstance(sat, Sat))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: europe", "game: ../somewhere", "There is no game"),
        ("rules: ", "rules: 77", "played under rules 77"),
        ("seed: ", "seed: 00", "the seed"),
        ("won by", "lost by", "the result does not follow"),
    ],
)
def test_a_record_that_does_not_prove_right_becomes_no_table(old: str, new: str, sentence: str) -> None:
    text = redacted_record(*played_table("europe"), PEOPLE, None)
    assert old in text

    with pytest.raises(BrokenRecord, match=sentence):
        playable_table(text.replace(old, new, 1))


def test_a_record_without_a_seed_becomes_no_table() -> None:
    text = redacted_record(*played_table("europe"), PEOPLE, None)
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("seed"))

    with pytest.raises(BrokenRecord, match="it contains no seed"):
        playable_table(without)


def test_a_table_played_under_other_rules_is_written_as_it_was() -> None:
    row, entries = played_table("europe", plays=30, rules=99)

    read_back = record.read(whole_record(row, entries, PEOPLE))

    assert read_back.header["rules"] == "99"
    assert len(read_back.lines) == 30
    with pytest.raises(BrokenRecord, match="played under rules 99"):
        record.replay(read_back, load("europe"))
