"""Robbers: how likely another seat can place more cards of a colour than lie in a row (CG-11)."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.style import Style
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS
from whistlestop.core.sight import Sight

STEPS: Final = 4  # to which a mean is rounded: quarters
MEANS: Final = 48
LONGEST: Final = 16  # cards that a robber may need; more are as good as impossible


def tails() -> list[float]:
    """Return, mean by mean, the chances of at least none, one, two … rare things (Poisson)."""
    found: list[float] = []
    for step in range(MEANS):
        mean = step / STEPS
        term = exp(-mean)
        tail = 1.0
        for number in range(LONGEST):
            found.append(max(tail, 0.0))
            tail -= term
            term *= mean / (number + 1)
    return found


TAIL: Final[vec[float]] = vec[float](tails())
SAFE: Final[vec[float]] = vec[float]([0.0] * (COLOURS * LONGEST))


def at_least(mean: float, number: i64) -> float:
    """Return the chance of at least so many."""
    if number <= 0:
        return 1.0
    if number >= LONGEST:
        return 0.0
    step = i64(mean * STEPS + 0.5)
    if step >= MEANS:
        step = MEANS - 1
    return TAIL[step * LONGEST + number]


@final
class Threat:
    """For each colour and number of cards, the chance that somebody can and will place so many."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.chances: vec[float] = SAFE[:]

    def look(self, sight: Sight, pool: i64) -> None:
        """Work the chances out from hands, from what was shown of them, and from the cards out of sight."""
        if not self.style.weighs_robbers:
            return
        state = sight.state
        self.chances = SAFE[:]
        there = cards.total(pool)
        for seat in range(state.seats):
            if seat != sight.seat:
                shown = state.hands[seat]
                hidden = sight.hand_sizes[seat] - cards.total(shown)
                part = float(hidden) / float(there) if there else 0.0
                self.add(shown, pool, part)

    def add(self, shown: i64, pool: i64, part: float) -> None:
        """Add what one seat may do; it has seen cards and a part of those out of sight."""
        chances = self.chances
        will = self.style.robbing
        locomotives = cards.locomotives(pool)
        known_locomotives = cards.locomotives(shown)
        for colour in range(COLOURS):
            known = cards.count(shown, colour) + known_locomotives
            mean = part * float(cards.count(pool, colour) + locomotives)
            for number in range(2, LONGEST):
                can = at_least(mean, number - known)
                if can < 0.01:
                    break
                at = colour * LONGEST + number
                chances[at] = 1.0 - (1.0 - chances[at]) * (1.0 - will * can)

    def survival(self, colour: i64, row: i64, position: i64) -> float:
        """Return the chance that the n-th card to leave a row gets away before the row is robbed."""
        # The row grows shorter: while this card waits as the last but (row - n), so many more are needed.
        number = row - position + 2
        return 1.0 if number >= LONGEST else 1.0 - self.chances[colour * LONGEST + number]
