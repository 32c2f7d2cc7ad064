"""A checker of fair shuffles, written from docs/fairness.md and docs/notation.md alone.

It imports nothing of Whistlestop, so that it can't repeat a mistake of it.
"""

import hashlib
import hmac
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

HEX = re.compile(r"[0-9a-f]{64}")
BACK = re.compile(r"taken back to (\d+) by seat (\d+)")
PLAY = re.compile(r"(\d+) (\d+) ([^=]+?)(?: = (.*))?")
CARDS = "PWBYOKRGL"
DECKS = {
    **dict.fromkeys(("europe", "germany", "usa"), dict.fromkeys("PWBYOKRG", 12) | {"L": 14}),
    "card_game": dict.fromkeys("PWBYOKRG", 10) | {"L": 14},
    **dict.fromkeys(("first_journey", "first_journey_usa"), dict.fromkeys("WBYKRG", 10) | {"L": 12}),
}


@dataclass
class Line:
    """The set-up, or a play."""

    action: str  # with its seat; empty for the set-up
    outcomes: list[str]


@dataclass
class Record:
    """The header and the lines of a record; the set-up is line 0."""

    header: dict[str, str] = field(default_factory=dict)
    lines: dict[int, Line] = field(default_factory=dict)  # without what was taken back
    parts: list[dict[int, Line]] = field(default_factory=lambda: [{}])
    take_backs: list[str] = field(default_factory=list)


def check(proof: dict[str, object], receipt: str | None) -> list[str]:
    """Return everything that does not fit."""
    if proof.get("format") != "whistlestop proof 1":
        return ["this is no proof"]
    record = parse(str(proof["record"]))
    draws = proof["draws"]
    assert isinstance(draws, list)
    if not HEX.fullmatch(record.header.get("seed", "")):
        return ["no seed is published"]
    faults = check_commitments(record)
    faults += check_draws(record, draws)
    faults += check_piles(record, draws)
    if receipt is not None:
        faults += compare(parse(receipt), record)
    return faults


def parse(text: str) -> Record:
    """Parse a record or a receipt."""
    first, *rows = text.splitlines()
    assert first in ("whistlestop record 1", "whistlestop record 2"), "this is not a record"
    record = Record()
    for row in filter(None, (row.strip() for row in rows)):
        if row.startswith("set-up ="):
            record.lines[0] = record.parts[0][0] = Line("", split(row.removeprefix("set-up =")))
        elif play := PLAY.fullmatch(row):
            line = Line(f"{play[2]} {play[3]}", split(play[4] or ""))
            record.lines[int(play[1])] = record.parts[-1][int(play[1])] = line
        elif first.endswith("2") and (back := BACK.fullmatch(row)):
            record.take_backs.append(row)
            record.parts.append({})
            record.lines = {play: line for play, line in record.lines.items() if play <= int(back[1])}
        else:
            key, _, value = row.partition(": ")
            record.header[key] = value
    return record


def split(outcomes: str) -> list[str]:
    """Split what was drawn on a line."""
    return [one.strip() for one in outcomes.split(",") if one.strip()]


def by_seat(text: str) -> dict[int, str]:
    """Parse a value for each of some seats."""
    return {int(seat): value for seat, value in (part.split(" ") for part in split(text))}


def commitment(secret: str) -> str:
    """Return the hash that commits to a seed or a nonce."""
    return "sha256:" + hashlib.sha256(bytes.fromhex(secret)).hexdigest()


# The commitments and the draws


def check_commitments(record: Record) -> list[str]:
    """Check the hashes of the seed and of the nonces."""
    faults = []
    if commitment(record.header["seed"]) != record.header.get("commitment"):
        faults.append("the hash of the seed is not the commitment")
    committed, nonces = seats_of(record)
    if committed.keys() != nonces.keys():
        faults.append("not the same seats have commitments and nonces")
    for seat in sorted(committed.keys() & nonces.keys()):
        if not HEX.fullmatch(nonces[seat]) or commitment(nonces[seat]) != committed[seat]:
            faults.append(f"the hash of the nonce of seat {seat} is not its commitment")
    return faults


def seats_of(record: Record) -> tuple[dict[int, str], dict[int, str]]:
    """Return the commitments and the nonces of the seats that took part."""
    return by_seat(record.header.get("nonce commitments", "")), by_seat(record.header.get("nonces", ""))


def key_of(seed: str, table: str, nonces: dict[int, str]) -> bytes:
    """Return the key of a table."""
    if not nonces:
        return bytes.fromhex(seed)
    text = f"whistlestop shuffle\n{table}\n" + "".join(f"{seat} {nonces[seat]}\n" for seat in sorted(nonces))
    return hmac.new(bytes.fromhex(seed), text.encode("ascii"), hashlib.sha256).digest()


def words(key: bytes, play: int) -> Iterator[int]:
    """Yield the stream of a play."""
    block = 0
    while True:
        message = b"whistlestop" + struct.pack("<QQ", play, block)
        yield from struct.unpack("<8I", hmac.new(key, message, hashlib.sha256).digest())
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    """Draw a number below n."""
    for word in stream:
        if word < 2**32 // n * n:
            return word % n
    raise AssertionError("a stream has no end")


def check_draws(record: Record, draws: list[list[dict[str, object]]]) -> list[str]:
    """Draw everything again; report the first difference, since the ones after it mean nothing."""
    key = key_of(record.header["seed"], record.header.get("table", ""), seats_of(record)[1])
    if sorted(record.lines) != list(range(len(draws))):
        return ["the proof has not the plays of the record"]
    for play, drawn in enumerate(draws):
        if [draw["drawn"] for draw in drawn] != record.lines[play].outcomes:
            return [f"play {play} of the proof is not what the record says"]
        stream = words(key, play)
        for draw in drawn:
            things = laid_out(draw)
            if not things or things[below(stream, len(things))] != draw["drawn"]:
                return [f"play {play} does not follow from the key"]
    return []


def laid_out(draw: dict[str, object]) -> list[str]:
    """Lay out what could be drawn, in order."""
    pile = draw["from"]
    assert isinstance(pile, list)
    return [thing for thing, number in pile for _ in range(number)]


# The piles


@dataclass
class Pile:
    """What a pile consisted of at first, and what is left of it."""

    full: dict[str, int]
    left: dict[str, int]


def check_piles(record: Record, draws: list[list[dict[str, object]]]) -> list[str]:
    """Check that nothing came into a pile or out of it except by the rules for piles."""
    piles: list[Pile] = []
    for play, drawn in enumerate(draws):
        if play == 1 and not has_deck(record, piles):
            return ["the deck at the start is not that of the game"]
        for draw in drawn:
            things = laid_out(draw)
            if all(thing.isdigit() for thing in things):
                continue
            lies = {thing: things.count(thing) for thing in dict.fromkeys(things)}
            pile = next((one for one in piles if of_one_kind(one.full, lies)), None)
            if pile is None:
                pile = Pile(lies, dict(lies))
                piles.append(pile)
            elif play == 0 and is_cards(lies) and not sum(pile.left.values()):
                pile.full = lies
            elif not may_lie(pile, lies):
                return [f"play {play} draws from other things than were left"]
            if not in_order(lies, pile.full):
                return [f"play {play} draws from things in another order"]
            pile.left = {**lies, str(draw["drawn"]): lies.get(str(draw["drawn"]), 0) - 1}
    return []


def has_deck(record: Record, piles: list[Pile]) -> bool:
    """Return whether the deck, after the set-up, is that of the game, if we know it."""
    found = next((pile.full for pile in piles if is_cards(pile.full)), None)
    return found is None or found == DECKS.get(record.header.get("game", ""), found)


def of_one_kind(one: dict[str, int], other: dict[str, int]) -> bool:
    """Return whether two piles are cards, or have something in common."""
    if is_cards(one) or is_cards(other):
        return is_cards(one) and is_cards(other)
    return bool(one.keys() & other.keys())


def is_cards(pile: dict[str, int]) -> bool:
    """Return whether a pile consists of cards."""
    return all(thing in CARDS for thing in pile)


def may_lie(pile: Pile, lies: dict[str, int]) -> bool:
    """Return whether a pile can consist of certain things now."""
    left = {thing: number for thing, number in pile.left.items() if number}
    if lies == left:
        return True
    if is_cards(lies) and left:
        return False
    kept = all(lies.get(thing, 0) >= number for thing, number in left.items())
    return kept and all(pile.full.get(thing, 0) >= number for thing, number in lies.items())


def in_order(lies: dict[str, int], full: dict[str, int]) -> bool:
    """Return whether things are in the order in which the pile had them first, and cards in theirs."""
    order = [thing for thing in (CARDS if is_cards(lies) else full) if thing in lies]
    return list(lies) == order


# The receipt


def compare(receipt: Record, record: Record) -> list[str]:
    """Compare a receipt with the record of the same table."""
    faults = [
        f"the {name} is not the one in the receipt"
        for name in ("table", "commitment", "nonce commitments")
        if receipt.header.get(name) != record.header.get(name)
    ]
    nonces = seats_of(record)[1]
    for seat, nonce in seats_of(receipt)[1].items():
        if nonces.get(seat) != nonce:
            faults.append(f"the nonce of seat {seat} is not the one in the receipt")
    if record.take_backs[: len(receipt.take_backs)] != receipt.take_backs:
        return [*faults, "the take-backs are not those of the receipt"]
    for seen, part in zip(receipt.parts, record.parts, strict=False):
        for play, line in seen.items():
            if play not in part:
                faults.append(f"play {play} is missing")
            elif not matches(line, part[play]):
                faults.append(f"play {play} is not what the receipt shows")
    return faults


def matches(seen: Line, line: Line) -> bool:
    """Return whether a line of a record is what a receipt shows of it."""
    visible, hidden, _ = seen.action.partition("?")
    action = line.action.startswith(visible) if hidden else line.action == visible
    return (
        action
        and len(seen.outcomes) == len(line.outcomes)
        and all(one in ("?", other) for one, other in zip(seen.outcomes, line.outcomes, strict=True))
    )
