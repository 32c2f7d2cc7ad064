"""Train cards; a multiset of them (a hand, the deck, a payment) is one integer with six bits per kind."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NAMES: Final = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green", "locomotive")
LETTERS: Final = "PWBYOKRGL"
COLOURS: Final = 8
LOCOMOTIVE: Final = 8
KINDS: Final = 9

# Five bits count; the sixth stays free for comparing all kinds at once.
MOST: Final = 31
ANY: Final = -1  # the colour of a gray route

_LOCOMOTIVE_SHIFT: Final = 48
_FIELD: Final = 63
_PAIRS: Final = 0o77007700770077
_EACH_COLOUR: Final = 0o101010101010101
_EACH_FREE_BIT: Final = 0o4040404040404040
_ALL_FREE_BITS: Final = 0o404040404040404040
_COLOURED: Final = 0o7777777777777777
_EACH_15: Final = 0o1717171717171717
_EACH_MOST: Final = 0o3737373737373737
_EACH_PAIR: Final = 0o0003000300030003
_EACH_FOUR: Final = 0o0000001700000017

# Sums of up to all cards need twelve bits: these fields count two colours each.
_EACH_SUM: Final = 0o1000100010001
_EACH_UPPER_BIT: Final = 0o4000400040004000
_ALL_SUMS: Final = 0o7777777777777777

# Its product with the mark of a colour has the number of that colour above bit 53.
_COLOUR_OF_MARK: Final = 0o0102030405060700
_MARKED: Final = 53

ONE: Final[vec[i64]] = vec[i64]([1 << 6 * kind for kind in range(KINDS)])


def count(cards: i64, kind: i64) -> i64:
    """Return the number of cards of a kind."""
    return (cards >> (6 * kind)) & _FIELD


def locomotives(cards: i64) -> i64:
    """Return the number of locomotives."""
    return cards >> _LOCOMOTIVE_SHIFT


def coloured(cards: i64) -> i64:
    """Return the number of cards that are not locomotives."""
    pairs = (cards & _PAIRS) + ((cards >> 6) & _PAIRS)
    return ((pairs * _EACH_SUM) >> 36) & 4095


def total(cards: i64) -> i64:
    """Return the number of cards."""
    return coloured(cards) + (cards >> _LOCOMOTIVE_SHIFT)


def nth(cards: i64, n: i64) -> i64:
    """Return the kind of the n-th card, from 0, when sorted by kind."""
    # Count the colours that end before it, all at once: a field's upper bit survives the subtraction if the
    # cards up to that colour are at most n.
    odd = (cards >> 6) & _PAIRS
    up_to_odd = (((cards & _PAIRS) + odd) * _EACH_SUM) & _ALL_SUMS
    limit = (n | 2048) * _EACH_SUM
    ended = ((limit - up_to_odd) & _EACH_UPPER_BIT) >> 11
    ended += ((limit - up_to_odd + odd) & _EACH_UPPER_BIT) >> 11
    return ((ended * _EACH_SUM) >> 36) & 15


def colours_with(cards: i64, n: i64) -> i64:
    """Return a mark for each colour with at least n cards, to be read with `colour_at`."""
    return ((cards | _EACH_FREE_BIT) - n * _EACH_COLOUR) & _EACH_FREE_BIT


def colour_at(marks: i64) -> i64:
    """Return the first marked colour."""
    return (((marks & -marks) * _COLOUR_OF_MARK) >> _MARKED) & 7


def of_colours(cards: i64, marks: i64) -> i64:
    """Return the cards of the marked colours."""
    return cards & (marks - (marks >> 5))


def with_locomotives(cards: i64) -> i64:
    """Return the cards of each colour plus the locomotives, at most 15 in each field."""
    each = (cards & _COLOURED) + locomotives(cards) * _EACH_COLOUR
    more = ((each >> 4) | (each >> 5)) & _EACH_COLOUR
    return (each & _EACH_15) | (more * 15)


def colour_set(cards: i64) -> i64:
    """Return the set of colours among the cards."""
    # One bit for each colour, gathered by twos, fours and eights.
    marks = (((cards & _COLOURED) + _EACH_MOST) >> 5) & _EACH_COLOUR
    marks = (marks | (marks >> 5)) & _EACH_PAIR
    marks = (marks | (marks >> 10)) & _EACH_FOUR
    return (marks | (marks >> 20)) & 255


def without(cards: i64, taken: i64) -> i64:
    """Subtract cards, stopping at zero for each kind."""
    # If a kind has enough cards, its free bit survives the subtraction and becomes a mask for the rest.
    left = (cards | _ALL_FREE_BITS) - taken
    enough = left & _ALL_FREE_BITS
    return left & (enough - (enough >> 5))


def clamped(cards: i64, taken: i64, most: i64) -> i64:
    """Return for each colour the cards beyond the first `taken`, at most `most`, without locomotives."""
    beyond = without(cards & _COLOURED, taken * _EACH_COLOUR)
    return beyond - without(beyond, most * _EACH_COLOUR)


def covers(cards: i64, wanted: i64) -> bool:
    """Return whether all the wanted cards are among the cards."""
    return without(wanted, cards) == 0


def letters(cards: i64) -> str:
    """Return the cards as letters, locomotives last."""
    text = ""
    for kind in range(KINDS):
        text += LETTERS[kind] * int(count(cards, kind))
    return text


def from_letters(text: str) -> i64:
    """Parse cards from letters, ignoring spaces."""
    cards: i64 = 0
    for letter in text:
        if letter == " ":
            continue
        kind = LETTERS.find(letter)
        if kind < 0:
            raise ValueError(f"“{letter}” is not a card; cards are written {LETTERS}")
        cards += ONE[kind]
    return cards


def names(cards: i64) -> list[str]:
    """Return the name of each card, sorted by kind."""
    names: list[str] = []
    for kind in range(KINDS):
        for _ in range(count(cards, kind)):
            names.append(NAMES[kind])
    return names


def to_counts(cards: i64) -> dict[str, int]:
    """Return the number of cards by name, without zeros."""
    return {NAMES[kind]: int(count(cards, kind)) for kind in range(KINDS) if count(cards, kind)}


def from_counts(counts: dict[str, int]) -> i64:
    """Return the multiset with these numbers of cards by name."""
    cards: i64 = 0
    for name, number in counts.items():
        cards += ONE[NAMES.index(name)] * number
    return cards


def in_words(cards: i64) -> str:
    """Describe the cards, for example “2 red cards and 1 locomotive”."""
    parts: list[str] = []
    for kind in range(KINDS):
        n = count(cards, kind)
        if n:
            what = NAMES[kind] if kind == LOCOMOTIVE else f"{NAMES[kind]} card"
            parts.append(f"{n} {what}{'' if n == 1 else 's'}")
    if not parts:
        return "no cards"
    if len(parts) == 1:
        return parts[0]
    return ", ".join(parts[:-1]) + " and " + parts[-1]
