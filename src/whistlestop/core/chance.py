"""The one door through which all luck comes."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from whistlestop.core import bits, cards
from whistlestop.core.errors import ChanceMismatch
from whistlestop.core.reason import Cards, Fact, Kind, Reason

_WORD: Final = 0xFFFFFFFF
_STATE: Final = 0x1FFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers the questions that a game leaves to luck."""

    def come_to(self, ply: i64) -> None:
        """Come to a play, counted from 1, or to the set-up, 0; luck that differs by play begins it here."""

    def below(self, n: i64) -> i64:
        """Return one of the numbers below n, each equally likely."""
        raise NotImplementedError

    def card(self, bag: i64) -> i64:
        """Return the kind of a card drawn from a bag that is not empty."""
        return cards.nth(bag, self.below(cards.total(bag)))

    def member(self, among: i64) -> i64:
        """Return one member of a set that is not empty, each equally likely."""
        return bits.nth(among, self.below(bits.size(among)))


def _mixed(word: i64) -> i64:
    """Scramble 32 bits so that near numbers end far apart."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & _WORD
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & _WORD
    return word ^ (word >> 16)


@final
class Seeded(Chance):
    """Fast luck that is the same for the same seed; for simulation, not for tables with people."""

    def __init__(self, seed: i64) -> None:
        low = _mixed((seed & _WORD) ^ 0x9E3779B9)
        high = _mixed(((seed >> 32) & _WORD) ^ low)
        self.state: i64 = ((high << 29) ^ _mixed(low ^ high)) & _STATE

    def below(self, n: i64) -> i64:
        # A linear congruential generator of 61 bits, of which the upper, scrambled 32 are used. Whatever
        # overflows 64 bits is masked away, so that interpreted Python gives the same numbers.
        state = (self.state * 0x1851F42D4C957F2D + 0x14057B7EF767814F) & _STATE
        self.state = state
        return (((state ^ (state >> 30)) >> 29) * n) >> 32


@final
class Scripted(Chance):
    """Luck that was written down beforehand, for tests and for replaying records."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.next: i64 = 0

    def left(self) -> int:
        """Count the answers that nobody has asked for yet."""
        return len(self.answers) - int(self.next)

    def answer(self) -> i64:
        """Take the next answer."""
        if self.next >= len(self.answers):
            raise ChanceMismatch(Reason("luck decides here, but no answer is written down for it."))
        self.next += 1
        return self.answers[self.next - 1]

    def below(self, n: i64) -> i64:
        answer = self.answer()
        if not 0 <= answer < n:
            raise ChanceMismatch(
                Reason("the answer {answer} is not one of the numbers below {limit}.", answer=answer, limit=n)
            )
        return answer

    def card(self, bag: i64) -> i64:
        kind = self.answer()
        if not 0 <= kind < cards.KINDS or not cards.count(bag, kind):
            raise ChanceMismatch(
                Reason("{card} can't be drawn: there are {bag}.", card=_card_name(kind), bag=Cards(bag))
            )
        return kind

    def member(self, among: i64) -> i64:
        answer = self.answer()
        if not 0 <= answer < bits.LARGEST or not among & bits.BIT[answer]:
            raise ChanceMismatch(
                Reason("number {answer} is not among those that can still come up.", answer=answer)
            )
        return answer


def _card_name(kind: i64) -> Fact:
    return Kind(kind) if 0 <= kind < cards.KINDS else Reason("card number {number}", number=kind)


@final
class Recording(Chance):
    """Luck that writes its answers down."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.answers: list[int] = []

    def come_to(self, ply: i64) -> None:
        self.source.come_to(ply)

    def below(self, n: i64) -> i64:
        return self.noted(self.source.below(n))

    def card(self, bag: i64) -> i64:
        return self.noted(self.source.card(bag))

    def member(self, among: i64) -> i64:
        return self.noted(self.source.member(among))

    def noted(self, answer: i64) -> i64:
        """Write an answer down and give it."""
        self.answers.append(int(answer))
        return answer

    def taken(self) -> list[int]:
        """Hand over the answers since the last call."""
        answers = self.answers
        self.answers = []
        return answers
