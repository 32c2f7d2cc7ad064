"""Robbers: how likely another seat can place more cards of a colour than lie in a row (CG-11)."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.style import Style
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS
from whistlestop.core.sight import Sight
from whistlestop.games.card_game.railyard import Railyard

STEPS: Final = 4  # to which a mean is rounded: quarters
MEANS: Final = 48
UNLIKELY: Final = 0.01  # chances below this are left out
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
    """For each colour and number of cards, the chance that somebody can place so many, and whether they will.

    A robber takes one row a turn, and rather a long one: many rows that lie side by side protect each other.
    """

    def __init__(self, railyard: Railyard, style: Style) -> None:
        self.railyard = railyard
        self.style = style
        self.able: vec[float] = SAFE[:]
        self.exposed: float = 0.0  # cards in rows that somebody can rob

    def look(self, sight: Sight, pool: i64) -> None:
        """Work the chances out from hands, from what was shown of them, and from the cards out of sight."""
        if not self.style.weighs_robbers:
            return
        state = sight.state
        self.able = SAFE[:]
        self.exposed = 0.0
        there = cards.total(pool)
        for seat in range(state.seats):
            if seat != sight.seat:
                shown = state.hands[seat]
                hidden = sight.hand_sizes[seat] - cards.total(shown)
                self.add(shown, pool, float(hidden) / float(there) if there else 0.0)
        mine = self.railyard.sizes(state, sight.seat)
        others = self.railyard.sizes_of_others(state, sight.seat)
        # A robber leaves its own rows alone.
        part = float(state.seats - 2) / float(state.seats - 1)
        for colour in range(COLOURS):
            self.exposed += self.exposure(colour, cards.count(mine, colour))
            self.exposed += self.exposure(colour, cards.count(others, colour)) * part

    def add(self, shown: i64, pool: i64, part: float) -> None:
        """Add what one seat can do; it has shown cards and a part of those out of sight."""
        able = self.able
        locomotives = cards.locomotives(pool)
        known_locomotives = cards.locomotives(shown)
        for colour in range(COLOURS):
            known = cards.count(shown, colour) + known_locomotives
            mean = part * float(cards.count(pool, colour) + locomotives)
            for number in range(2, LONGEST):
                can = at_least(mean, number - known)
                if can < UNLIKELY:
                    break
                at = colour * LONGEST + number
                able[at] = 1.0 - (1.0 - able[at]) * (1.0 - can)

    def exposure(self, colour: i64, row: i64) -> float:
        """Return how many cards of a row somebody can rob on average."""
        return float(row) * self.able[colour * LONGEST + row + 1] if row + 1 < LONGEST else 0.0

    def danger(self, colour: i64, row: i64, beside: float) -> float:
        """Return the chance that a row is robbed before it grows shorter; so much else is exposed."""
        if row + 1 >= LONGEST:
            return 0.0
        size = float(row)
        wish = self.style.robbing * size / (size + self.style.temptation)
        return wish * self.able[colour * LONGEST + row + 1] * size / (size + beside)
