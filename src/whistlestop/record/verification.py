"""Verification: whether the shuffles of a record are fair, and what that proves."""

import re

from whistlestop.core.errors import BrokenRecord, IllegalAction
from whistlestop.core.luck.keyed import Keyed, commitment_to
from whistlestop.core.reason import Reason
from whistlestop.record.match import Match
from whistlestop.record.notation import Notation
from whistlestop.record.receipt import Receipt
from whistlestop.record.record_text import SCRIPTED, RecordText, TakeBackLine
from whistlestop.record.take_backs import TakeBack

SECRET = re.compile("[0-9a-fA-F]{64}")
LESSON = (
    "The cards of this game were not shuffled: it is a lesson, whose random outcomes are scripted"
    " so that everything can be shown. All its plays follow the rules."
)
NO_SEED = "No seed is published, so the shuffles can't be drawn again."
NOBODY_TOOK_PART = (
    "No seat took part in the shuffle, so whoever ran the game could have tried seeds beforehand until one"
    " suited them."
)
NO_RECEIPT = (
    "Without the receipt of a person who was at the table, this shows that the record is consistent, not"
    " that it was not made up afterwards."
)


def verify(record: RecordText, match: Match, receipt: Receipt | None = None) -> str:
    """Check every shuffle of a replayed record, and the receipt if there is one; return what that proves."""
    if record.header.get("luck") == SCRIPTED:
        return LESSON
    if receipt is not None:
        receipt.check(record)
    if "seed" not in record.header:
        return NO_SEED if receipt is None else f"{NO_SEED} {receipt.agreement()}"
    drawn = count_drawn(record, match)
    seats = sorted(record.by_seat("nonces"))
    if seats:
        origin = (
            f"the server's seed and the nonces of {len(seats)} seats"
            if len(seats) > 1
            else (f"the server's seed and the nonce of seat {seats[0]}")
        )
        proven = (
            f"Every shuffle follows from {origin}: they match the commitments published before the first"
            f" card, and all {drawn} random outcomes of the set-up and the plays, drawn again from them, are"
            " the same."
        )
    else:
        proven = (
            "Every shuffle follows from the seed: it matches the commitment published before the first card,"
            f" and all {drawn} random outcomes of the set-up and the plays, drawn again from it, are the"
            " same."
        )
    return " ".join(filter(None, (proven, about_take_backs(match), conclusion(seats, receipt))))


def about_take_backs(match: Match) -> str:
    """Return a text about the plays that were taken back; empty if there are none."""
    take_backs = match.history.take_backs
    if not take_backs:
        return ""
    notation = Notation(match.game)
    plays = sum(len(one.plays) for one in take_backs)
    informed = sum(with_hindsight(one, notation) for one in take_backs)
    return (
        f"Moves were taken back {times(len(take_backs))}, {plays} plays in all;"
        f" {times(informed)} of these after something had been revealed or another seat had played."
        " What was taken back followed from the same shuffles, and nothing was shuffled again."
    )


def with_hindsight(take_back: TakeBack, notation: Notation) -> bool:
    """Return whether a take-back undid something that was revealed, or the play of another seat."""
    return any(play.seat != take_back.seat or notation.format(play.events) for play in take_back.plays)


def times(number: int) -> str:
    """Count occasions."""
    return "once" if number == 1 else f"{number} times"


def conclusion(seats: list[int], receipt: Receipt | None) -> str:
    """Return a text about what a verified record proves, and what it does not."""
    if receipt is None:
        return NO_RECEIPT if seats else NOBODY_TOOK_PART
    if receipt.seat in seats:
        return (
            f"{receipt.agreement()} Seat {receipt.seat} took part in the shuffle, so the host could neither"
            " choose nor foresee the cards, nor change anything afterwards."
        )
    return (
        f"{receipt.agreement()} Its owner added nothing to the shuffle, so it proves only that nothing was"
        " changed."
    )


def count_drawn(record: RecordText, match: Match) -> int:
    """Check all commitments and draw every outcome again; return their number."""
    chance = keyed(record)
    commitment = record.header.get("commitment", "")
    if not commitment:
        raise BrokenRecord(
            0, Reason("the commitment is missing, so the seed may have been chosen afterwards.")
        )
    try:
        drawn = count_reproduced(record, match, chance)
    except BrokenRecord as error:
        if commitment != chance.commitment():
            raise BrokenRecord(
                0, Reason("the seed is not the one that the commitment was made for.")
            ) from error
        raise
    if commitment != chance.commitment():
        raise BrokenRecord(
            0, Reason("the commitment was made for another seed, although this one gives these cards.")
        )
    return drawn


def keyed(record: RecordText) -> Keyed:
    """Return the source of a record's shuffles, once each nonce matches its commitment."""
    committed = record.by_seat("nonce commitments")
    nonces = {seat: nonce_bytes(nonce) for seat, nonce in record.by_seat("nonces").items()}
    for seat in sorted(committed.keys() | nonces.keys()):
        if seat not in nonces:
            raise BrokenRecord(0, Reason("the nonce of seat {seat} is missing.", seat=seat))
        if committed.get(seat) != commitment_to(nonces[seat]):
            problem = Reason(
                "the nonce of seat {seat} is not the one that its commitment was made for.", seat=seat
            )
            raise BrokenRecord(0, problem)
    if nonces and "table" not in record.header:
        raise BrokenRecord(0, Reason("the heading “{heading}: …” is missing.", heading="table"))
    seed = record.header["seed"]
    if not SECRET.fullmatch(seed):
        raise BrokenRecord(0, Reason("the seed is malformed: it must have 64 hexadecimal digits."))
    return Keyed(bytes.fromhex(seed), record.header.get("table", ""), nonces)


def nonce_bytes(nonce: str) -> bytes:
    """Parse a nonce."""
    if not SECRET.fullmatch(nonce):
        raise BrokenRecord(0, Reason("a nonce is malformed: it must have 64 hexadecimal digits."))
    return bytes.fromhex(nonce)


def count_reproduced(record: RecordText, match: Match, chance: Keyed) -> int:
    """Draw every outcome of a record again; return their number, or raise if one differs."""
    first = int(match.state.first) if "first" in record.header else None
    again = Match(match.game, match.seats, chance, first)
    notation = Notation(match.game)
    drawn = notation.format(again.opening)
    if drawn != record.opening:
        raise BrokenRecord(record.opening_line, Reason("the set-up is not what the seed gives."))
    number = len(notation.parse(drawn))
    for line in record.steps:
        if isinstance(line, TakeBackLine):
            again.history.return_to(line.to, line.seat)
            continue
        try:
            drawn = notation.format(again.play(line.text, line.seat).events)
        except IllegalAction as error:
            problem = Reason("play {ply} is not possible with the cards that the seed gives.", ply=line.ply)
            raise BrokenRecord(line.number, problem) from error
        if drawn != line.outcomes:
            problem = Reason(
                "play {ply} has the outcomes {answers}, but the seed gives {given}.",
                ply=line.ply,
                answers=line.outcomes or Reason("nothing"),
                given=drawn or Reason("nothing"),
            )
            raise BrokenRecord(line.number, problem)
        number += len(notation.parse(drawn))
    return number
