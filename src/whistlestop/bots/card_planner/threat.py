"""The probability that an opponent can rob a row (CG-11)."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.traits import CardGameTraits
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS
from whistlestop.core.known_state import KnownState
from whistlestop.games.card_game.railyard import Railyard

STEPS: Final = 4  # a mean is rounded to quarters
MEANS: Final = 48
NEGLIGIBLE: Final = 0.01  # smaller probabilities are ignored
LONGEST: Final = 16  # cards a robber may need; more is treated as impossible


def poisson_tails() -> list[float]:
    """Tabulate P(X ≥ n) of Poisson distributions by mean and n."""
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


POISSON_TAIL: Final[vec[float]] = vec[float](poisson_tails())
SAFE: Final[vec[float]] = vec[float]([0.0] * (COLOURS * LONGEST))


def at_least(mean: float, number: i64) -> float:
    """Return the Poisson probability of at least `number`."""
    if number <= 0:
        return 1.0
    if number >= LONGEST:
        return 0.0
    step = i64(mean * STEPS + 0.5)
    if step >= MEANS:
        step = MEANS - 1
    return POISSON_TAIL[step * LONGEST + number]


@final
class Threat:
    """Per colour and number of cards, the probability that some opponent can and will place them.

    A robber takes one row per turn and prefers long ones, so several exposed rows protect each other.
    """

    def __init__(self, railyard: Railyard, traits: CardGameTraits) -> None:
        self.railyard = railyard
        self.traits = traits
        self.able: vec[float] = SAFE[:]
        self.exposed: float = 0.0  # expected cards in rows that can be robbed

    def update(self, known: KnownState, pool: i64) -> None:
        """Compute the probabilities from hand sizes, known cards and unseen cards."""
        if not self.traits.weighs_robbers:
            return
        state = known.state
        self.able = SAFE[:]
        self.exposed = 0.0
        there = cards.total(pool)
        for seat in range(state.seats):
            if seat != known.seat:
                shown = state.hands[seat]
                hidden = known.hand_sizes[seat] - cards.total(shown)
                self.add(shown, pool, float(hidden) / float(there) if there else 0.0)
        mine = self.railyard.sizes(state, known.seat)
        others = self.railyard.sizes_of_others(state, known.seat)
        # Opponents don't rob their own rows.
        part = float(state.seats - 2) / float(state.seats - 1)
        for colour in range(COLOURS):
            self.exposed += self.exposure(colour, cards.count(mine, colour))
            self.exposed += self.exposure(colour, cards.count(others, colour)) * part

    def add(self, shown: i64, pool: i64, part: float) -> None:
        """Add one opponent, who holds the shown cards and a share of the unseen ones."""
        able = self.able
        locomotives = cards.locomotives(pool)
        known_locomotives = cards.locomotives(shown)
        for colour in range(COLOURS):
            known = cards.count(shown, colour) + known_locomotives
            mean = part * float(cards.count(pool, colour) + locomotives)
            for number in range(2, LONGEST):
                can = at_least(mean, number - known)
                if can < NEGLIGIBLE:
                    break
                at = colour * LONGEST + number
                able[at] = 1.0 - (1.0 - able[at]) * (1.0 - can)

    def exposure(self, colour: i64, row: i64) -> float:
        """Return the expected number of cards that can be robbed from a row."""
        return float(row) * self.able[colour * LONGEST + row + 1] if row + 1 < LONGEST else 0.0

    def danger(self, colour: i64, row: i64, beside: float) -> float:
        """Return the probability that a row is robbed at its present length, given other exposed cards."""
        if row + 1 >= LONGEST:
            return 0.0
        size = float(row)
        wish = self.traits.robbing * size / (size + self.traits.temptation)
        return wish * self.able[colour * LONGEST + row + 1] * size / (size + beside)
