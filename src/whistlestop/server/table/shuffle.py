"""The shuffle: seats commit to nonces, then reveal them, and then the cards are dealt."""

from collections.abc import Iterable

from whistlestop.core.luck.keyed import commitment_to
from whistlestop.core.reason import Reason, SeatName
from whistlestop.server.table.entries import Committed, Revealed, Shuffling, Started
from whistlestop.server.table.seat import TableSeat
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.codes import Refusal


class AlreadyDone(Exception):
    """The seat has committed to, or revealed, the same nonce before."""


def commit(table: TableState, seat: int, commitment: str) -> Committed:
    """Commit a seat to a nonce, replacing an earlier commitment."""
    if table.seats[seat].commitment == commitment:
        raise AlreadyDone
    if table.shares is not None or table.status not in ("open", "shuffling"):
        raise Refusal("not_possible", Reason("The shuffle has started without this commitment."))
    return Committed(seat=seat, commitment=commitment)


def begin(table: TableState, present: Iterable[int]) -> Shuffling | Started:
    """Fix the commitments of the seats that take part; deal at once if there are none."""
    if table.shares is not None or table.position is not None:
        raise Refusal("not_possible", Reason("The game has started."))
    missing = sum(seat.open for seat in table.seats)
    if missing:
        raise Refusal("not_possible", open_seats_reason(missing))
    commitments = {place: table.seats[place].commitment for place in present if committed(table.seats[place])}
    return Shuffling(commitments=commitments) if commitments else deal(table)


def committed(seat: TableSeat) -> bool:
    """Return whether a person has committed to a nonce."""
    return seat.person and bool(seat.commitment)


def reveal(table: TableState, seat: int, nonce: str) -> Revealed:
    """Reveal the nonce that a seat has committed to."""
    shares = table.shares
    if shares is None or seat not in shares.commitments:
        raise Refusal(
            "not_possible", Reason("{Seat} does not take part in the shuffle.", seat=SeatName(seat))
        )
    if shares.nonces.get(seat) == bytes.fromhex(nonce):
        raise AlreadyDone
    if shares.commitments[seat] != commitment_to(bytes.fromhex(nonce)):
        raise Refusal("not_possible", Reason("This nonce is not the one that the seat has committed to."))
    if table.status == "closed":
        raise Refusal("not_possible", Reason("This table was closed."))
    return Revealed(seat=seat, nonce=nonce)


def deal(table: TableState) -> Started:
    """Set the game up once all nonces are revealed."""
    if table.shares is not None and table.shares.missing:
        raise Refusal(
            "not_possible", Reason("The shuffle is waiting for seats that have not revealed their nonces.")
        )
    if table.position is not None:
        raise Refusal("not_possible", Reason("The game has started."))
    return Started(answers=table.notation.format(table.start(table.chance)[1]))


def open_seats_reason(seats: int) -> Reason:
    """Explain that seats are open, and what to do."""
    if seats == 1:
        return Reason("1 seat is still open: wait for someone to join, or add a bot.")
    return Reason("{seats} seats are still open: wait for others to join, or add bots.", seats=seats)
