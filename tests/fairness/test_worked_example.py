"""The worked example of docs/fairness.md can be followed, and the game draws the same."""

import re
from pathlib import Path

from tests.fairness.independent_checker import below, commitment, key_of, words
from whistlestop.core.luck.keyed import Keyed

DOCUMENT = Path(__file__).parents[2] / "docs" / "fairness.md"
EXAMPLE = DOCUMENT.read_text(encoding="utf-8").partition("## A worked example")[2].partition("\n## ")[0]
ROWS: dict[str, str] = dict(re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", EXAMPLE, re.MULTILINE))


def value(row: str) -> str:
    """Return a value of the example."""
    return ROWS[row].strip("`")


def table() -> str:
    """Return the id of the table."""
    found = re.search(r"The table `(\w+)`", EXAMPLE)
    assert found
    return found[1]


NONCES = {seat: value(f"nonce of seat {seat}") for seat in (0, 2)}


def numbers(row: str) -> list[int]:
    """Return the numbers in a row of the example."""
    return [int(number) for number in ROWS[row].split(", ")]


def test_the_example_follows_from_its_seed_and_nonces() -> None:
    commitments = re.findall(r"^\| its commitment \| `(\S+)` \|$", EXAMPLE, re.MULTILINE)
    assert commitment(value("seed")) == value("commitment")
    assert [commitment(nonce) for nonce in NONCES.values()] == commitments
    key = key_of(value("seed"), table(), NONCES)
    assert key.hex() == value("key")
    stream = words(key, 0)
    assert [next(stream) for _ in range(3)] == numbers("first three words of play 0")
    stream = words(key, 0)
    assert [below(stream, 110) for _ in range(3)] == numbers("as numbers below 110")


def test_the_game_draws_what_the_example_says() -> None:
    nonces = {seat: bytes.fromhex(nonce) for seat, nonce in NONCES.items()}
    chance = Keyed(bytes.fromhex(value("seed")), table(), nonces)
    chance.start_ply(0)
    assert chance.commitment() == value("commitment")
    assert chance.key.hex() == value("key")
    assert [int(chance.below(110)) for _ in range(3)] == numbers("as numbers below 110")
