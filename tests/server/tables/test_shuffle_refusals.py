"""What the shuffle of a table refuses, also of a process that comes second."""

import pytest

from whistlestop.core.luck.keyed import commitment_to
from whistlestop.server.table import seating, shuffle
from whistlestop.server.table.entries import AnyEntry
from whistlestop.server.table.new_tables import prepare_table
from whistlestop.server.table.shuffle import AlreadyDone
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.bodies import MySeat, NewTable
from whistlestop.server.wire.codes import Refusal

NONCES = (b"A" * 32, b"B" * 32)
WISH = NewTable(
    game="first_journey",
    seats=[MySeat(name=nonce.decode()[:1], commitment=commitment_to(nonce)) for nonce in NONCES],
    start=True,
)


def apply(table: TableState, entry: AnyEntry) -> None:
    """Apply an entry as if it were written."""
    table.apply(table.number + 1, 0.0, entry)


def table_that_shuffles(revealed: int = 0) -> TableState:
    """Return a table whose shuffle has begun, and for which some seats have revealed their nonces."""
    table = prepare_table(WISH).table
    for seat, nonce in enumerate(NONCES[:revealed]):
        apply(table, shuffle.reveal(table, seat, nonce.hex()))
    return table


def test_a_commitment_after_the_beginning_is_refused() -> None:
    with pytest.raises(Refusal, match="has started without this commitment"):
        shuffle.commit(table_that_shuffles(), 0, commitment_to(b"C" * 32))


def test_a_commitment_or_nonce_that_is_sent_again_is_not_written_again() -> None:
    table = table_that_shuffles(revealed=1)

    with pytest.raises(AlreadyDone):
        shuffle.commit(table, 0, commitment_to(NONCES[0]))
    with pytest.raises(AlreadyDone):
        shuffle.reveal(table, 0, NONCES[0].hex())


def test_nothing_is_dealt_while_a_nonce_is_missing() -> None:
    with pytest.raises(Refusal, match="have not revealed their nonces"):
        shuffle.deal(table_that_shuffles(revealed=1))


def test_the_cards_are_dealt_once() -> None:
    table = table_that_shuffles(revealed=2)
    apply(table, shuffle.deal(table))

    with pytest.raises(Refusal, match="The game has started"):
        shuffle.deal(table)
    with pytest.raises(Refusal, match="The game has started"):
        shuffle.begin(table, (0, 1))


def test_whoever_wants_to_leave_a_shuffle_is_referred_to_the_host() -> None:
    with pytest.raises(Refusal, match="the host can call the game off"):
        seating.leave(table_that_shuffles(), 1)
