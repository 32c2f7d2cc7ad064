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
        return f"The receipt of {owner} agrees with it in its commitments and in {len(self.plays)} plays."

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
        self._check_take_backs(record)
        plays = {(line.segment, line.ply): line for line in record.plays}
        for line in self.plays:
            same = plays.get((line.segment, line.ply))
            if same is None or not lines_match(line, same):
                number = same.number if same else 0
                raise BrokenRecord(number, Reason("play {ply} is not what the receipt shows.", ply=line.ply))

    def _check_take_backs(self, record: RecordText) -> None:
        """Raise unless a record begins with the take-backs of the receipt, which may lack the last ones."""
        found = record.take_backs
        for place, kept in enumerate(self.take_backs):
            if place >= len(found) or (found[place].to, found[place].seat) != (kept.to, kept.seat):
                number = found[place].number if place < len(found) else 0
                problem = Reason("take-back {number} is not what the receipt shows.", number=place + 1)
                raise BrokenRecord(number, problem)


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
