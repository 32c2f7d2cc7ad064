"""Chance: the only source of randomness in a game."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from whistlestop.core import bits, cards
from whistlestop.core.errors import ChanceMismatch
from whistlestop.core.reason import Cards, Fact, Kind, Reason

_WORD: Final = 0xFFFFFFFF
_STATE: Final = 0x1FFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random outcomes."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def start_ply(self, ply: i64) -> None:
        """Start the stream of a ply, counted from 1; 0 is the set-up."""

    def below(self, n: i64) -> i64:
        """Return a uniformly random number below n."""
        raise NotImplementedError

    def card(self, bag: i64) -> i64:
        """Return the kind of a card drawn from a non-empty bag."""
        return cards.nth(bag, self.below(cards.total(bag)))

    def member(self, among: i64) -> i64:
        """Return a uniformly random member of a non-empty set."""
        return bits.nth(among, self.below(bits.size(among)))


def _mixed(word: i64) -> i64:
    """Hash 32 bits so that similar seeds give unrelated streams."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & _WORD
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & _WORD
    return word ^ (word >> 16)


@final
class Seeded(Chance):
    """A fast pseudo-random generator for simulations; its outcomes can be predicted from a few of them."""

    def __init__(self, seed: i64) -> None:
        low = _mixed((seed & _WORD) ^ 0x9E3779B9)
        high = _mixed(((seed >> 32) & _WORD) ^ low)
        self.state: i64 = ((high << 29) ^ _mixed(low ^ high)) & _STATE

    def below(self, n: i64) -> i64:
        # A 61-bit linear congruential generator whose upper 32 bits are scrambled and used. Overflow beyond
        # 64 bits is masked away, so that interpreted Python gives the same numbers.
        state = (self.state * 0x1851F42D4C957F2D + 0x14057B7EF767814F) & _STATE
        self.state = state
        return (((state ^ (state >> 30)) >> 29) * n) >> 32

    # As inherited, but compiled to direct calls of `below`, because the class is final.

    def card(self, bag: i64) -> i64:
        return cards.nth(bag, self.below(cards.total(bag)))

    def member(self, among: i64) -> i64:
        return bits.nth(among, self.below(bits.size(among)))


@final
class Scripted(Chance):
    """Outcomes from a list, for tests and for replaying records."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.next: i64 = 0

    def remaining(self) -> int:
        """Return the number of unused outcomes."""
        return len(self.outcomes) - int(self.next)

    def next_outcome(self) -> i64:
        """Return the next outcome."""
        if self.next >= len(self.outcomes):
            raise ChanceMismatch(Reason("chance decides here, but no outcome is recorded for it."))
        self.next += 1
        return self.outcomes[self.next - 1]

    def below(self, n: i64) -> i64:
        outcome = self.next_outcome()
        if not 0 <= outcome < n:
            raise ChanceMismatch(
                Reason("the outcome {answer} is not below {limit}.", answer=outcome, limit=n)
            )
        return outcome

    def card(self, bag: i64) -> i64:
        kind = self.next_outcome()
        if not 0 <= kind < cards.KINDS or not cards.count(bag, kind):
            raise ChanceMismatch(
                Reason("{card} can't be drawn: there are {bag}.", card=_card_name(kind), bag=Cards(bag))
            )
        return kind

    def member(self, among: i64) -> i64:
        outcome = self.next_outcome()
        if not 0 <= outcome < bits.LARGEST or not among & bits.BIT[outcome]:
            raise ChanceMismatch(
                Reason("number {answer} is not among those that can still come up.", answer=outcome)
            )
        return outcome


def _card_name(kind: i64) -> Fact:
    return Kind(kind) if 0 <= kind < cards.KINDS else Reason("card number {number}", number=kind)


@final
class Recording(Chance):
    """A wrapper that records the outcomes of another source."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[int] = []

    def start_ply(self, ply: i64) -> None:
        self.source.start_ply(ply)

    def below(self, n: i64) -> i64:
        return self.record(self.source.below(n))

    def card(self, bag: i64) -> i64:
        return self.record(self.source.card(bag))

    def member(self, among: i64) -> i64:
        return self.record(self.source.member(among))

    def record(self, outcome: i64) -> i64:
        """Record an outcome and return it."""
        self.outcomes.append(int(outcome))
        return outcome

    def take(self) -> list[int]:
        """Return the outcomes since the last call and forget them."""
        outcomes = self.outcomes
        self.outcomes = []
        return outcomes
