"""Bit sets: sets of small numbers, each stored in one integer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table, because mypyc compiles `1 << n` with a variable n to a shift of 32 bits.
BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])
LARGEST: Final = 62

# A de Bruijn sequence: any six consecutive bits of it are different from any other six, so that its product
# with a power of two has a different number in its upper six bits for each power.
_DE_BRUIJN: Final = 0x03F79D71B4CB0A89


def _positions() -> list[int]:
    """Return the exponent of the power of two that leads to each number."""
    positions = [0] * 64
    for n in range(64):
        positions[((_DE_BRUIJN * 2**n) >> 58) & 63] = n
    return positions


_POSITION: Final[vec[i64]] = vec[i64](_positions())
_FEW: Final = 3
_SIZES: Final[vec[i64]] = vec[i64]([bin(members).count("1") for members in range(256)])


def lowest(members: i64) -> i64:
    """Return the smallest member of a non-empty set."""
    return _POSITION[(((members & -members) * _DE_BRUIJN) >> 58) & 63]


def size(members: i64) -> i64:
    """Return the number of members of a set."""
    # A parallel population count: sum bits, pairs and nibbles in place, then add the bytes by multiplying.
    members -= (members >> 1) & 0x1555555555555555
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((members * 0x0101010101010101) >> 56) & 255


def size_of_few(members: i64) -> i64:
    """Return the number of members of a set, most of which are usually below 8."""
    few = _SIZES[members & 255]
    return few + size(members >> 8) if members >> 8 else few


def nth(members: i64, n: i64) -> i64:
    """Return the member that has exactly n smaller ones."""
    if n > _FEW:
        return _nth_of_many(members, n)
    while n:
        members &= members - 1
        n -= 1
    return lowest(members)


def _nth_of_many(members: i64, n: i64) -> i64:
    """Return the same, after skipping all bytes that end before."""
    # Each byte of the sums has the number of members up to it. Its upper bit survives the subtraction if n
    # reaches beyond.
    counts = members - ((members >> 1) & 0x1555555555555555)
    counts = (counts & 0x3333333333333333) + ((counts >> 2) & 0x3333333333333333)
    sums = (((counts + (counts >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101) & 0x007F7F7F7F7F7F7F
    ended = (((n | 128) * 0x01010101010101 - sums) & 0x80808080808080) >> 7
    shift = 8 * (((ended * 0x01010101010101) >> 48) & 255)
    n -= ((sums << 8) >> shift) & 255
    members >>= shift
    while n:
        members &= members - 1
        n -= 1
    return shift + lowest(members)


def first(n: i64) -> i64:
    """Return the set of all numbers below n."""
    return BIT[n] - 1


def to_list(members: i64) -> list[int]:
    """Return the members in ascending order."""
    found: list[int] = []
    while members:
        found.append(int(lowest(members)))
        members &= members - 1
    return found
