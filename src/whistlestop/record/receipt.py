"""Receipts: what one seat, or a spectator, saw of a game while it was played."""

from whistlestop.core.errors import BrokenRecord
from whistlestop.core.reason import Reason
from whistlestop.record.notation import HIDDEN
from whistlestop.record.record_text import EVERYBODY, RecordLine, RecordText


class Receipt(RecordText):
    """A redacted record that a seat or spectator kept during a game; plays may be missing."""

    @property
    def seat(self) -> int | None:
        """The seat that it belongs to; None for a spectator."""
        return None if self.header["seen by"] == EVERYBODY else self.whole_number("seen by")

    def agreement(self) -> str:
        """Return a sentence that confirms the agreement with a record."""
        owner = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"The receipt of {owner} agrees with it in its commitments and in {len(self.lines)} plays."

    def check(self, record: RecordText) -> None:
        """Raise if a record contradicts the receipt."""
        for heading in ("game", "table", "commitment", "nonce commitments"):
            kept, found = self.header.get(heading, ""), record.header.get(heading, "")
            if kept != found:
                raise BrokenRecord(
                    0,
                    Reason(
                        "the receipt says “{heading}: {kept}”, but the record “{found}”.",
                        heading=heading,
                        kept=kept or Reason("nothing"),
                        found=found or Reason("nothing"),
                    ),
                )
        nonces = record.by_seat("nonces")
        for seat, nonce in self.by_seat("nonces").items():
            if nonces.get(seat) != nonce:
                problem = Reason("the nonce of seat {seat} is not the one in the receipt.", seat=seat)
                raise BrokenRecord(0, problem)
        if self.opening_line and not outcomes_match(self.opening, record.opening):
            raise BrokenRecord(record.opening_line, Reason("the set-up is not what the receipt shows."))
        plays = {line.ply: line for line in record.lines}
        for line in self.lines:
            if line.ply not in plays or not lines_match(line, plays[line.ply]):
                number = plays[line.ply].number if line.ply in plays else 0
                raise BrokenRecord(number, Reason("play {ply} is not what the receipt shows.", ply=line.ply))


def read_receipt(text: str) -> Receipt:
    """Parse a receipt."""
    receipt = Receipt()
    receipt.parse(text)
    if not receipt.redacted:
        raise BrokenRecord(
            0,
            Reason(
                "this is a whole record, not a receipt: a receipt shows what one seat saw, and has"
                " the heading “seen by: …”."
            ),
        )
    return receipt


def lines_match(seen: RecordLine, whole: RecordLine) -> bool:
    """Return whether a play matches what its viewer saw; hidden parts match anything."""
    same_action = seen.text == whole.text
    if HIDDEN in seen.text:
        same_action = whole.text.startswith(seen.text.partition(HIDDEN)[0])
    return same_action and seen.seat == whole.seat and outcomes_match(seen.outcomes, whole.outcomes)


def outcomes_match(seen: str, whole: str) -> bool:
    """Return whether outcomes match those that a viewer saw; “?” matches any single outcome."""
    before, after = seen.split(", "), whole.split(", ")
    return len(before) == len(after) and all(
        one in (HIDDEN, other) for one, other in zip(before, after, strict=True)
    )
