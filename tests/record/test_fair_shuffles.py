"""Records prove fair shuffles: what was chosen, exchanged or rewritten afterwards is found."""

import re
from collections.abc import Callable

import pytest

from whistlestop.core.errors import BrokenRecord
from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.keyed import Keyed, commitment_to, joint_key
from whistlestop.games import load
from whistlestop.record.match import Match
from whistlestop.record.proof import LoggedDraw, draws
from whistlestop.record.receipt import lines_match, outcomes_match, read_receipt
from whistlestop.record.record import read, write
from whistlestop.record.record_text import RecordLine

SEED, TABLE = bytes(range(32)), "5k7GWAwSfxPIw2Ar"
NONCES = {0: b"A" * 32, 2: b"C" * 32}
SEATS = 3


def played(chance: Keyed, first: int | None = None) -> Match:
    """Play a game of Europe to the end."""
    match = Match(load("europe"), SEATS, chance, first)
    while not match.over:
        match.play(match.legal[-1])
    return match


MATCH = played(Keyed(SEED, TABLE, NONCES))
RECORD = write(MATCH)
RECEIPT = write(MATCH, seat=0)
OTHER = write(played(Keyed(bytes(32), TABLE, NONCES)))


def test_the_key_depends_on_the_seed_the_table_and_every_nonce() -> None:
    key = joint_key(SEED, TABLE, NONCES)
    assert joint_key(SEED, TABLE, dict(reversed(NONCES.items()))) == key
    others = (
        joint_key(bytes(32), TABLE, NONCES),
        joint_key(SEED, "another", NONCES),
        joint_key(SEED, TABLE, {0: NONCES[0]}),
        joint_key(SEED, TABLE, {1: NONCES[0], 2: NONCES[2]}),
        joint_key(SEED, TABLE, {**NONCES, 2: b"D" * 32}),
    )
    assert len({key, *others}) == len(others) + 1
    assert joint_key(SEED, TABLE, {}) == SEED


def test_a_record_contains_the_shares_of_all_seats() -> None:
    record = read(RECORD)
    assert record.header["table"] == TABLE
    assert record.header["seed"] == SEED.hex()
    assert record.by_seat("nonces") == {seat: nonce.hex() for seat, nonce in NONCES.items()}
    assert record.by_seat("nonce commitments") == {
        seat: commitment_to(nonce) for seat, nonce in NONCES.items()
    }
    assert "seed" not in read_receipt(RECEIPT).header


def test_what_is_proven_depends_on_who_took_part_and_on_the_receipt() -> None:
    alone = read(RECORD).verify()
    assert "the nonces of 2 seats" in alone
    assert "not that it was not made up afterwards" in alone
    assert "neither choose nor foresee" in read(RECORD).verify(receipt=RECEIPT)
    bystander = read(RECORD).verify(receipt=write(MATCH, seat=1))
    assert "Its owner added nothing to the shuffle" in bystander
    assert "a spectator" in read(RECORD).verify(receipt=write(MATCH, seat=SPECTATOR))
    nobody = write(played(Keyed(SEED)))
    assert "could have tried seeds beforehand" in read(nobody).verify()


def header(text: str, name: str, value: str) -> str:
    """Replace a field of a record's header, or remove it."""
    return re.sub(rf"^{name}: .*\n", f"{name}: {value}\n" if value else "", text, flags=re.MULTILINE)


def swapped_seed(text: str) -> str:
    """Replace the seed, with its commitment."""
    return header(header(text, "seed", bytes(32).hex()), "commitment", commitment_to(bytes(32)))


def other_game(text: str) -> str:
    """Replace everything by a game with another seed."""
    return OTHER


def withheld_nonce(text: str) -> str:
    """Omit the nonce of a seat."""
    return header(text, "nonces", f"0 {NONCES[0].hex()}")


def replayed_nonce(text: str) -> str:
    """Replace the nonce of seat 0 by one that it used elsewhere, with its commitment."""
    nonces = f"0 {'ee' * 32}, 2 {NONCES[2].hex()}"
    commitments = f"0 {commitment_to(bytes.fromhex('ee' * 32))}, 2 {commitment_to(NONCES[2])}"
    return header(header(text, "nonces", nonces), "nonce commitments", commitments)


def exchanged_card(text: str) -> str:
    """Exchange a card that was turned up."""
    return re.sub(
        r"^(\d+ \d draw .) = (.)$",
        lambda line: f"{line[1]} = {'W' if line[2] != 'W' else 'B'}",
        text,
        count=1,
        flags=re.MULTILINE,
    )


@pytest.mark.parametrize("tamper", [swapped_seed, withheld_nonce, replayed_nonce, exchanged_card])
def test_a_tampered_record_is_not_consistent(tamper: Callable[[str], str]) -> None:
    assert tamper(RECORD) != RECORD
    with pytest.raises(BrokenRecord):
        read(tamper(RECORD)).verify()


@pytest.mark.parametrize("tamper", [swapped_seed, other_game, withheld_nonce, replayed_nonce, exchanged_card])
def test_a_receipt_contradicts_every_tampered_record(tamper: Callable[[str], str]) -> None:
    with pytest.raises(BrokenRecord):
        read_receipt(RECEIPT).check(read(tamper(RECORD)))


def test_a_whole_game_made_up_afterwards_is_consistent_but_contradicts_the_receipt() -> None:
    assert "Every shuffle follows" in read(OTHER).verify()
    with pytest.raises(BrokenRecord, match="the receipt says “commitment: "):
        read(OTHER).verify(receipt=RECEIPT)


def test_a_play_that_was_rewritten_contradicts_the_receipt() -> None:
    again = Match(load("europe"), SEATS, Keyed(SEED, TABLE, NONCES))
    while not again.over:
        again.play(again.legal[0] if len(again.plays) == 9 else again.legal[-1])
    rewritten = write(again)
    assert "Every shuffle follows" in read(rewritten).verify()
    with pytest.raises(BrokenRecord, match="play 10 is not what the receipt shows"):
        read(rewritten).verify(receipt=RECEIPT)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", "usa"),
        ("table", "another"),
        ("commitment", commitment_to(bytes(32))),
        ("nonce commitments", f"0 {commitment_to(NONCES[0])}"),
    ],
)
def test_a_receipt_of_another_game_or_of_other_commitments_says_so(name: str, value: str) -> None:
    receipt = read_receipt(header(RECEIPT, name, value))
    with pytest.raises(BrokenRecord, match=f"the receipt says “{name}: {value}”"):
        receipt.check(read(RECORD))


def test_a_receipt_with_another_card_in_the_set_up_contradicts_the_record() -> None:
    receipt = read_receipt(RECEIPT.replace("set-up = seat 0, P", "set-up = seat 0, W"))
    with pytest.raises(BrokenRecord, match="the set-up is not what the receipt shows"):
        receipt.check(read(RECORD))


def test_a_receipt_may_lack_plays_and_a_whole_record_is_none() -> None:
    kept = [line for line in RECEIPT.splitlines() if not line.startswith(("set-up", "3 ", "result"))]
    assert "neither choose nor foresee" in read(RECORD).verify(receipt="\n".join(kept))
    with pytest.raises(BrokenRecord, match="this is a whole record"):
        read_receipt(RECORD)


@pytest.mark.parametrize(
    ("seen", "whole", "same"),
    [
        ("R, ?", "R, G", True),
        ("R, ?", "B, G", False),
        ("R", "R, G", False),
        ("", "", True),
        ("?", "", True),
    ],
)
def test_a_hidden_outcome_stands_for_one(seen: str, whole: str, same: bool) -> None:
    assert outcomes_match(seen, whole) is same


@pytest.mark.parametrize(
    ("seen", "same"),
    [("keep 1,2", True), ("keep ? ?", True), ("keep ?", True), ("keep 1", False), ("claim ?", False)],
)
def test_everything_after_a_question_mark_in_an_action_is_hidden(seen: str, same: bool) -> None:
    whole = RecordLine(9, 3, 1, "keep 1,2", "")
    assert lines_match(RecordLine(1, 3, 1, seen, ""), whole) is same
    assert not lines_match(RecordLine(1, 3, 2, seen, ""), whole)


def test_a_proof_says_what_each_outcome_was_drawn_from() -> None:
    record = read(RECORD)
    found = draws(record, record.replay())
    assert len(found) == len(record.lines) + 1
    assert found[0][0] == LoggedDraw([("seat 0", 1), ("seat 1", 1), ("seat 2", 1)], found[0][0].drawn)
    assert found[0][1].source[0] == ("P", 12)
    assert sum(count for _, count in found[0][1].source) == 110
    texts = [", ".join(draw.drawn for draw in play) for play in found]
    assert texts == [record.opening, *(line.outcomes for line in record.lines)]
    for play in found:
        for draw in play:
            assert draw.drawn in dict(draw.source)
    tickets = [draw for draw in found[0] if "-" in draw.drawn]
    assert len(tickets[0].source) in (6, 40)


def test_a_first_seat_that_was_agreed_on_is_not_drawn() -> None:
    match = played(Keyed(SEED, TABLE, NONCES), 1)
    record = read(write(match))
    assert ", ".join(draw.drawn for draw in draws(record, match)[0]) == record.opening


def test_there_is_no_proof_without_a_seed() -> None:
    with pytest.raises(BrokenRecord, match="no seed is published"):
        draws(read(header(RECORD, "seed", "")), MATCH)


@pytest.mark.parametrize("name", ["germany", "first_journey", "card_game", "usa"])
def test_every_game_has_proofs(name: str) -> None:
    match = Match(load(name), 2, Keyed(SEED, TABLE, NONCES))
    while not match.over:
        match.play(match.legal[-1])
    record = read(write(match))
    found = draws(record, match)
    assert [", ".join(draw.drawn for draw in play) for play in found] == [
        record.opening,
        *(line.outcomes for line in record.lines),
    ]


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("nonces", "0 xyz, 2 " + NONCES[2].hex(), "a nonce is malformed"),
        ("nonces", "zero", "should list seats"),
        ("nonce commitments", f"0 {commitment_to(NONCES[0])}", "the nonce of seat 2 is not the one"),
        ("seed", "abc", "the seed is malformed"),
        ("table", "", "the heading “table: …” is missing"),
    ],
)
def test_malformed_shares_are_named(name: str, value: str, problem: str) -> None:
    with pytest.raises(BrokenRecord, match=problem):
        read(header(RECORD, name, value)).verify()


def test_a_replaced_nonce_does_not_match_the_commitment_of_its_seat() -> None:
    committed = {seat: commitment_to(nonce) for seat, nonce in NONCES.items()}
    replaced = write(played(Keyed(SEED, TABLE, {**NONCES, 2: b"D" * 32}, committed)))
    with pytest.raises(BrokenRecord, match="the nonce of seat 2 is not the one that its commitment"):
        read(replaced).verify()


def test_plays_that_another_seed_makes_impossible_are_named() -> None:
    other = read(swapped_seed(RECORD))
    with pytest.raises(BrokenRecord, match="not possible with the cards that the seed gives"):
        draws(other, read(RECORD).replay())
